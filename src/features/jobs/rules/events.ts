import type { JobActor } from './states.ts'

/**
 * Actions of people: each is also the last segment of POST /api/jobs/{id}/{event}, except apply, invite and
 * switchChannel.
 */
export const USER_EVENTS = [
  'apply',
  'invite',
  'accept',
  'decline',
  'withdraw',
  'switchChannel',
  'counterOffer',
  'declineOffer',
  'ship',
  'correctTracking',
  'confirmArrival',
  'notArrived',
  'orderNumber',
  'refuseOrderNumber',
  'receipt',
  'approveReceipt',
  'rejectReceipt',
  'checkIn',
  'leave',
  'draft',
  'approveDraft',
  'rejectDraft',
  'payExtraRound',
  'postUrl',
  'insight',
  'approveInsight',
  'rejectInsight',
  'cancel',
  'dispute',
] as const

/** Actions of an operator: decisions on a queue, a dispute or a freeze. */
export const OPERATOR_EVENTS = ['passLink', 'returnLink', 'passInsight', 'returnInsight', 'decide', 'resume'] as const

/** System events: checks, ended campaigns, suspended parties. */
export const SYSTEM_EVENTS = [
  'match',
  'mismatch',
  'closeApplications',
  'fillCampaign',
  'startPhoto',
  'linkPassed',
  'linkFailed',
  'pay',
  'freeze',
] as const

/** Expired deadlines. */
export const TIMER_EVENTS = [
  'offerTimeout',
  'answerTimeout',
  'shipTimeout',
  'silenceTimeout',
  'receiptTimeout',
  'arrivalTimeout',
  'draftTimeout',
  'reviewTimeout',
  'choiceTimeout',
  'linkTimeout',
  'checkTimeout',
  'insightTimeout',
  'insightReviewTimeout',
  'queueOverdue',
  'disputeOverdue',
  'freezeOverdue',
] as const

export const JOB_EVENTS = [...USER_EVENTS, ...OPERATOR_EVENTS, ...SYSTEM_EVENTS, ...TIMER_EVENTS] as const
export type JobEvent = (typeof JOB_EVENTS)[number]

/** Kinds of messages about a job. The last three are about deadlines, not steps. */
export const JOB_NOTICES = [
  'job.applied',
  'job.invited',
  'job.chosen',
  'job.matched',
  'job.matched_marketer',
  'job.mismatched',
  'job.withdrawn',
  'job.offer_asked',
  'job.offer_countered',
  'job.offer_declined',
  'job.offer_lapsed',
  'job.offer_agreed',
  'job.offer_declined_invite',
  'job.offer_lapsed_invite',
  'job.not_chosen',
  'job.closed',
  'job.full',
  'job.accepted',
  'job.declined',
  'job.started',
  'job.started_marketer',
  'job.shipped',
  'job.tracking_changed',
  'job.arrived',
  'job.not_arrived',
  'job.order_given',
  'job.order_refused',
  'job.receipt_given',
  'job.receipt_refused',
  'job.receipt_approved',
  'job.receipt_approved_marketer',
  'job.checked_in',
  'job.left',
  'job.draft_sent',
  'job.draft_rejected',
  'job.draft_rejected_last',
  'job.draft_approved',
  'job.draft_approved_marketer',
  'job.draft_choice',
  'job.extra_round',
  'job.post_given',
  'job.post_passed',
  'job.post_failed',
  'job.post_failed_marketer',
  'job.post_failed_last',
  'job.insight_given',
  'job.insight_refused',
  'job.insight_approved',
  'job.completed',
  'job.paid',
  'job.paid_out',
  'job.cancelled',
  'job.disputed',
  'job.decided',
  'job.frozen',
  'job.resumed',
  'job.queued',
  'job.in_review',
  'job.overdue',
  'job.reminder',
  'job.may_leave',
  'job.may_cancel',
] as const
export type JobNoticeKind = (typeof JOB_NOTICES)[number]

/** Recipients of messages; the system gets none. */
export interface JobNotice {
  to: Exclude<JobActor, 'system'>
  kind: JobNoticeKind
}

/** Content of an event that is hidden from the influencer: the marketer's fee and refund. */
export const MARKETER_ONLY: readonly string[] = ['fee', 'back']
