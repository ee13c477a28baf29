/** Orders of the job market: newest, closing soon, most earnings, earnings from low to high, brand, best match. */
export const SORTS = ['newest', 'close', 'price', 'earnings', 'brand', 'match'] as const
export type MarketSort = (typeof SORTS)[number]
