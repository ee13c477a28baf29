import { z } from 'zod'
import { PRICE_MAX } from '../../core/money.ts'
import { zJoined, zLang } from '../../core/shapes.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../core/vocabulary.ts'
import { AGE_BANDS } from '../campaigns/shapes.ts'
import { zStoredChannelType } from '../channels/shapes.ts'
import { FILTER_TEXT_MAX, type FindFilters, FOLLOWERS_MAX, PAST_WORK, REPLY_WITHIN } from './rules/filters.ts'

const LIST_MAX = 77

/** A single value has the same format in a query and in a body. */
const one = <T extends z.ZodType>(shape: T) => ({ query: shape.optional(), body: shape.optional() })

/** In a query, several values are joined by commas. */
const list = <T extends z.ZodType<unknown, string>>(item: T) => ({
  query: zJoined(z.array(item).max(LIST_MAX), 600).optional(),
  body: z.array(item).max(LIST_MAX).optional(),
})

const amount = (max: number) => ({
  query: z.coerce.number().int().min(0).max(max).optional(),
  body: z.int().min(0).max(max).optional(),
})

/** The filters of a search in the format of the endpoints. Amounts in satang, rates in basis points. */
const FILTERS = {
  q: {
    query: z.string().trim().max(FILTER_TEXT_MAX).optional(),
    body: z.string().trim().min(1).max(FILTER_TEXT_MAX).optional(),
  },
  type: list(zStoredChannelType),
  post: one(z.enum(POST_TYPES)),
  priceMin: amount(PRICE_MAX),
  priceMax: amount(PRICE_MAX),
  followersMin: amount(FOLLOWERS_MAX),
  followersMax: amount(FOLLOWERS_MAX),
  engagementMin: amount(10_000),
  interest: list(z.enum(INTERESTS)),
  province: list(z.string().regex(/^TH-\d{2}$/, 'area')),
  gender: one(z.enum(GENDERS)),
  age: list(z.enum(AGE_BANDS)),
  scoreMin: amount(100),
  pastWork: one(z.enum(PAST_WORK)),
  /** Hours. */
  replyWithin: one(z.enum(REPLY_WITHIN)),
  language: one(zLang),
  /** Only people who take new jobs at this time. */
  takesJobs: one(z.enum(['1'])),
} satisfies { [K in keyof FindFilters]-?: { query: z.ZodType; body: z.ZodType } }

const shapesOf = <Part extends 'query' | 'body'>(part: Part) =>
  Object.fromEntries(Object.entries(FILTERS).map(([name, shapes]) => [name, shapes[part]])) as unknown as {
    [K in keyof typeof FILTERS]: (typeof FILTERS)[K][Part]
  }

export const zFilterQuery = z.object(shapesOf('query'))

/** Omitted filters do not apply. */
export const zSavedFilters = z.object(shapesOf('body'))
