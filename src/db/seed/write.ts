import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../types.ts'

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const PARAMETERS = 20_000

/** Inserts rows in as few statements as the protocol allows. */
export async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const width = Math.max(1, ...rows.slice(0, 50).map((row) => Object.keys(row).length)) + 20
  const step = Math.max(1, Math.floor(PARAMETERS / width))
  for (let i = 0; i < rows.length; i += step)
    await tx.insert(table).values(rows.slice(i, i + step) as T['$inferInsert'][])
}
