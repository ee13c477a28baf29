import { and, desc, eq, max } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { jobAttachments, jobInsights, jobPosts } from '../schema.ts'

export type AttachmentRecord = typeof jobAttachments.$inferSelect
export type AttachmentKind = AttachmentRecord['kind']
export type PostRecord = typeof jobPosts.$inferSelect
export type InsightRecord = typeof jobInsights.$inferSelect

/** Adds what was handed in as the next round of its kind. The job's row is locked, so rounds are never given twice. */
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

/** The brand's (or time's) answer to what waits for one. */
export async function decideAttachment(
  tx: Tx,
  jobId: string,
  kind: AttachmentKind,
  answer: { status: 'approve' | 'reject'; reasonCode?: string; reason?: string },
  now: Date,
): Promise<void> {
  // The last round alone is open: at the brand's choice the rejected one may still be approved.
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
      decidedAt: now,
    })
    .where(eq(jobAttachments.id, last.id))
}

/** What an ended job approved is settled. */
export async function completeAttachments(tx: Tx, jobId: string): Promise<void> {
  await tx
    .update(jobAttachments)
    .set({ status: 'complete' })
    .where(and(eq(jobAttachments.jobId, jobId), eq(jobAttachments.status, 'approve')))
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

export async function lastInsight(tx: Tx, jobId: string): Promise<InsightRecord | null> {
  const [row] = await tx
    .select()
    .from(jobInsights)
    .where(eq(jobInsights.jobId, jobId))
    .orderBy(desc(jobInsights.id))
    .limit(1)
  return row ?? null
}
