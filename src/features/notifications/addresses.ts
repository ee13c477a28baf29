/** Endpoints that the browser calls by itself; apart from the contract, so that its shapes stay out of the bundle. */
export const UNREAD = { method: 'GET', path: '/api/notification/unread' } as const
