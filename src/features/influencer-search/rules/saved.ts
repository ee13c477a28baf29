export const SEARCH_NAME_MAX = 60
/** Maximum number of saved searches per marketer. */
export const SEARCHES_MAX = 10
/** Maximum up to which new channels of a saved search are counted. */
export const FRESH_MAX = 99
