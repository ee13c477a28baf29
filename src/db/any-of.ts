import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether a column is one of `ids`. All ids are one array parameter, so the statement is the same for any number of
 * ids. Planning 300 separate parameters takes PostgreSQL longer than finding the rows.
 */
export const anyOf = (column: SQLWrapper, ids: readonly string[]): SQL<boolean> =>
  sql<boolean>`${column} = any(${sql.param([...ids])}::uuid[])`
