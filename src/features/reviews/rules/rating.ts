import type { Settings } from '../../../core/settings.ts'
import type { Rating } from '../shapes.ts'
import { averageOf, type RatingTotals } from './criteria.ts'

/** The rating of an account; null below the minimum number of reviews. */
export function ratingOf(totals: RatingTotals | null, settings: Settings): Rating | null {
  const average = totals && averageOf(totals, settings['reviews.shown_from'])
  return average === null ? null : { average, reviews: totals?.reviews ?? 0 }
}
