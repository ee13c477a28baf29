import type { SQL } from 'drizzle-orm'
import type { Tx } from '../db/types.ts'

/** Rows of a plain query; both engines answer `{ rows }`. bigint and numeric come as text or number: wrap them in Number(). */
export async function rowsOf<T>(tx: Tx, query: SQL): Promise<T[]> {
  return ((await tx.execute(query)) as unknown as { rows: T[] }).rows
}
