/** The endpoint that a browser asks while filters are changed. */
export const FIND = { method: 'GET', path: '/api/influencers/search' } as const
