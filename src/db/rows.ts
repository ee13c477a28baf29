import type { SQL } from 'drizzle-orm'
import type { Tx } from './types.ts'

/**
 * Rows of a plain query; both engines return `{ rows }`. bigint and numeric arrive as text or number: convert them with
 * Number().
 */
export async function rowsOf<T>(tx: Tx, query: SQL): Promise<T[]> {
  return ((await tx.execute(query)) as unknown as { rows: T[] }).rows
}
