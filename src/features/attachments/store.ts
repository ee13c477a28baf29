import { and, asc, desc, eq, gt, ilike, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../core/shapes.ts'
import { idDigits } from '../../core/thai/national-id.ts'
import { containing } from '../../db/like.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { searchedName, shownName, shownNameIfAny } from '../accounts/schema-names.ts'
import type { AttachmentKind, AttachmentStatus } from './kinds.ts'
import { attachments } from './schema.ts'

export type AttachmentRecord = typeof attachments.$inferSelect

const isCurrent = isNull(attachments.replacedAt)

/**
 * Inserts an attachment and marks the current one of its kind as replaced. Locks the person's row, so that parallel
 * uploads run one after another.
 */
export async function replaceAttachment(tx: Tx, row: typeof attachments.$inferInsert): Promise<AttachmentRecord> {
  await lockPerson(tx, row.accountId)
  await tx
    .update(attachments)
    .set({ replacedAt: row.createdAt })
    .where(and(eq(attachments.accountId, row.accountId), eq(attachments.kind, row.kind), isCurrent))
  const [inserted] = await tx.insert(attachments).values(row).returning()
  return inserted!
}

/** An influencer's row, locked until the end of the transaction. */
export async function lockPerson(tx: Tx, accountId: string) {
  const [row] = await tx.select().from(influencers).where(eq(influencers.accountId, accountId)).for('no key update')
  return row
}

/** Completes the approved attachments once the tax class of the account is decided. */
export async function completeApproved(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(attachments)
    .set({ status: 'complete' })
    .where(and(eq(attachments.accountId, accountId), eq(attachments.status, 'approve'), isCurrent))
}

export const listCurrent = (tx: Tx, accountId: string): Promise<AttachmentRecord[]> =>
  tx
    .select()
    .from(attachments)
    .where(and(eq(attachments.accountId, accountId), isCurrent))
    .orderBy(attachments.kind)

/** An attachment, locked until the end of the transaction. */
export async function lockAttachment(tx: Tx, id: string): Promise<AttachmentRecord | undefined> {
  const [row] = await tx.select().from(attachments).where(eq(attachments.id, id)).for('no key update')
  return row
}

export async function updateAttachment(tx: Tx, id: string, set: Partial<AttachmentRecord>): Promise<void> {
  await tx.update(attachments).set(set).where(eq(attachments.id, id))
}

const decider = alias(accounts, 'attachment_decider')

const selectReview = (tx: Tx, lang: Lang) =>
  tx
    .select({
      attachment: attachments,
      person: shownName(lang),
      legalName: influencers.legalName,
      decidedBy: shownNameIfAny(lang, decider),
    })
    .from(attachments)
    .innerJoin(accounts, eq(accounts.id, attachments.accountId))
    .innerJoin(influencers, eq(influencers.accountId, attachments.accountId))
    .leftJoin(decider, eq(decider.id, attachments.decidedBy))
    .$dynamic()

export type ReviewRow = Awaited<ReturnType<typeof selectReview>>[number]

export async function findReview(tx: Tx, id: string, lang: Lang): Promise<ReviewRow | undefined> {
  const [row] = await selectReview(tx, lang).where(eq(attachments.id, id))
  return row
}

export interface AttachmentFilter {
  status?: AttachmentStatus | undefined
  kind?: AttachmentKind | undefined
  q?: string | undefined
}

/** Matches part of the name of the person or the company, or the tax id of either. */
function isFound(q: string): SQL | undefined {
  const like = containing(q)
  const digits = idDigits(q)
  const { details } = attachments
  return or(
    ilike(searchedName(), like),
    ilike(influencers.legalName, like),
    ilike(influencers.handle, like),
    eq(influencers.nationalId, digits),
    ilike(sql`${details} ->> 'companyName'`, like),
    eq(sql`${details} ->> 'companyTaxId'`, digits),
  )
}

/**
 * Current attachments, up to one more than `limit`. Those in review are ordered oldest first, which is also by
 * deadline; others newest first.
 */
export const listQueue = (
  tx: Tx,
  lang: Lang,
  { status, kind, q }: AttachmentFilter,
  after: string | null,
  limit: number,
) => {
  const oldestFirst = status === 'in_progress'
  return selectReview(tx, lang)
    .where(
      and(
        isCurrent,
        status && eq(attachments.status, status),
        kind && eq(attachments.kind, kind),
        q ? isFound(q) : undefined,
        after ? (oldestFirst ? gt(attachments.id, after) : lt(attachments.id, after)) : undefined,
      ),
    )
    .orderBy(oldestFirst ? asc(attachments.id) : desc(attachments.id))
    .limit(limit + 1)
}

/** The newest 60 attachments of a person. */
export const listOfPerson = (tx: Tx, lang: Lang, accountId: string) =>
  selectReview(tx, lang).where(eq(attachments.accountId, accountId)).orderBy(desc(attachments.id)).limit(60)

export async function findPerson(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({ account: accounts, influencer: influencers })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(eq(influencers.accountId, accountId))
  return row
}

/** Attachments past their deadline without an alert yet, locked. Rows locked by another process are skipped. */
export const lockOverdue = (tx: Tx, now: Date, limit: number) =>
  tx
    .select()
    .from(attachments)
    .where(
      and(eq(attachments.status, 'in_progress'), isCurrent, isNull(attachments.alarmedAt), lte(attachments.dueAt, now)),
    )
    .orderBy(attachments.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })

/** Deletes all attachments of a person and returns the ids of their files. */
export async function deleteAttachments(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .delete(attachments)
    .where(eq(attachments.accountId, accountId))
    .returning({ fileId: attachments.fileId })
  return rows.map(({ fileId }) => fileId)
}
