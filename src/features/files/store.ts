import { and, arrayContains, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import type { Caller } from '../../service/context.ts'
import { files } from './schema.ts'

export type FileRecord = typeof files.$inferSelect

export async function insertFile(tx: Tx, row: FileRecord): Promise<void> {
  await tx.insert(files).values(row)
}

/** A file if the caller may read it: its owner, a named reader, an operator; anybody for a public one. */
export async function findReadable(tx: Tx, caller: Caller, id: string): Promise<FileRecord | undefined> {
  const own =
    caller.scope === 'operator'
      ? undefined
      : or(
          eq(files.visibility, 'public'),
          eq(files.ownerId, caller.accountId),
          arrayContains(files.readers, [caller.accountId]),
        )
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), own))
  return row
}

export async function findPublic(tx: Tx, id: string): Promise<FileRecord | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.visibility, 'public')))
  return row
}

/** Files of one owner by id, for what is attached to something. */
export async function findOwned(tx: Tx, ownerId: string, id: string): Promise<FileRecord | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)))
  return row
}

export async function addReaders(tx: Tx, id: string, readers: readonly string[]): Promise<void> {
  await tx
    .update(files)
    .set({ readers: sql`array(select distinct unnest(${files.readers} || ${sql.param([...readers])}::uuid[]))` })
    .where(eq(files.id, id))
}

export async function listFiles(tx: Tx, ids: readonly string[]): Promise<FileRecord[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
}
