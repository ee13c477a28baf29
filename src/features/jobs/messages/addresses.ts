/**
 * Endpoints that browser code calls. They are not read from the contract, so that its schemas stay out of the bundle.
 */
export const MESSAGES = { method: 'GET', path: '/api/jobs/{id}/messages' } as const
export const READ_MESSAGES = { method: 'POST', path: '/api/jobs/{id}/messages/read' } as const
export const INBOX = { method: 'GET', path: '/api/inbox' } as const
export const INBOX_COUNTS = { method: 'GET', path: '/api/inbox/counts' } as const
