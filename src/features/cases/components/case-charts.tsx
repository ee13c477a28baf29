import { useText } from '../../../i18n/use-text.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Card } from '../../../ui/card.tsx'
import { LineChart } from '../../../ui/line-chart.tsx'
import type { CaseSeries, CaseStudy } from '../contract.ts'
import { casesText } from '../text/index.ts'
import { axisText, useFigureText } from './figure-text.ts'

/** Up to this many values are drawn as bars, more as a line. */
const BARS = 5

/** Chart of one measure over the campaign. */
function SeriesChart({ series }: { series: CaseSeries }) {
  const t = useText(casesText)
  const text = useFigureText()
  const points = series.points.map(({ label, value }) => ({ label, value, text: text({ value, unit: series.unit }) }))
  const best = points.reduce((top, point, i) => (point.value > (points[top]?.value ?? 0) ? i : top), 0)
  const label = t('chartFinding', {
    label: series.label,
    when: points[best]?.label ?? '',
    value: points[best]?.text ?? '',
  })
  const table = { toggle: t('asTable'), head: [t('when'), series.label] as const }
  return points.length <= BARS ? (
    <BarChart label={label} points={points} highlight={best} height={180} table={table} />
  ) : (
    <LineChart label={label} points={points} axisText={axisText(series.unit)} table={table} />
  )
}

/** The results of the campaign by day. */
export default function CaseCharts({ study }: { study: CaseStudy }) {
  const t = useText(casesText)
  if (study.series.length === 0) return null
  return (
    <section aria-labelledby="course" className="mt-10 lg:mt-16">
      <h2 id="course" className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
        {t('overTime')}
      </h2>
      <div className={study.series.length > 1 ? 'grid gap-5 lg:grid-cols-2 lg:gap-6' : 'max-w-[760px]'}>
        {study.series.map((series) => (
          <Card key={series.label} as="div" pad={24}>
            <h3 className="mb-3 text-base tracking-normal">{series.label}</h3>
            <SeriesChart series={series} />
          </Card>
        ))}
      </div>
    </section>
  )
}
