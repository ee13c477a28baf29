import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../core/shapes.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import type { RatingTotals } from './rules/criteria.ts'
import { jobReviews, ratingTotals } from './schema.ts'

export type ReviewRecord = typeof jobReviews.$inferSelect

export const listReviewsOf = (tx: Tx, jobId: string): Promise<ReviewRecord[]> =>
  tx.select().from(jobReviews).where(eq(jobReviews.jobId, jobId))

/** Returns null if this side has already submitted a review. */
export async function insertReview(tx: Tx, row: typeof jobReviews.$inferInsert): Promise<ReviewRecord | null> {
  const [inserted] = await tx.insert(jobReviews).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateReview(
  tx: Tx,
  id: string,
  values: Partial<typeof jobReviews.$inferInsert>,
): Promise<ReviewRecord> {
  const [row] = await tx.update(jobReviews).set(values).where(eq(jobReviews.id, id)).returning()
  return row as ReviewRecord
}

/** Marks a review as published. Returns null if it already was. */
export async function markPublished(tx: Tx, id: string, now: Date): Promise<ReviewRecord | null> {
  const [row] = await tx
    .update(jobReviews)
    .set({ publishedAt: now })
    .where(and(eq(jobReviews.id, id), isNull(jobReviews.publishedAt)))
    .returning()
  return row ?? null
}

/** Locks the published review about a person in a job. */
export async function lockReviewAbout(tx: Tx, jobId: string, subjectId: string): Promise<ReviewRecord | null> {
  const [row] = await tx
    .select()
    .from(jobReviews)
    .where(
      and(
        eq(jobReviews.jobId, jobId),
        eq(jobReviews.subjectId, subjectId),
        isNotNull(jobReviews.publishedAt),
        isNull(jobReviews.hiddenAt),
      ),
    )
    .for('update')
  return row ?? null
}

/** Adds a review to the totals of an account; `sign` -1 subtracts it. */
export async function countReview(tx: Tx, review: ReviewRecord, sign: 1 | -1): Promise<void> {
  const { subjectId, first, second, third } = review
  await tx
    .insert(ratingTotals)
    .values({ accountId: subjectId, reviews: sign, first: sign * first, second: sign * second, third: sign * third })
    .onConflictDoUpdate({
      target: ratingTotals.accountId,
      set: {
        reviews: sql`${ratingTotals.reviews} + excluded.reviews`,
        first: sql`${ratingTotals.first} + excluded.first`,
        second: sql`${ratingTotals.second} + excluded.second`,
        third: sql`${ratingTotals.third} + excluded.third`,
      },
    })
}

/** Locks reviews whose window has ended. Rows that another process has locked are skipped. */
export const lockDueReviews = (tx: Tx, now: Date, limit: number): Promise<ReviewRecord[]> =>
  tx
    .select()
    .from(jobReviews)
    .where(and(isNull(jobReviews.publishedAt), lte(jobReviews.publishAt, now)))
    .orderBy(asc(jobReviews.publishAt))
    .limit(limit)
    .for('update', { skipLocked: true })

const author = alias(accounts, 'author')
const subject = alias(accounts, 'subject')

/** Pending reports, oldest first; returns one more than `limit`. */
export const listReported = (tx: Tx, lang: Lang, after: readonly [at: Date, id: string] | null, limit: number) =>
  tx
    .select({ review: jobReviews, author: shownName(lang, author), subject: shownName(lang, subject) })
    .from(jobReviews)
    .innerJoin(author, eq(author.id, jobReviews.authorId))
    .innerJoin(subject, eq(subject.id, jobReviews.subjectId))
    .where(
      and(
        isNotNull(jobReviews.reportedAt),
        isNull(jobReviews.decidedAt),
        after
          ? sql`(${jobReviews.reportedAt}, ${jobReviews.id}) > (${after[0].toISOString()}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(jobReviews.reportedAt), asc(jobReviews.id))
    .limit(limit + 1)

export async function lockReported(tx: Tx, id: string): Promise<ReviewRecord | null> {
  const [row] = await tx
    .select()
    .from(jobReviews)
    .where(and(eq(jobReviews.id, id), isNotNull(jobReviews.reportedAt), isNull(jobReviews.decidedAt)))
    .for('update')
  return row ?? null
}

export interface MarketerRecord {
  paid: number
  cancelled: number
  replyHours: number | null
  totals: RatingTotals | null
}

/** Number of latest accepted and ended jobs of a brand that the payment and response figures are computed from. */
const LAST_JOBS = 100

/**
 * The record of a marketer. Visitors can see it only if the marketer has had a campaign on the job market, open or
 * closed.
 */
export async function readMarketerRecord(
  tx: Tx,
  marketerId: string,
  { isVisitor }: { isVisitor: boolean },
): Promise<MarketerRecord | null> {
  const [row] = await rowsOf<{
    found: boolean
    paid: number
    cancelled: number
    hours: number | null
    totals: RatingTotals | null
  }>(
    tx,
    sql`
    with recent as (
      select id, status, ended_by from jobs
      where marketer_id = ${marketerId}::uuid and settled_at is not null and accepted_at is not null
      order by settled_at desc limit ${LAST_JOBS}
    ), replies as (
      select extract(epoch from e.at - (
        select max(d.at) from job_events d where d.job_id = e.job_id and d.event = 'draft' and d.at <= e.at
      )) / 3600 as hours
      from recent r join job_events e on e.job_id = r.id
      where e.event in ('approveDraft', 'rejectDraft', 'reviewTimeout')
    )
    select exists (select 1 from marketers where account_id = ${marketerId}::uuid) and (not ${isVisitor} or exists (
        select 1 from campaigns c where c.marketer_id = ${marketerId}::uuid and c.kind = 'public'
          and (c.status = 'live' or (c.status = 'closed' and c.published_at is not null))
      )) as found,
      (select count(*)::int from recent where status = 'COMPLETED') as paid,
      (select count(*)::int from recent where status = 'CANCEL' and ended_by = 'marketer') as cancelled,
      (select percentile_cont(0.5) within group (order by hours) from replies) as hours,
      (select to_json(t) from ${ratingTotals} t where t.account_id = ${marketerId}::uuid) as totals`,
  )
  if (!row?.found) return null
  return {
    paid: row.paid,
    cancelled: row.cancelled,
    replyHours: row.hours === null ? null : Math.max(1, Math.round(Number(row.hours))),
    totals: row.totals,
  }
}
