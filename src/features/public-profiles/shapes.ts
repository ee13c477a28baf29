import { z } from 'zod'
import { zId, zTime } from '../../core/shapes.ts'
import { INTERESTS, POST_TYPES } from '../../core/vocabulary.ts'
import { zStoredChannelType } from '../channels/shapes.ts'
import { zRating, zReview } from '../reviews/shapes.ts'

/** off: the page is hidden. link: visible to everybody who has its address. listed: also to search engines. */
export const VISIBILITIES = ['off', 'link', 'listed'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const HANDLE = /^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/
export const zHandle = z
  .string()
  .trim()
  .transform((text) => text.toLowerCase().replace(/^@/, ''))
  .pipe(z.string().regex(HANDLE, 'handle'))

export const zPublicProfile = z.object({
  handle: z.string(),
  name: z.string(),
  avatarFileId: zId.nullable(),
  bio: z.string(),
  interests: z.array(z.enum(INTERESTS)),
  /** Code of the province; null if not given. */
  province: z.string().nullable(),
  listed: z.boolean(),
  channels: z.array(
    z.object({
      type: zStoredChannelType,
      handle: z.string(),
      url: z.string(),
      followers: z.int().nullable(),
      engagementBps: z.int().nullable(),
    }),
  ),
  completedJobs: z.int(),
  reliability: z.int().nullable(),
  rating: zRating.nullable(),
  reviews: z.array(zReview.extend({ from: z.string() })),
  /** Posts of the last completed jobs. */
  portfolio: z.array(
    z.object({
      title: z.string(),
      titleEn: z.string(),
      brand: z.string(),
      url: z.string(),
      channelType: zStoredChannelType,
      postType: z.enum(POST_TYPES),
      topic: z.string(),
      coverScene: z.string().nullable(),
      coverFileId: zId.nullable(),
      views: z.int().nullable(),
      completedAt: zTime,
    }),
  ),
})
export type PublicProfile = z.output<typeof zPublicProfile>
