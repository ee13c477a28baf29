import { dayOf } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { AppError, type ErrorCode, type ErrorDetails, sharedErrors } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { entryId } from '../../../ledger/entry-id.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { errors as accountErrors } from '../../accounts/errors.ts'
import { errors as applicationErrors } from '../../applications/errors.ts'
import { errors as campaignErrors } from '../../campaigns/errors.ts'
import { releaseSlot, reserveSlot } from '../../campaigns/service.ts'
import { errors as channelErrors } from '../../channels/errors.ts'
import { errors as deliverableErrors } from '../../deliverables/errors.ts'
import { errors as disputeErrors } from '../../disputes/errors.ts'
import { errors as fileErrors } from '../../files/errors.ts'
import type { JobSystem } from '../../settlement/service.ts'
import {
  acceptByInfluencer,
  changeHold,
  holdForExtraRound,
  holdForJob,
  issueCertificates,
  settle,
  type WithheldPayment,
} from '../../settlement/service.ts'
import { errors } from '../errors.ts'
import { storeFacts } from '../job-facts.ts'
import { touchConversation } from '../messages/store.ts'
import { isShownStep } from '../rules/conversation-steps.ts'
import { dueEvent, type Timeline } from '../rules/deadlines.ts'
import { evaluate, type JobDecision, offers } from '../rules/evaluate.ts'
import type { JobEvent } from '../rules/events.ts'
import type { JobFacts } from '../rules/facts.ts'
import { isTerminal } from '../rules/states.ts'
import { mayTakeSlot } from '../rules/table.ts'
import { termsOf } from '../rules/terms.ts'
import type { JobRecord, JobValues } from '../schema.ts'
import { insertEvent, recountReliability, updateJob } from '../store.ts'
import { recordContent } from './content.ts'
import { deadlineColumns } from './deadlines.ts'
import { factsOf } from './facts.ts'
import { notifyParties } from './notices.ts'
import type { JobAct, StepContext } from './step-context.ts'
import { lockCampaignOf, readRelations } from './store-relations.ts'

const REFUSALS = {
  ...sharedErrors,
  ...accountErrors,
  ...campaignErrors,
  ...channelErrors,
  ...fileErrors,
  ...errors,
  ...applicationErrors,
  ...deliverableErrors,
  ...disputeErrors,
}

/** Converts a refusal of the rules to an error. */
export const refusal = (code: string, details: ErrorDetails = {}): AppError =>
  Object.hasOwn(REFUSALS, code)
    ? new AppError(code as ErrorCode, details)
    : new AppError('job_guard', { ...details, reason: code })

/** If the other side must act, the job has already changed: probably a second click. */
const asStateError = (code: string): string => (code === 'wrong_role' ? 'job_state' : code)

/** How often the marketer may reject this kind of content. */
const refusalsMax = (event: JobEvent, terms: StepContext['terms']): number =>
  terms[event === 'rejectInsight' ? 'job.insight_refusals_max' : 'job.refusals_max']

/** The error of an action, with the job's state and the actions that the same person can perform instead. */
function refusalFor(
  { actor, event }: JobAct,
  code: string,
  { facts, now, terms, relations }: Pick<StepContext, 'facts' | 'now' | 'terms' | 'relations'>,
) {
  const details = { state: facts.status, offers: offers(facts, actor, now, terms) }
  if (code === 'post_too_early' && facts.campaignPostFrom) {
    const day = dayOf(facts.campaignPostFrom)
    return new AppError(code, { ...details, day }, { url: { code, day } })
  }
  if (code === 'delivery_date_too_far') {
    const latest = dayOf(new Date(now.getTime() + terms['job.delivery_days_max'] * DAY))
    return new AppError(code, { ...details, latest }, { deliveryOn: { code, latest } })
  }
  if (code === 'influencer_paused') {
    const day = relations.influencerTakesJobsFrom ?? ''
    return new AppError(actor === 'influencer' ? 'own_pause' : code, { ...details, day })
  }
  if (code === 'refusals_used') return new AppError(code, { ...details, limit: refusalsMax(event, terms) })
  if (code === 'goods_must_return') return new AppError(code, details, { returnTracking: code })
  return refusal(actor === 'operator' ? code : asStateError(code), details)
}

/** The error with which a job would reject an action, checked before its transaction; null if it accepts it. */
export async function refusalOf(
  { clock, db }: Pick<Ctx, 'clock' | 'db'>,
  job: JobRecord,
  act: JobAct,
): Promise<AppError | null> {
  const now = clock.now()
  const relations = await readRelations(db, job)
  if (!relations) return new AppError('not_found')
  const { event, actor, input = {} } = act
  const terms = termsOf(job, await readSettings(db, now))
  const facts = factsOf(job, relations, now)
  const decision = evaluate({ facts, event, actor, now, terms, input })
  return decision.ok ? null : refusalFor(act, decision.code, { facts, now, terms, relations })
}

/** A job after a step, with its next pending action. */
export interface MovedJob {
  job: JobRecord
  timeline: Timeline | null
}

/** Steps that follow immediately, in the same transaction. */
const IMMEDIATE_EVENTS: readonly JobEvent[] = ['startPhoto', 'pay']
const asSystem = (event: JobEvent): JobAct => ({ event, actor: 'system', actorId: null })

/**
 * The only function that changes a job's state. The caller has locked the row (`lockJob`) or just inserted it.
 * Evaluates the table, stores the changes with their event, moves the money, takes or frees the slot, writes the
 * messages and runs the steps that follow; certificates are last. Lock order: job, campaign, money, document numbers.
 * `fresh`: the row was just inserted for an application or an invitation, which is its first step. Errors: the refusals
 * of the table, `slot_taken`, `insufficient_credits`, `package_empty`.
 */
export async function runAct(
  system: JobSystem,
  tx: Tx,
  locked: JobRecord,
  act: JobAct,
  options: { fresh?: boolean } = {},
): Promise<MovedJob> {
  const now = system.clock.now()
  const settings = await readSettings(tx, now)
  const withheld: WithheldPayment[] = []
  let result: MovedJob = { job: locked, timeline: null }
  for (let next: JobAct | null = act; next !== null; ) {
    const fresh = options.fresh === true && next === act
    const done: Stepped = await step({ system, tx, now, settings, job: result.job, act: next }, fresh)
    withheld.push(...done.withheld)
    result = done
    const due = dueEvent(done.timeline, now)
    next = due !== null && IMMEDIATE_EVENTS.includes(due) ? asSystem(due) : null
  }
  await issueCertificates(tx, system, result.job, withheld)
  return { job: result.job, timeline: result.timeline }
}

interface Stepped extends MovedJob {
  withheld: WithheldPayment[]
}

async function step(start: Omit<StepContext, 'terms' | 'relations' | 'facts'>, fresh: boolean): Promise<Stepped> {
  const { tx, job, act, now, settings } = start
  const status = fresh ? 'NEW' : job.status
  const takesSlot = mayTakeSlot(status, act.event, act.actor)
  if (takesSlot) await lockCampaignOf(tx, job.campaignId)
  const relations = await readRelations(tx, job)
  if (!relations) throw new AppError('not_found')
  if (takesSlot && relations.campaign.status !== 'live') throw new AppError('campaign_closed')
  const facts: JobFacts = { ...factsOf(job, relations, now), status }
  const terms = termsOf(job, settings)
  const work: StepContext = { ...start, terms, relations, facts }
  const decision = evaluate({
    facts,
    event: act.event,
    actor: act.actor,
    now,
    terms,
    input: act.input ?? {},
    patch: act.patch ?? {},
  })
  if (!decision.ok) throw refusalFor(act, decision.code, { facts, now, terms, relations })

  const accepted = act.event === 'accept' && act.actor === 'influencer' ? await acceptByInfluencer(work) : {}
  const slot = await moveSlot(work, decision)
  const money = await moveMoney({ ...work, job: { ...job, ...accepted, ...agreedPrice(work) } }, decision)
  const values: JobValues = {
    ...accepted,
    ...money.values,
    ...statusColumns(work, decision),
    ...deadlineColumns(job, decision.after, decision.timeline, now),
  }
  const updated = await updateJob(tx, job.id, values)
  await recordContent(work, decision)
  await recordEvent(work, decision, { ...slot, ...money.eventData })
  if (isShownStep(act.event)) await touchConversation(tx, updated, now)
  if (updated.acceptedAt && isTerminal(updated.status)) await recountReliability(tx, job.influencerId)
  await notifyParties({ ...work, job: updated }, decision)
  return { job: updated, timeline: decision.timeline, withheld: money.withheld }
}

async function moveSlot({ tx, job, now }: StepContext, { row }: JobDecision): Promise<{ slot?: 'taken' | 'freed' }> {
  switch (row.slot) {
    case 'take':
      await reserveSlot(tx, job.campaignId, now)
      return { slot: 'taken' }
    case 'free':
      await releaseSlot(tx, job.campaignId, now)
      return { slot: 'freed' }
    default:
      return {}
  }
}

/** The price to hold: the influencer's requested price, or the marketer's counter-price. */
function agreedPrice({ act, facts }: StepContext): Pick<JobValues, 'price'> {
  if (act.actor !== 'marketer' || facts.offer !== 'asked') return {}
  if (act.event === 'accept') return { price: satang(facts.offerPrice) }
  return act.event === 'counterOffer' && act.input?.price ? { price: satang(act.input.price) } : {}
}

interface MoneyResult {
  values: JobValues
  withheld: WithheldPayment[]
  /** The amounts stored in the history. */
  eventData: Record<string, unknown>
}

async function moveMoney(work: StepContext, decision: JobDecision): Promise<MoneyResult> {
  const { money } = decision
  switch (money.kind) {
    case 'hold':
      return { values: await holdForJob(work), withheld: [], eventData: agreedPrice(work) }
    case 'changeHold':
      return { values: await changeHold(work), withheld: [], eventData: agreedPrice(work) }
    case 'extraRoundHold':
      return { values: await holdForExtraRound(work), withheld: [], eventData: {} }
    case 'refund':
    case 'payout':
      return settle(work, money)
    default:
      return { values: {}, withheld: [], eventData: {} }
  }
}

function statusColumns({ job, act, now }: StepContext, decision: JobDecision): JobValues {
  const { to, endedBy, after } = decision
  const reason = act.content?.reason ?? act.input?.reason ?? null
  return {
    status: to as JobRecord['status'],
    facts: storeFacts(after),
    version: job.version + 1,
    updatedAt: now,
    queue: after.queue,
    disputedAt: after.disputedAt,
    frozenAt: after.frozenAt,
    ...(act.event === 'dispute' && { disputedBy: act.actor, disputeReason: reason }),
    ...(endedBy !== null && { endedBy, endedAt: now, endReason: reason ?? act.content?.reasonCode ?? null }),
    ...(decision.countsAgainstInfluencer && { againstCreator: true }),
    ...(to === 'COMPLETED' && { completedAt: now }),
    ...(act.details && { details: { ...job.details, ...act.details } }),
  }
}

async function recordEvent(
  { tx, job, act, now }: StepContext,
  decision: JobDecision,
  more: Record<string, unknown>,
): Promise<void> {
  const { codeMatches: _code, attached: _attached, ...input } = act.input ?? {}
  const { insight: _insight, platformInsight: _platformInsight, ...content } = act.content ?? {}
  await insertEvent(tx, {
    id: entryId(now),
    jobId: job.id,
    event: act.event,
    from: decision.from,
    to: decision.to,
    actor: act.actor,
    actorId: act.actorId,
    data: JSON.parse(JSON.stringify({ ...input, ...content, ...act.details, ...more })),
    at: now,
  })
}
