import { buildJob } from './build-job.ts'
import type { DemoJob, JobState, JobSub } from './types-jobs.ts'

/** Creator, state of the job, and the day of its last step (-1 is yesterday). */
type Row = readonly [influencer: string, state: JobState, sub: JobSub, untilDay?: number]

/** Every open campaign with its running jobs: each state with each of its sub-states. */
const NOW: Record<string, readonly Row[]> = {
  'nuan-serum': [
    ['ploy', 'WORKING', 'draft_sent'],
    ['view', 'WORKING', 'drafting'],
    ['pan', 'SHIPPING', 'in_transit'],
    ['fah', 'SHIPPING', 'delivered', -2],
    ['mint', 'COMPLETE', 'paying'],
    ['kwan', 'COMPLETED', 'paid'],
    ['earn', 'INSIGHT', 'insight_sent'],
    ['meen', 'READY', 'link_due'],
    ['noey', 'IN_PROGRESS', 'to_ship'],
    ['tarn', 'REJECTED', 'brand_declined', -3],
  ],
  'cha-coconut': [
    ['aisha', 'COMPLETED', 'paid'],
    ['toey', 'IN_PROGRESS', 'check_in'],
    ['bank', 'WORKING', 'drafting'],
    ['petch', 'READY', 'link_failed'],
    ['fon', 'WORKING', 'draft_sent'],
    ['num', 'INSIGHT', 'insight_due'],
    ['ice', 'ASSIGN', 'chosen'],
    ['view', 'CANCEL', 'silence', -2],
  ],
  'lele-boat': [
    ['nont', 'INSIGHT', 'insight_due'],
    ['dao', 'IN_PROGRESS', 'check_in', -2],
    ['tarn', 'WORKING', 'drafting'],
  ],
  'yainuan-rooster': [
    ['aisha', 'WORKING', 'draft_rejected'],
    ['mint', 'COMPLETED', 'paid', -2],
    ['joy', 'SHIPPING', 'not_arrived'],
    ['noi', 'INSIGHT', 'insight_refused'],
    ['tai', 'COMPLETED', 'paid', -4],
    ['jeab', 'ASSIGN', 'chosen'],
  ],
  'krapuk-debit': [
    ['may', 'COMPLETED', 'paid', -2],
    ['fon', 'INSIGHT', 'insight_sent'],
    ['bank', 'WORKING', 'draft_resent'],
    ['win', 'READY', 'link_due'],
  ],
  'sawang-ring': [
    ['ice', 'IN_PROGRESS', 'to_ship'],
    ['earn', 'SHIPPING', 'in_transit'],
    ['num', 'WORKING', 'drafting'],
    ['jeab', 'ASSIGN', 'invited'],
  ],
  'pp-bag': [
    ['ploy', 'ASSIGN', 'invited'],
    ['kwan', 'SHIPPING', 'in_transit', -2],
    ['view', 'WORKING', 'draft_sent'],
    ['pan', 'REJECTED', 'creator_declined', -2],
    ['pim', 'IN_PROGRESS', 'to_ship'],
    ['tarn', 'CANCEL', 'silence'],
  ],
  'samun-compress': [
    ['tuk', 'WORKING', 'draft_rejected_twice'],
    ['oat', 'SHIPPING', 'dispute'],
    ['noi', 'READY', 'link_due'],
    ['dao', 'REJECTED', 'creator_declined', -3],
  ],
  'krapuk-gold': [
    ['may', 'WORKING', 'draft_sent'],
    ['fon', 'WORKING', 'drafting'],
    ['bank', 'ASSIGN', 'chosen'],
  ],
  'pinto-picnic': [
    ['ton', 'IN_PROGRESS', 'receipt_sent'],
    ['lung', 'IN_PROGRESS', 'receipt_due'],
    ['jeab', 'WORKING', 'drafting'],
    ['mon', 'COMPLETED', 'paid'],
    ['tai', 'INSIGHT', 'insight_sent'],
    ['or', 'CANCEL', 'creator_left', -3],
    ['vit', 'READY', 'link_due'],
  ],
  'khao-60s': [
    ['may', 'WORKING', 'draft_sent'],
    ['nont', 'READY', 'link_due'],
  ],
  'nuan-night': [
    ['mek', 'INSIGHT', 'insight_due'],
    ['toey', 'COMPLETED', 'paid'],
    ['bank', 'SHIPPING', 'delivered', -2],
    ['fon', 'SHIPPING', 'not_arrived'],
    ['petch', 'WORKING', 'extra_round'],
  ],
  'lom-test': [
    ['nont', 'ASSIGN', 'chosen'],
    ['win', 'WORKING', 'drafting'],
    ['kim', 'IN_PROGRESS', 'check_in'],
    ['tonkla', 'WORKING', 'draft_sent'],
  ],
  'lom-family': [
    ['jeab', 'IN_PROGRESS', 'check_in'],
    ['bell', 'IN_PROGRESS', 'check_in'],
    ['num', 'ASSIGN', 'chosen'],
  ],
  'siang-rain': [
    ['gun', 'SUBMIT', 'checking'],
    ['beam', 'READY', 'link_failed'],
    ['petch', 'WORKING', 'dispute'],
    ['ice', 'INSIGHT', 'dispute'],
    ['fon', 'COMPLETED', 'paid'],
    ['ken', 'COMPLETED', 'paid', -3],
    ['win', 'CANCEL', 'brand_ready', -2],
    ['earn', 'READY', 'link_due'],
  ],
  'tharn-30': [
    ['tee', 'COMPLETED', 'paid', -44],
    ['ken', 'COMPLETED', 'paid', -28],
    ['nat', 'READY', 'link_due'],
    ['noi', 'ASSIGN', 'chosen'],
  ],
  'pinto-shelf': [
    ['ploy', 'COMPLETED', 'paid', -2],
    ['mint', 'IN_PROGRESS', 'order_number'],
    ['mek', 'WORKING', 'drafting'],
    ['kwan', 'WORKING', 'draft_sent'],
    ['fah', 'IN_PROGRESS', 'order_number', -2],
  ],
  'pp-shirt': [
    ['non', 'IN_PROGRESS', 'order_number'],
    ['arm', 'ASSIGN', 'chosen'],
    ['earn', 'WORKING', 'drafting'],
    ['praew', 'ASSIGN', 'chosen'],
  ],
  'cha-bag': [
    ['fah', 'ASSIGN', 'chosen'],
    ['toey', 'IN_PROGRESS', 'to_ship'],
  ],
  'lele-pass': [
    ['ploy', 'COMPLETED', 'paid'],
    ['view', 'ASSIGN', 'invited'],
    ['petch', 'IN_PROGRESS', 'check_in'],
    ['ohm', 'WORKING', 'drafting'],
  ],
  'sawang-speaker': [['lung', 'ASSIGN', 'chosen']],
  'samun-balm': [
    ['aisha', 'IN_PROGRESS', 'receipt_refused'],
    ['noi', 'WORKING', 'draft_sent'],
    ['joy', 'COMPLETED', 'paid'],
    ['pong', 'CANCEL', 'brand_no_draft', -2],
    ['mint', 'INSIGHT', 'insight_sent'],
  ],
  'khao-app': [
    ['pop', 'WORKING', 'drafting'],
    ['golf', 'SUBMIT', 'link_queue'],
    ['pong', 'ASSIGN', 'chosen'],
  ],
  'yainuan-chilli': [
    ['num', 'WORKING', 'drafting'],
    ['bank', 'COMPLETED', 'paid'],
    ['aisha', 'SHIPPING', 'in_transit'],
    ['ice', 'READY', 'link_due'],
    ['jeab', 'CANCEL', 'brand_early', -3],
  ],
}

/** Jobs of the open campaigns. They progress quickly, so that each fits between the opening of its campaign and today. */
export const JOBS_NOW: readonly DemoJob[] = Object.entries(NOW).flatMap(([campaign, rows]) =>
  rows.map(([influencer, state, sub, untilDay = -1]) =>
    buildJob({ campaign, influencer, state, sub, untilDay, pace: 0.42 }),
  ),
)
