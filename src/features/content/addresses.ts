/** Endpoints that the browser calls by itself; apart from the contract, so that its shapes stay out of the bundle. */
export const SAVE_ITEM = { method: 'PATCH', path: '/api/operator/content/item/{id}' } as const
