import { z } from 'zod'
import { PRICE_MAX } from '../../../core/money.ts'
import { zId, zJoined, zPay, zSatang, zTime } from '../../../core/shapes.ts'
import { zPayAfterTax } from '../../accounts/shapes.ts'
import { PARTICIPATIONS } from '../../jobs/rules/participation.ts'
import { storedShapesSeenOn } from '../brief/shapes.ts'
import { LAST_PAGE, TEXT_MAX } from '../rules/market-limits.ts'
import { SORTS } from '../rules/market-sorts.ts'
import { zChannelType, zCriteria, zInterest, zPostType, zReviewOption } from '../shapes.ts'
import { zBrand } from '../shapes-campaign.ts'

const zReason = z.object({
  code: z.string(),
  met: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
/** `score`: 0 to 100; `channelId`: the caller's best matching channel. */
export const zMatch = z.object({ channelId: zId, score: z.int(), matched: z.boolean(), reasons: z.array(zReason) })
export type Match = z.output<typeof zMatch>

/** A campaign on the job market, without the brief. */
export const zJobCard = z.object({
  id: zId,
  title: z.string(),
  titleEn: z.string(),
  brand: zBrand,
  price: zSatang,
  channelType: zChannelType,
  postType: zPostType,
  slots: z.int(),
  slotsLeft: z.int(),
  topic: z.string(),
  coverScene: z.string().nullable(),
  coverFileId: zId.nullable(),
  closeAt: zTime.nullable(),
  publishedAt: zTime.nullable(),
  saved: z.boolean(),
  /** The caller has a job or a pending application here. */
  applied: z.boolean(),
  /** The stage of the caller's job or application; null without one. */
  part: z.enum(PARTICIPATIONS).nullable(),
  match: zMatch.nullable(),
})
export type JobCard = z.output<typeof zJobCard>

/** The public view of an open or closed public campaign. */
export const zPublicCampaign = z.object({
  ...storedShapesSeenOn('market'),
  ...zJobCard.shape,
  reviewOption: zReviewOption,
  status: z.enum(['live', 'closed']),
  open: z.boolean(),
  /**
   * What the caller would receive: pay, tax by their tax class (for visitors, that of a resident individual) and net
   * amount.
   */
  pay: zPayAfterTax,
  /** The brand pays by a package, which determines the pay of each job. */
  fixedPay: z.boolean(),
  brandJobs: z.int(),
  /** Results of the caller's channels, best match first. */
  matches: z.array(zMatch),
})

export type PublicCampaign = z.output<typeof zPublicCampaign>

const zList = <T extends z.ZodType<unknown, string>>(item: T) => zJoined(z.array(item), 300).optional()

export const zMarketQuery = z.object({
  perPage: z.coerce.number().int().min(1).max(48).optional(),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).optional(),
  limit: z.coerce.number().int().min(1).max(48).optional(),
  q: z.string().trim().max(TEXT_MAX).optional(),
  channel: zList(zChannelType),
  post: zList(zPostType),
  topic: zList(zInterest),
  /** Satang. */
  priceMin: z.coerce.number().int().min(0).max(PRICE_MAX).optional(),
  priceMax: z.coerce.number().int().min(0).max(PRICE_MAX).optional(),
  sort: z.enum(SORTS).optional(),
})
export type MarketQuery = z.output<typeof zMarketQuery>

const zCounts = z.record(z.string(), z.int())
export const zMarketExtra = z.object({
  total: z.int(),
  /** There are more than `total`: with a search text or price filter, at most 1,000 are counted. */
  more: z.boolean(),
  /**
   * Number of jobs that were compared with the caller's channels, if there are more jobs; else null. These are the
   * first in the sort order or, if sorted by match, the newest.
   */
  compared: z.int().nullable(),
  page: z.int(),
  perPage: z.int(),
  /** Number of open jobs for each channel, post type, topic and price range. */
  facets: z.object({
    channel: zCounts,
    post: zCounts,
    topic: zCounts,
    price: z.array(z.object({ from: zSatang, count: z.int() })),
  }),
})

export const zEstimateBody = z.object({
  criteria: zCriteria.optional(),
  channelType: zChannelType.optional(),
  postType: zPostType.optional(),
  price: zPay.optional(),
  slots: z.int().min(1).max(1_000).optional(),
})
export const zEstimate = z.object({
  /** Creators with a usable channel on the platform, then how many remain after each criterion. */
  steps: z.array(z.object({ code: z.string(), count: z.int() })),
  matching: z.int(),
  /**
   * The less strict criterion that adds most creators, with its new value (null: without the criterion) and the gain.
   */
  suggestion: z.object({ code: z.string(), value: z.number().nullable(), gain: z.int() }).nullable(),
  /**
   * Number of creators on the platform by followers, one for each step of the builder's range. Empty without a platform.
   */
  followers: z.array(z.int()),
  /** The middle half of the prices of matching creators for this post type, satang. */
  prices: z.object({ low: zSatang, high: zSatang }).nullable(),
  /**
   * In credits (satang): pay, fee, both together for one slot, and the maximum that the open slots can still put on
   * hold.
   */
  cost: z
    .object({
      price: zSatang,
      fee: zSatang,
      feeBps: z.int(),
      perSlot: zSatang,
      slots: z.int(),
      openSlots: z.int(),
      reimbursement: zSatang,
      total: zSatang,
    })
    .nullable(),
})
export type Estimate = z.output<typeof zEstimate>

/** Filters of a saved search. */
export const zSavedFilters = z.object({
  q: z.string().trim().max(TEXT_MAX).optional(),
  channel: z.array(zChannelType).max(20).optional(),
  post: z.array(zPostType).max(20).optional(),
  topic: z.array(zInterest).max(40).optional(),
  priceMin: z.int().min(0).max(PRICE_MAX).optional(),
  priceMax: z.int().min(0).max(PRICE_MAX).optional(),
  /** Only jobs that the creator's channels can take. */
  isMatch: z.boolean().default(false),
})
export type SavedFilters = z.output<typeof zSavedFilters>

/** `name`: the filters in the caller's language. */
export const zSavedSearch = z.object({ id: zId, name: z.string(), filters: zSavedFilters, createdAt: zTime })
export type SavedSearch = z.output<typeof zSavedSearch>
export const zNewSavedSearch = z.object({ filters: zSavedFilters })
export type NewSavedSearch = z.output<typeof zNewSavedSearch>
