import { formatCalendarDay, formatCompact, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { LineChart } from '../../../ui/line-chart.tsx'
import type { CampaignReport, ReportDay } from '../contract.ts'
import { type Span, spansOf } from '../rules/spans.ts'
import { goalsText } from '../text/goals.ts'
import { jobBoardsText } from '../text/index.ts'

const FIGURES = [
  ['reach', 'reach'],
  ['views', 'views'],
  ['engagement', 'engagements'],
  ['clicks', 'clicks'],
  ['couponUses', 'couponUses'],
] as const

/** Chart of one figure over the days of a campaign. */
function FigureOverTime({ name, title, spans }: { name: (typeof FIGURES)[number][0]; title: string; spans: Span[] }) {
  const t = useText(goalsText)
  const lang = useLang()
  const day = (text: string) => formatCalendarDay(lang, text)
  const labelOf = ({ from, to }: Span) => (from === to ? day(from) : `${day(from)} – ${day(to)}`)
  const total = spans.reduce((sum, span) => sum + span[name], 0)
  const best = spans.reduce((a, b) => (b[name] > a[name] ? b : a))
  const words = { title, n: formatNumber(total), best: formatNumber(best[name]), when: labelOf(best) }
  return (
    <div className="min-w-0 lg:last:odd:col-span-2">
      <h3 className="text-sm font-medium tracking-normal text-ink-2">
        {title} <span className="nb text-ink">{formatNumber(total)}</span>
      </h3>
      <LineChart
        height={150}
        label={total === 0 ? t('findingNone', { title }) : t('finding', words)}
        axisText={formatCompact}
        points={spans.map((span) => ({
          label: labelOf(span),
          axisLabel: `${Number(span.from.slice(8))}/${Number(span.from.slice(5, 7))}`,
          value: span[name],
          text: formatNumber(span[name]),
        }))}
        table={{ toggle: t('asTable', { title }), head: [t('day'), title] }}
      />
    </div>
  )
}

/** Reach, views, engagements and clicks over time, each as a line chart and as a table. */
export function TrendCharts({ days, report }: { days: readonly ReportDay[]; report: CampaignReport }) {
  const t = useText(goalsText)
  const b = useText(jobBoardsText)
  const spans = spansOf(days)
  const hasCoupons = (report.ofCompleted.couponUses ?? 0) > 0
  return (
    <Card pad={20}>
      <SectionHead title={t('overTime')} note={t(report.clicksTracked ? 'overTimeTracked' : 'overTimeNote')} />
      {spans.length === 0 ? (
        <p className="py-6 text-center text-sm text-ink-2">{t('noDays')}</p>
      ) : (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          {FIGURES.filter(([name]) => name !== 'couponUses' || hasCoupons).map(([name, title]) => (
            <FigureOverTime key={name} name={name} title={b(title)} spans={spans} />
          ))}
        </div>
      )}
    </Card>
  )
}
