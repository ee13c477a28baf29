import { formatCalendarDay, formatCompact, formatCredits, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChartKey } from '../../../ui/chart-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { LineChart } from '../../../ui/line-chart.tsx'
import type { Overview } from '../contract.ts'
import { dashboardText } from '../text/index.ts'

/** Up to this many days, each bar is a day; above it, a week. */
const DAYS_MOST = 14
const WEEK = 7

interface Span {
  from: string
  to: string
  spent: number
}

/** Spending per day, or per week if there are too many days for a phone. */
function spansOf(days: Overview['days']): Span[] {
  const size = days.length > DAYS_MOST ? WEEK : 1
  const spans: Span[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end)
    const [first, last] = [part[0], part.at(-1)]
    if (first && last)
      spans.unshift({ from: first.day, to: last.day, spent: part.reduce((sum, { spent }) => sum + spent, 0) })
  }
  return spans
}

/** Reach and spending of a range and of the previous range, as charts and as tables. */
export function TrendCard({ overview }: { overview: Overview }) {
  const t = useText(dashboardText)
  const lang = useLang()
  const { days, totals, before } = overview
  const dayText = (day: string) => formatCalendarDay(lang, day)
  const shortDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`
  if (totals.reach === 0 && totals.spent === 0 && before.reach === 0)
    return (
      <Card pad={20}>
        <SectionHead title={t('trend')} />
        <EmptyState title={t('noTrend')} note={t('noTrendNote')} headingLevel="h3" />
      </Card>
    )
  const spans = spansOf(days)
  const best = days.reduce((a, b) => (b.reach > a.reach ? b : a))
  const dearest = spans.reduce((a, b) => (b.spent > a.spent ? b : a))
  const spanText = ({ from, to }: Span) => (from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`)
  return (
    <Card pad={20}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg tracking-normal">{t('trend')}</h2>
        <ChartKey now={t('now')} before={t('before', { n: days.length })} />
      </div>
      <h3 className="text-xs font-medium tracking-normal text-ink-2">{t('reachAxis')}</h3>
      <LineChart
        height={190}
        label={
          totals.reach > 0 ? t('reachLabel', { n: formatNumber(totals.reach), day: dayText(best.day) }) : t('reachNone')
        }
        axisText={formatCompact}
        points={days.map(({ day, reach, before: then }) => ({
          label: dayText(day),
          axisLabel: shortDay(day),
          value: reach,
          text: formatNumber(reach),
          before: then,
          beforeText: formatNumber(then),
        }))}
        table={{ toggle: t('tableToggle'), head: [t('day'), t('now'), t('before', { n: days.length })] }}
      />
      <h3 className="mt-5 text-xs font-medium tracking-normal text-ink-2">{t('spentAxis')}</h3>
      <BarChart
        height={84}
        highlight={totals.spent > 0 ? spans.indexOf(dearest) : -1}
        label={
          totals.spent > 0
            ? t('spentLabel', { amount: formatCredits(totals.spent), day: spanText(dearest) })
            : t('spentNone')
        }
        points={spans.map((span) => ({
          label: shortDay(span.from),
          value: span.spent / 100,
          text: formatCompact(Math.round(span.spent / 100)),
        }))}
        table={{ toggle: t('tableToggle'), head: [t('day'), t('spent')] }}
      />
    </Card>
  )
}
