/** Endpoints that the browser calls by itself; apart from the contract, so that its shapes stay out of the bundle. */
export const CHARGE = { method: 'GET', path: '/api/credits/charges/{id}' } as const
export const SLIP = { method: 'POST', path: '/api/credits/charges/{id}/slip' } as const
