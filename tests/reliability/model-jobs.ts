import {
  bangkokDay,
  DAY,
  HOUR,
  holdFor,
  holdForJob,
  type Influencer,
  isTakenOnMonday,
  type Leg,
  type Model,
  settle,
  withdraw,
} from './model.ts'
import { endHold, expire, type Hold, part } from './model-credits.ts'
import { expireUnits } from './model-packages.ts'
import type { ModelSettings } from './model-settings.ts'

type Status =
  | 'MATCHED'
  | 'ASSIGN'
  | 'IN_PROGRESS'
  | 'WORKING'
  | 'READY'
  | 'SUBMIT'
  | 'INSIGHT'
  | 'COMPLETED'
  | 'CANCEL'
  | 'REJECTED'

export interface JobModel {
  id: string
  influencer: Influencer
  status: Status
  price: number
  /** It began with an invitation. */
  invited: boolean
  offer: 'none' | 'requested' | 'countered' | 'agreed' | 'declined' | 'lapsed'
  /** The price that the creator requested. */
  requested: number
  /** The settings in force when the hold was taken. */
  terms: ModelSettings
  legs: Leg[]
  /** The hold for a reimbursement. */
  cap: Hold | null
  /** When the current stage began. */
  since: number
  /** The creator accepted; from then on a manager receives a share. */
  begun: boolean
  receipt: 'none' | 'review' | 'refused' | 'approved'
  receiptAmount: number
  receiptRefusals: number
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

export function newJob(model: Model, who: Influencer, id: string, price: number): JobModel {
  who.job = {
    id,
    influencer: who,
    status: 'MATCHED',
    price,
    invited: false,
    offer: 'none',
    requested: 0,
    terms: model.settings,
    legs: [],
    cap: null,
    since: model.now,
    begun: false,
    receipt: 'none',
    receiptAmount: 0,
    receiptRefusals: 0,
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

/** One application per campaign, and none after the brand declined. */
export const mayApply = (model: Model, who: Influencer): boolean =>
  hasSlot(model) && !who.declined && who.job?.status !== 'COMPLETED' && isOver(who.job)

/** Takes the hold and a slot; false if either is missing. */
export function assign(model: Model, job: JobModel): boolean {
  if (!hasSlot(model)) return false
  const held = holdForJob(model, job.price)
  if (!held) return false
  model.campaign.taken += 1
  const { leg, cap } = held
  return move(model, job, { status: 'ASSIGN', terms: model.settings, price: leg.price, legs: [leg], cap })
}

function move(model: Model, job: JobModel, to: Partial<JobModel>): true {
  Object.assign(job, to, { since: model.now })
  return true
}

/** Ends a job by a share; the slot is returned if no post was ever live. */
function cancel(model: Model, job: JobModel, earned: number, reimbursed = 0, status: Status = 'CANCEL'): true {
  if (job.status !== 'SUBMIT' && job.status !== 'INSIGHT') model.campaign.taken -= 1
  settle(model, job, earned, false, reimbursed)
  return move(model, job, { status, disputed: false, queued: false })
}

/** Ends a job by a row of its refund table. */
const cancelBy = (
  model: Model,
  job: JobModel,
  row: keyof ModelSettings['refund'],
  reimbursed = 0,
  status?: Status,
): true => cancel(model, job, 10_000 - job.terms.refund[row], reimbursed, status)

function complete(model: Model, job: JobModel): true {
  settle(model, job, 10_000, true, reimbursable(job))
  return move(model, job, { status: 'COMPLETED', disputed: false, queued: false })
}

/** What a creator is reimbursed: an approved receipt or one in review, up to the cap. */
function reimbursable({ cap, receipt, receiptAmount }: JobModel): number {
  if (!cap || (receipt !== 'approved' && receipt !== 'review')) return 0
  return Math.min(
    receiptAmount,
    cap.shares.reduce((total, { amount }) => total + amount, 0),
  )
}

const linkDue = (model: Model, job: JobModel): number =>
  Math.max(job.since + job.terms.linkHours * HOUR, model.campaign.postBy)

/** The row of the refund table that applies if the brand cancels. */
function rowOnCancel(model: Model, job: JobModel): keyof ModelSettings['refund'] {
  const late = job.terms.lateHours * HOUR
  if (job.status === 'WORKING') {
    if (job.drafts > 0) return 'draft_sent'
    return model.now >= job.since + 5 * DAY + late ? 'late' : 'working'
  }
  if (job.status === 'READY') return model.now >= linkDue(model, job) + late ? 'late' : 'ready'
  return job.status === 'ASSIGN' || job.status === 'IN_PROGRESS' ? 'before_work' : 'posted'
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
const lastRound = (job: JobModel) => job.rejections + 1 >= job.terms.rejections + job.rounds
const mayDispute = (job: JobModel) =>
  isRunning(job) || (job.status === 'IN_PROGRESS' && job.receiptRefusals >= job.terms.refusals)
const isRunning = (job: JobModel) => ['WORKING', 'READY', 'SUBMIT', 'INSIGHT'].includes(job.status)

/** The amount on a receipt: less than the cap, or more, which the brand does not have to pay. */
export const receiptOf = (model: Model): number =>
  Math.floor((model.campaign.cap ?? 0) * (Math.floor(model.now / 1_000) % 2 === 0 ? 0.7 : 1.3)) + 1

function approveReceipt(model: Model, job: JobModel): true {
  const cap = model.campaign.cap ?? 0
  return move(model, job, { status: 'WORKING', receipt: 'approved', receiptAmount: Math.min(job.receiptAmount, cap) })
}

/** The price that a creator asks for: half of the offered price, or twice as much. */
export const requestedOf = ({ now }: Model, { price }: JobModel): number =>
  price > 10 && Math.floor(now / 1_000) % 2 === 0 ? Math.floor(price / 2) : price * 2

/** The brand's own price, between the two. */
export const counterOf = ({ price, requested }: JobModel): number => Math.floor((price + requested) / 2)

/** Whether the job's hold is in credits; only then can the price be negotiated. */
export const inCredits = ({ legs }: JobModel): boolean => legs[0]?.hold !== null

/** Changes the hold to the agreed price: all of it is returned and the new one is taken. False if credits are missing. */
function agree(model: Model, job: JobModel, price: number, offer: JobModel['offer']): boolean {
  const [leg] = job.legs as [Leg]
  if (price === leg.price) return move(model, job, { offer })
  const held = leg.hold!.shares.reduce((total, { amount }) => total + amount, 0)
  const free = model.lots.reduce((total, { left, ends }) => total + (ends > model.now ? left : 0), 0)
  if (free + held < price + part(price, job.terms.feeBps)) return false
  endHold(model.lots, leg.hold!, 0, model.now, job.terms.returnDays)
  return move(model, job, { offer, price, legs: [holdFor(model, price, job.terms)!] })
}

const isRequested = (job: JobModel): boolean => job.status === 'ASSIGN' && job.offer === 'requested'

/** Every action of a person. Returns true if it is allowed; the model is then changed. */
export const ACTS = {
  chosen: step((j) => j.status === 'MATCHED', assign),
  notChosen: step(
    (j) => j.status === 'MATCHED',
    (m, j) => {
      j.influencer.declined = true
      return move(m, j, { status: 'REJECTED' })
    },
  ),
  withdraw: step((j) => j.status === 'MATCHED', to({ status: 'CANCEL' })),
  ask: step(
    (j) => j.status === 'ASSIGN' && j.invited && j.offer === 'none' && inCredits(j),
    (m, j) => move(m, j, { offer: 'requested', requested: requestedOf(m, j) }),
  ),
  agree: step(isRequested, (m, j) => agree(m, j, j.requested, 'agreed')),
  counter: step(isRequested, (m, j) => agree(m, j, counterOf(j), 'countered')),
  declineOffer: step(isRequested, to({ offer: 'declined' })),
  accept: step(
    (j) => j.status === 'ASSIGN' && j.offer !== 'requested',
    (m, j) => move(m, j, { status: m.campaign.cap === null ? 'WORKING' : 'IN_PROGRESS', begun: true }),
  ),
  receipt: step(
    (j) => j.status === 'IN_PROGRESS' && (j.receipt === 'none' || j.receipt === 'refused'),
    (m, j) => move(m, j, { receipt: 'review', receiptAmount: receiptOf(m) }),
  ),
  approveReceipt: step((j) => j.receipt === 'review' && j.status === 'IN_PROGRESS', approveReceipt),
  rejectReceipt: step(
    (j) => j.receipt === 'review' && j.status === 'IN_PROGRESS' && j.receiptRefusals < j.terms.refusals,
    (m, j) => move(m, j, { receipt: 'refused', receiptAmount: 0, receiptRefusals: j.receiptRefusals + 1 }),
  ),
  decline: step(
    (j) => j.status === 'ASSIGN',
    (m, j) => cancelBy(m, j, 'before_work', 0, 'REJECTED'),
  ),
  leave: step(
    (j) => j.status === 'IN_PROGRESS' || (j.status === 'WORKING' && j.drafts === 0),
    (m, j) => cancelBy(m, j, 'before_work'),
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
      const leg = holdFor(m, part(j.price, j.terms.extraRoundBps), j.terms)
      if (!leg) return false
      j.legs.push(leg)
      return move(m, j, { draft: 'sent_back', rounds: j.rounds + 1 })
    },
  ),
  postUrl: step((j) => j.status === 'READY', to({ status: 'SUBMIT' })),
  insight: step((j) => j.status === 'INSIGHT' && j.insight !== 'review', to({ insight: 'review', queued: false })),
  approveInsight: step((j) => j.status === 'INSIGHT' && j.insight === 'review', complete),
  rejectInsight: step(
    (j) => j.status === 'INSIGHT' && j.insight === 'review' && j.refusals < j.terms.insightRefusals,
    (m, j) => move(m, j, { insight: 'sent_back', refusals: j.refusals + 1 }),
  ),
  cancel: step(
    (j) => j.status === 'ASSIGN' || j.status === 'IN_PROGRESS' || isRunning(j),
    (m, j) => cancelBy(m, j, rowOnCancel(m, j), reimbursable(j)),
  ),
  dispute: step(mayDispute, (_, j) => {
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

/** An operator decides a dispute with the creator's share. */
export function decide(model: Model, job: JobModel, share: number, reimburses: boolean): boolean {
  if (!job.disputed) return false
  if (share === 10_000) return complete(model, job)
  return cancel(model, job, share, reimburses ? reimbursable(job) : 0)
}

/** Invites a creator. A pending application counts as an acceptance. False if there is no hold or slot left. */
export function invite(model: Model, who: Influencer, price: number, id: string): boolean {
  const existing = who.job
  if (existing && !isOver(existing)) return existing.status === 'MATCHED' && assign(model, existing)
  if (existing?.status === 'COMPLETED') return false
  const invited = newJob(model, who, id, price)
  invited.invited = true
  if (assign(model, invited)) return true
  who.job = existing
  return false
}

/** The result of a check of the post. The third failure goes to an operator. */
export function checkPost(model: Model, job: JobModel, passes: boolean): void {
  if (passes) move(model, job, { status: 'INSIGHT' })
  else {
    const linkFailures = job.linkFailures + 1
    move(
      model,
      job,
      linkFailures >= job.terms.linkFailures ? { queued: true, linkFailures } : { status: 'READY', linkFailures },
    )
  }
}

type Over = (hours: number, days?: number) => boolean
type TimeOut = (model: Model, job: JobModel, over: Over) => unknown

function workTimeOut(model: Model, job: JobModel, over: Over): void {
  const { terms } = job
  if (inReview(job)) {
    if (over(job.draft === 'review' ? terms.draftReviewHours : terms.choiceHours)) move(model, job, { status: 'READY' })
  } else if (job.draft === 'none') {
    if (over(0, 5 + terms.lateEndDays)) cancelBy(model, job, 'late')
  } else if (over(terms.draftRoundHours, terms.lateEndDays)) cancelBy(model, job, 'draft_sent')
}

function insightTimeOut(model: Model, job: JobModel, over: Over): void {
  const { terms } = job
  if (job.insight === 'review') {
    if (over(terms.insightReviewHours)) complete(model, job)
    return
  }
  const first = job.insight === 'none'
  if (over(first ? 0 : terms.insightRoundHours, (first ? terms.insightDays : 0) + terms.insightEndDays))
    move(model, job, { queued: true })
}

function startTimeOut(model: Model, job: JobModel, over: Over): void {
  const { terms, receipt } = job
  if (receipt !== 'review') {
    if (over(0, terms.silenceEndDays)) cancelBy(model, job, 'before_work')
  } else if (over(terms.receiptReviewHours)) approveReceipt(model, job)
}

const OFFER_HOURS = 48

function answerTimeOut(model: Model, job: JobModel, over: Over): void {
  if (job.offer === 'requested') {
    if (over(OFFER_HOURS)) move(model, job, { offer: 'lapsed' })
  } else if (over(job.offer === 'countered' ? OFFER_HOURS : job.terms.answerHours)) cancelBy(model, job, 'before_work')
}

const TIME_OUTS: Partial<Record<Status, TimeOut>> = {
  ASSIGN: answerTimeOut,
  IN_PROGRESS: startTimeOut,
  WORKING: workTimeOut,
  READY: (model, job) => model.now >= linkDue(model, job) + job.terms.lateEndDays * DAY && cancelBy(model, job, 'late'),
  INSIGHT: insightTimeOut,
}

/** What happens when nobody acts before a deadline. */
function timeOut(model: Model, job: JobModel): void {
  if (job.disputed || job.queued) return
  TIME_OUTS[job.status]?.(model, job, (hours, days = 0) => model.now >= job.since + hours * HOUR + days * DAY)
}

/**
 * Time passes: deadlines, the campaign's last day, the expiry of credits, the Monday run. Returns the creators whom the
 * run paid.
 */
export function pass(model: Model, ms: number): Influencer[] {
  model.now += ms
  if (model.now >= model.campaign.closesAt) model.campaign.open = false
  for (const { job } of model.influencers) if (job && !isOver(job)) timeOut(model, job)
  for (const { job } of model.influencers)
    if (job?.status === 'MATCHED' && !hasSlot(model)) move(model, job, { status: 'REJECTED' })
  expire(model.lots, model.now)
  expireUnits(model.units, model.now)
  return model.influencers.filter((who) => {
    if (!isTakenOnMonday(model, who)) return false
    withdraw(model, who, '', who.available, true)
    who.automaticOn = bangkokDay(model.now)
    return true
  })
}
