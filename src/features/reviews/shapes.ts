import { z } from 'zod'
import { zId, zText, zTime } from '../../core/shapes.ts'
import { SIDES } from '../jobs/rules/states.ts'
import { REVIEW_LENGTH } from './rules/criteria.ts'

const zScore = z.coerce.number().int().min(1).max(5)

/** A new review: the three scores in the order of the side's criteria, and a text. */
export const zNewReview = z.object({
  first: zScore,
  second: zScore,
  third: zScore,
  text: z.string().trim().max(REVIEW_LENGTH).default(''),
})
export const zAnswer = z.object({ text: zText(REVIEW_LENGTH) })

export const zReview = z.object({
  id: zId,
  side: z.enum(SIDES),
  first: z.int(),
  second: z.int(),
  third: z.int(),
  text: z.string(),
  createdAt: zTime,
  publishedAt: zTime.nullable(),
  answer: z.string().nullable(),
  /** Hidden by an operator after a report; only its author can still see it. */
  hidden: z.boolean(),
})
export type Review = z.output<typeof zReview>

/** The rating of an account: average in tenths (48 is 4.8), and the number of reviews. */
export const zRating = z.object({ average: z.int(), reviews: z.int() })
export type Rating = z.output<typeof zRating>
