/** Lifetime of a session, as the specification defines for its cookies. */
export const SESSION_HOURS = 24
/** How long an unused browser can still open new sessions if the person chose to stay logged in. */
export const PERSISTENT_DAYS = 30
