import { CHANNEL_TYPES, type StoredChannelType } from '../../../core/vocabulary.ts'

/** Types, payment methods and statuses of a campaign. The codes are stored and are part of the API. */
export const CAMPAIGN_KINDS = ['public', 'invite_only'] as const
export const PAY_BY = ['credits', 'package'] as const
export const CAMPAIGN_STATUSES = ['draft', 'review', 'sent_back', 'live', 'closed'] as const
export const AGE_BANDS = ['13-17', '18-24', '25-34', '35-44', '45+'] as const

/** Sections of the brief, in the order of the builder. */
export const SECTIONS = ['goal', 'post', 'brief', 'creators', 'price', 'rights'] as const
/** How a marketer may use the post until the end date. */
export const USAGE_RIGHTS = ['creator_only', 'brand_social', 'brand_ads', 'all_media'] as const

/** Whether applicants may request another price. */
export const COUNTER_OFFERS = ['no', 'yes'] as const

export type SectionCode = (typeof SECTIONS)[number]
export type UsageRights = (typeof USAGE_RIGHTS)[number]
export type PayBy = (typeof PAY_BY)[number]
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]
export type AgeBand = (typeof AGE_BANDS)[number]

export const STORED_CHANNEL_TYPES = CHANNEL_TYPES.filter((type): type is StoredChannelType => type !== 'TWITTER')
