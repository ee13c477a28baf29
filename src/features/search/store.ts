import { inArray } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { searchEntries } from './schema.ts'

export type SearchRecord = typeof searchEntries.$inferInsert

/** Replaces the index rows of an item, in the transaction of its change. */
export async function replaceEntries(tx: Tx, refId: string, rows: readonly SearchRecord[]): Promise<void> {
  await deleteEntries(tx, [refId])
  if (rows.length > 0) await tx.insert(searchEntries).values([...rows])
}

export async function deleteEntries(tx: Tx, refIds: readonly string[]): Promise<void> {
  if (refIds.length > 0) await tx.delete(searchEntries).where(inArray(searchEntries.refId, [...refIds]))
}
