import { type SQL, sql } from 'drizzle-orm'

/**
 * Constants as a list of SQL literals, for a partial index and its queries. PostgreSQL uses the index only if the query
 * has the same condition; a parameter would hide it.
 */
export const literals = (values: readonly string[]): SQL =>
  sql.raw(`(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`)
