/** Endpoints that the browser calls by itself; apart from the contract, so that its shapes stay out of the bundle. */
export const MESSAGES = { method: 'GET', path: '/api/jobs/{id}/messages' } as const
