import { z } from 'zod'
import { zDate, zId, zPaging, zSatang, zTime } from '../../core/shapes.ts'
import { INTERESTS, POST_TYPES } from '../../core/vocabulary.ts'
import { CAMPAIGN_KINDS, PAY_BY } from '../campaigns/shapes.ts'
import { zAudience, zPrice, zStoredChannelType } from '../channels/shapes.ts'
import { JOB_STATUSES } from '../jobs/rules/states.ts'
import { zJobRow } from '../jobs/shapes.ts'
import { zPublicProfile } from '../public-profiles/shapes.ts'
import { zRating } from '../reviews/shapes.ts'
import { zFilterQuery } from './filter-shapes.ts'
import { ALL_SORTS, COUNTED } from './rules/filters.ts'

export const zFindQuery = z.object({
  ...zPaging,
  ...zFilterQuery.shape,
  /** `match` needs a campaign; without one it is treated as `trust`. */
  sort: z.enum(ALL_SORTS).optional(),
  /** A campaign of the caller, with which the channels are compared. */
  campaign: zId.optional(),
  /** Also counts the channels for each option of some filters. */
  countOptions: z.enum(['1']).optional(),
})
export type FindQuery = z.output<typeof zFindQuery>

const zMatch = zJobRow.shape.match

/** A person's typical reply time to offers; null if no offer has ended yet. */
export const zReplyTime = z
  .object({
    /** Median of the latest 20, rounded up; null if most of them ended without a reply. */
    hours: z.int().nullable(),
  })
  .nullable()
export type ReplyTime = z.output<typeof zReplyTime>

/** The day from which a person who has paused takes new jobs; null without a pause. */
export const zTakesJobsFrom = zDate.nullable()

/** A channel with its owner, as a marketer sees them. */
export const zFoundChannel = z.object({
  channelId: zId,
  accountId: zId,
  name: z.string(),
  avatarFileId: zId.nullable(),
  channel: z.object({
    type: zStoredChannelType,
    handle: z.string(),
    avatarUrl: z.string().nullable(),
    followers: z.int().nullable(),
    engagementBps: z.int().nullable(),
  }),
  interests: z.array(z.enum(INTERESTS)),
  province: z.string().nullable(),
  score: z.int().nullable(),
  prices: z.array(zPrice),
  reliability: z.int().nullable(),
  rating: zRating.nullable(),
  reply: zReplyTime,
  takesJobsFrom: zTakesJobsFrom,
  /** Match with the campaign of the query. */
  match: zMatch.nullable(),
  /** Status of the person's job in that campaign, unless it ended without pay. */
  standing: z.enum(JOB_STATUSES).nullable(),
})
export type FoundChannel = z.output<typeof zFoundChannel>

export const zFindCounts = z.object({
  next: z.string().nullable(),
  /** Exact up to 10,000. */
  total: z.int(),
  /** True if there are more than `total`. */
  more: z.boolean(),
  /**
   * With the sort order `match`: how many channels were compared with the campaign (those with the highest
   * authenticity). Null for other orders.
   */
  compared: z.int().nullable(),
  /**
   * Number of channels of each type for the same filters, ignoring the type filter. Exact up to 10,000; 10,001 means
   * more.
   */
  types: z.record(z.string(), z.int()),
  /**
   * Number of channels of the selected types for the same filters with each option, and for each histogram part without
   * the bounds of its number. Counted like `types`; some may be missing. Null unless requested.
   */
  optionCounts: z.partialRecord(z.enum(COUNTED), z.int()).nullable(),
})

const zChannelOfPerson = z.object({
  id: zId,
  type: zStoredChannelType,
  handle: z.string(),
  url: z.string(),
  avatarUrl: z.string().nullable(),
  followers: z.int().nullable(),
  engagementBps: z.int().nullable(),
  averageViews: z.int().nullable(),
  score: z.int().nullable(),
  checkedAt: zTime.nullable(),
  audience: zAudience.nullable(),
  prices: z.array(zPrice),
})

/** An influencer as a marketer sees them, without contact data except the public channels. */
export const zInfluencerProfile = zPublicProfile.omit({ handle: true, listed: true, channels: true }).extend({
  id: zId,
  reply: zReplyTime,
  takesJobsFrom: zTakesJobsFrom,
  channels: z.array(
    zChannelOfPerson.extend({
      /** Change of followers in 90 days, in basis points; null if no earlier figure is known. */
      growthBps: z.int().nullable(),
      /** Estimated usual price range for each post type that has a price. */
      estimates: z.array(z.object({ postType: z.enum(POST_TYPES), low: zSatang, high: zSatang })),
    }),
  ),
})
export type InfluencerProfile = z.output<typeof zInfluencerProfile>

/** Parts of the profile for lists: the person without channels, and a channel with its owner. */
export const zInfluencerFacts = zInfluencerProfile.pick({
  id: true,
  name: true,
  avatarFileId: true,
  bio: true,
  interests: true,
  province: true,
  reliability: true,
})
export const zChannelFacts = zChannelOfPerson.extend({ influencerId: zId })

/** An open campaign of the caller with the data for an invitation of this person. */
export const zInvitable = z.object({
  id: zId,
  title: z.string(),
  titleEn: z.string(),
  kind: z.enum(CAMPAIGN_KINDS),
  payBy: z.enum(PAY_BY),
  channelType: zStoredChannelType.nullable(),
  postType: z.enum(POST_TYPES).nullable(),
  slotsLeft: z.int(),
  closeAt: zTime.nullable(),
  standing: z.enum(JOB_STATUSES).nullable(),
  /** The person has a channel on the campaign's platform. Without one they cannot be invited. */
  hasChannel: z.boolean(),
})
export type Invitable = z.output<typeof zInvitable>

/** The cost of an invitation, in satang of credits. */
export const zOffer = z.object({
  campaign: zInvitable,
  channelId: zId,
  match: zMatch,
  price: zSatang,
  fee: zSatang,
  /** Maximum reimbursement for the product. */
  reimbursement: zSatang,
  toHold: zSatang,
  available: zSatang,
  /** Remaining jobs of the campaign's package; null if the campaign is paid by credits. */
  units: z.int().nullable(),
  /** The person cannot be invited before this day; null without a pause. */
  takesJobsFrom: zTakesJobsFrom,
})
export type Offer = z.output<typeof zOffer>
