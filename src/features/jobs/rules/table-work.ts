import { type JobRow, row, tellBoth, tellBrand, tellCreator } from './row.ts'

const APPROVED = { entry: 'approveDraft', notify: tellCreator('job.draft_approved') } as const
const APPROVED_FOR_BRAND = {
  entry: 'approveDraft',
  notify: tellBoth('job.draft_approved', 'job.draft_approved_marketer'),
} as const

/** Drafts, their rounds, and what follows when the included rejections are used. */
export const DRAFT_ROWS: readonly JobRow[] = [
  row('WORKING', 'draft', 'influencer', ['draftPossible', 'hasFile'], 'WORKING', {
    entry: 'sendDraft',
    notify: tellBrand('job.draft_sent'),
  }),
  row('WORKING', 'approveDraft', 'marketer', ['draftJudgeable'], 'READY', APPROVED),
  row('WORKING', 'reviewTimeout', 'system', ['due'], 'READY', APPROVED_FOR_BRAND),
  row('WORKING', 'choiceTimeout', 'system', ['due'], 'READY', APPROVED_FOR_BRAND),
  row('WORKING', 'rejectDraft', 'marketer', ['draftRejectable', 'hasReason', 'lastRejection'], 'WORKING', {
    entry: 'askChoice',
    notify: [...tellCreator('job.draft_rejected'), ...tellBrand('job.draft_choice')],
  }),
  row('WORKING', 'rejectDraft', 'marketer', ['draftRejectable', 'hasReason'], 'WORKING', {
    entry: 'sendBack',
    notify: tellCreator('job.draft_rejected'),
  }),
  row('WORKING', 'payExtraRound', 'marketer', ['atChoice'], 'WORKING', {
    money: 'extraRoundHold',
    entry: 'addRound',
    notify: tellCreator('job.extra_round'),
  }),
  row('WORKING', 'draftTimeout', 'system', ['due'], 'CANCEL', { money: 'refund', notify: tellBoth('job.cancelled') }),
]

/** The live post and its checks. */
export const POST_ROWS: readonly JobRow[] = [
  row('READY', 'postUrl', 'influencer', ['postTimeCome', 'hasUrl'], 'SUBMIT', { notify: tellBrand('job.post_given') }),
  row('READY', 'linkTimeout', 'system', ['due'], 'CANCEL', { money: 'refund', notify: tellBoth('job.cancelled') }),
  row('SUBMIT', 'linkPassed', 'system', ['notQueued'], 'INSIGHT', { notify: tellBoth('job.post_passed') }),
  row('SUBMIT', 'linkFailed', 'system', ['notQueued', 'hasReason', 'lastLinkFailure'], 'SUBMIT', {
    entry: 'failToQueue',
    notify: [
      ...tellBoth('job.post_failed', 'job.post_failed_marketer'),
      ...tellBoth('job.in_review'),
      { to: 'operator', kind: 'job.queued' },
    ],
  }),
  row('SUBMIT', 'linkFailed', 'system', ['notQueued', 'hasReason'], 'READY', {
    entry: 'countLinkFailure',
    notify: tellBoth('job.post_failed', 'job.post_failed_marketer'),
  }),
  row('SUBMIT', 'checkTimeout', 'system', ['due'], 'SUBMIT', {
    entry: 'queueLink',
    notify: [...tellBoth('job.in_review'), { to: 'operator', kind: 'job.queued' }],
  }),
  row('SUBMIT', 'passLink', 'operator', ['inLinkQueue'], 'INSIGHT', {
    entry: 'endQueue',
    notify: tellBoth('job.post_passed'),
  }),
  row('SUBMIT', 'returnLink', 'operator', ['inLinkQueue', 'hasReason'], 'READY', {
    entry: 'endQueue',
    notify: tellBoth('job.post_failed', 'job.post_failed_marketer'),
  }),
]

/** The evidence, and the pay. */
export const INSIGHT_ROWS: readonly JobRow[] = [
  row('INSIGHT', 'insight', ['influencer', 'system'], ['insightPossible', 'hasFile'], 'INSIGHT', {
    entry: 'sendInsight',
    notify: tellBrand('job.insight_given'),
  }),
  row('INSIGHT', 'approveInsight', 'marketer', ['insightInReview'], 'COMPLETE', {
    notify: tellBoth('job.insight_approved', 'job.completed'),
  }),
  row('INSIGHT', 'insightReviewTimeout', 'system', ['due'], 'COMPLETE', {
    notify: tellBoth('job.insight_approved', 'job.completed'),
  }),
  row('INSIGHT', 'rejectInsight', 'marketer', ['insightInReview', 'insightRefusalsLeft', 'hasReason'], 'INSIGHT', {
    entry: 'countInsightRefusal',
    notify: tellCreator('job.insight_refused'),
  }),
  row('INSIGHT', 'insightTimeout', 'system', ['due'], 'INSIGHT', {
    entry: 'queueInsight',
    notify: [...tellBoth('job.in_review'), { to: 'operator', kind: 'job.queued' }],
  }),
  row('INSIGHT', 'passInsight', 'operator', ['inInsightQueue'], 'COMPLETE', {
    entry: 'endQueue',
    notify: tellBoth('job.insight_approved', 'job.completed'),
  }),
  row('INSIGHT', 'returnInsight', 'operator', ['inInsightQueue', 'hasReason'], 'INSIGHT', {
    entry: 'returnInsight',
    notify: tellCreator('job.insight_refused'),
  }),
  row('COMPLETE', 'pay', 'system', [], 'COMPLETED', {
    money: 'payout',
    notify: [...tellCreator('job.paid'), ...tellBrand('job.paid_out')],
  }),
]
