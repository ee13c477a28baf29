import {
  bangkokDay,
  type Creator,
  DAY,
  EXTRA_ROUND_BPS,
  HOUR,
  holdFor,
  isTakenOnMonday,
  type Model,
  settle,
  withdraw,
} from './model.ts'
import { expire, type Hold, part } from './model-credits.ts'

type Status = 'MATCHED' | 'ASSIGN' | 'WORKING' | 'READY' | 'SUBMIT' | 'INSIGHT' | 'COMPLETED' | 'CANCEL' | 'REJECTED'

export interface JobModel {
  id: string
  creator: Creator
  status: Status
  price: number
  legs: { price: number; fee: number; hold: Hold }[]
  /** When the present stage began. */
  since: number
  /** The creator said yes: from then on a manager shares. */
  begun: boolean
  draft: 'none' | 'review' | 'sent_back' | 'choice'
  drafts: number
  rejections: number
  rounds: number
  linkFailures: number
  insight: 'none' | 'review' | 'sent_back'
  refusals: number
  queued: boolean
  disputed: boolean
}

const ENDED: readonly Status[] = ['COMPLETED', 'CANCEL', 'REJECTED']
export const isOver = (job: JobModel | null): boolean => job === null || ENDED.includes(job.status)
const hasSlot = ({ campaign }: Model): boolean => campaign.open && campaign.taken < campaign.slots

export function newJob(model: Model, who: Creator, id: string, price: number): JobModel {
  who.job = {
    id,
    creator: who,
    status: 'MATCHED',
    price,
    legs: [],
    since: model.now,
    begun: false,
    draft: 'none',
    drafts: 0,
    rejections: 0,
    rounds: 0,
    linkFailures: 0,
    insight: 'none',
    refusals: 0,
    queued: false,
    disputed: false,
  }
  return who.job
}

/** One application for each campaign, never again after the brand said no. */
export const mayApply = (model: Model, who: Creator): boolean =>
  hasSlot(model) && !who.declined && who.job?.status !== 'COMPLETED' && isOver(who.job)

/** Takes the hold and a slot; false where either is missing. */
export function assign(model: Model, job: JobModel): boolean {
  if (!hasSlot(model)) return false
  const leg = holdFor(model, job.price)
  if (!leg) return false
  job.legs.push(leg)
  model.campaign.taken += 1
  return move(model, job, { status: 'ASSIGN' })
}

function move(model: Model, job: JobModel, to: Partial<JobModel>): true {
  Object.assign(job, to, { since: model.now })
  return true
}

/** Ends a job by a share; a slot comes back where no post was ever up. */
function cancel(model: Model, job: JobModel, earned: number, status: Status = 'CANCEL'): true {
  if (job.status !== 'SUBMIT' && job.status !== 'INSIGHT') model.campaign.taken -= 1
  settle(model, job, earned, false)
  return move(model, job, { status, disputed: false, queued: false })
}

function complete(model: Model, job: JobModel): true {
  settle(model, job, 10_000, true)
  return move(model, job, { status: 'COMPLETED', disputed: false, queued: false })
}

const linkDue = (model: Model, job: JobModel): number => Math.max(job.since + 72 * HOUR, model.campaign.postBy)

/** What a creator keeps when the brand cancels now, basis points. */
function keptOnCancel(model: Model, job: JobModel): number {
  if (job.status === 'WORKING') {
    if (job.drafts > 0) return 5_000
    return model.now >= job.since + 5 * DAY + 72 * HOUR ? 0 : 1_000
  }
  if (job.status === 'READY') return model.now >= linkDue(model, job) + 72 * HOUR ? 0 : 7_500
  return job.status === 'ASSIGN' ? 0 : 10_000
}

type Step = (model: Model, job: JobModel) => boolean
const step =
  (when: (job: JobModel) => boolean, then: Step): Step =>
  (model, job) =>
    when(job) && !job.disputed ? then(model, job) : false
const to =
  (change: Partial<JobModel>): Step =>
  (model, job) =>
    move(model, job, change)
const inReview = (job: JobModel) => job.status === 'WORKING' && (job.draft === 'review' || job.draft === 'choice')
const lastRound = (job: JobModel) => job.rejections + 1 >= 2 + job.rounds
const isRunning = (job: JobModel) => ['WORKING', 'READY', 'SUBMIT', 'INSIGHT'].includes(job.status)

/** Every act of a person: true where it is allowed, and then the model has done it. */
export const ACTS = {
  chosen: step((j) => j.status === 'MATCHED', assign),
  notChosen: step(
    (j) => j.status === 'MATCHED',
    (m, j) => {
      j.creator.declined = true
      return move(m, j, { status: 'REJECTED' })
    },
  ),
  withdraw: step((j) => j.status === 'MATCHED', to({ status: 'CANCEL' })),
  accept: step((j) => j.status === 'ASSIGN', to({ status: 'WORKING', begun: true })),
  decline: step(
    (j) => j.status === 'ASSIGN',
    (m, j) => cancel(m, j, 0, 'REJECTED'),
  ),
  leave: step(
    (j) => j.status === 'WORKING' && j.drafts === 0,
    (m, j) => cancel(m, j, 0),
  ),
  draft: step(
    (j) => j.status === 'WORKING' && (j.draft === 'none' || j.draft === 'sent_back'),
    (m, j) => move(m, j, { draft: 'review', drafts: j.drafts + 1 }),
  ),
  approveDraft: step(inReview, to({ status: 'READY' })),
  rejectDraft: step(
    (j) => j.status === 'WORKING' && j.draft === 'review',
    (m, j) => move(m, j, { draft: lastRound(j) ? 'choice' : 'sent_back', rejections: j.rejections + 1 }),
  ),
  payExtraRound: step(
    (j) => j.status === 'WORKING' && j.draft === 'choice',
    (m, j) => {
      const leg = holdFor(m, part(j.price, EXTRA_ROUND_BPS))
      if (!leg) return false
      j.legs.push(leg)
      return move(m, j, { draft: 'sent_back', rounds: j.rounds + 1 })
    },
  ),
  postUrl: step((j) => j.status === 'READY', to({ status: 'SUBMIT' })),
  insight: step((j) => j.status === 'INSIGHT' && j.insight !== 'review', to({ insight: 'review', queued: false })),
  approveInsight: step((j) => j.status === 'INSIGHT' && j.insight === 'review', complete),
  rejectInsight: step(
    (j) => j.status === 'INSIGHT' && j.insight === 'review' && j.refusals < 2,
    (m, j) => move(m, j, { insight: 'sent_back', refusals: j.refusals + 1 }),
  ),
  cancel: step(
    (j) => j.status === 'ASSIGN' || isRunning(j),
    (m, j) => cancel(m, j, keptOnCancel(m, j)),
  ),
  dispute: step(isRunning, (_, j) => {
    j.disputed = true
    return true
  }),
  pass: step(
    (j) => j.queued,
    (m, j) => (j.status === 'SUBMIT' ? move(m, j, { status: 'INSIGHT', queued: false }) : complete(m, j)),
  ),
  sendBack: step(
    (j) => j.queued,
    (m, j) =>
      j.status === 'SUBMIT'
        ? move(m, j, { status: 'READY', queued: false })
        : move(m, j, { insight: 'sent_back', queued: false }),
  ),
} as const satisfies Record<string, Step>
export type ActName = keyof typeof ACTS

/** An operator ends a dispute with the creator's share. */
export function decide(model: Model, job: JobModel, share: number): boolean {
  if (!job.disputed) return false
  return share === 10_000 ? complete(model, job) : cancel(model, job, share)
}

/** A creator is asked by name; an application that waits counts as the answer. False where no hold or slot is left. */
export function invite(model: Model, who: Creator, price: number, id: string): boolean {
  const standing = who.job
  if (standing && !isOver(standing)) return standing.status === 'MATCHED' && assign(model, standing)
  if (standing?.status === 'COMPLETED') return false
  const asked = newJob(model, who, id, price)
  if (assign(model, asked)) return true
  who.job = standing
  return false
}

/** What a look at the post found. The third failure goes to an operator. */
export function look(model: Model, job: JobModel, passes: boolean): void {
  if (passes) move(model, job, { status: 'INSIGHT' })
  else if (job.linkFailures === 2) move(model, job, { queued: true, linkFailures: 3 })
  else move(model, job, { status: 'READY', linkFailures: job.linkFailures + 1 })
}

/** What silence brings about, once its time is over. */
function timeOut(model: Model, job: JobModel): void {
  if (job.disputed || job.queued) return
  const over = (ms: number) => model.now >= job.since + ms
  if (job.status === 'ASSIGN' && over(72 * HOUR)) cancel(model, job, 0)
  else if (inReview(job) && over(72 * HOUR)) move(model, job, { status: 'READY' })
  else if (job.status === 'WORKING' && job.draft === 'none' && over(12 * DAY)) cancel(model, job, 0)
  else if (job.status === 'WORKING' && job.draft === 'sent_back' && over(10 * DAY)) cancel(model, job, 5_000)
  else if (job.status === 'READY' && model.now >= linkDue(model, job) + 7 * DAY) cancel(model, job, 0)
  else if (job.status === 'INSIGHT' && job.insight === 'review' && over(72 * HOUR)) complete(model, job)
  else if (job.status === 'INSIGHT' && job.insight !== 'review' && over(17 * DAY)) move(model, job, { queued: true })
}

/** Time passes: deadlines, the campaign's last day, the end of credits, the Monday run. Answers who was paid by it. */
export function pass(model: Model, ms: number): Creator[] {
  model.now += ms
  if (model.now >= model.campaign.closesAt) model.campaign.open = false
  for (const { job } of model.creators) if (job && !isOver(job)) timeOut(model, job)
  for (const { job } of model.creators)
    if (job?.status === 'MATCHED' && !hasSlot(model)) move(model, job, { status: 'REJECTED' })
  expire(model.lots, model.now)
  return model.creators.filter((who) => {
    if (!isTakenOnMonday(model, who)) return false
    withdraw(who, '', who.available, true)
    who.automaticOn = bangkokDay(model.now)
    return true
  })
}
