import { z } from 'zod'
import { zId, zSatang } from '../../../core/shapes.ts'
import { INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { zAudience, zPrice } from '../../channels/shapes.ts'
import { JOB_STATUSES } from '../../jobs/rules/states.ts'
import { zJobRow } from '../../jobs/shapes.ts'
import { zRating } from '../../reviews/shapes.ts'
import { COMPARE_MAX } from '../rules/comparison.ts'
import { zFoundChannel, zReplyTime, zTakesJobsFrom } from '../shapes.ts'

export const zCompareQuery = z.object({
  /** Account ids of influencers, joined by commas. */
  ids: z
    .string()
    .max(300)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(zId).min(1).max(COMPARE_MAX)),
  /** A campaign of the caller, with which the influencers are compared. */
  campaign: zId.optional(),
  /** Default: the campaign's post type, else the one for which most people have a price. */
  post: z.enum(POST_TYPES).optional(),
})
export type CompareQuery = z.output<typeof zCompareQuery>

/** An influencer in a comparison, with one channel: the best match for the campaign, else the largest. */
export const zComparedPerson = z.object({
  accountId: zId,
  name: z.string(),
  avatarFileId: zId.nullable(),
  channelId: zId,
  channel: zFoundChannel.shape.channel.extend({ averageViews: z.int().nullable() }),
  audience: zAudience.nullable(),
  interests: z.array(z.enum(INTERESTS)),
  province: z.string().nullable(),
  /** Authenticity, 0 to 100. */
  score: z.int().nullable(),
  reliability: z.int().nullable(),
  rating: zRating.nullable(),
  reply: zReplyTime,
  takesJobsFrom: zTakesJobsFrom,
  completedJobs: z.int(),
  /** Completed jobs for the caller. */
  jobsWithYou: z.int(),
  prices: z.array(zPrice),
  /** Price for the compared post type. */
  price: zSatang.nullable(),
  /** The price with the service fee. */
  withFee: zSatang.nullable(),
  /** Price per thousand average views. */
  perThousandViews: zSatang.nullable(),
  match: zJobRow.shape.match.nullable(),
  standing: z.enum(JOB_STATUSES).nullable(),
})
export type ComparedPerson = z.output<typeof zComparedPerson>

export const zCompareHead = z.object({
  postType: z.enum(POST_TYPES).nullable(),
  /** Number of ids that cannot be found (any more) or are blocked. */
  missing: z.int(),
})
