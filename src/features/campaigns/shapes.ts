import { z } from 'zod'
import { zId, zText } from '../../core/shapes.ts'
import {
  CHANNEL_TYPES,
  GENDERS,
  INTERESTS,
  OBJECTIVES,
  POST_TYPES,
  REVIEW_OPTIONS,
  type StoredChannelType,
} from '../../core/vocabulary.ts'

/** Kinds, ways to pay and states of a campaign; the codes are stored and sent. */
export const CAMPAIGN_KINDS = ['public', 'invite_only'] as const
export const PAY_BY = ['credits', 'package'] as const
export const CAMPAIGN_STATUSES = ['draft', 'review', 'sent_back', 'live', 'closed'] as const
export const AGE_BANDS = ['13-17', '18-24', '25-34', '35-44', '45+'] as const

/** Sections of the brief, in the order of the builder. */
export const SECTIONS = ['goal', 'post', 'brief', 'creators', 'price', 'rights'] as const
/** What a brand may do with the post until the end date. */
export const USAGE_RIGHTS = ['creator_only', 'brand_social', 'brand_ads', 'all_media'] as const

export type SectionCode = (typeof SECTIONS)[number]
export type UsageRights = (typeof USAGE_RIGHTS)[number]
export type PayBy = (typeof PAY_BY)[number]
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]
export type AgeBand = (typeof AGE_BANDS)[number]

export const STORED_CHANNEL_TYPES = CHANNEL_TYPES.filter((type): type is StoredChannelType => type !== 'TWITTER')
export const zChannelType = z.enum(STORED_CHANNEL_TYPES as [StoredChannelType, ...StoredChannelType[]])
export const zPostType = z.enum(POST_TYPES)
export const zInterest = z.enum(INTERESTS)
export const zObjective = z.literal([...OBJECTIVES])
export const zReviewOption = z.enum(REVIEW_OPTIONS)

/** Whom a campaign looks for. An empty list or null asks nothing. */
export const zCriteria = z.object({
  followersMin: z.int().min(0).max(1_000_000_000).nullable().default(null),
  followersMax: z.int().min(0).max(1_000_000_000).nullable().default(null),
  /** Lowest engagement rate, basis points. */
  engagementMinBps: z.int().min(0).max(10_000).nullable().default(null),
  /** Ages of the audience; the largest band of the channel must be one of them. */
  audienceAges: z.array(z.enum(AGE_BANDS)).max(5).default([]),
  /** Main gender of the audience. */
  audienceGender: z.enum(GENDERS).nullable().default(null),
  /** Province codes (TH-10); the creator lives in one, or the audience mostly does. */
  provinces: z
    .array(z.string().regex(/^TH-\d{2}$/, 'area'))
    .max(77)
    .default([]),
  interests: z.array(zInterest).max(12).default([]),
  creatorGender: z.enum(GENDERS).nullable().default(null),
  creatorAgeMin: z.int().min(13).max(100).nullable().default(null),
  creatorAgeMax: z.int().min(13).max(100).nullable().default(null),
  /** Country ids; 209 is Thailand. */
  nationalities: z.array(z.int().min(1).max(1_000)).max(50).default([]),
})
export type Criteria = z.output<typeof zCriteria>

/** What the creator reads: the story, what to do and not to do, pictures for reference (public file ids). */
export const zBrief = z.object({
  text: z.string().trim().max(5_000).default(''),
  dos: z.array(zText(200)).max(12).default([]),
  donts: z.array(zText(200)).max(12).default([]),
  references: z.array(zId).max(8).default([]),
})
export type Brief = z.output<typeof zBrief>

export const EMPTY_CRITERIA: Criteria = zCriteria.parse({})
export const EMPTY_BRIEF: Brief = zBrief.parse({})
