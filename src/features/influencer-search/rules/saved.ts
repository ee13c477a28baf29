export const SEARCH_NAME_MAX = 60
/** The most searches that a marketer saves. */
export const SEARCHES_MAX = 10
/** New channels of a saved search are counted up to here. */
export const FRESH_MAX = 99
