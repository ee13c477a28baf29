import type { Side } from '../../jobs/rules/states.ts'

/**
 * What each side is rated on, 1 to 5 each, in the order in which the scores are stored. The key is the author's side.
 */
export const CRITERIA = {
  marketer: ['onTime', 'asAgreed', 'quality'],
  influencer: ['brief', 'replies', 'payment'],
} as const satisfies Record<Side, readonly [string, string, string]>

export const REVIEW_LENGTH = 500

export interface RatingTotals {
  reviews: number
  first: number
  second: number
  third: number
}

/** Average of all scores in tenths (48 is 4.8); null below the minimum number of reviews. */
export function averageOf({ reviews, first, second, third }: RatingTotals, shownFrom: number): number | null {
  if (reviews < shownFrom || reviews === 0) return null
  return Math.round((10 * (first + second + third)) / (3 * reviews))
}

/** Whether reviews can be submitted at `now`: from the job's completion until the window ends. */
export const isOpen = (job: { completedAt: Date | null }, until: Date | null, now: Date): boolean =>
  job.completedAt !== null && until !== null && now < until
