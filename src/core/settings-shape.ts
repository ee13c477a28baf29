import type { PostType, StoredChannelType, Tier } from './vocabulary.ts'
import type { TaxRow } from './withholding.ts'

/** One number for each tier, basis points. Null where the platform has no engagement rate. */
export type RateByTier = Readonly<Record<Tier, number>>

export interface EngagementRow {
  type: StoredChannelType
  /** Lowest rate expected of a tier, basis points; the check refuses below `channel.engagement_low_bps` of it. */
  floor: RateByTier
  /** A good rate of a tier, basis points: the median of the price estimate. */
  good: RateByTier
  provisional?: boolean
}

/**
 * Every rate, fee, threshold and deadline of the product. Money in satang, rates in basis points (1 % = 100), times in
 * the unit that the key names. Each key has dated rows, so that a change never rewrites the past.
 */
export interface Settings {
  'fee.marketer_bps': number
  'vat.bps': number
  'tax.rows': readonly TaxRow[]
  'calendar.holidays': readonly string[]

  /** How far ahead a campaign may close. */
  'campaign.open_days_max': number

  'job.application_days': number
  'job.answer_hours': number
  'job.ship_days': number
  'job.ship_end_days': number
  'job.resume_days': number
  'job.silence_days': number
  'job.silence_end_days': number
  'job.arrival_days': number
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
  /** Share of the price that goes back when the brand cancels, by how far the work is. */
  'job.refund_bps': Readonly<Record<'before_work' | 'working' | 'draft_sent' | 'ready' | 'posted' | 'late', number>>

  'manager.share_max_bps': number
  'manager.notice_days': number
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
  'operator.second_approval_from': number
  /** How long an act waits for its second operator. */
  'operator.approval_hours': number
  /** How long operators have to check a paper. */
  'operator.paper_hours': number

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

  'otp.digits': Readonly<Record<OtpPurpose, number>>
  'otp.life_minutes': number
  /** A new mobile number that the old one did not confirm takes effect after so long. */
  'account.phone_lost_hours': number
  /** How long a copy of somebody's data can be downloaded. */
  'account.data_days': number
  /** Years. */
  'age.max': number
  'otp.tries': number
  'otp.resend_seconds': number
  'otp.per_hour': number
  'otp.per_day': number
  /** Recovery codes to one address a day, from all networks; devices of its account do not count. */
  'otp.recovery_per_address_day': number
  /** Recovery codes from one network a day, to all addresses; devices of their accounts do not count. */
  'otp.recovery_per_network_day': number
  /** After so many used-up codes of a day, codes have at least `otp.digits_after_used_up` digits. */
  'otp.used_up_max': number
  'otp.digits_after_used_up': number
  'login.failures_account': number
  'login.failures_address': number
  'login.window_minutes': number
  /** The longest wait between two tries of unknown devices at an account under attack. */
  'login.slowdown_max_seconds': number
  /** What the files of one account may hold, MB. */
  'files.quota_mb': Readonly<Record<'influencer' | 'marketer' | 'operator', number>>
  /** How long an uploaded file waits to be used for something, hours. */
  'files.unused_hours': number
  'password.min': number
  'password.max': number
  'age.adult': number
  'age.min': number

  /** First follower count of each tier. */
  'channel.tiers': RateByTier
  'channel.followers_min': Readonly<Record<StoredChannelType, number>>
  'channel.posts_min': number
  'channel.posts_days': number
  'channel.following_max': number
  'channel.growth_max_bps': number
  /** Views must have grown by at least this part of the followers' growth. */
  'channel.growth_views_bps': number
  'channel.engagement': readonly EngagementRow[]
  'channel.engagement_low_bps': number
  'channel.engagement_high_bps': number
  'channel.not_found_refreshes': number

  /** Points (followers, satang) between which the base price is interpolated on logarithms. */
  'estimate.points': readonly (readonly [number, number])[]
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
  'recovery',
  'bank_change',
  'withdrawal',
  'email_change',
  'phone_change',
  'phone_lost',
  'deactivation',
] as const
export type OtpPurpose = (typeof OTP_PURPOSES)[number]

export type SettingKey = keyof Settings

/** A value of one key from a day on (yyyy-mm-dd, Bangkok). */
export type SettingRow = { [K in SettingKey]: { key: K; value: Settings[K]; from: string } }[SettingKey]
