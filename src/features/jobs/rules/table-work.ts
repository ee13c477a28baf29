import { type JobTransition, REFUND, toBoth, toInfluencer, toMarketer, transition } from './transition.ts'

const APPROVED = { entry: 'approveDraft', notify: toInfluencer('job.draft_approved') } as const
const APPROVED_FOR_MARKETER = {
  entry: 'approveDraft',
  notify: toBoth('job.draft_approved', 'job.draft_approved_marketer'),
} as const

/** Drafts, their revisions, and the marketer's choice after the included rejections are used. */
export const DRAFT_ROWS: readonly JobTransition[] = [
  transition('WORKING', 'draft', 'influencer', ['draftPossible', 'hasFile'], 'WORKING', {
    entry: 'sendDraft',
    notify: toMarketer('job.draft_sent'),
  }),
  transition('WORKING', 'approveDraft', 'marketer', ['draftJudgeable'], 'READY', APPROVED),
  transition('WORKING', 'reviewTimeout', 'system', ['due'], 'READY', APPROVED_FOR_MARKETER),
  transition('WORKING', 'choiceTimeout', 'system', ['due'], 'READY', APPROVED_FOR_MARKETER),
  transition('WORKING', 'rejectDraft', 'marketer', ['draftRejectable', 'hasReason', 'lastRejection'], 'WORKING', {
    entry: 'askChoice',
    notify: toBoth('job.draft_rejected_last', 'job.draft_choice'),
  }),
  transition('WORKING', 'rejectDraft', 'marketer', ['draftRejectable', 'hasReason'], 'WORKING', {
    entry: 'sendBack',
    notify: toInfluencer('job.draft_rejected'),
  }),
  transition('WORKING', 'payExtraRound', 'marketer', ['atChoice'], 'WORKING', {
    money: 'extraRoundHold',
    entry: 'addRound',
    notify: toInfluencer('job.extra_round'),
  }),
  transition('WORKING', 'draftTimeout', 'system', ['due'], 'CANCEL', {
    ...REFUND,
    notify: toBoth('job.cancelled'),
  }),
]

/** Submission and checks of the live post. */
export const POST_ROWS: readonly JobTransition[] = [
  transition('READY', 'postUrl', 'influencer', ['postTimeCome', 'hasUrl'], 'SUBMIT', {
    notify: toMarketer('job.post_given'),
  }),
  transition('READY', 'linkTimeout', 'system', ['due'], 'CANCEL', { ...REFUND, notify: toBoth('job.cancelled') }),
  transition('SUBMIT', 'linkPassed', 'system', ['notQueued'], 'INSIGHT', { notify: toBoth('job.post_passed') }),
  transition('SUBMIT', 'linkFailed', 'system', ['notQueued', 'hasReason', 'lastLinkFailure'], 'SUBMIT', {
    entry: 'failToQueue',
    notify: [...toBoth('job.post_failed_last'), { to: 'operator', kind: 'job.queued' }],
  }),
  transition('SUBMIT', 'linkFailed', 'system', ['notQueued', 'hasReason'], 'READY', {
    entry: 'countLinkFailure',
    notify: toBoth('job.post_failed', 'job.post_failed_marketer'),
  }),
  transition('SUBMIT', 'checkTimeout', 'system', ['due'], 'SUBMIT', {
    entry: 'queueLink',
    notify: [...toBoth('job.in_review'), { to: 'operator', kind: 'job.queued' }],
  }),
  transition('SUBMIT', 'passLink', 'operator', ['inLinkQueue'], 'INSIGHT', {
    entry: 'endQueue',
    notify: toBoth('job.post_passed'),
  }),
  transition('SUBMIT', 'returnLink', 'operator', ['inLinkQueue', 'hasReason'], 'READY', {
    entry: 'endQueue',
    notify: toBoth('job.post_failed', 'job.post_failed_marketer'),
  }),
]

/** Insights and payment. */
export const INSIGHT_ROWS: readonly JobTransition[] = [
  transition('INSIGHT', 'insight', ['influencer', 'system'], ['insightPossible', 'hasFile'], 'INSIGHT', {
    entry: 'sendInsight',
    notify: toMarketer('job.insight_given'),
  }),
  transition('INSIGHT', 'approveInsight', 'marketer', ['insightInReview'], 'COMPLETE', {
    notify: toBoth('job.insight_approved', 'job.completed'),
  }),
  transition('INSIGHT', 'insightReviewTimeout', 'system', ['due'], 'COMPLETE', {
    notify: toBoth('job.insight_approved', 'job.completed'),
  }),
  transition(
    'INSIGHT',
    'rejectInsight',
    'marketer',
    ['insightInReview', 'insightRefusalsLeft', 'hasReason'],
    'INSIGHT',
    {
      entry: 'countInsightRefusal',
      notify: toInfluencer('job.insight_refused'),
    },
  ),
  transition('INSIGHT', 'insightTimeout', 'system', ['due'], 'INSIGHT', {
    entry: 'queueInsight',
    notify: [...toBoth('job.in_review'), { to: 'operator', kind: 'job.queued' }],
  }),
  transition('INSIGHT', 'passInsight', 'operator', ['inInsightQueue'], 'COMPLETE', {
    entry: 'endQueue',
    notify: toBoth('job.insight_approved', 'job.completed'),
  }),
  transition('INSIGHT', 'returnInsight', 'operator', ['inInsightQueue', 'hasReason'], 'INSIGHT', {
    entry: 'returnInsight',
    notify: toInfluencer('job.insight_refused'),
  }),
  transition('COMPLETE', 'pay', 'system', [], 'COMPLETED', {
    money: 'payout',
    notify: [...toInfluencer('job.paid'), ...toMarketer('job.paid_out')],
  }),
]
