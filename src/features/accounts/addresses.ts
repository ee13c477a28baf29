/**
 * Endpoints that browser code calls directly. Separate from the contract, so that the bundle does not contain its
 * schemas.
 */
export const PLACES = { method: 'GET', path: '/api/postcodes/{postcode}' } as const
