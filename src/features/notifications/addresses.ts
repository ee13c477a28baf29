/**
 * Endpoints that the browser calls directly. Separate from the contract, so that its zod shapes stay out of the bundle.
 */
export const SUBSCRIBE = { method: 'POST', path: '/api/notification/push' } as const
export const CHECK_PUSH = { method: 'POST', path: '/api/notification/push/check' } as const
export const UNREAD = { method: 'GET', path: '/api/notification/unread' } as const
