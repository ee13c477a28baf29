import { DAY, isoTime } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { withTx } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { entryId } from '../../ledger/entry-id.ts'
import { audit } from '../../platform/audit.ts'
import { type Ctx, type Handlers, needActive } from '../../platform/context.ts'
import { decodeCursor, paginate } from '../../platform/cursor.ts'
import { readSettings, recentSettings } from '../../platform/settings.ts'
import { titleWords } from '../campaigns/rules/title-words.ts'
import { findContactData } from '../jobs/rules/contact-data.ts'
import type { Side } from '../jobs/rules/states.ts'
import type { JobRecord } from '../jobs/schema.ts'
import { findJob, jobPage, lockJob, partySide, readRelations, visibleTo } from '../jobs/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract } from './contract.ts'
import { isOpen } from './rules/criteria.ts'
import { ratingOf } from './rules/rating.ts'
import type { Review } from './shapes.ts'
import {
  countReview,
  insertReview,
  listReported,
  listReviewsOf,
  lockDueReviews,
  lockReported,
  lockReviewAbout,
  markPublished,
  type ReviewRecord,
  readMarketerRecord,
  updateReview,
} from './store.ts'

export const viewReview = ({
  id,
  side,
  first,
  second,
  third,
  text,
  createdAt,
  publishedAt,
  answer,
  hiddenAt,
}: ReviewRecord): Review => ({
  id,
  side,
  first,
  second,
  third,
  text,
  createdAt: createdAt.toISOString(),
  publishedAt: isoTime(publishedAt),
  answer,
  hidden: hiddenAt !== null,
})

const otherOf = (side: Side): Side => (side === 'influencer' ? 'marketer' : 'influencer')
const accountOf = (job: JobRecord, side: Side): string => (side === 'influencer' ? job.influencerId : job.marketerId)

async function windowEnd(tx: Tx, job: JobRecord, now: Date): Promise<Date | null> {
  if (!job.completedAt) return null
  const days = (await readSettings(tx, now))['reviews.days']
  return new Date(job.completedAt.getTime() + days * DAY)
}

/** Reviews are public, so contact details are refused. */
function refuseContactsInPublic(text: string): void {
  const data = findContactData(text)
  if (data) throw new AppError('invalid_input', {}, { text: { code: 'contact_public', found: data.found } })
}

async function readReviews(ctx: Ctx, jobId: string) {
  const now = ctx.clock.now()
  const job = await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, 'view', now))
  if (!job) throw new AppError('not_found')
  const side = partySide(ctx.caller, job) ?? 'influencer'
  const rows = await listReviewsOf(ctx.db, job.id)
  const own = rows.find((row) => row.side === side) ?? null
  const other = rows.find((row) => row.side !== side) ?? null
  const until = await windowEnd(ctx.db, job, now)
  return {
    open: own === null && partySide(ctx.caller, job) !== null && isOpen(job, until, now),
    until: isoTime(until),
    own: own && viewReview(own),
    other: other?.publishedAt && !other.hiddenAt ? viewReview(other) : null,
    otherRated: other !== null,
  }
}

/** Notifies the reviewed side about a review. */
async function notifyOf(
  tx: Tx,
  now: Date,
  job: JobRecord,
  review: ReviewRecord,
  kind: 'job.rated' | 'job.reviewed',
): Promise<void> {
  const relations = await readRelations(tx, job)
  if (!relations) return
  const { campaign, brandName, influencerName } = relations
  const reader = otherOf(review.side)
  await notify(tx, now, {
    kind,
    key: `review:${review.id}:${kind}`,
    to: { accountId: review.subjectId },
    data: {
      job: titleWords(campaign),
      from: review.side === 'marketer' ? brandName : influencerName,
    },
    href: `${jobPage(job, reader)}#rating`,
  })
}

/** Publishes reviews and adds them to the ratings. */
async function publish(tx: Tx, now: Date, job: JobRecord, reviews: readonly ReviewRecord[]): Promise<void> {
  for (const { id } of reviews) {
    const review = await markPublished(tx, id, now)
    if (!review) continue
    await countReview(tx, review, 1)
    await notifyOf(tx, now, job, review, 'job.reviewed')
  }
}

async function writeReview(
  ctx: Ctx,
  jobId: string,
  body: { first: number; second: number; third: number; text: string },
): Promise<Review> {
  needActive(ctx.caller)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    // The lock on the job serializes its reviews; the second one publishes both.
    const job = await lockJob(tx, jobId, visibleTo(tx, ctx.caller, 'view', now))
    const side = job && partySide(ctx.caller, job)
    if (!job || !side) throw new AppError('not_found')
    const until = await windowEnd(tx, job, now)
    if (!until || !isOpen(job, until, now)) throw new AppError('review_not_open')
    refuseContactsInPublic(body.text)
    const other = otherOf(side)
    const review = await insertReview(tx, {
      id: entryId(now),
      jobId: job.id,
      side,
      authorId: accountOf(job, side),
      subjectId: accountOf(job, other),
      ...body,
      createdAt: now,
      publishAt: until,
    })
    if (!review) throw new AppError('already_reviewed')
    const existing = (await listReviewsOf(tx, job.id)).find((row) => row.side === other)
    if (existing) {
      await publish(tx, now, job, [existing, review])
      return viewReview({ ...review, publishedAt: now })
    }
    await notifyOf(tx, now, job, review, 'job.rated')
    return viewReview(review)
  })
}

/** Locks the published review about the caller in a job. Errors if there is none. */
async function lockAboutCaller(ctx: Ctx, tx: Tx, jobId: string): Promise<ReviewRecord> {
  const job = await findJob(tx, jobId, visibleTo(tx, ctx.caller, 'view', ctx.clock.now()))
  if (!job || !partySide(ctx.caller, job)) throw new AppError('not_found')
  const review = await lockReviewAbout(tx, job.id, ctx.caller.accountId)
  if (!review) throw new AppError('review_not_open')
  return review
}

async function answerReview(ctx: Ctx, jobId: string, text: string): Promise<Review> {
  needActive(ctx.caller)
  return ctx.write(async (tx) => {
    const review = await lockAboutCaller(ctx, tx, jobId)
    if (review.answer !== null) throw new AppError('already_answered')
    refuseContactsInPublic(text)
    return viewReview(await updateReview(tx, review.id, { answer: text, answeredAt: ctx.clock.now() }))
  })
}

async function reportReview(ctx: Ctx, jobId: string, reason: string): Promise<{ ok: true }> {
  needActive(ctx.caller)
  return ctx.write(async (tx) => {
    const now = ctx.clock.now()
    const review = await lockAboutCaller(ctx, tx, jobId)
    if (review.reportedAt !== null) throw new AppError('already_reported_review')
    await updateReview(tx, review.id, { reportedAt: now, reportReason: reason })
    await notify(tx, now, {
      kind: 'operator.alarm',
      key: `review:${review.id}:reported`,
      to: { operators: true },
      data: { title: { th: 'มีผู้แจ้งให้ตรวจรีวิว', en: 'A review was reported' }, text: reason },
      href: '/Operator/review',
    })
    return { ok: true as const }
  })
}

async function decideReport(
  ctx: Ctx,
  id: string,
  { hide, why }: { hide: boolean; why: string },
): Promise<{ ok: true }> {
  return ctx.write(async (tx) => {
    const now = ctx.clock.now()
    const review = await lockReported(tx, id)
    if (!review) throw new AppError('not_found')
    await updateReview(tx, id, { decidedAt: now, ...(hide && { hiddenAt: now }) })
    if (hide) await countReview(tx, review, -1)
    await audit(tx, ctx, {
      act: hide ? 'review.hide' : 'review.keep',
      targetType: 'review',
      targetId: id,
      before: { text: review.text, reportReason: review.reportReason },
      why,
    })
    return { ok: true as const }
  })
}

async function readRecord(ctx: Ctx, marketerId: string) {
  const found = await readMarketerRecord(ctx.db, marketerId, { isVisitor: ctx.caller.scope === 'open' })
  if (!found) throw new AppError('not_found')
  const { totals, ...record } = found
  const settings = await recentSettings(ctx.db, ctx.clock.now())
  return { ...record, rating: ratingOf(totals, settings) }
}

const BATCH = 50

/** Publishes reviews whose window has ended without a review of the other side. */
export async function sweepReviews(app: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now()
  await withTx(app.db, async (tx) => {
    for (const review of await lockDueReviews(tx, now, BATCH)) {
      const job = await findJob(tx, review.jobId, visibleTo(tx, OPERATOR, 'view', now))
      if (job) await publish(tx, now, job, [review])
    }
  })
}
const OPERATOR = { scope: 'operator', accountId: '', talentManager: false } as const

export const handlers = {
  review: (ctx, { params }) => readReviews(ctx, params.id),
  write: (ctx, { params, body }) => writeReview(ctx, params.id, body),
  answer: (ctx, { params, body }) => answerReview(ctx, params.id, body.text),
  report: (ctx, { params, body }) => reportReview(ctx, params.id, body.reason),
  record: (ctx, { params }) => readRecord(ctx, params.id),
  async reported(ctx, { query }) {
    const limit = query.limit ?? BATCH
    const rows = await listReported(ctx.db, ctx.lang, decodeCursor(query.after, ['time', 'id']), limit)
    const page = paginate(rows, limit, ({ review }) => [review.reportedAt?.toISOString() ?? '', review.id])
    const data = page.rows.map(({ review, author, subject }) => ({
      ...viewReview(review),
      jobId: review.jobId,
      author,
      subject,
      reason: review.reportReason ?? '',
      reportedAt: (review.reportedAt ?? review.createdAt).toISOString(),
    }))
    return { data, next: page.next }
  },
  decide: (ctx, { params, body }) => decideReport(ctx, params.id, body),
} satisfies Handlers<typeof contract>
