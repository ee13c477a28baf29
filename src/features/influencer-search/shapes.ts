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
  /** `match` needs a campaign; without one it is `trust`. */
  sort: z.enum(ALL_SORTS).optional(),
  /** A campaign of the caller that the found channels are compared with. */
  campaign: zId.optional(),
  /** Also counts what each option of some filters would leave. */
  countOptions: z.enum(['1']).optional(),
})
export type FindQuery = z.output<typeof zFindQuery>

const zMatch = zJobRow.shape.match

/** How a person usually replies to offers; null before the first one has ended. */
export const zReplyTime = z
  .object({
    /** The median of the latest 20, rounded up; null if most of them ended without a reply. */
    hours: z.int().nullable(),
  })
  .nullable()
export type ReplyTime = z.output<typeof zReplyTime>

/** The day from which somebody who has paused takes new jobs; null without a pause. */
export const zTakesJobsFrom = zDate.nullable()

/** A channel with its person, as a marketer finds them. */
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
  /** With the campaign of the query. */
  match: zMatch.nullable(),
  /** The status of the person's job in that campaign, if it has not ended without pay. */
  standing: z.enum(JOB_STATUSES).nullable(),
})
export type FoundChannel = z.output<typeof zFoundChannel>

export const zFindCounts = z.object({
  next: z.string().nullable(),
  /** Exact up to 10,000. */
  total: z.int(),
  /** There are more than `total`. */
  more: z.boolean(),
  /** Sorted by match: how many channels were compared with the campaign, of the highest authenticity; else null. */
  compared: z.int().nullable(),
  /** The same filters for each channel type, whichever types are chosen. Exact up to 10,000; 10,001 stands for more. */
  types: z.record(z.string(), z.int()),
  /** The same filters with each of these options, of the chosen types, and each part of a histogram without their bounds of that number; counted in the same way, some not at all. Null unless asked for. */
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

/** A person as a marketer sees them: nothing to reach them by besides their public channels. */
export const zInfluencerProfile = zPublicProfile.omit({ handle: true, listed: true, channels: true }).extend({
  id: zId,
  reply: zReplyTime,
  takesJobsFrom: zTakesJobsFrom,
  channels: z.array(
    zChannelOfPerson.extend({
      /** How far the followers have changed in 90 days, in basis points; null where no earlier number is known. */
      growthBps: z.int().nullable(),
      /** What such a channel may usually ask, for each post type that has a price. */
      estimates: z.array(z.object({ postType: z.enum(POST_TYPES), low: zSatang, high: zSatang })),
    }),
  ),
})
export type InfluencerProfile = z.output<typeof zInfluencerProfile>

/** The person alone, and a channel with its owner, for lists that name them. */
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

/** An open campaign of the caller with what an invitation of the person would mean. */
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
})
export type Invitable = z.output<typeof zInvitable>

/** What an invitation takes, in satang of credits. */
export const zOffer = z.object({
  campaign: zInvitable,
  channelId: zId,
  match: zMatch,
  price: zSatang,
  fee: zSatang,
  /** The most that the influencer may be given back for the product. */
  reimbursement: zSatang,
  toHold: zSatang,
  available: zSatang,
  /** Jobs of the campaign's package that are left; null where credits pay. */
  units: z.int().nullable(),
  /** The person cannot be invited before this day; null without a pause. */
  takesJobsFrom: zTakesJobsFrom,
})
export type Offer = z.output<typeof zOffer>
