/**
 * Endpoints that browser code calls. They are not read from the contract, so that its schemas stay out of the bundle.
 */
export const FIND = { method: 'GET', path: '/api/influencers/search' } as const
