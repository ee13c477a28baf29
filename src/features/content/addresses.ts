/** Endpoints that the browser calls directly; separate from the contract to keep its schemas out of the bundle. */
export const SAVE_ITEM = { method: 'PATCH', path: '/api/operator/content/item/{id}' } as const
