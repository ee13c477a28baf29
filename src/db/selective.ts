import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { rowsOf } from './rows.ts'
import type { Tx } from './types.ts'

/** If more rows contain a text, reading the list in its own order finds a page of matches sooner. */
const RARE = 2_000

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

/** The planner's estimate of a query's rows, from table statistics. Does not run the query. */
async function estimateRows(tx: Tx, query: SQL): Promise<number> {
  const [explained] = await rowsOf<Explained>(tx, sql`explain (format json) ${query}`)
  return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/**
 * The ids that queries of one column find; each query uses its own index. Null if they find, or are expected to find,
 * more than `RARE` rows: a trigram index reads all its matches before it returns the first row.
 */
export async function findIfSelective(tx: Tx, ...queries: readonly SQLWrapper[]): Promise<string[] | null> {
  const together = (each: (query: SQLWrapper) => SQL) => sql.join(queries.map(each), sql` union all `)
  const all = together((query) => sql`(${query})`)
  if ((await estimateRows(tx, all)) > RARE) return null
  const limited = together((query) => sql`(${query} limit ${RARE + 1})`)
  const found = await rowsOf<{ id: string }>(tx, sql`select id from (${limited}) found(id)`)
  return found.length > RARE ? null : found.map(({ id }) => id)
}
