/** Endpoints called by browser code; separate from the contract, so that the bundle does not include its schemas. */
export const FIND = { method: 'GET', path: '/api/influencers/search' } as const
