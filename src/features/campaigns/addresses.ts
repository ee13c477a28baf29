/**
 * Endpoints that browser code calls directly. Separate from the contract, so that the bundle does not contain its
 * schemas.
 */
export const GET_CAMPAIGN = { method: 'GET', path: '/api/campaigns/{id}' } as const
export const SAVE_CAMPAIGN = { method: 'PATCH', path: '/api/campaigns/{id}' } as const
export const ESTIMATE = { method: 'POST', path: '/api/campaigns/{id}/estimate' } as const
export const PUBLIC_JOBS = { method: 'GET', path: '/api/campaigns/public/job' } as const
export const MARKET = { method: 'GET', path: '/api/jobs/public' } as const
