/**
 * The upload endpoint for browser code. It is not read from the contract, so that its schemas stay out of the bundle.
 */
export const UPLOAD = { method: 'POST', path: '/api/files' } as const
