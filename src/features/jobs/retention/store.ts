import { and, asc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { TERMINAL } from '../rules/states.ts'
import { jobAttachments, jobEvents, jobs } from '../schema.ts'
import { jobConversations, jobMessages } from '../schema-messages.ts'

/** Jobs that ended before a time and still have their content, the oldest first. */
export async function listEndedBefore(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(isRetained(before))
    .orderBy(asc(jobs.updatedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Locks one of them; false if another process has erased its content. */
export async function lockEndedBefore(tx: Tx, id: string, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), isRetained(before)))
    .for('no key update')
  return rows.length > 0
}

const isRetained = (before: Date): SQL =>
  and(inArray(jobs.status, [...TERMINAL]), isNull(jobs.contentErasedAt), lt(jobs.updatedAt, before)) as SQL

/** Members of an event's data that somebody wrote, or that say where a parcel went. */
const WRITTEN = ['note', 'reason', 'carrier', 'trackingNumber', 'orderNumber', 'returnTracking']

/**
 * Erases what the two sides wrote and uploaded; returns the ids of the files. Receipts stay: they prove a payment. The
 * link of the post stays with its results.
 */
export async function eraseContentOf(tx: Tx, jobId: string, now: Date): Promise<string[]> {
  const ofJob = and(eq(jobAttachments.jobId, jobId), ne(jobAttachments.kind, 'receipt'))
  const files = [
    ...(await tx.select({ id: jobAttachments.fileId }).from(jobAttachments).where(ofJob)),
    ...(await tx.select({ id: jobMessages.fileId }).from(jobMessages).where(eq(jobMessages.jobId, jobId))),
  ]
  const removedAt = sql`coalesce(${jobAttachments.removedAt}, ${now.toISOString()}::timestamptz)`
  await tx
    .update(jobAttachments)
    .set({ fileId: null, url: null, note: '', reason: null, comments: [], removedAt })
    .where(ofJob)
  await tx.delete(jobConversations).where(eq(jobConversations.jobId, jobId))
  await tx.delete(jobMessages).where(eq(jobMessages.jobId, jobId))
  await tx
    .update(jobEvents)
    .set({ data: sql`${jobEvents.data} - ${sql.param(WRITTEN)}::text[]` })
    .where(eq(jobEvents.jobId, jobId))
  await tx
    .update(jobs)
    .set({ note: '', details: {}, disputeReason: null, contentErasedAt: now })
    .where(eq(jobs.id, jobId))
  return files.flatMap(({ id }) => id ?? [])
}
