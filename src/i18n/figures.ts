import { baht as bahtOf, type Satang, satang, share } from '../core/money.ts'
import type { Settings } from '../core/settings.ts'
import type { Lang } from '../core/shapes.ts'
import { type PayeeClass, payAfterTax, rateOf, thaiTaxRow } from '../core/withholding.ts'
import { FIGURE_PLACEHOLDER, type Figures } from './fill-figures.ts'
import { formatCredits, formatNumber, formatPercent, formatWeekdayOf } from './formats.ts'

type Read = (settings: Settings, at: Date) => string

/** Settings that are numbers. */
type NumberKey = { [K in keyof Settings]: Settings[K] extends number ? K : never }[keyof Settings]

const number =
  (key: NumberKey): Read =>
  (settings) =>
    formatNumber(settings[key])
/** An hour of the day, as 08:00. */
const hour =
  (key: NumberKey): Read =>
  (settings) =>
    `${String(settings[key]).padStart(2, '0')}:00`
const percent =
  (key: NumberKey): Read =>
  (settings) =>
    formatPercent(settings[key])
/** The name of a weekday. Texts of each language use their own. */
const weekday =
  (lang: Lang, key: NumberKey): Read =>
  (settings) =>
    formatWeekdayOf(lang, settings[key])
/** Baht without a currency sign; each text adds its own. */
const baht =
  (key: NumberKey): Read =>
  (settings) =>
    formatCredits(settings[key])
const tax =
  (payeeClass: PayeeClass): Read =>
  (settings, at) => {
    const row = thaiTaxRow(settings, payeeClass, at)
    return formatPercent((row && rateOf(row)) ?? 0)
  }

const WHOLE = 10_000
/** Amounts of the example job, purchase and withdrawal in explanatory texts. */
const EXAMPLE_PAY = bahtOf(4_500)
const EXAMPLE_TOP_UP = bahtOf(10_000)
const EXAMPLE_WITHDRAWAL = bahtOf(500)

const exampleHold = (settings: Settings): Satang =>
  satang(EXAMPLE_PAY + share(EXAMPLE_PAY, settings['fee.marketer_bps']))
const examplePayAfterTax = (settings: Settings, at: Date) =>
  payAfterTax(EXAMPLE_PAY, thaiTaxRow(settings, 'resident_individual', at))

/**
 * The rates, limits and deadlines that texts may contain. `{$serviceFee}` in an interface text or in content is
 * replaced by the current value, so that a changed setting changes every text.
 */
const FIGURES = {
  serviceFee: percent('fee.marketer_bps'),
  vat: percent('vat.bps'),
  taxIndividual: tax('resident_individual'),
  taxCompany: tax('company'),
  taxEntertainer: tax('entertainer'),
  taxNonResident: tax('non_resident'),
  taxFrom: (settings, at) => formatCredits(thaiTaxRow(settings, 'resident_individual', at)?.threshold ?? 0),
  applicationDays: number('job.application_days'),
  paperHours: number('operator.paper_hours'),
  channelHours: number('operator.channel_hours'),
  answerHours: number('job.answer_hours'),
  offerHours: number('job.offer_hours'),
  shipDays: number('job.ship_days'),
  arrivalDays: number('job.arrival_without_carrier_days'),
  receiptReviewHours: number('job.receipt_review_hours'),
  draftReviewHours: number('job.draft_review_hours'),
  draftRoundHours: number('job.draft_round_hours'),
  revisions: number('job.rejections_included'),
  choiceHours: number('job.choice_hours'),
  extraRound: percent('job.extra_round_bps'),
  linkHours: number('job.link_hours'),
  linkChecks: number('job.link_failures_max'),
  checkHours: number('job.check_hours'),
  insightStoryHours: number('job.insight_story_hours'),
  insightDays: number('job.insight_days'),
  insightReviewHours: number('job.insight_review_hours'),
  insightRefusals: number('job.insight_refusals_max'),
  insightEndDays: number('job.insight_end_days'),
  lateHours: number('job.late_hours'),
  lateEndDays: number('job.late_end_days'),
  disputeDays: number('job.dispute_business_days'),
  refundBeforeWork: ({ 'job.refund_bps': refunds }) => formatPercent(refunds.before_work),
  refundWorking: ({ 'job.refund_bps': refunds }) => formatPercent(refunds.working),
  refundDraft: ({ 'job.refund_bps': refunds }) => formatPercent(refunds.draft_sent),
  refundReady: ({ 'job.refund_bps': refunds }) => formatPercent(refunds.ready),
  refundPosted: ({ 'job.refund_bps': refunds }) => formatPercent(refunds.posted),
  refundLate: ({ 'job.refund_bps': refunds }) => formatPercent(refunds.late),
  earnedWorking: ({ 'job.refund_bps': refunds }) => formatPercent(WHOLE - refunds.working),
  earnedDraft: ({ 'job.refund_bps': refunds }) => formatPercent(WHOLE - refunds.draft_sent),
  earnedReady: ({ 'job.refund_bps': refunds }) => formatPercent(WHOLE - refunds.ready),
  earnedPosted: ({ 'job.refund_bps': refunds }) => formatPercent(WHOLE - refunds.posted),
  quietFrom: hour('notices.quiet_from_hour'),
  quietUntil: hour('notices.quiet_until_hour'),
  videoMb: number('files.video_mb'),
  videoUploadHours: number('files.video_upload_hours'),
  withdrawMin: baht('withdrawal.min'),
  withdrawFee: baht('withdrawal.fee'),
  withdrawFreeFrom: baht('withdrawal.fee_waived_from'),
  automaticFrom: baht('withdrawal.automatic_from'),
  automaticDayTh: weekday('th', 'withdrawal.automatic_weekday'),
  automaticDayEn: weekday('en', 'withdrawal.automatic_weekday'),
  bankChangeHours: number('withdrawal.bank_change_hours'),
  creditMonths: number('credits.life_months'),
  creditReturnDays: number('credits.return_days'),
  packageMonths: number('package.life_months'),
  retentionYears: number('account.retention_years'),
  managerShareMax: percent('manager.share_max_bps'),
  managerNoticeDays: number('manager.notice_days'),
  managerInvitationDays: number('manager.invitation_days'),
  referralRate: percent('referral.bps'),
  referralMonths: number('referral.months'),
  referralCap: baht('referral.cap'),
  codeMinutes: number('otp.life_minutes'),
  codeTries: number('otp.tries'),
  lostPhoneHours: number('account.phone_lost_hours'),
  codeSeconds: number('otp.resend_seconds'),
  codesPerHour: number('otp.per_hour'),
  codesPerDay: number('otp.per_day'),
  contactCodeDigits: ({ 'otp.digits': digits }) => formatNumber(digits.verify_email),
  secureCodeDigits: ({ 'otp.digits': digits }) => formatNumber(digits.recovery),
  passwordMin: number('password.min'),
  passwordMax: number('password.max'),
  adultAge: number('age.adult'),
  minAge: number('age.min'),
  followersMin: ({ 'channel.followers_min': least }) => formatNumber(least.INSTAGRAM),
  followersMinYoutube: ({ 'channel.followers_min': least }) => formatNumber(least.YOUTUBE),
  postsMin: number('channel.posts_min'),
  postsDays: number('channel.posts_days'),
  followingMax: number('channel.following_max'),
  growthMax: percent('channel.growth_max_bps'),
  estimateRange: percent('estimate.range_bps'),
  estimateRangeUnverified: percent('estimate.range_unverified_bps'),
  estimateRound: baht('estimate.round_to'),
  estimateSince: ({ 'estimate.curve': { since } }) => since,
  examplePay: () => formatCredits(EXAMPLE_PAY),
  exampleHold: (settings) => formatCredits(exampleHold(settings)),
  exampleTax: (settings, at) => formatCredits(examplePayAfterTax(settings, at).tax),
  exampleNet: (settings, at) => formatCredits(examplePayAfterTax(settings, at).net),
  exampleReferral: (settings) => formatCredits(share(EXAMPLE_PAY, settings['referral.bps'])),
  exampleVat: (settings) => formatCredits(share(EXAMPLE_PAY, settings['vat.bps'])),
  /**
   * What the marketer gets back, and what the influencer earns, if the example job is cancelled after a draft was sent.
   */
  exampleBack: (settings) => formatCredits(share(exampleHold(settings), settings['job.refund_bps'].draft_sent)),
  exampleEarned: (settings) => formatCredits(EXAMPLE_PAY - share(EXAMPLE_PAY, settings['job.refund_bps'].draft_sent)),
  exampleTopUp: (settings) => formatCredits(EXAMPLE_TOP_UP + share(EXAMPLE_TOP_UP, settings['vat.bps'])),
  exampleWithdrawal: (settings) => formatCredits(EXAMPLE_WITHDRAWAL - settings['withdrawal.fee']),
} satisfies Record<string, Read>

/** All figures with the settings in force at `at`. */
export function figuresOf(settings: Settings, at: Date): Figures {
  const entries: [string, Read][] = Object.entries(FIGURES)
  return Object.fromEntries(entries.map(([name, read]) => [name, read(settings, at)]))
}

/** Names in a text that are not figures, for checking texts before they are published. */
export const unknownFigures = (text: string): string[] =>
  [...text.matchAll(FIGURE_PLACEHOLDER)].flatMap(([, name]) => (name && name in FIGURES ? [] : [name ?? '']))
