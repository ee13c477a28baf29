import { useText } from '../../../i18n/use-text.tsx'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { LineChart } from '../../../ui/line-chart.tsx'
import type { CaseSeries } from '../contract.ts'
import { casesText } from '../text/index.ts'
import { axisText, useFigureText } from './figure-text.ts'

/** Up to this many values stand as bars; more are a line. */
const BARS = 5

/** One measure over the campaign. A module of its own: it is fetched where a chart is shown. */
export default function SeriesChart({ series }: { series: CaseSeries }) {
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
