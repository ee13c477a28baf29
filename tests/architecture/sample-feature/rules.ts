/** Ideas that an account can save. */
export const IDEAS_MAX = 50
