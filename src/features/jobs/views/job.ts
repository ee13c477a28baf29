import { AppError } from '../../../core/errors.ts'
import { ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { documentsOf } from '../../documents/service.ts'
import { filesOf } from '../../files/service.ts'
import { payeeTerms } from '../../settlement/rules/money.ts'
import { acceptBlocker } from '../../settlement/rules/tax-details.ts'
import {
  findSharingManager,
  listPayees,
  readerOf,
  viewInfluencerMoney,
  viewMarketerMoney,
} from '../../settlement/service.ts'
import type { Job } from '../contract.ts'
import { type Timeline, timelineOf } from '../rules/deadlines.ts'
import { offers } from '../rules/evaluate.ts'
import type { JobEvent } from '../rules/events.ts'
import type { JobFacts } from '../rules/facts.ts'
import { scopeOf } from '../rules/manager-scope.ts'
import { isHeld, isTerminal } from '../rules/states.ts'
import { type JobTerms, termsOf } from '../rules/terms.ts'
import type { JobRecord } from '../schema.ts'
import { factsOf } from '../step/facts.ts'
import { actorOf } from '../step/step-context.ts'
import { findJobUpload, lastInsight, lastPlatformInsight, listAttachments, listPosts } from '../step/store-content.ts'
import { type JobRelations, readRelations } from '../step/store-relations.ts'
import { findJob, visibleTo } from '../store.ts'
import { allOf, findRow, type JobRowRecord, withId } from '../store-list.ts'
import {
  viewAttachment,
  viewBrief,
  viewEvent,
  viewNumbers,
  viewPlatformInsight,
  viewPost,
  viewStart,
  viewUpload,
} from './detail.ts'
import { viewJobRow } from './row.ts'
import { viewTimeline } from './state.ts'
import { findCouponCode, findParcel, isVatDone, listEvents } from './store.ts'

interface Seen {
  row: JobRowRecord
  relations: JobRelations
  facts: JobFacts
  now: Date
  /** The current settings, for tax. */
  settings: Settings
  terms: JobTerms
  timeline: Timeline | null
}

/** A job with all data of its page, as the caller's side sees it. Another account's job is `not_found`. */
export async function readJob(ctx: Ctx, id: string): Promise<Job> {
  const now = ctx.clock.now()
  const row = await findRow(ctx.db, allOf(withId(id), visibleTo(ctx.db, ctx.caller, 'view', now)), ctx.lang)
  const relations = row && (await readRelations(ctx.db, row.job))
  if (!row || !relations) throw new AppError('not_found')
  const settings = await readSettings(ctx.db, now)
  const facts = factsOf(row.job, relations, now)
  const terms = termsOf(row.job, settings)
  const seen: Seen = { row, relations, facts, now, settings, terms, timeline: timelineOf(facts, terms) }
  const possible = await offersOf(ctx, seen)
  const blocked = await blockedOf(ctx, seen, possible)
  const acts = possible.filter((event) => !blocked.some((one) => one.event === event))
  const { held: _held, net: _net, dueAt: _dueAt, act: _act, ...line } = viewJobRow(row, ctx.caller, settings)
  return {
    ...line,
    version: row.job.version,
    timeline: viewTimeline(seen.timeline),
    campaign: viewBrief(relations, seen.facts, {
      trackingLink: `${ctx.config.origin}/go/${row.job.trackingCode}`,
      couponCode: await findCouponCode(ctx.db, id),
    }),
    offers: acts,
    blocked,
    terms: {
      shipDays: seen.terms['job.ship_days'],
      disputeBusinessDays: seen.terms['job.dispute_business_days'],
    },
    ...(await moneyOf(ctx, seen, acts)),
    ...(await contentOf(ctx, seen)),
    ...marksOf(row.job, seen, await uploadOf(ctx, seen)),
    // Documents belong to the account, so a member who is limited to brands cannot open them.
    documents: ctx.caller.brandIds ? [] : await taxDocumentsOf(ctx, row.job),
  }
}

async function offersOf(ctx: Ctx, { row, facts, relations, now, terms }: Seen): Promise<JobEvent[]> {
  const actor = actorOf(ctx.caller)
  // A team member without the permission gets no actions, so that the page shows no buttons.
  if (ctx.caller.permissions && !ctx.caller.permissions.includes('campaigns')) return []
  const possible = offers(facts, actor, now, terms)
  const closed = actor === 'marketer' && facts.status === 'MATCHED' && relations.campaign.status !== 'live'
  if (closed) return possible.filter((event) => event !== 'accept' && event !== 'invite')
  return readerOf(ctx.caller, row.job) === 'manager' ? withinScope(ctx, row.job.id, possible, now) : possible
}

/** An influencer who cannot be paid yet cannot accept. Returns `accept` with the reason. */
async function blockedOf(ctx: Ctx, { row }: Seen, events: readonly JobEvent[]): Promise<Job['blocked']> {
  if (ctx.caller.scope !== 'influencer' || !events.includes('accept')) return []
  const payee = (await listPayees(ctx.db, [row.job.influencerId])).get(row.job.influencerId)
  const blocker = payee && acceptBlocker(payee)
  if (!blocker) return []
  return [{ event: 'accept', code: blocker.code, missing: blocker.missing.map(({ code }) => code) }]
}

/** Those of the influencer's actions that the talent manager may perform. */
async function withinScope(ctx: Ctx, jobId: string, events: readonly JobEvent[], now: Date): Promise<JobEvent[]> {
  const allowed = new Set<string>()
  for (const scope of new Set(events.map(scopeOf)))
    if (await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, scope, now))) allowed.add(scope)
  return events.filter((event) => allowed.has(scopeOf(event)))
}

async function payeesOf(tx: Tx, job: JobRecord, settings: Settings, now: Date) {
  const agreed = { managerId: job.managerId, shareBps: job.managerShareBps }
  const manager = job.acceptedAt ? agreed : await findSharingManager(tx, job.influencerId, now)
  const managerId = manager?.managerId ?? null
  const payees = await listPayees(tx, managerId ? [job.influencerId, managerId] : [job.influencerId])
  const influencer = payees.get(job.influencerId)
  if (!influencer) throw new AppError('not_found')
  const shared = managerId === null ? undefined : payees.get(managerId)
  return {
    influencer: payeeTerms(influencer, settings, now),
    manager: shared ? { ...payeeTerms(shared, settings, now), shareBps: manager?.shareBps ?? 0 } : null,
  }
}

/** The money of one payee. VAT that was paid or given up is no longer shown as pending. */
async function payeeMoneyOf(tx: Tx, ...args: Required<Parameters<typeof viewInfluencerMoney>>) {
  const [job, , , of] = args
  const money = viewInfluencerMoney(...args)
  const done = money.booked && money.vatOnInvoice > 0 && (await isVatDone(tx, job.id, of))
  return done ? { ...money, vatOnInvoice: ZERO } : money
}

async function moneyOf(
  ctx: Ctx,
  { row: { job }, facts, now, settings, terms, timeline }: Seen,
  acts: readonly JobEvent[],
): Promise<Pick<Job, 'creatorMoney' | 'partnerMoney' | 'brandMoney'>> {
  const { scope } = ctx.caller
  const reader = readerOf(ctx.caller, job)
  const payees = scope === 'marketer' ? null : await payeesOf(ctx.db, job, settings, now)
  return {
    creatorMoney: payees && (await payeeMoneyOf(ctx.db, job, facts, payees, reader)),
    partnerMoney: payees && reader === 'manager' ? await payeeMoneyOf(ctx.db, job, facts, payees, 'creator') : null,
    brandMoney:
      scope === 'influencer'
        ? null
        : viewMarketerMoney(job, facts, { now, terms, timeline, mayCancel: acts.includes('cancel') }),
  }
}

/** The marketer sees the address only until the parcel has arrived. */
const needsParcel = (job: JobRecord, facts: JobFacts, scope: string): boolean =>
  facts.reviewOption === 'shipping' &&
  job.acceptedAt !== null &&
  (scope !== 'marketer' || (isHeld(job.status) && job.status !== 'ASSIGN'))

async function contentOf(
  ctx: Ctx,
  { row: { job }, facts }: Seen,
): Promise<Pick<Job, 'start' | 'attachments' | 'posts' | 'history' | 'insight'>> {
  const { db, caller } = ctx
  const forInfluencer = caller.scope === 'influencer'
  const parcel = needsParcel(job, facts, caller.scope) ? await findParcel(db, job.influencerId) : null
  const attachments = await listAttachments(db, job.id)
  const numbers = await lastInsight(db, job.id)
  const platform =
    forInfluencer && facts.status === 'INSIGHT' && facts.insight !== 'review'
      ? await lastPlatformInsight(db, job.id)
      : null
  const files = await filesOf(
    db,
    attachments.flatMap((row) => row.fileId ?? []),
  )
  return {
    start: viewStart(job, facts, parcel, forInfluencer),
    attachments: attachments.map((row) => viewAttachment(row, files)),
    posts: (await listPosts(db, job.id)).map(viewPost),
    history: (await listEvents(db, job.id)).map((row) => viewEvent(row, forInfluencer)),
    insight: {
      state: facts.insight,
      refusals: facts.insightRefusals,
      numbers: numbers && viewNumbers(numbers),
      platform: platform && viewPlatformInsight(platform),
    },
  }
}

async function uploadOf(ctx: Ctx, { row, facts, now }: Seen): Promise<Job['draft']['upload']> {
  if (ctx.caller.scope !== 'influencer' || facts.status !== 'WORKING') return null
  const upload = await findJobUpload(ctx.db, row.job.id, ctx.caller.accountId, now)
  return upload && viewUpload(upload)
}

function marksOf(
  job: JobRecord,
  { facts, terms }: Seen,
  upload: Job['draft']['upload'],
): Pick<Job, 'draft' | 'dispute' | 'queue'> {
  const { disputedAt, disputedBy, disputeReason } = job
  return {
    draft: {
      state: facts.draft,
      sent: facts.draftsSent,
      rejections: facts.rejections,
      included: terms['job.rejections_included'],
      extraRounds: facts.extraRounds,
      upload,
    },
    dispute:
      disputedAt && disputedBy ? { by: disputedBy, reason: disputeReason ?? '', at: disputedAt.toISOString() } : null,
    queue: job.queue,
  }
}

/** The caller's own tax documents of the job; an operator sees all. */
async function taxDocumentsOf(ctx: Ctx, job: JobRecord): Promise<Job['documents']> {
  if (!isTerminal(job.status) || ctx.caller.scope === 'marketer') return []
  const mine = readerOf(ctx.caller, job) === 'manager' ? ['job_manager'] : ['job']
  const kinds = ctx.caller.scope === 'operator' ? ['job', 'job_manager', 'job_referral'] : mine
  const issued = []
  for (const kind of kinds) issued.push(...(await documentsOf(ctx.db, kind, [job.id])))
  return issued.map(({ id, kind, serial }) => ({ id, kind, serial }))
}
