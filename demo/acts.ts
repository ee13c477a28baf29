import { satang } from '../src/core/money.ts'
import type { JobEvent } from '../src/features/jobs/rules/events.ts'
import type { JobInput } from '../src/features/jobs/rules/facts.ts'
import type { JobActor } from '../src/features/jobs/rules/states.ts'
import type { JobAct } from '../src/features/jobs/step/step-context.ts'
import { minutesOf } from './content/job-timeline.ts'
import type { DemoJob, JobState, JobStep, JobSub, When } from './content/types-jobs.ts'
import { momentOf, type Today } from './day.ts'

/** One action on a demo job, before the ids of the accounts exist. */
export interface SeedAct extends Omit<JobAct, 'actorId'> {
  at: Date
}

type More = Partial<Pick<JobAct, 'input' | 'content' | 'details' | 'patch'>>
type Timed = readonly [When, JobActor, JobEvent, More?]

const FILE: JobInput = { attached: true }

/** Who did what to reach the state of this step from the state before. */
function stepAct(job: DemoJob, step: JobStep, before: JobState | null, today: Today): Timed {
  const { at, state } = step
  switch (state) {
    case 'MATCHED':
    case 'MISMATCHED':
      return [at, 'influencer', 'apply']
    case 'ASSIGN':
      return [at, 'marketer', before === null ? 'invite' : 'accept']
    case 'IN_PROGRESS':
      return [at, 'influencer', 'accept', visitOf(job, today)]
    case 'SHIPPING':
      return [at, 'marketer', 'ship', parcelOf(job)]
    case 'WORKING':
      return startAct(job, at, today)
    case 'READY':
      return step.by === 'system'
        ? [at, 'system', 'linkFailed', because('post_tag', job.linkFailure?.reason.th)]
        : [at, 'marketer', 'approveDraft']
    case 'SUBMIT':
      return [at, 'influencer', 'postUrl', { input: { url: job.postUrl! }, content: { url: job.postUrl! } }]
    case 'INSIGHT':
      return [at, 'system', 'linkPassed']
    case 'COMPLETE':
      return [at, 'marketer', 'approveInsight']
    case 'COMPLETED':
      return [at, 'system', 'pay']
    default:
      return endAct(job, at)
  }
}

const because = (code: string, words = ''): More => ({
  input: { reason: code },
  content: { reasonCode: code, reason: words },
})

function visitOf({ fulfilment }: DemoJob, today: Today): More {
  return fulfilment?.kind === 'invite' ? { patch: { bookedVisitAt: momentOf(today, fulfilment.visitAt) } } : {}
}

function parcelOf({ fulfilment }: DemoJob): More {
  if (fulfilment?.kind !== 'shipping') return {}
  const { carrier, trackingNumber } = fulfilment
  return { input: { trackingNumber }, details: { carrier, trackingNumber } }
}

/** How the work begins, which depends on the review option. */
function startAct({ fulfilment }: DemoJob, at: When, today: Today): Timed {
  switch (fulfilment?.kind) {
    case 'shipping':
      return [at, 'influencer', 'confirmArrival']
    case 'buy order': {
      const { orderNumber, deliveryDay } = fulfilment
      const deliveryOn = momentOf(today, { day: deliveryDay, minute: 0 })
      return [at, 'influencer', 'orderNumber', { input: { orderNumber, deliveryOn }, details: { orderNumber } }]
    }
    case 'buy product':
      return [at, 'marketer', 'approveReceipt']
    case 'invite':
      return [at, 'influencer', 'checkIn', { input: { codeMatches: true } }]
    default:
      return [at, 'system', 'startPhoto']
  }
}

const ENDS: Partial<Record<JobSub, readonly [JobActor, JobEvent]>> = {
  brand_early: ['marketer', 'cancel'],
  brand_no_draft: ['marketer', 'cancel'],
  brand_draft: ['marketer', 'cancel'],
  brand_ready: ['marketer', 'cancel'],
  creator_late: ['marketer', 'cancel'],
  creator_left: ['influencer', 'leave'],
  silence: ['system', 'answerTimeout'],
  brand_declined: ['marketer', 'decline'],
  creator_declined: ['influencer', 'decline'],
  full: ['system', 'fillCampaign'],
}

function endAct(job: DemoJob, at: When): Timed {
  const end = ENDS[job.sub]
  if (!end) throw new RangeError(`${job.key} ends, but not how`)
  const [actor, event] = end
  const goods = event === 'leave' && job.fulfilment?.kind === 'shipping' ? job.fulfilment : null
  const returnTracking = goods?.trackingNumber.replace(/^TD/, 'TR')
  return [
    at,
    actor,
    event,
    {
      ...(returnTracking && { input: { returnTracking }, details: { returnTracking } }),
      ...(actor !== 'system' && { content: { reason: job.ending?.reason.th ?? '' } }),
    },
  ]
}

function fulfilmentActs({ fulfilment }: DemoJob): (Timed | null)[] {
  if (fulfilment?.kind === 'shipping')
    return [fulfilment.missingAt && [fulfilment.missingAt, 'influencer', 'notArrived']]
  if (fulfilment?.kind !== 'buy product') return []
  const { amount, at, state, decidedAt, reason, shop } = fulfilment
  const receipt = { input: { ...FILE, amount }, content: { amount: satang(amount), note: shop.th } }
  const refusedAt = state === 'refused' ? decidedAt : null
  return [
    [at, 'influencer', 'receipt', receipt],
    refusedAt && [refusedAt, 'marketer', 'rejectReceipt', because('unreadable', reason?.th)],
  ]
}

const draftActs = ({ drafts }: DemoJob): (Timed | null)[] =>
  drafts.flatMap(({ sentAt, note, rejectCode, decidedAt, comment }): (Timed | null)[] => [
    [sentAt, 'influencer', 'draft', { input: FILE, content: { note: note.th } }],
    rejectCode && decidedAt && [decidedAt, 'marketer', 'rejectDraft', because(rejectCode, comment?.th)],
  ])

function insightActs({ insight }: DemoJob): (Timed | null)[] {
  if (!insight) return []
  const rejectedAt = insight.status === 'reject' ? insight.decidedAt : null
  return [
    [insight.at, 'influencer', 'insight', { input: FILE }],
    rejectedAt && [rejectedAt, 'marketer', 'rejectInsight', because('unreadable', insight.reason?.th)],
  ]
}

function disputeActs({ dispute }: DemoJob): Timed[] {
  if (!dispute) return []
  const reason = { reason: dispute.reason.th }
  return [
    [dispute.at, dispute.by === 'brand' ? 'marketer' : 'influencer', 'dispute', { input: reason, content: reason }],
  ]
}

/** Actions that do not change the state: parcels, receipts, drafts, evidence, queues, disputes. */
function innerActs(job: DemoJob): Timed[] {
  const { extraAt, queuedAt } = job
  const acts: (Timed | null)[] = [
    ...fulfilmentActs(job),
    ...draftActs(job),
    extraAt && [extraAt, 'marketer', 'payExtraRound'],
    queuedAt && [queuedAt, 'system', 'checkTimeout'],
    ...insightActs(job),
    ...disputeActs(job),
  ]
  return acts.filter((act) => act !== null)
}

/** Everything that happened to a job, in order, as actions of the job's table. */
export function actsOf(job: DemoJob, today: Today): SeedAct[] {
  const steps = job.steps.map((step, i) => stepAct(job, step, job.steps[i - 1]?.state ?? null, today))
  return [...steps, ...innerActs(job)]
    .sort((a, b) => minutesOf(a[0]) - minutesOf(b[0]))
    .map(([when, actor, event, more]) => ({ at: momentOf(today, when), actor, event, ...more }))
}
