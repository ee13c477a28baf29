import { formatCompact } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import type { Offer } from '../shapes.ts'
import { cardText } from '../text/card.ts'

/** A follower range: 1K–10K · 50K and up · Under 10K */
export function useRangeText() {
  const t = useText(cardText)
  return ({ from, to }: Offer['followers']): string => {
    if (to === null) return t('followersUp', { from: formatCompact(from) })
    if (from === 0) return t('followersBelow', { to: formatCompact(to) })
    return `${formatCompact(from)}–${formatCompact(to)}`
  }
}
