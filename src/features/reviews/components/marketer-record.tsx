import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { Rating } from '../shapes.ts'
import { reviewsText } from '../text/index.ts'
import { RatingMark } from './rating-mark.tsx'

export interface MarketerRecordData {
  paid: number
  cancelled: number
  replyHours: number | null
  rating: Rating | null
}

const DAY_HOURS = 24

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} className="text-lg text-ink-2" />
      {children}
    </li>
  )
}

/** How a brand has paid and responded so far. */
export function MarketerRecord({ record }: { record: MarketerRecordData | null }) {
  const t = useText(reviewsText)
  if (!record) return null
  const { paid, cancelled, replyHours, rating } = record
  const reply =
    replyHours === null
      ? null
      : replyHours < DAY_HOURS
        ? t('replyHours', { n: replyHours })
        : t('replyDays', { n: Math.round(replyHours / DAY_HOURS) })
  return (
    <Card pad={16}>
      <h2 className="flex items-baseline justify-between gap-3 text-base tracking-normal">
        {t('recordTitle')}
        <RatingMark rating={rating} />
      </h2>
      {paid === 0 && cancelled === 0 ? (
        <p className="mt-1.5 text-sm text-ink-2">{t('newBrand')}</p>
      ) : (
        <>
          <ul className="mt-2 grid gap-1.5 text-sm">
            <Fact icon="hand-coins">{t('paid', { n: paid })}</Fact>
            <Fact icon="x-circle">{cancelled === 0 ? t('noneCancelled') : t('cancelled', { n: cancelled })}</Fact>
            {reply && <Fact icon="clock">{reply}</Fact>}
          </ul>
          <p className="mt-2 text-xs text-ink-3">{t('recordNote')}</p>
        </>
      )}
    </Card>
  )
}
