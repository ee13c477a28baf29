import { type SQL, sql } from 'drizzle-orm'

/**
 * Values of the code as a list of SQL literals, for a partial index and the queries that it serves: PostgreSQL must see
 * the same condition in both, which a parameter is not.
 */
export const literals = (values: readonly string[]): SQL =>
  sql.raw(`(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`)
