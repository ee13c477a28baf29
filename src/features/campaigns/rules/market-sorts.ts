/** Sort orders of the job market: newest, closing soon, highest pay, lowest pay, brand, best match. */
export const SORTS = ['newest', 'close', 'price', 'earnings', 'brand', 'match'] as const
export type MarketSort = (typeof SORTS)[number]
