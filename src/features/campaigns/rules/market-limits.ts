/** The longest text that jobs are searched for. */
export const TEXT_MAX = 80
/** The last page of the market that can be asked for. */
export const LAST_PAGE = 10_000
