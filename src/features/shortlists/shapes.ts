import { z } from 'zod'
import { zId, zNext, zText, zTime } from '../../core/shapes.ts'
import { zFoundChannel } from '../influencer-search/shapes.ts'
import { NAME_MAX, NOTE_MAX, SHORTLIST_STATES } from './rules/states.ts'

export const zShortlistName = zText(NAME_MAX)

const zListBrand = z.object({ id: zId, name: z.string() }).nullable()

export const zShortlist = z.object({
  id: zId,
  name: z.string(),
  /** The agency's brand that the list is for; null for the whole account. */
  brand: zListBrand,
  /** Number of people in the list. */
  size: z.int(),
  createdAt: zTime,
  /** Whether the list contains the influencer of the query. */
  includes: z.boolean(),
})
export type Shortlist = z.output<typeof zShortlist>

export const zShortlisted = z.object({
  influencerId: zId,
  name: z.string(),
  avatarFileId: zId.nullable(),
  /**
   * The channel that matches the query's campaign best; without a campaign the largest channel in the search. Null if
   * the person is no longer in the search or is blocked.
   */
  channel: zFoundChannel.shape.channel.nullable(),
  /** The caller has blocked the person. */
  blocked: z.boolean(),
  /** The match with the query's campaign. */
  match: zFoundChannel.shape.match,
  /**
   * The status of the person's job in that campaign: of the running or paid job, otherwise of the latest one that was
   * cancelled or declined.
   */
  standing: zFoundChannel.shape.standing,
  takesJobsFrom: zFoundChannel.shape.takesJobsFrom,
  state: z.enum(SHORTLIST_STATES),
  note: z.string(),
  addedAt: zTime,
})
export type Shortlisted = z.output<typeof zShortlisted>

export const zListHead = zNext.extend({ name: z.string(), size: z.int(), brand: zListBrand })

export const zPersonEdit = z.object({
  state: z.enum(SHORTLIST_STATES).optional(),
  note: z.string().trim().max(NOTE_MAX).optional(),
})
