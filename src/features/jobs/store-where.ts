import { and as andAll, type SQL } from 'drizzle-orm'

export type { SQL } from 'drizzle-orm'

/** All conditions together; there is at least one. */
export const and = (...conditions: (SQL | undefined)[]): SQL => andAll(...conditions) as SQL
