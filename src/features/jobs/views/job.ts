import { AppError } from '../../../core/errors.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { documentsOf } from '../../documents/service.ts'
import { filesOf } from '../../files/service.ts'
import { payeeTerms } from '../../settlement/rules/money.ts'
import { findManager, listPayees, readerOf, viewInfluencerMoney, viewMarketerMoney } from '../../settlement/service.ts'
import type { Job } from '../contract.ts'
import { type Timeline, timelineOf } from '../rules/deadlines.ts'
import { offers } from '../rules/evaluate.ts'
import type { JobEvent } from '../rules/events.ts'
import type { JobFacts } from '../rules/facts.ts'
import { HELD, type JobActor, TERMINAL } from '../rules/states.ts'
import { type JobTerms, termsOf } from '../rules/terms.ts'
import type { JobRecord } from '../schema.ts'
import { factsOf } from '../step/facts.ts'
import { lastInsight, listAttachments, listPosts } from '../step/store-content.ts'
import { visibleTo } from '../store.ts'
import { allOf, findRow, type JobRowRecord, withId } from '../store-list.ts'
import { type JobRelations, readRelations } from '../store-relations.ts'
import { viewAttachment, viewBrief, viewEvent, viewNumbers, viewPost, viewStart } from './detail.ts'
import { viewJobRow } from './row.ts'
import { viewTimeline } from './state.ts'
import { findParcel, listEvents } from './store.ts'

interface Seen {
  row: JobRowRecord
  relations: JobRelations
  facts: JobFacts
  now: Date
  /** Those of the day, for tax. */
  settings: Settings
  terms: JobTerms
  timeline: Timeline | null
}

/** A job with everything its page shows, as the caller's side sees it. Another's job is `not_found`. */
export async function readJob(ctx: Ctx, id: string): Promise<Job> {
  const now = ctx.clock.now()
  const row = await findRow(ctx.db, allOf(withId(id), visibleTo(ctx.db, ctx.caller, 'view', now)))
  const relations = row && (await readRelations(ctx.db, row.job))
  if (!row || !relations) throw new AppError('not_found')
  const settings = await readSettings(ctx.db, now)
  const facts = factsOf(row.job, relations, now)
  const terms = termsOf(row.job, settings)
  const seen: Seen = { row, relations, facts, now, settings, terms, timeline: timelineOf(facts, terms) }
  const acts = offersOf(ctx, seen)
  const { held: _held, net: _net, dueAt: _dueAt, act: _act, ...line } = viewJobRow(row, ctx.caller, settings)
  return {
    ...line,
    version: row.job.version,
    timeline: viewTimeline(seen.timeline),
    campaign: viewBrief(relations, seen.facts),
    offers: acts,
    terms: {
      shipDays: seen.terms['job.ship_days'],
      disputeBusinessDays: seen.terms['job.dispute_business_days'],
    },
    ...(await moneyOf(ctx, seen, acts)),
    ...(await contentOf(ctx, seen)),
    ...marksOf(row.job, seen.facts, seen.terms),
    documents: await taxDocumentsOf(ctx, row.job),
  }
}

function offersOf(ctx: Ctx, { facts, relations, now, terms }: Seen): JobEvent[] {
  const actor: JobActor = ctx.caller.scope === 'open' ? 'system' : ctx.caller.scope
  const possible = offers(facts, actor, now, terms)
  const closed = actor === 'marketer' && facts.status === 'MATCHED' && relations.campaign.status !== 'live'
  return closed ? possible.filter((event) => event !== 'accept' && event !== 'invite') : possible
}

async function payeesOf(tx: Tx, job: JobRecord, settings: Settings, now: Date) {
  const agreed = { managerId: job.managerId, shareBps: job.managerShareBps }
  const manager = job.acceptedAt ? agreed : await findManager(tx, job.influencerId, now)
  const managerId = manager?.managerId ?? null
  const payees = await listPayees(tx, managerId ? [job.influencerId, managerId] : [job.influencerId])
  const creator = payees.get(job.influencerId)
  if (!creator) throw new AppError('not_found')
  const shared = managerId === null ? undefined : payees.get(managerId)
  return {
    creator: payeeTerms(creator, settings, now),
    manager: shared ? { ...payeeTerms(shared, settings, now), shareBps: manager?.shareBps ?? 0 } : null,
  }
}

async function moneyOf(
  ctx: Ctx,
  { row: { job }, facts, now, settings, terms, timeline }: Seen,
  acts: readonly JobEvent[],
): Promise<Pick<Job, 'creatorMoney' | 'brandMoney'>> {
  const { scope } = ctx.caller
  return {
    creatorMoney:
      scope === 'marketer'
        ? null
        : viewInfluencerMoney(job, facts, await payeesOf(ctx.db, job, settings, now), readerOf(ctx.caller, job)),
    brandMoney:
      scope === 'influencer'
        ? null
        : viewMarketerMoney(job, facts, { now, terms, timeline, mayCancel: acts.includes('cancel') }),
  }
}

/** The brand reads the address while a parcel is to be sent or on its way, and not for ever. */
const needsParcel = (job: JobRecord, facts: JobFacts, scope: string): boolean =>
  facts.reviewOption === 'shipping' &&
  job.acceptedAt !== null &&
  (scope !== 'marketer' || ((HELD as readonly string[]).includes(job.status) && job.status !== 'ASSIGN'))

async function contentOf(
  ctx: Ctx,
  { row: { job }, facts }: Seen,
): Promise<Pick<Job, 'start' | 'attachments' | 'posts' | 'history' | 'insight'>> {
  const { db, caller } = ctx
  const forCreator = caller.scope === 'influencer'
  const parcel = needsParcel(job, facts, caller.scope) ? await findParcel(db, job.influencerId) : null
  const attachments = await listAttachments(db, job.id)
  const files = await filesOf(
    db,
    attachments.flatMap((row) => row.fileId ?? []),
  )
  return {
    start: viewStart(job, facts, parcel, forCreator),
    attachments: attachments.map((row) => viewAttachment(row, files)),
    posts: (await listPosts(db, job.id)).map(viewPost),
    history: (await listEvents(db, job.id)).map((row) => viewEvent(row, forCreator)),
    insight: {
      state: facts.insight,
      refusals: facts.insightRefusals,
      numbers: viewNumbers(await lastInsight(db, job.id)),
    },
  }
}

function marksOf(job: JobRecord, facts: JobFacts, terms: JobTerms): Pick<Job, 'draft' | 'dispute' | 'queue'> {
  const { disputedAt, disputedBy, disputeReason } = job
  return {
    draft: {
      state: facts.draft,
      sent: facts.draftsSent,
      rejections: facts.rejections,
      included: terms['job.rejections_included'],
      extraRounds: facts.extraRounds,
    },
    dispute:
      disputedAt && disputedBy ? { by: disputedBy, reason: disputeReason ?? '', at: disputedAt.toISOString() } : null,
    queue: job.queue,
  }
}

/** The caller's own tax documents of the job; an operator sees all. */
async function taxDocumentsOf(ctx: Ctx, job: JobRecord): Promise<Job['documents']> {
  if (!(TERMINAL as readonly string[]).includes(job.status) || ctx.caller.scope === 'marketer') return []
  const mine = readerOf(ctx.caller, job) === 'manager' ? ['job_manager'] : ['job']
  const kinds = ctx.caller.scope === 'operator' ? ['job', 'job_manager', 'job_referral'] : mine
  const issued = []
  for (const kind of kinds) issued.push(...(await documentsOf(ctx.db, kind, [job.id])))
  return issued.map(({ id, kind, serial }) => ({ id, kind, serial }))
}
