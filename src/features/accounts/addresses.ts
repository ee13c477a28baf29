/** Endpoints that the browser calls by itself; apart from the contract, so that its shapes stay out of the bundle. */
export const PLACES = { method: 'GET', path: '/api/postcodes/{postcode}' } as const
