import type { JobEvent } from './events.ts'
import type { JobFacts } from './facts.ts'
import { DISPUTABLE, isNegotiable, type JobActor, type JobStatus, RUNNING } from './states.ts'

/** A stage is a status and its pending action. Every stage has somebody who must act, and a deadline. */
export const STAGES = [
  'applied',
  'offer',
  'mismatched',
  'answer',
  'invite_offer',
  'ship',
  'order',
  'receipt',
  'receipt_review',
  'visit',
  'photo',
  'transit',
  'not_arrived',
  'draft',
  'draft_review',
  'draft_fix',
  'choice',
  'link',
  'check',
  'link_queue',
  'insight',
  'insight_review',
  'insight_fix',
  'insight_queue',
  'settle',
  'dispute',
  'frozen',
] as const
export type Stage = (typeof STAGES)[number]

export interface StageRule {
  /** Statuses in which the stage occurs. */
  statuses: readonly JobStatus[]
  /** Who must act. */
  act: JobActor
  /** The system's event when the last deadline passes. */
  event: JobEvent
  /** Who may leave without penalty when the action is overdue, if anybody. */
  opensFor?: 'influencer' | 'marketer'
  /** Events by which each side can end the job. Events of the operator or the system count if a side cannot act. */
  wayOut: { influencer: readonly JobEvent[]; marketer: readonly JobEvent[] }
}

const stage = (
  statuses: JobStatus | readonly JobStatus[],
  act: JobActor,
  event: JobEvent,
  influencer: readonly JobEvent[],
  marketer: readonly JobEvent[],
  opensFor?: 'influencer' | 'marketer',
): StageRule => ({
  statuses: typeof statuses === 'string' ? [statuses] : statuses,
  act,
  event,
  wayOut: { influencer, marketer },
  ...(opensFor === undefined ? {} : { opensFor }),
})

export const STAGE_RULES: Readonly<Record<Stage, StageRule>> = {
  applied: stage('MATCHED', 'marketer', 'closeApplications', ['withdraw'], ['accept', 'decline']),
  offer: stage(
    'MATCHED',
    'marketer',
    'offerTimeout',
    ['withdraw'],
    ['accept', 'counterOffer', 'declineOffer', 'decline'],
  ),
  mismatched: stage('MISMATCHED', 'system', 'closeApplications', ['withdraw'], ['closeApplications']),
  answer: stage('ASSIGN', 'influencer', 'answerTimeout', ['accept', 'decline'], ['cancel']),
  invite_offer: stage(
    'ASSIGN',
    'marketer',
    'offerTimeout',
    ['decline'],
    ['accept', 'counterOffer', 'declineOffer', 'cancel'],
  ),
  ship: stage('IN_PROGRESS', 'marketer', 'shipTimeout', ['leave'], ['ship', 'cancel'], 'influencer'),
  order: stage('IN_PROGRESS', 'influencer', 'silenceTimeout', ['orderNumber', 'leave'], ['cancel'], 'marketer'),
  receipt: stage('IN_PROGRESS', 'influencer', 'silenceTimeout', ['receipt', 'leave'], ['cancel'], 'marketer'),
  receipt_review: stage('IN_PROGRESS', 'marketer', 'receiptTimeout', ['leave'], ['approveReceipt', 'cancel']),
  visit: stage('IN_PROGRESS', 'influencer', 'silenceTimeout', ['checkIn', 'leave'], ['cancel'], 'marketer'),
  photo: stage('IN_PROGRESS', 'system', 'startPhoto', ['leave'], ['cancel']),
  transit: stage('SHIPPING', 'influencer', 'arrivalTimeout', ['confirmArrival', 'notArrived', 'leave'], ['cancel']),
  not_arrived: stage('SHIPPING', 'marketer', 'shipTimeout', ['leave'], ['ship', 'cancel'], 'influencer'),
  draft: stage('WORKING', 'influencer', 'draftTimeout', ['draft', 'leave', 'dispute'], ['cancel'], 'marketer'),
  draft_review: stage('WORKING', 'marketer', 'reviewTimeout', ['dispute'], ['approveDraft', 'rejectDraft', 'cancel']),
  draft_fix: stage('WORKING', 'influencer', 'draftTimeout', ['draft', 'dispute'], ['cancel']),
  choice: stage('WORKING', 'marketer', 'choiceTimeout', ['dispute'], ['payExtraRound', 'approveDraft', 'dispute']),
  link: stage('READY', 'influencer', 'linkTimeout', ['postUrl', 'dispute'], ['cancel'], 'marketer'),
  check: stage('SUBMIT', 'system', 'checkTimeout', ['dispute'], ['cancel', 'dispute']),
  link_queue: stage('SUBMIT', 'operator', 'queueOverdue', ['dispute'], ['cancel', 'dispute']),
  insight: stage('INSIGHT', 'influencer', 'insightTimeout', ['insight', 'dispute'], ['cancel', 'dispute']),
  insight_review: stage('INSIGHT', 'marketer', 'insightReviewTimeout', ['dispute'], ['approveInsight', 'dispute']),
  insight_fix: stage('INSIGHT', 'influencer', 'insightTimeout', ['insight', 'dispute'], ['cancel', 'dispute']),
  insight_queue: stage('INSIGHT', 'operator', 'queueOverdue', ['insight', 'dispute'], ['cancel', 'dispute']),
  settle: stage('COMPLETE', 'system', 'pay', ['pay'], ['pay']),
  dispute: stage([...DISPUTABLE, 'IN_PROGRESS'], 'operator', 'disputeOverdue', ['decide'], ['decide']),
  frozen: stage(RUNNING, 'operator', 'freezeOverdue', ['resume', 'decide'], ['resume', 'decide']),
}

function startStage(facts: JobFacts): Stage {
  if (facts.reviewOption === 'shipping') return 'ship'
  if (facts.reviewOption === 'buy order') return 'order'
  if (facts.reviewOption === 'buy product') return facts.receipt === 'review' ? 'receipt_review' : 'receipt'
  return facts.reviewOption === 'invite' ? 'visit' : 'photo'
}

const DRAFT_STAGE = {
  none: 'draft',
  review: 'draft_review',
  sent_back: 'draft_fix',
  choice: 'choice',
  approved: 'draft_review',
} as const satisfies Record<JobFacts['draft'], Stage>

const INSIGHT_STAGE = { none: 'insight', review: 'insight_review', sent_back: 'insight_fix' } as const

/** The price that the influencer has requested and the marketer has not yet decided on. */
export const requestedPrice = ({ status, offer, offerPrice }: JobFacts): number | null =>
  offer === 'asked' && isNegotiable(status) ? offerPrice : null

/** The stage of a job; null before the first status and after the last. */
export function stageOf(facts: JobFacts): Stage | null {
  if (facts.disputedAt !== null) return 'dispute'
  if (facts.frozenAt !== null) return 'frozen'
  switch (facts.status) {
    case 'MATCHED':
      return requestedPrice(facts) === null ? 'applied' : 'offer'
    case 'MISMATCHED':
      return 'mismatched'
    case 'ASSIGN':
      return requestedPrice(facts) === null ? 'answer' : 'invite_offer'
    case 'IN_PROGRESS':
      return startStage(facts)
    case 'SHIPPING':
      return facts.notArrivedAt === null ? 'transit' : 'not_arrived'
    case 'WORKING':
      return DRAFT_STAGE[facts.draft]
    case 'READY':
      return 'link'
    case 'SUBMIT':
      return facts.queue === null ? 'check' : 'link_queue'
    case 'INSIGHT':
      return facts.queue === null ? INSIGHT_STAGE[facts.insight] : 'insight_queue'
    case 'COMPLETE':
      return 'settle'
    default:
      return null
  }
}
