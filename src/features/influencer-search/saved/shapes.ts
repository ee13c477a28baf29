import { z } from 'zod'
import { PRICE_MAX } from '../../../core/money.ts'
import { zId, zLang, zText, zTime } from '../../../core/shapes.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { AGE_BANDS } from '../../campaigns/shapes.ts'
import { zStoredChannelType } from '../../channels/shapes.ts'
import { PAST_WORK, REPLY_WITHIN } from '../rules/filters.ts'
import { SEARCH_NAME_MAX } from '../rules/saved.ts'

const zAmount = (max: number) => z.int().min(0).max(max).optional()
const FOLLOWERS_MAX = 1_000_000_000

/** The filters of a search; what is left out asks nothing. Amounts in satang, rates in basis points. */
export const zSavedFilters = z.object({
  q: z.string().trim().min(1).max(80).optional(),
  type: z.array(zStoredChannelType).max(20).optional(),
  post: z.enum(POST_TYPES).optional(),
  priceMin: zAmount(PRICE_MAX),
  priceMax: zAmount(PRICE_MAX),
  followersMin: zAmount(FOLLOWERS_MAX),
  followersMax: zAmount(FOLLOWERS_MAX),
  engagementMin: zAmount(10_000),
  interest: z.array(z.enum(INTERESTS)).max(40).optional(),
  province: z
    .array(z.string().regex(/^TH-\d{2}$/, 'area'))
    .max(77)
    .optional(),
  gender: z.enum(GENDERS).optional(),
  age: z.array(z.enum(AGE_BANDS)).max(5).optional(),
  scoreMin: zAmount(100),
  pastWork: z.enum(PAST_WORK).optional(),
  replyWithin: z.enum(REPLY_WITHIN).optional(),
  language: zLang.optional(),
  takesJobs: z.enum(['1']).optional(),
})
export type SavedFilters = z.output<typeof zSavedFilters>

export const zSearchName = zText(SEARCH_NAME_MAX)

export const zSavedSearch = z.object({
  id: zId,
  name: z.string(),
  filters: zSavedFilters,
  /** Channels listed since the search was last opened, counted up to 99. */
  fresh: z.int(),
  createdAt: zTime,
})
export type SavedSearch = z.output<typeof zSavedSearch>
