import { type JobRow, row, toBoth, toInfluencer, toMarketer } from './row.ts'

const APPROVED = { entry: 'approveDraft', notify: toInfluencer('job.draft_approved') } as const
const APPROVED_FOR_BRAND = {
  entry: 'approveDraft',
  notify: toBoth('job.draft_approved', 'job.draft_approved_marketer'),
} as const

/** Drafts, their rounds, and what follows when the included rejections are used. */
export const DRAFT_ROWS: readonly JobRow[] = [
  row('WORKING', 'draft', 'influencer', ['draftPossible', 'hasFile'], 'WORKING', {
    entry: 'sendDraft',
    notify: toMarketer('job.draft_sent'),
  }),
  row('WORKING', 'approveDraft', 'marketer', ['draftJudgeable'], 'READY', APPROVED),
  row('WORKING', 'reviewTimeout', 'system', ['due'], 'READY', APPROVED_FOR_BRAND),
  row('WORKING', 'choiceTimeout', 'system', ['due'], 'READY', APPROVED_FOR_BRAND),
  row('WORKING', 'rejectDraft', 'marketer', ['draftRejectable', 'hasReason', 'lastRejection'], 'WORKING', {
    entry: 'askChoice',
    notify: [...toInfluencer('job.draft_rejected'), ...toMarketer('job.draft_choice')],
  }),
  row('WORKING', 'rejectDraft', 'marketer', ['draftRejectable', 'hasReason'], 'WORKING', {
    entry: 'sendBack',
    notify: toInfluencer('job.draft_rejected'),
  }),
  row('WORKING', 'payExtraRound', 'marketer', ['atChoice'], 'WORKING', {
    money: 'extraRoundHold',
    entry: 'addRound',
    notify: toInfluencer('job.extra_round'),
  }),
  row('WORKING', 'draftTimeout', 'system', ['due'], 'CANCEL', { money: 'refund', notify: toBoth('job.cancelled') }),
]

/** The live post and its checks. */
export const POST_ROWS: readonly JobRow[] = [
  row('READY', 'postUrl', 'influencer', ['postTimeCome', 'hasUrl'], 'SUBMIT', { notify: toMarketer('job.post_given') }),
  row('READY', 'linkTimeout', 'system', ['due'], 'CANCEL', { money: 'refund', notify: toBoth('job.cancelled') }),
  row('SUBMIT', 'linkPassed', 'system', ['notQueued'], 'INSIGHT', { notify: toBoth('job.post_passed') }),
  row('SUBMIT', 'linkFailed', 'system', ['notQueued', 'hasReason', 'lastLinkFailure'], 'SUBMIT', {
    entry: 'failToQueue',
    notify: [
      ...toBoth('job.post_failed', 'job.post_failed_marketer'),
      ...toBoth('job.in_review'),
      { to: 'operator', kind: 'job.queued' },
    ],
  }),
  row('SUBMIT', 'linkFailed', 'system', ['notQueued', 'hasReason'], 'READY', {
    entry: 'countLinkFailure',
    notify: toBoth('job.post_failed', 'job.post_failed_marketer'),
  }),
  row('SUBMIT', 'checkTimeout', 'system', ['due'], 'SUBMIT', {
    entry: 'queueLink',
    notify: [...toBoth('job.in_review'), { to: 'operator', kind: 'job.queued' }],
  }),
  row('SUBMIT', 'passLink', 'operator', ['inLinkQueue'], 'INSIGHT', {
    entry: 'endQueue',
    notify: toBoth('job.post_passed'),
  }),
  row('SUBMIT', 'returnLink', 'operator', ['inLinkQueue', 'hasReason'], 'READY', {
    entry: 'endQueue',
    notify: toBoth('job.post_failed', 'job.post_failed_marketer'),
  }),
]

/** The evidence, and the pay. */
export const INSIGHT_ROWS: readonly JobRow[] = [
  row('INSIGHT', 'insight', ['influencer', 'system'], ['insightPossible', 'hasFile'], 'INSIGHT', {
    entry: 'sendInsight',
    notify: toMarketer('job.insight_given'),
  }),
  row('INSIGHT', 'approveInsight', 'marketer', ['insightInReview'], 'COMPLETE', {
    notify: toBoth('job.insight_approved', 'job.completed'),
  }),
  row('INSIGHT', 'insightReviewTimeout', 'system', ['due'], 'COMPLETE', {
    notify: toBoth('job.insight_approved', 'job.completed'),
  }),
  row('INSIGHT', 'rejectInsight', 'marketer', ['insightInReview', 'insightRefusalsLeft', 'hasReason'], 'INSIGHT', {
    entry: 'countInsightRefusal',
    notify: toInfluencer('job.insight_refused'),
  }),
  row('INSIGHT', 'insightTimeout', 'system', ['due'], 'INSIGHT', {
    entry: 'queueInsight',
    notify: [...toBoth('job.in_review'), { to: 'operator', kind: 'job.queued' }],
  }),
  row('INSIGHT', 'passInsight', 'operator', ['inInsightQueue'], 'COMPLETE', {
    entry: 'endQueue',
    notify: toBoth('job.insight_approved', 'job.completed'),
  }),
  row('INSIGHT', 'returnInsight', 'operator', ['inInsightQueue', 'hasReason'], 'INSIGHT', {
    entry: 'returnInsight',
    notify: toInfluencer('job.insight_refused'),
  }),
  row('COMPLETE', 'pay', 'system', [], 'COMPLETED', {
    money: 'payout',
    notify: [...toInfluencer('job.paid'), ...toMarketer('job.paid_out')],
  }),
]
