/** Endpoints called by browser code; separate from the contract, so that the bundle does not include its schemas. */
export const CHARGE = { method: 'GET', path: '/api/credits/charges/{id}' } as const
export const SLIP = { method: 'POST', path: '/api/credits/charges/{id}/slip' } as const
