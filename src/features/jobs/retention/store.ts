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

/** Clears attachments and returns the ids of their files. */
async function clearAttachments(tx: Tx, where: SQL, now: Date): Promise<(string | null)[]> {
  const rows = await tx.select({ id: jobAttachments.fileId }).from(jobAttachments).where(where)
  const removedAt = sql`coalesce(${jobAttachments.removedAt}, ${now.toISOString()}::timestamptz)`
  const empty = { fileId: null, url: null, note: '', reason: null, comments: [] }
  await tx
    .update(jobAttachments)
    .set({ ...empty, removedAt })
    .where(where)
  return rows.map(({ id }) => id)
}

/**
 * Erases what the two sides wrote and uploaded in a job; returns the ids of the files. Receipts stay: they prove a
 * payment. The link of the post stays with its results.
 */
export async function eraseContentOf(tx: Tx, jobId: string, now: Date): Promise<string[]> {
  const drafts = and(eq(jobAttachments.jobId, jobId), ne(jobAttachments.kind, 'receipt')) as SQL
  const files = await clearAttachments(tx, drafts, now)
  await tx.delete(jobConversations).where(eq(jobConversations.jobId, jobId))
  const messages = await tx
    .delete(jobMessages)
    .where(eq(jobMessages.jobId, jobId))
    .returning({ id: jobMessages.fileId })
  await tx
    .update(jobEvents)
    .set({ data: sql`${jobEvents.data} - ${sql.param(WRITTEN)}::text[]` })
    .where(eq(jobEvents.jobId, jobId))
  await tx
    .update(jobs)
    .set({ note: '', details: {}, disputeReason: null, contentErasedAt: now })
    .where(eq(jobs.id, jobId))
  return [...files, ...messages.map(({ id }) => id)].filter((id) => id !== null)
}

/** Erases attachments of an account's jobs, receipts included, and its messages; returns the ids of the files. */
export async function eraseContentOfAccount(tx: Tx, accountId: string, now: Date): Promise<string[]> {
  const own = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.influencerId, accountId))
  const files = await clearAttachments(tx, inArray(jobAttachments.jobId, own), now)
  const written = eq(jobMessages.authorId, accountId)
  const messages = await tx.select({ id: jobMessages.fileId }).from(jobMessages).where(written)
  await tx.update(jobMessages).set({ fileId: null, text: '–' }).where(written)
  return [...files, ...messages.map(({ id }) => id)].filter((id) => id !== null)
}
