/** Where the browser sends files; apart from the contract, so that its shapes stay out of the bundle. */
export const UPLOAD = { method: 'POST', path: '/api/files' } as const
