import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Rating } from '../shapes.ts'
import { reviewsText } from '../text/index.ts'

/** A star with the average and the number of reviews; renders nothing without a rating. */
export function RatingMark({ rating }: { rating: Rating | null }) {
  const t = useText(reviewsText)
  if (!rating) return null
  const average = (rating.average / 10).toFixed(1)
  return (
    <span className="nb inline-flex items-center gap-1" title={t('rating', { average, n: rating.reviews })}>
      <Icon name="star-fill" className="text-(--marigold-500)" />
      <span aria-hidden="true">
        {average} ({rating.reviews})
      </span>
      <span className="sr-only">{t('rating', { average, n: rating.reviews })}</span>
    </span>
  )
}

/** Words for the share of finished jobs, or for an influencer who has none yet. */
export function useTrackWords() {
  const t = useText(reviewsText)
  return (reliability: number | null, finished: (n: number) => string): string =>
    reliability === null ? t('isNew') : finished(reliability)
}
