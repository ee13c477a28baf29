import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether a column is one of many ids. One parameter holds them all, so that the statement is one statement for lists of
 * any length: planning 300 parameters takes PostgreSQL longer than finding their rows.
 */
export const anyOf = (column: SQLWrapper, ids: readonly string[]): SQL<boolean> =>
  sql<boolean>`${column} = any(${sql.param([...ids])}::uuid[])`
