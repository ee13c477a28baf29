import { type ChartPoint, ChartTable, type ChartTableProps } from './chart-frame.tsx'
import { ticksUpTo } from './chart-scale.ts'
import { cx } from './class-names.ts'

export interface BarChartProps {
  /** What the chart shows, as one sentence. */
  label: string
  points: readonly ChartPoint[]
  /** Index of the highlighted bar, which always shows its value; the last bar by default, −1 for none. */
  highlight?: number
  height?: number
  table: Pick<ChartTableProps, 'toggle' | 'head'>
}

/** Bars start at zero and are in true proportion; grid lines are horizontal only. */
export function BarChart({ label, points, highlight = points.length - 1, height = 96, table }: BarChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...points.map((point) => point.value)), 2)
  const top = ticks.at(-1)!
  const gap = points.length > 8 ? 'gap-0.5' : 'gap-2'
  return (
    <figure>
      <div role="img" aria-label={label} className="relative pt-5">
        <div className="relative" style={{ height }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: `${(tick / top) * 100}%` }}
            />
          ))}
          <div className={cx('absolute inset-0 flex items-end justify-around', gap)}>
            {points.map((point, i) => (
              <span key={point.label} className="relative flex h-full max-w-12 flex-1 items-end justify-center">
                <span
                  className={cx('block w-full max-w-10 rounded-t-sm', i === highlight ? 'bg-viz-2' : 'bg-viz-1')}
                  style={{ height: `${Math.max(0, (point.value / top) * 100)}%` }}
                />
                {i === highlight && (
                  <span
                    className="nb absolute text-xs leading-none font-title"
                    style={{ bottom: `calc(${(point.value / top) * 100}% + 5px)` }}
                  >
                    {point.text}
                  </span>
                )}
              </span>
            ))}
          </div>
        </div>
        <div className={cx('mt-2 flex justify-around text-[min(0.75rem,3.4vw)] text-ink-2', gap)}>
          {points.map((point, i) => (
            <span
              key={point.label}
              // With more than 8 bars only every other label is shown, so that large text fits.
              className={cx(
                'nb flex min-w-0 max-w-12 flex-1 justify-center',
                points.length > 8 && i % 2 && 'invisible',
              )}
            >
              {point.label}
            </span>
          ))}
        </div>
      </div>
      <ChartTable {...table} rows={points.map((point) => [point.label, point.text])} />
    </figure>
  )
}
