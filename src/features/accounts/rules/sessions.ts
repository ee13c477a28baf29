/** A session ends after so long, as the specification says of its cookies. */
export const SESSION_HOURS = 24
/** A browser in which somebody stays logged in opens new sessions until it was not used for so long. */
export const PERSISTENT_DAYS = 30
