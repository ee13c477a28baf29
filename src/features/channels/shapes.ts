import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { CHANNEL_TYPES, POST_TYPES, type StoredChannelType } from '../../core/vocabulary.ts'
import { zPayAfterTax } from '../accounts/shapes.ts'

export const CHANNEL_STATUSES = [
  'active',
  'allowed',
  'blacklist',
  'deactivated',
  'disconnected',
  'suspended',
  'waiting_approve',
  'rejected',
  'not_found',
] as const
export type ChannelStatus = (typeof CHANNEL_STATUSES)[number]

const STORED = CHANNEL_TYPES.filter((type): type is StoredChannelType => type !== 'TWITTER')
/** Channel types accepted in requests. TWITTER is read as X. */
export const zAnyChannelType = z.enum(CHANNEL_TYPES)
export const zStoredChannelType = z.enum(STORED as [StoredChannelType, ...StoredChannelType[]])
export const zPostType = z.enum(POST_TYPES)
export const zChannelStatus = z.enum(CHANNEL_STATUSES)

const zPercent = z.number().min(0).max(100)
/** Shares of the followers in percent. Places are province codes (TH-10), names from the platform, or `other`. */
export const zAudience = z.object({
  gender: z.object({ female: zPercent, male: zPercent, other: zPercent }),
  age: z.object({ '13-17': zPercent, '18-24': zPercent, '25-34': zPercent, '35-44': zPercent, '45+': zPercent }),
  location: z.array(z.object({ place: z.string(), percent: zPercent })),
})
export type Audience = z.output<typeof zAudience>

/** One check with its value and limit, in the order of the rules. `passed` is null if it was not checked. */
export const zCheck = z.object({
  code: z.string(),
  passed: z.boolean().nullable(),
  value: z.number().nullable(),
  limit: z.number().nullable(),
  details: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
})
export const zQualification = z.object({ code: z.string(), checks: z.array(zCheck) })
export type QualificationResult = z.output<typeof zQualification>

/** A channel's figures on a day. Null where unknown. */
export const zHistoryDay = z.object({
  day: zDate,
  followers: z.int().nullable(),
  engagementBps: z.int().nullable(),
  audience: zAudience.nullable(),
})

/** `waived`: an operator rejected the reason as unfounded, so its points do not count. */
export const zScoreReason = z.object({ code: z.string(), points: z.number(), waived: z.boolean().optional() })
export type ScoreReason = z.output<typeof zScoreReason>

export const zPrice = z.object({ postType: zPostType, price: zSatang })

/** A channel for its owner and for operators. */
export const zChannel = z.object({
  id: zId,
  accountId: zId,
  type: zStoredChannelType,
  externalId: z.string(),
  handle: z.string(),
  url: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  status: zChannelStatus,
  statusReason: z.string().nullable(),
  proof: z.enum(['oauth', 'bio']),
  followers: z.int().nullable(),
  following: z.int().nullable(),
  posts90d: z.int().nullable(),
  averageLikes: z.int().nullable(),
  averageComments: z.int().nullable(),
  averageViews: z.int().nullable(),
  engagementBps: z.int().nullable(),
  audience: zAudience.nullable(),
  score: z.int().nullable(),
  scoreReasons: z.array(zScoreReason),
  qualification: zQualification.nullable(),
  checkedAt: zTime.nullable(),
  appealedAt: zTime.nullable(),
  appealNote: z.string().nullable(),
  scoreAppealedAt: zTime.nullable(),
  scoreAppealNote: z.string().nullable(),
  createdAt: zTime,
  prices: z.array(zPrice),
})
export type Channel = z.output<typeof zChannel>

/** The price range of one post type. `base` is in satang; factors are multipliers in ten-thousandths. */
export const zPostEstimate = z.object({
  postType: zPostType,
  low: zSatang,
  middle: zSatang,
  high: zSatang,
  /** Price at the good engagement rate of the channel's tier. */
  group: zSatang,
  base: zSatang,
  factors: z.array(
    z.object({ code: z.string(), bps: z.int(), value: z.number().nullable(), against: z.number().nullable() }),
  ),
  confident: z.boolean(),
})
export const zPriceEstimate = z.object({
  type: zStoredChannelType,
  handle: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  followers: z.int().nullable(),
  engagementBps: z.int().nullable(),
  score: z.int().nullable(),
  verified: z.boolean(),
  qualification: zQualification.nullable(),
  /** Since when the base prices are in force, and the source of the figures; null for our own. */
  basis: z.object({ since: zDate, source: z.object({ th: z.string(), en: z.string() }).nullable() }),
  posts: z.array(zPostEstimate),
})
export type PriceEstimate = z.output<typeof zPriceEstimate>

/** A channel in its owner's list, with its estimate and the highest price after tax. */
export const zOwnChannel = zChannel.extend({
  estimate: zPriceEstimate,
  example: zPayAfterTax.extend({ postType: zPostType }).nullable(),
})
export type OwnChannel = z.output<typeof zOwnChannel>

/** A code that the owner puts in the channel's public profile to prove that it is theirs. */
export const zBioClaim = z.object({
  claimId: zId,
  code: z.string(),
  type: zStoredChannelType,
  handle: z.string(),
  url: z.string(),
  expiresAt: zTime,
})
export type BioClaim = z.output<typeof zBioClaim>

/** The next step to prove ownership: sign in at the platform, put a code in the profile, or nothing more. */
export const zAddStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('authorize'), url: z.string() }),
  zBioClaim.extend({ step: z.literal('bio') }),
  z.object({ step: z.literal('done'), channel: zChannel }),
])
export type AddStep = z.output<typeof zAddStep>

/** A channel on public pages: without ids of the platform and without reasons. */
export const zShownChannel = z.object({
  id: zId,
  type: zStoredChannelType,
  handle: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  avatarFileId: zId.nullable(),
  followers: z.int().nullable(),
  engagementBps: z.int().nullable(),
  interests: z.array(z.string()),
  priceFrom: zSatang.nullable(),
})
