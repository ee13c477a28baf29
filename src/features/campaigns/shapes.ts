import { z } from 'zod'
import { GENDERS, INTERESTS, POST_TYPES, REVIEW_OPTIONS, type StoredChannelType } from '../../core/vocabulary.ts'
import { AGE_BANDS, STORED_CHANNEL_TYPES } from './brief/codes.ts'

export * from './brief/codes.ts'

export const zChannelType = z.enum(STORED_CHANNEL_TYPES as [StoredChannelType, ...StoredChannelType[]])
export const zPostType = z.enum(POST_TYPES)
export const zInterest = z.enum(INTERESTS)
export const zReviewOption = z.enum(REVIEW_OPTIONS)

/** The criteria for channels and creators. An empty list or null sets no condition. */
export const zCriteria = z.object({
  followersMin: z.int().min(0).max(1_000_000_000).nullable().default(null),
  followersMax: z.int().min(0).max(1_000_000_000).nullable().default(null),
  /** Minimum engagement rate, basis points. */
  engagementMinBps: z.int('percentage').min(0, 'percentage').max(10_000, 'percentage').nullable().default(null),
  /** Age bands of the audience; the largest band of the channel must be one of them. */
  audienceAges: z.array(z.enum(AGE_BANDS)).max(5).default([]),
  /** Main gender of the audience. */
  audienceGender: z.enum(GENDERS).nullable().default(null),
  /** Province codes (TH-10): the creator lives in one of them, or at least half of the audience does. */
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

export const EMPTY_CRITERIA: Criteria = zCriteria.parse({})
