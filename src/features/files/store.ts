import { and, arrayContains, eq, inArray, isNotNull, like, lt, not, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import type { Caller } from '../../platform/context.ts'
import { files } from './schema.ts'

export type FileRecord = typeof files.$inferSelect

/** Serializes uploads of an account so that the quota is counted correctly. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${ownerId}`}, 0))`)
}

/** Bytes of an account's files. Concurrent uploads of the account wait until the transaction ends. */
export async function lockSpace(tx: Tx, ownerId: string): Promise<number> {
  await lockOwner(tx, ownerId)
  return spaceOf(tx, ownerId)
}

const isVideo = like(files.contentType, 'video/%')

async function sumOf(tx: Tx, ownerId: string, kind: SQL): Promise<number> {
  const [row] = await tx
    .select({ bytes: sum(files.size) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), kind))
  return Number(row?.bytes ?? 0)
}

/** Bytes of an account's files, without videos, which have a separate quota. */
export const spaceOf = (tx: Tx, ownerId: string): Promise<number> => sumOf(tx, ownerId, not(isVideo))
export const videoSpaceOf = (tx: Tx, ownerId: string): Promise<number> => sumOf(tx, ownerId, isVideo)

/** Marks files as used. Ids of other objects are ignored. */
export async function markUsed(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(files)
    .set({ unusedSince: null })
    .where(and(inArray(files.id, [...ids]), isNotNull(files.unusedSince)))
}

/** Marks a file as unused. */
export async function markUnused(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(files).set({ unusedSince: now }).where(eq(files.id, id))
}

/** Deletes the rows of unused files and returns where their bytes are stored. */
export async function deleteUnused(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<Pick<FileRecord, 'storageKey' | 'contentType' | 'size'>[]> {
  const unused = tx
    .select({ id: files.id })
    .from(files)
    .where(lt(files.unusedSince, before))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .delete(files)
    .where(inArray(files.id, unused))
    .returning({ storageKey: files.storageKey, contentType: files.contentType, size: files.size })
}

/** Which of the keys belong to a row. */
export async function keysInUse(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]))
  return new Set(rows.map(({ key }) => key))
}

export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(files).where(inArray(files.id, [...ids]))
}

export async function insertFile(tx: Tx, row: FileRecord): Promise<void> {
  await tx.insert(files).values(row)
}

/**
 * A file that the caller may read: the owner, a named reader, an operator, or callers that `other` allows. A public one
 * for anybody.
 */
export async function findReadable(tx: Tx, caller: Caller, id: string, other: SQL): Promise<FileRecord | undefined> {
  const own =
    caller.scope === 'operator'
      ? undefined
      : or(
          eq(files.visibility, 'public'),
          // A member who is limited to some brands may read only what `other` allows.
          caller.brandIds ? undefined : eq(files.ownerId, caller.accountId),
          caller.brandIds ? undefined : arrayContains(files.readers, [caller.accountId]),
          other,
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

/** A file of one owner, to attach it to something. */
export async function findOwned(tx: Tx, ownerId: string, id: string): Promise<FileRecord | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)))
  return row
}

/** Adds readers to a file and marks it as used. Returns false if it no longer exists. */
export async function addReaders(tx: Tx, id: string, readers: readonly string[]): Promise<boolean> {
  const changed = await tx
    .update(files)
    .set({
      unusedSince: null,
      readers: sql`array(select distinct unnest(${files.readers} || ${sql.param([...readers])}::uuid[]))`,
    })
    .where(eq(files.id, id))
    .returning({ id: files.id })
  return changed.length > 0
}

export async function listFiles(tx: Tx, ids: readonly string[]): Promise<FileRecord[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
}
