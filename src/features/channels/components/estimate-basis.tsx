import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import type { PriceEstimate } from '../contract.ts'
import { basisText } from '../text/index.ts'

/** The source of the base prices of an estimate, and since when they are in force. */
export function EstimateBasis({
  basis: { since, source },
  className = '',
}: Pick<PriceEstimate, 'basis'> & { className?: string }) {
  const t = useText(basisText)
  const lang = useLang()
  const date = formatCalendarDay(lang, since)
  return (
    <p className={`text-xs text-ink-2 ${className}`}>
      {source ? t('from', { source: source[lang], date }) : t('own', { date })}
    </p>
  )
}
