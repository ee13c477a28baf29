import type { Tx } from '../../../db/types.ts'
import { titleWords } from '../../campaigns/rules/title-words.ts'
import { reasonWords } from '../../deliverables/text/reasons.ts'
import { type NoticeData, type NoticeKind, type NoticeTo, notify } from '../../notifications/service.ts'
import { findActingManager } from '../../partners/service.ts'
import type { MarketerMoney } from '../../settlement/shapes.ts'
import { carrierName } from '../rules/carriers.ts'
import type { Timeline } from '../rules/deadlines.ts'
import type { JobDecision } from '../rules/evaluate.ts'
import type { JobNotice } from '../rules/events.ts'
import type { JobFacts } from '../rules/facts.ts'
import { isApplication, type JobActor } from '../rules/states.ts'
import type { JobRecord } from '../schema.ts'
import { ACTOR_NAMES, ACTS } from '../text/words.ts'
import type { StepContext } from './step-context.ts'
import type { JobRelations } from './store-relations.ts'

type Reader = Exclude<JobActor, 'system'>

/** The page to which a message about a job links. */
export function jobPage(job: JobRecord, reader: Reader): string {
  if (reader === 'influencer') return `/Influencer/brandJob/${job.id}`
  if (reader === 'operator') return `/Operator/dispute?job=${job.id}`
  return `/Marketer/manageCampaign/${job.campaignId}/${isApplication(job.status) ? 'applicants' : `job/${job.id}`}`
}

const readerTo = (job: JobRecord, reader: Reader): NoticeTo =>
  reader === 'operator'
    ? { operators: true }
    : { accountId: reader === 'influencer' ? job.influencerId : job.marketerId }

/** Values available to every message about a job. */
function commonData(job: JobRecord, relations: JobRelations, timeline: Timeline | null): NoticeData {
  const { details } = job
  return {
    job: titleWords(relations.campaign),
    creator: relations.influencerName,
    brand: relations.brandName,
    // A stage that waits for the system has no deadline for people.
    deadline: timeline?.act === 'system' ? null : timeline?.dueAt,
    price: { satang: job.price },
    tag: relations.campaign.disclosureTag,
    tracking: details.trackingNumber && {
      th: [carrierName('th', details.carrier), details.trackingNumber].filter(Boolean).join(' '),
      en: [carrierName('en', details.carrier), details.trackingNumber].filter(Boolean).join(' '),
    },
    orderNumber: details.orderNumber,
  }
}

/** The amount moved by the step: credits for a marketer, baht for an influencer. */
function moneyData({ job, act }: StepContext, reader: Reader): NoticeData {
  const { split } = job
  if (!split) return {}
  const mine = split.payees.find((part) => part.role === 'creator')
  const repaid = split.reimbursement.paid
  const back = split.back + split.reimbursement.back
  const paidOut = split.gross + split.fee.earned + repaid
  const credits = act.event === 'pay' ? paidOut : back
  return {
    ...(reader !== 'influencer' && credits > 0 && { credits: { credits } }),
    ...(reader !== 'influencer' && split.unitReturns && { units: 1 }),
    ...(reader === 'influencer' &&
      mine && {
        ...(mine.net + repaid > 0 && { amount: { satang: mine.net + repaid } }),
        net: { satang: mine.net + repaid },
        price: { satang: mine.gross },
        ...(repaid > 0 && { repaid: { satang: repaid } }),
        ...(mine.withheld > 0 && { tax: { satang: mine.withheld } }),
      }),
    ...(reader === 'marketer' && split.gross > 0 && { pay: { satang: split.gross } }),
    share: String(split.creatorShareBps / 100),
  }
}

function receiptData(kind: NoticeKind, facts: JobFacts, { act }: StepContext): NoticeData {
  if (kind === 'job.receipt_given' && act.input?.amount) return { amount: { satang: act.input.amount } }
  if (kind === 'job.receipt_approved' || kind === 'job.receipt_approved_marketer')
    return { amount: { satang: Math.min(facts.receiptAmount, facts.reimbursementCap) } }
  return {}
}

/** The new price of a counter-offer. */
function offerData({ act, facts }: StepContext, { after }: JobDecision): NoticeData {
  if (act.event === 'counterOffer') return { asked: { satang: act.input?.price ?? 0 } }
  return facts.offer === 'asked' && after.offer !== 'asked' ? { asked: { satang: facts.offerPrice } } : {}
}

const whyOf = ({ act }: StepContext): NoticeData => ({
  reason: reasonWords(act.content?.reasonCode, act.content?.reason ?? act.input?.reason),
  who: ACTOR_NAMES[act.actor],
  ...(act.input?.creatorShareBps !== undefined && { share: String(act.input.creatorShareBps / 100) }),
})

/** Writes the messages of one step, in each recipient's language. */
export async function notifyParties(work: StepContext, decision: JobDecision): Promise<void> {
  const { tx, job, relations, now, facts, terms } = work
  const common = commonData(job, relations, decision.timeline)
  for (const notice of decision.notify) {
    const { kind, to }: JobNotice = notice
    await notify(tx, now, {
      kind,
      key: `job:${job.id}:${job.version}:${kind}:${to}`,
      to: readerTo(job, to),
      data: {
        ...common,
        score: kind === 'job.applied' || kind === 'job.matched_marketer' ? job.matchScore : undefined,
        refund: terms['job.refund_bps'].before_work / 100,
        ...offerData(work, decision),
        ...whyOf(work),
        ...moneyData(work, to),
        ...receiptData(kind, facts, work),
      },
      href: jobPage(job, to),
    })
  }
  await notifyManager(work, decision.timeline, common)
}

/** Notifies the talent manager of an action that the influencer must take, unless the manager caused the change. */
async function notifyManager(work: StepContext, timeline: Timeline | null, common: NoticeData): Promise<void> {
  const { tx, job, now, act } = work
  if (timeline?.act !== 'influencer') return
  const manager = await findActingManager(tx, job.influencerId, 'accept', now)
  if (!manager || manager === act.actorId) return
  await notify(tx, now, {
    kind: 'partner.job_waiting',
    key: `job:${job.id}:${job.version}:manager`,
    to: { accountId: manager },
    data: { ...common, act: ACTS[timeline.stage] },
    href: `/Influencer/partnerJob/${job.id}`,
  })
}

/** The refund of a cancellation: credits, or the package job with the credits held in addition. */
function refundData({ back, unitReturns }: NonNullable<MarketerMoney['cancelNow']>): NoticeData {
  const credits = back > 0 ? { credits: back } : null
  return unitReturns ? { units: 1, besides: credits } : { credits }
}

/** A message about the deadline itself: half of the time has passed, or the other side may leave without penalty. */
export async function notifyOfDeadline(
  tx: Tx,
  now: Date,
  input: {
    job: JobRecord
    relations: JobRelations
    timeline: Timeline
    kind: 'reminder' | 'may_leave' | 'may_cancel'
    /** Only for `may_cancel`. */
    cancelNow: MarketerMoney['cancelNow']
  },
): Promise<void> {
  const { job, relations, timeline, kind, cancelNow } = input
  const { act, endAt, stage } = timeline
  const reader: JobActor = kind === 'reminder' ? act : kind === 'may_leave' ? 'influencer' : 'marketer'
  if (reader === 'system') return
  await notify(tx, now, {
    kind: `job.${kind}`,
    key: `job:${job.id}:${job.version}:${kind}`,
    to: readerTo(job, reader),
    data: {
      ...commonData(job, relations, timeline),
      ...(kind === 'reminder' ? { act: ACTS[stage] } : { deadline: endAt }),
      ...(cancelNow && refundData(cancelNow)),
    },
    href: jobPage(job, reader),
  })
}
