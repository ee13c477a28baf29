/** Maximum length of a search text. */
export const TEXT_MAX = 80
/** Highest page number of the market that can be requested. */
export const LAST_PAGE = 10_000
