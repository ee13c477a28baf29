/**
 * Endpoints that the browser calls directly. Separate from the contract, so that its zod shapes stay out of the bundle.
 */
export const SEARCH = { method: 'GET', path: '/api/search' } as const
