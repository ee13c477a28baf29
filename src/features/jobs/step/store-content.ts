import { and, desc, eq, exists, getTableColumns, gt, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import type { Caller } from '../../../platform/context.ts'
import { ofBrands } from '../../agency-brands/schema-scope.ts'
import type { DraftComment } from '../../deliverables/rules/draft-comments.ts'
import { mayActFor } from '../../partners/service.ts'
import { jobAttachments, jobInsights, jobPlatformInsights, jobPosts, jobs, jobUploads } from '../schema.ts'
import { jobMessages } from '../schema-messages.ts'

export type AttachmentRecord = typeof jobAttachments.$inferSelect
export type AttachmentKind = AttachmentRecord['kind']
export type PostRecord = typeof jobPosts.$inferSelect
export type UploadRecord = typeof jobUploads.$inferSelect
export type PlatformInsightRecord = typeof jobPlatformInsights.$inferSelect

/**
 * Stores submitted content as the next round of its kind. The job's row is locked, so each round number is used once.
 */
export async function insertAttachment(
  tx: Tx,
  row: Omit<typeof jobAttachments.$inferInsert, 'round' | 'status'>,
): Promise<void> {
  const [last] = await tx
    .select({ round: max(jobAttachments.round) })
    .from(jobAttachments)
    .where(and(eq(jobAttachments.jobId, row.jobId), eq(jobAttachments.kind, row.kind)))
  await tx.insert(jobAttachments).values({ ...row, round: (last?.round ?? 0) + 1, status: 'in_progress' })
}

/** Stores the decision (by the marketer or the deadline) on the submitted content. */
export async function decideAttachment(
  tx: Tx,
  jobId: string,
  kind: AttachmentKind,
  answer: { status: 'approve' | 'reject'; reasonCode?: string; reason?: string; comments?: DraftComment[] },
  now: Date,
): Promise<void> {
  // Only the last round can be decided. When the marketer chooses, a rejected draft can still be approved.
  const [last] = await tx
    .select({ id: jobAttachments.id })
    .from(jobAttachments)
    .where(and(eq(jobAttachments.jobId, jobId), eq(jobAttachments.kind, kind)))
    .orderBy(desc(jobAttachments.round))
    .limit(1)
  if (!last) return
  await tx
    .update(jobAttachments)
    .set({
      status: answer.status,
      reasonCode: answer.reasonCode ?? null,
      reason: answer.reason ?? null,
      ...(answer.comments && { comments: answer.comments }),
      decidedAt: now,
    })
    .where(eq(jobAttachments.id, last.id))
}

/** Marks the approved content of an ended job as complete. */
export async function completeAttachments(tx: Tx, jobId: string): Promise<void> {
  await tx
    .update(jobAttachments)
    .set({ status: 'complete' })
    .where(and(eq(jobAttachments.jobId, jobId), eq(jobAttachments.status, 'approve')))
}

/** Condition for a member who is limited to brands: the file was submitted or sent in a job of their campaigns. */
function isOfVisibleJob(tx: Tx, { accountId, brandIds }: Caller, fileId: string): SQL {
  const visible = and(eq(jobs.marketerId, accountId), ofBrands(jobs.campaignId, brandIds))
  const isIn = (table: typeof jobAttachments | typeof jobMessages) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .innerJoin(jobs, eq(jobs.id, table.jobId))
        .where(and(eq(table.fileId, fileId), visible)),
    )
  return or(isIn(jobAttachments), isIn(jobMessages)) as SQL
}

/** Whether a file was submitted for a job on which the caller, a talent manager, may act for the influencer. */
export function mayReadHandedIn(tx: Tx, caller: Caller, fileId: string, now: Date): SQL {
  if (caller.brandIds) return isOfVisibleJob(tx, caller, fileId)
  if (!caller.talentManager) return sql`false`
  return exists(
    tx
      .select({ one: sql`1` })
      .from(jobAttachments)
      .innerJoin(jobs, eq(jobs.id, jobAttachments.jobId))
      .where(and(eq(jobAttachments.fileId, fileId), mayActFor(tx, caller, jobs.influencerId, 'accept', now))),
  )
}

/** Deletes upload records after a draft is sent. A sweep deletes unused files. */
export async function deleteJobUploads(tx: Tx, jobId: string): Promise<void> {
  await tx.delete(jobUploads).where(eq(jobUploads.jobId, jobId))
}

/** Complete and partial uploads of an account for the next draft. */
export async function findJobUpload(tx: Tx, jobId: string, ownerId: string, now: Date): Promise<UploadRecord | null> {
  const [row] = await tx
    .select()
    .from(jobUploads)
    .where(
      and(
        eq(jobUploads.jobId, jobId),
        eq(jobUploads.ownerId, ownerId),
        isNull(jobUploads.ended),
        gt(jobUploads.expiresAt, now),
      ),
    )
    .orderBy(desc(jobUploads.id))
    .limit(1)
  return row ?? null
}

export async function insertPost(tx: Tx, row: typeof jobPosts.$inferInsert): Promise<void> {
  await tx.insert(jobPosts).values(row)
}

export async function lastPost(tx: Tx, jobId: string): Promise<PostRecord | null> {
  const [row] = await tx.select().from(jobPosts).where(eq(jobPosts.jobId, jobId)).orderBy(desc(jobPosts.id)).limit(1)
  return row ?? null
}

export async function updatePost(tx: Tx, id: string, values: Partial<PostRecord>): Promise<void> {
  await tx.update(jobPosts).set(values).where(eq(jobPosts.id, id))
}

export async function insertInsight(tx: Tx, row: typeof jobInsights.$inferInsert): Promise<void> {
  await tx.insert(jobInsights).values(row)
}

export async function listAttachments(tx: Tx, jobId: string): Promise<AttachmentRecord[]> {
  return tx
    .select()
    .from(jobAttachments)
    .where(eq(jobAttachments.jobId, jobId))
    .orderBy(jobAttachments.createdAt, jobAttachments.id)
}

export async function listPosts(tx: Tx, jobId: string): Promise<PostRecord[]> {
  return tx.select().from(jobPosts).where(eq(jobPosts.jobId, jobId)).orderBy(jobPosts.id)
}

/** The last submitted figures, with the platform's figures shown next to them. */
export async function lastInsight(tx: Tx, jobId: string) {
  const [row] = await tx
    .select({ ...getTableColumns(jobInsights), platform: getTableColumns(jobPlatformInsights) })
    .from(jobInsights)
    .leftJoin(jobPlatformInsights, eq(jobPlatformInsights.id, jobInsights.platformInsightId))
    .where(eq(jobInsights.jobId, jobId))
    .orderBy(desc(jobInsights.id))
    .limit(1)
  return row ?? null
}
export type InsightRecord = NonNullable<Awaited<ReturnType<typeof lastInsight>>>

export async function insertPlatformInsight(
  tx: Tx,
  row: typeof jobPlatformInsights.$inferInsert,
): Promise<PlatformInsightRecord> {
  const [stored] = await tx.insert(jobPlatformInsights).values(row).returning()
  return stored as PlatformInsightRecord
}

/** The last reading of the job's current post. */
export async function lastPlatformInsight(tx: Tx, jobId: string): Promise<PlatformInsightRecord | null> {
  const post = await lastPost(tx, jobId)
  if (!post) return null
  const [row] = await tx
    .select()
    .from(jobPlatformInsights)
    .where(eq(jobPlatformInsights.postId, post.id))
    .orderBy(desc(jobPlatformInsights.id))
    .limit(1)
  return row ?? null
}

/** A reading of the job's current post; readings of earlier links are ignored. */
export async function findPlatformInsight(tx: Tx, jobId: string, id: string): Promise<PlatformInsightRecord | null> {
  const post = await lastPost(tx, jobId)
  if (!post) return null
  const [row] = await tx
    .select()
    .from(jobPlatformInsights)
    .where(and(eq(jobPlatformInsights.id, id), eq(jobPlatformInsights.postId, post.id)))
  return row ?? null
}
