/** Maximum number of brands in use per agency. */
export const BRANDS_MAX = 100
