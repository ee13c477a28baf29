import type { Day } from './calendar.ts'
import type { PostType, StoredChannelType, Tier } from './vocabulary.ts'
import type { TaxRow } from './withholding.ts'

/** One number per tier, basis points. Null if the platform has no engagement rate. */
export type RateByTier = Readonly<Record<Tier, number>>

export interface EngagementRow {
  type: StoredChannelType
  /** Minimum rate expected of a tier, basis points; channels below `channel.engagement_low_bps` of it are rejected. */
  floor: RateByTier
  /** A good rate of a tier, basis points: the median of the price estimate. */
  good: RateByTier
  provisional?: boolean
}

/** The base price of a post by followers, and its source. */
export interface PriceCurve {
  /** The first day on which it applies. */
  since: Day
  /** As named on pages; null for the product's own figures. */
  source: Readonly<Record<'th' | 'en', string>> | null
  /** Points (followers, satang) between which the price is interpolated on a logarithmic scale. */
  points: readonly (readonly [number, number])[]
}

/**
 * Every rate, fee, threshold and deadline of the product. Money in satang, rates in basis points (1 % = 100), times in
 * the unit named in the key. Each key has dated rows, so that a change never affects the past.
 */
export interface Settings {
  'fee.marketer_bps': number
  'vat.bps': number
  'tax.rows': readonly TaxRow[]
  'calendar.holidays': readonly string[]

  /** How far in the future a campaign's closing date may be. */
  'campaign.open_days_max': number

  'job.application_days': number
  /** How long a counter-offer is valid. */
  'job.offer_hours': number
  'job.answer_hours': number
  'job.ship_days': number
  'job.ship_end_days': number
  'job.resume_days': number
  'job.silence_days': number
  'job.silence_end_days': number
  'job.arrival_without_carrier_days': number
  'job.receipt_review_hours': number
  'job.order_review_hours': number
  'job.refusals_max': number
  'job.delivery_days_max': number
  'job.draft_days': number
  'job.draft_review_hours': number
  'job.draft_round_hours': number
  'job.late_hours': number
  'job.late_end_days': number
  'job.rejections_included': number
  'job.choice_hours': number
  'job.extra_round_bps': number
  'job.link_hours': number
  'job.link_failures_max': number
  'job.check_hours': number
  'job.insight_story_hours': number
  'job.insight_days': number
  'job.insight_end_days': number
  'job.insight_review_hours': number
  'job.insight_round_hours': number
  'job.insight_refusals_max': number
  'job.settle_hours': number
  'job.queue_business_days': number
  'job.dispute_business_days': number
  /** Share of the price that is refunded when the marketer cancels, by the progress of the work. */
  'job.refund_bps': Readonly<Record<'before_work' | 'working' | 'draft_sent' | 'ready' | 'posted' | 'late', number>>

  'manager.share_max_bps': number
  'manager.notice_days': number
  'manager.invitation_days': number
  'referral.bps': number
  'referral.months': number
  'referral.cap': number

  'withdrawal.min': number
  'withdrawal.fee': number
  'withdrawal.fee_waived_from': number
  'withdrawal.automatic_from': number
  /** 0 Sunday to 6 Saturday. */
  'withdrawal.automatic_weekday': number
  'withdrawal.bank_change_hours': number
  'withdrawal.step_up_minutes': number
  /** How much a team member may put on hold with one action and per month, satang, until an owner sets other limits. */
  'team.act_limit': number
  'team.month_limit': number
  /** How long a hold above the limit waits for approval. */
  'team.approval_hours': number
  'operator.second_approval_from': number
  /** How long an approval by a second operator may take. */
  'operator.approval_hours': number
  /** Hours within which an operator checks a document. */
  'operator.paper_hours': number
  /** Hours within which an operator reviews a channel or answers an appeal. */
  'operator.channel_hours': number
  /** Days after a payment, or a rejection, on which a payee is reminded to send the tax invoice. */
  'vat.invoice_remind_days': readonly number[]
  /** Tax that a company withholds on what it buys, of the price without VAT. */
  'buyer_withholding.bps': number
  /** Days after a payment on which the buyer is reminded to send its withholding certificate. */
  'buyer_withholding.remind_days': readonly number[]
  /** Days after which operators are alarmed that the certificate is still missing. */
  'buyer_withholding.alarm_days': number

  'credits.top_up_min': number
  'credits.top_up_max': number
  'credits.tiles': readonly number[]
  /** How long a charge can be paid, minutes. */
  'credits.pay_minutes': Readonly<Record<'promptpay' | 'card' | 'transfer', number>>
  'credits.life_months': number
  'credits.return_days': number
  'credits.alert_days': readonly number[]
  'package.life_months': number
  'package.return_days': number
  /** How long a quotation is valid, days. */
  'quotation.valid_days': number

  /** Influencers must enter their province when they sign up. */
  'signup.location': boolean

  'otp.digits': Readonly<Record<OtpPurpose, number>>
  'otp.life_minutes': number
  /** Delay before a new mobile number that was not confirmed with the old one takes effect. */
  'account.phone_lost_hours': number
  /** How long an export of personal data can be downloaded. */
  'account.data_days': number
  /** Calendar years after the year in which an account was closed, until data that tax law requires is erased. */
  'account.retention_years': number
  /** Years. */
  'age.max': number
  'otp.tries': number
  'otp.resend_seconds': number
  'otp.per_hour': number
  'otp.per_day': number
  /** Recovery codes per address and day, from all networks; the account's known devices are not counted. */
  'otp.recovery_per_address_day': number
  /** Recovery codes per network and day, to all addresses; known devices of the accounts are not counted. */
  'otp.recovery_per_network_day': number
  /**
   * After this many codes with all attempts used up in a day, codes have at least `otp.digits_after_used_up` digits.
   */
  'otp.used_up_max': number
  'otp.digits_after_used_up': number
  'login.failures_account': number
  'login.failures_address': number
  'login.window_minutes': number
  /** The longest delay between two login attempts of unknown devices to an account under attack. */
  'login.slowdown_max_seconds': number
  /** Quiet hours (Bangkok time): chat and text messages are delayed until the second hour. */
  'notices.quiet_from_hour': number
  'notices.quiet_until_hour': number
  /** Days after a job's completion in which both sides can review each other. */
  'reviews.days': number
  /** Number of reviews from which a rating is shown. */
  'reviews.shown_from': number
  /** Storage for one account's files, MB. */
  'files.quota_mb': Readonly<Record<'influencer' | 'marketer' | 'operator', number>>
  /** How long an uploaded file is stored if nothing uses it, hours. */
  'files.unused_hours': number
  /** The largest video of a draft, MB. */
  'files.video_mb': number
  /** Storage for one account's videos, including uploads in progress, MB. */
  'files.video_quota_mb': number
  /** How long an interrupted video upload can be resumed, hours. */
  'files.video_upload_hours': number
  /** How long the videos of a completed job are stored, days. */
  'files.video_days': number
  'password.min': number
  'password.max': number
  'age.adult': number
  'age.min': number

  /** Minimum follower count of each tier. */
  'channel.tiers': RateByTier
  'channel.followers_min': Readonly<Record<StoredChannelType, number>>
  'channel.posts_min': number
  'channel.posts_days': number
  'channel.following_max': number
  'channel.growth_max_bps': number
  /** Views must have grown by at least this share of the followers' growth. */
  'channel.growth_views_bps': number
  'channel.engagement': readonly EngagementRow[]
  'channel.engagement_low_bps': number
  'channel.engagement_high_bps': number
  'channel.not_found_refreshes': number

  'estimate.curve': PriceCurve
  'estimate.channel_bps': Readonly<Record<StoredChannelType, number>>
  'estimate.post_bps': Readonly<Record<PostType, number>>
  'estimate.engagement_min_bps': number
  'estimate.engagement_max_bps': number
  'estimate.round_to': number
  'estimate.range_bps': number
  'estimate.range_unverified_bps': number
}

export const OTP_PURPOSES = [
  'verify_email',
  'verify_phone',
  'verify_whatsapp',
  'finance_email',
  'recovery',
  'bank_change',
  'withdrawal',
  'email_change',
  'phone_change',
  'phone_lost',
  'deactivation',
  'collect',
  'line_link',
] as const
export type OtpPurpose = (typeof OTP_PURPOSES)[number]

export type SettingKey = keyof Settings

/** A value of one key from a day on (yyyy-mm-dd, Bangkok). */
export type SettingRow = { [K in SettingKey]: { key: K; value: Settings[K]; from: string } }[SettingKey]
