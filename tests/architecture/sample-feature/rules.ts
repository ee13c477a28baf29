/** The maximum number of ideas per account. */
export const IDEAS_MAX = 50
