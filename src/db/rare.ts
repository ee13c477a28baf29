import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { rowsOf } from './rows.ts'
import type { Tx } from './types.ts'

/** A text that more rows have is found sooner in the order of a list. */
const RARE = 2_000

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

/** How many rows the planner expects, from the statistics of the tables: without running the query. */
async function estimateRows(tx: Tx, query: SQL): Promise<number> {
  const [explained] = await rowsOf<Explained>(tx, sql`explain (format json) ${query}`)
  return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/**
 * What these queries of one column find, as ids, each query served by an index of its own; null where they find, or are
 * expected to find, more than `RARE`: an index of trigrams reads all of what it finds before the first row.
 */
export async function findRare(tx: Tx, ...queries: readonly SQLWrapper[]): Promise<string[] | null> {
  const together = (each: (query: SQLWrapper) => SQL) => sql.join(queries.map(each), sql` union all `)
  const all = together((query) => sql`(${query})`)
  if ((await estimateRows(tx, all)) > RARE) return null
  const limited = together((query) => sql`(${query} limit ${RARE + 1})`)
  const found = await rowsOf<{ id: string }>(tx, sql`select id from (${limited}) found(id)`)
  return found.length > RARE ? null : found.map(({ id }) => id)
}
