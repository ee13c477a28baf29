import { formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { LineChart } from '../../../ui/line-chart.tsx'
import { historyText } from '../text/index.ts'

interface Props {
  title: string
  points: readonly { label: string; axisLabel: string; value: number | null }[]
  text: (value: number) => string
  axisText: (value: number) => string
}

/** One figure over time: its last value, how far it moved, the line and the same as a table. */
export function FigureChart({ title, points, text, axisText }: Props) {
  const t = useText(historyText)
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
  const share = first.value === 0 ? 0 : Math.round(((last.value - first.value) * 10_000) / first.value)
  const moved =
    share === 0
      ? t('same', { date: first.label })
      : t(share > 0 ? 'up' : 'down', { p: formatPercent(Math.abs(share)), date: first.label })
  return (
    <Card pad={16}>
      <h2 className="text-base tracking-normal">{title}</h2>
      <p className="nb text-2xl font-title">{last.text}</p>
      <p className="mb-3 text-sm text-ink-2">{moved}</p>
      <LineChart
        label={t('finding', { title, value: last.text, moved })}
        points={measuredPoints}
        height={150}
        axisText={axisText}
        table={{ toggle: t('asTable'), head: [t('day'), title] }}
      />
    </Card>
  )
}
