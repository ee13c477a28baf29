/**
 * Endpoints that browser code calls. They are not read from the contract, so that its schemas stay out of the bundle.
 */
export const CHARGE = { method: 'GET', path: '/api/credits/charges/{id}' } as const
export const SLIP = { method: 'POST', path: '/api/credits/charges/{id}/slip' } as const
