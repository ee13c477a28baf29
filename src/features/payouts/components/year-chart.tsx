import { formatBahtShort, formatCompact, formatMonth, formatMonthShort, formatYear } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Card } from '../../../ui/card.tsx'
import type { EarningsSummary } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

const middle = (month: string): string => `${month}-15T05:00:00Z`

/** Gross income in each month of a year; the highest is highlighted. */
export function YearChart({ period, months }: { period: string; months: EarningsSummary['months'] }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const most = Math.max(0, ...months.map(({ earned }) => earned))
  const best = months.findIndex(({ earned }) => earned === most)
  const bestMonth = months[best]
  if (most === 0 || !bestMonth) return null
  const finding = { month: formatMonth(lang, middle(bestMonth.month)), amount: formatBahtShort(most) }
  return (
    <Card pad={16}>
      <p className="mb-1 text-sm text-ink-2">{t('earnedByMonth')}</p>
      <BarChart
        label={`${t('yearOf', { year: formatYear(lang, period) })}: ${t('bestMonth', finding)}`}
        highlight={best}
        height={120}
        points={months.map(({ month, earned }) => ({
          label: formatMonthShort(lang, middle(month)),
          value: earned / 100,
          text: formatCompact(Math.round(earned / 100)),
        }))}
        table={{ toggle: t('asTable'), head: [t('month'), t('beforeTax')] }}
      />
    </Card>
  )
}
