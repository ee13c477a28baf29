import type { JobActor } from './states.ts'

/** Acts of people: each is also the last segment of POST /api/jobs/{id}/{event}, but for apply and invite. */
export const USER_EVENTS = [
  'apply',
  'invite',
  'accept',
  'decline',
  'withdraw',
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

/** Acts of an operator: the ends of a queue, of a dispute, of a freeze. */
export const OPERATOR_EVENTS = ['passLink', 'returnLink', 'passInsight', 'returnInsight', 'decide', 'resume'] as const

/** Findings of the system: checks, carriers, campaigns that end, parties that are suspended. */
export const SYSTEM_EVENTS = [
  'match',
  'mismatch',
  'closeApplications',
  'fillCampaign',
  'startPhoto',
  'carrierDelivered',
  'linkPassed',
  'linkFailed',
  'pay',
  'freeze',
] as const

/** Deadlines that passed. */
export const TIMER_EVENTS = [
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

/** Kinds of message about a job. The last three belong to deadlines, not to steps. */
export const JOB_NOTICES = [
  'job.applied',
  'job.invited',
  'job.chosen',
  'job.matched',
  'job.matched_marketer',
  'job.mismatched',
  'job.withdrawn',
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
  'job.draft_approved',
  'job.draft_approved_marketer',
  'job.draft_choice',
  'job.extra_round',
  'job.post_given',
  'job.post_passed',
  'job.post_failed',
  'job.post_failed_marketer',
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

const INFLUENCER = ['influencer'] as const
const MARKETER = ['marketer'] as const
const BOTH = ['influencer', 'marketer'] as const
const OPERATOR = ['operator'] as const

/** Whom the words of each kind address. A row of the table may send a kind to nobody else. */
export const NOTICE_READERS: Readonly<Record<JobNoticeKind, readonly Exclude<JobActor, 'system'>[]>> = {
  'job.applied': MARKETER,
  'job.invited': INFLUENCER,
  'job.chosen': INFLUENCER,
  'job.matched': INFLUENCER,
  'job.matched_marketer': MARKETER,
  'job.mismatched': INFLUENCER,
  'job.withdrawn': MARKETER,
  'job.not_chosen': INFLUENCER,
  'job.closed': INFLUENCER,
  'job.full': INFLUENCER,
  'job.accepted': MARKETER,
  'job.declined': MARKETER,
  'job.started': INFLUENCER,
  'job.started_marketer': MARKETER,
  'job.shipped': INFLUENCER,
  'job.tracking_changed': INFLUENCER,
  'job.arrived': MARKETER,
  'job.not_arrived': MARKETER,
  'job.order_given': MARKETER,
  'job.order_refused': INFLUENCER,
  'job.receipt_given': MARKETER,
  'job.receipt_refused': INFLUENCER,
  'job.receipt_approved': INFLUENCER,
  'job.receipt_approved_marketer': MARKETER,
  'job.checked_in': MARKETER,
  'job.left': MARKETER,
  'job.draft_sent': MARKETER,
  'job.draft_rejected': INFLUENCER,
  'job.draft_approved': INFLUENCER,
  'job.draft_approved_marketer': MARKETER,
  'job.draft_choice': MARKETER,
  'job.extra_round': INFLUENCER,
  'job.post_given': MARKETER,
  'job.post_passed': BOTH,
  'job.post_failed': INFLUENCER,
  'job.post_failed_marketer': MARKETER,
  'job.insight_given': MARKETER,
  'job.insight_refused': INFLUENCER,
  'job.insight_approved': INFLUENCER,
  'job.completed': MARKETER,
  'job.paid': INFLUENCER,
  'job.paid_out': MARKETER,
  'job.cancelled': BOTH,
  'job.disputed': ['influencer', 'marketer', 'operator'],
  'job.decided': BOTH,
  'job.frozen': ['influencer', 'marketer', 'operator'],
  'job.resumed': BOTH,
  'job.queued': OPERATOR,
  'job.in_review': BOTH,
  'job.overdue': OPERATOR,
  'job.reminder': ['influencer', 'marketer', 'operator'],
  'job.may_leave': INFLUENCER,
  'job.may_cancel': MARKETER,
}

/** Who is told what. `system` is never told. */
export interface JobNotice {
  to: Exclude<JobActor, 'system'>
  kind: JobNoticeKind
}
