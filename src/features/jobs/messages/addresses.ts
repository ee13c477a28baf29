/** Endpoints called by browser code; separate from the contract, so that the bundle does not include its schemas. */
export const MESSAGES = { method: 'GET', path: '/api/jobs/{id}/messages' } as const
export const READ_MESSAGES = { method: 'POST', path: '/api/jobs/{id}/messages/read' } as const
export const INBOX = { method: 'GET', path: '/api/inbox' } as const
export const INBOX_COUNTS = { method: 'GET', path: '/api/inbox/counts' } as const
