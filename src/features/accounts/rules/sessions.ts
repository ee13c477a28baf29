/** Lifetime of a session in hours, as the specification defines for its cookies. */
export const SESSION_HOURS = 24
/** Days after which an unused persistent login expires. */
export const PERSISTENT_DAYS = 30
