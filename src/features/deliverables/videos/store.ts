import { and, eq, getTableColumns, inArray, isNull, like, lt, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { files } from '../../files/schema.ts'
import { CANCELLED } from '../../jobs/rules/states.ts'
import { jobAttachments, jobs, jobUploads } from '../../jobs/schema.ts'

export type VideoUpload = typeof jobUploads.$inferSelect

/** Bytes reserved by an account's unfinished uploads. */
export async function pendingSpaceOf(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sum(jobUploads.size) })
    .from(jobUploads)
    .where(and(eq(jobUploads.ownerId, ownerId), isNull(jobUploads.ended), isNull(jobUploads.finishedAt)))
  return Number(row?.bytes ?? 0)
}

export async function insertUpload(tx: Tx, row: VideoUpload): Promise<void> {
  await tx.insert(jobUploads).values(row)
}

/** An upload of this account, also an ended one. */
export async function findUpload(tx: Tx, id: string, ownerId: string): Promise<VideoUpload | null> {
  const [row] = await tx
    .select()
    .from(jobUploads)
    .where(and(eq(jobUploads.id, id), eq(jobUploads.ownerId, ownerId)))
  return row ?? null
}

export async function lockUpload(tx: Tx, id: string): Promise<VideoUpload | null> {
  const [row] = await tx.select().from(jobUploads).where(eq(jobUploads.id, id)).for('update')
  return row ?? null
}

export async function updateUpload(
  tx: Tx,
  id: string,
  values: Partial<Pick<VideoUpload, 'expiresAt' | 'finishedAt'>>,
): Promise<void> {
  await tx.update(jobUploads).set(values).where(eq(jobUploads.id, id))
}

/** Ends uploads; their rows remain until a time, so that a later request gets the reason. */
export async function endUploads(
  tx: Tx,
  ids: readonly string[],
  values: { ended: NonNullable<VideoUpload['ended']>; expiresAt: Date },
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(jobUploads)
      .set(values)
      .where(inArray(jobUploads.id, [...ids]))
}

export async function deleteUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(jobUploads).where(inArray(jobUploads.id, [...ids]))
}

/** Unsent uploads that a new one replaces. */
export async function listReplaced(tx: Tx, jobId: string, ownerId: string): Promise<VideoUpload[]> {
  return tx
    .select()
    .from(jobUploads)
    .where(and(eq(jobUploads.jobId, jobId), eq(jobUploads.ownerId, ownerId), isNull(jobUploads.ended)))
    .for('update')
}

/** Locks and returns uploads that were inactive for too long, and those of jobs that no longer accept a draft. */
export async function listExpired(tx: Tx, now: Date, limit: number): Promise<(VideoUpload & { working: boolean })[]> {
  return tx
    .select({ ...getTableColumns(jobUploads), working: sql<boolean>`${jobs.status} = 'WORKING'` })
    .from(jobUploads)
    .innerJoin(jobs, eq(jobs.id, jobUploads.jobId))
    .where(or(lt(jobUploads.expiresAt, now), sql`${jobs.status} <> 'WORKING'`))
    .limit(limit)
    .for('update', { of: jobUploads, skipLocked: true })
}

export async function uploadsAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: jobUploads.id })
    .from(jobUploads)
    .where(and(inArray(jobUploads.id, [...ids]), isNull(jobUploads.ended)))
  return new Set(rows.map(({ id }) => id))
}

export type StoredVideo = Pick<typeof files.$inferSelect, 'id' | 'storageKey' | 'size'>
const videoColumns = { id: files.id, storageKey: files.storageKey, size: files.size }

/** A video that was uploaded but not submitted with a draft. */
export async function listUnsent(tx: Tx, ids: readonly string[]): Promise<StoredVideo[]> {
  if (ids.length === 0) return []
  return tx
    .select(videoColumns)
    .from(files)
    .where(and(inArray(files.id, [...ids]), sql`${files.unusedSince} is not null`))
}

const isOver = (completedBefore: Date): SQL =>
  or(inArray(jobs.status, CANCELLED), and(eq(jobs.status, 'COMPLETED'), lt(jobs.completedAt, completedBefore))) as SQL

/** Removes the videos from the drafts of ended jobs and returns their ids. */
export async function takeVideosOfEnded(
  tx: Tx,
  now: Date,
  completedBefore: Date,
  limit: number,
): Promise<StoredVideo[]> {
  const rows = await tx
    .select({ attachmentId: jobAttachments.id, ...videoColumns })
    .from(jobAttachments)
    .innerJoin(files, eq(files.id, jobAttachments.fileId))
    .innerJoin(jobs, eq(jobs.id, jobAttachments.jobId))
    .where(and(eq(jobAttachments.kind, 'draft'), like(files.contentType, 'video/%'), isOver(completedBefore)))
    .limit(limit)
    .for('update', { of: jobAttachments, skipLocked: true })
  if (rows.length === 0) return []
  await tx
    .update(jobAttachments)
    .set({ fileId: null, removedAt: now })
    .where(
      inArray(
        jobAttachments.id,
        rows.map(({ attachmentId }) => attachmentId),
      ),
    )
  return rows.map(({ attachmentId: _, ...video }) => video)
}
