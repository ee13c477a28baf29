import { DAY, HOUR } from '../../../core/clock.ts'
import type { GuardFunction } from '../../../core/machine.ts'
import type { JobContext } from './context.ts'
import { dueEvent } from './deadlines.ts'
import type { JobFacts } from './facts.ts'

type Test = GuardFunction<JobContext>

/** A guard that passes if the test is true, and otherwise returns the code. */
const need =
  (test: (facts: JobFacts, context: JobContext) => boolean, code: string): Test =>
  (context) =>
    test(context.facts, context) ? null : code

const filled = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''
const isShare = (n: number | undefined): n is number => n !== undefined && Number.isInteger(n) && n >= 0 && n <= 10_000

/** Neither disputed nor frozen: in both cases people and timers cannot change the job. */
const running: Test = ({ facts }) =>
  facts.disputedAt !== null ? 'job_disputed' : facts.frozenAt !== null ? 'job_frozen' : null

const applicationsOpen: Test = ({ facts }) =>
  !facts.campaignOpen ? 'campaign_not_live' : facts.campaignPaused ? 'campaign_paused' : null

/** A timer applies only to its own stage, and not before its time. */
const due: Test = ({ event, now, timeline }) => (dueEvent(timeline, now) === event ? null : 'job_not_due')

/** Applications expire when the campaign closes, or after the maximum waiting time of an open campaign. */
const applicationsOver: Test = ({ facts, now, timeline }) =>
  !facts.campaignOpen || dueEvent(timeline, now) !== null ? null : 'campaign_still_open'

/** The delivery date of an order must not delay the draft too much. */
const deliveryInReach: Test = ({ input, now, terms }) => {
  if (input.deliveryOn === undefined) return 'delivery_date_required'
  const furthest = now.getTime() + terms['job.delivery_days_max'] * DAY
  return input.deliveryOn.getTime() > furthest ? 'delivery_date_too_far' : null
}

/** The marketer may reject an order number until a draft was submitted, within the review time. */
const orderRefusable: Test = ({ facts, now, terms }) =>
  facts.draftsSent > 0 ||
  now.getTime() > facts.stageAt.getTime() + facts.pausedMs + terms['job.order_review_hours'] * HOUR
    ? 'review_time_over'
    : null

const draftPossible: Test = ({ facts }) =>
  facts.draft === 'review' ? 'draft_in_review' : facts.draft === 'choice' ? 'brand_is_choosing' : null

const draftRejectable: Test = ({ facts }) =>
  facts.draft === 'review' ? null : facts.draft === 'choice' ? 'rejections_used' : 'nothing_to_review'

const applicationGuards = {
  applicationsOpen,
  partiesActive: need((f) => f.partiesActive, 'party_not_active'),
  takesJobs: need((f) => f.takesJobs, 'influencer_paused'),
  campaignOpen: need((f) => f.campaignOpen, 'campaign_not_live'),
  slotFree: need((f) => f.slotFree, 'slot_taken'),
  criteriaMet: need((f) => f.criteriaMet, 'criteria_not_met'),
  criteriaUnmet: need((f) => !f.criteriaMet, 'criteria_met'),
  counterOffers: need((f) => f.counterOffers, 'counter_offers_off'),
  offerUnused: need((f) => f.offer === 'none', 'counter_offer_used'),
  offerAsked: need((f) => f.offer === 'asked', 'no_counter_offer'),
  /** For an accepted application, the price was agreed on acceptance. */
  invited: need((f) => f.invited, 'counter_offers_off'),
  /** Accepting a second time is not a reply to a counter-offer. */
  priceRequested: need((f) => f.offer === 'asked', 'job_state'),
  noPriceRequested: need((f) => f.offer !== 'asked', 'counter_offer_pending'),
  hasPrice: need((_, { input }) => Number.isSafeInteger(input.price) && (input.price ?? 0) > 0, 'price_required'),
  slotsTaken: need((f) => !f.slotFree, 'slots_left'),
  applicationsOver,
} as const

const startGuards = {
  optionShipping: need((f) => f.reviewOption === 'shipping', 'review_option_differs'),
  optionOrder: need((f) => f.reviewOption === 'buy order', 'review_option_differs'),
  optionReceipt: need((f) => f.reviewOption === 'buy product', 'review_option_differs'),
  optionPhoto: need((f) => f.reviewOption === 'photo', 'review_option_differs'),
  optionVisit: need((f) => f.reviewOption === 'invite', 'review_option_differs'),
  hasTracking: need((_, { input }) => filled(input.trackingNumber), 'tracking_required'),
  reportedMissing: need((f) => f.notArrivedAt !== null, 'already_shipped'),
  notReportedMissing: need((f) => f.notArrivedAt === null, 'already_reported'),
  hasOrderNumber: need((_, { input }) => filled(input.orderNumber), 'order_number_required'),
  deliveryInReach,
  orderRefusable,
  hasFile: need((_, { input }) => input.attached === true, 'file_required'),
  hasAmount: need((_, { input }) => Number.isSafeInteger(input.amount) && (input.amount ?? 0) > 0, 'amount_required'),
  receiptOpen: need((f) => f.receipt === 'none' || f.receipt === 'refused', 'receipt_in_review'),
  receiptInReview: need((f) => f.receipt === 'review', 'nothing_to_review'),
  refusalsLeft: need((f, { terms }) => f.refusals < terms['job.refusals_max'], 'refusals_used'),
  refusalsUsed: need((f, { terms }) => f.refusals >= terms['job.refusals_max'], 'dispute_not_open'),
  codeMatches: need((_, { input }) => input.codeMatches === true, 'check_in_wrong'),
} as const

const workGuards = {
  noDraftSent: need((f) => f.draftsSent === 0, 'draft_already_sent'),
  /** An influencer must return the marketer's goods before leaving; otherwise it is a dispute. */
  goodsSettled: need((f, { input }) => f.goods !== 'received' || filled(input.returnTracking), 'goods_must_return'),
  draftPossible,
  draftRejectable,
  draftJudgeable: need((f) => f.draft === 'review' || f.draft === 'choice', 'nothing_to_review'),
  atChoice: need((f) => f.draft === 'choice', 'not_at_choice'),
  lastRejection: need(
    (f, { terms }) => f.rejections + 1 >= terms['job.rejections_included'] + f.extraRounds,
    'rejections_left',
  ),
  hasReason: need((_, { input }) => filled(input.reason), 'reason_required'),
} as const

const postGuards = {
  postTimeCome: need((f, { now }) => f.campaignPostFrom === null || now >= f.campaignPostFrom, 'post_too_early'),
  hasUrl: need((_, { input }) => filled(input.url), 'post_url_invalid'),
  notQueued: need((f) => f.queue === null, 'operator_is_checking'),
  inLinkQueue: need((f) => f.queue === 'link', 'not_in_queue'),
  inInsightQueue: need((f) => f.queue === 'insight', 'not_in_queue'),
  lastLinkFailure: need((f, { terms }) => f.linkFailures + 1 >= terms['job.link_failures_max'], 'checks_left'),
  insightPossible: need((f) => f.insight !== 'review', 'insight_in_review'),
  insightInReview: need((f) => f.insight === 'review', 'nothing_to_review'),
  insightRefusalsLeft: need((f, { terms }) => f.insightRefusals < terms['job.insight_refusals_max'], 'refusals_used'),
} as const

const markGuards = {
  running,
  due,
  notDisputed: need((f) => f.disputedAt === null, 'job_disputed'),
  notFrozen: need((f) => f.frozenAt === null, 'job_frozen'),
  frozen: need((f) => f.frozenAt !== null, 'job_not_frozen'),
  disputedOrFrozen: need((f) => f.disputedAt !== null || f.frozenAt !== null, 'not_in_dispute'),
  shareGiven: need((_, { input }) => isShare(input.creatorShareBps), 'share_required'),
  wholeShare: need((_, { input }) => input.creatorShareBps === 10_000, 'share_not_whole'),
  partShare: need((_, { input }) => (input.creatorShareBps ?? 0) < 10_000, 'share_is_whole'),
  noShare: need((_, { input }) => input.creatorShareBps === 0, 'share_must_be_zero'),
} as const

/** All guards that rows may name. They return null to pass, or the error code. */
export const GUARDS = { ...applicationGuards, ...startGuards, ...workGuards, ...postGuards, ...markGuards } as const
export type JobGuard = keyof typeof GUARDS

/** Guards on the request's content. They are skipped when a page only needs the possible actions. */
export const INPUT_GUARDS: readonly JobGuard[] = [
  'hasTracking',
  'hasOrderNumber',
  'deliveryInReach',
  'hasFile',
  'hasAmount',
  'hasPrice',
  'codeMatches',
  'goodsSettled',
  'hasReason',
  'hasUrl',
  'shareGiven',
]
