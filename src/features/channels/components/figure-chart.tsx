import { formatCompact, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { LineChart } from '../../../ui/line-chart.tsx'
import { changeOf, type FigureKind } from '../rules/history.ts'
import { historyText } from '../text/index.ts'

interface Props {
  title: string
  points: readonly { label: string; axisLabel: string; value: number | null }[]
  kind: FigureKind
}

const TEXTS = { count: formatNumber, rate: formatPercent } as const
const AXIS_TEXTS = { count: formatCompact, rate: formatPercent } as const

/** One figure over time: last value, change, line chart, and the same data as a table. */
export function FigureChart({ title, points, kind }: Props) {
  const t = useText(historyText)
  const text = TEXTS[kind]
  const measuredPoints = points.flatMap(({ value, ...labels }) =>
    value === null ? [] : [{ ...labels, value, text: text(value) }],
  )
  const [first] = measuredPoints
  const last = measuredPoints.at(-1)
  if (!first || !last || measuredPoints.length < 2)
    return (
      <Card pad={16}>
        <h2 className="text-base tracking-normal">{title}</h2>
        <p className="mt-2 text-sm text-ink-2">{t('unknown')}</p>
      </Card>
    )
  const { unit, by } = changeOf(kind, first.value, last.value)
  const size = Math.abs(by)
  const amounts = { points: t('points', { n: size / 100 }), percent: formatPercent(size), count: formatNumber(size) }
  const moved =
    by === 0 ? t('same', { date: first.label }) : t(by > 0 ? 'up' : 'down', { p: amounts[unit], date: first.label })
  return (
    <Card pad={16}>
      <h2 className="text-base tracking-normal">{title}</h2>
      <p className="nb text-2xl font-title">{last.text}</p>
      <p className="mb-3 text-sm text-ink-2">{moved}</p>
      <LineChart
        label={t('finding', { title, value: last.text, moved })}
        points={measuredPoints}
        height={150}
        axisText={AXIS_TEXTS[kind]}
        table={{ toggle: t('asTable'), head: [t('day'), title] }}
      />
    </Card>
  )
}
