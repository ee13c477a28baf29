import { formatBahtShort, formatCompact, formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import type { CaseFigure, CaseSeries } from '../contract.ts'
import { casesText } from '../text/index.ts'

const decimal = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : String(value))

/** A figure with its unit in the page's language: 1,286 · 6.5% · ฿14 · 3.2× · 12 days. */
export function useFigureText(): (figure: Pick<CaseFigure, 'value' | 'unit'>) => string {
  const t = useText(casesText)
  return ({ value, unit }) => {
    if (unit === 'baht') return formatBahtShort(Math.round(value * 100))
    if (unit === 'percent') return `${decimal(value)}%`
    if (unit === 'days') return t('unitDays', { n: decimal(value) })
    return unit === 'times' ? t('unitTimes', { n: decimal(value) }) : decimal(value)
  }
}

/** A value on the axis of a chart. */
export const axisText =
  (unit: CaseSeries['unit']) =>
  (value: number): string =>
    unit === 'baht' ? `฿${formatCompact(value)}` : unit === 'percent' ? `${value}%` : formatCompact(value)
