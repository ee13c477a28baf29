/** Brands of one agency that are in use. */
export const BRANDS_MAX = 100
