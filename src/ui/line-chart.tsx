import { type ReactNode, useId } from 'react'
import { type ChartPoint, ChartTable, type ChartTableProps } from './chart-frame.tsx'
import { ticksUpTo } from './chart-scale.ts'
import { cx } from './class-names.ts'

export interface LinePoint extends ChartPoint {
  /** A shorter label for the axis, if five full labels do not fit on a phone. */
  axisLabel?: string
  /** Value of the same day in the previous period: drawn as a dashed grey line. */
  before?: number
  beforeText?: string
  /** Third line of the tooltip: the change as text. */
  change?: ReactNode
}

export interface LineChartProps {
  /** What the chart shows, as one sentence. */
  label: string
  points: readonly LinePoint[]
  height?: number
  /** Formats a value of the axis; `formatCompact` for counts. */
  axisText: (value: number) => string
  table: Pick<ChartTableProps, 'toggle' | 'head'>
}

const path = (ys: readonly number[]) => {
  const step = 100 / Math.max(1, ys.length - 1)
  return `M${ys.map((y, i) => `${(i * step).toFixed(2)} ${(100 - y * 100).toFixed(2)}`).join('L')}`
}

function Tip({ point, x }: { point: LinePoint; x: number }) {
  return (
    <span
      // `hidden` unless the point is hovered: a long label would widen the page on phones.
      className="pointer-events-none absolute top-0 z-1 hidden w-max max-w-40 rounded-sm bg-toast px-3 py-2 text-xs text-white shadow-float peer-hover:block"
      style={x > 50 ? { right: `calc(${100 - x}% + 10px)` } : { left: `calc(${x}% + 10px)` }}
    >
      <span className="block text-2xs text-white/70">{point.label}</span>
      <b className="font-title">{point.text}</b> {point.change}
    </span>
  )
}

function Lines({ points, top, gradientId }: { points: readonly LinePoint[]; top: number; gradientId: string }) {
  const now = path(points.map((point) => point.value / top))
  const hasBefore = points.some((point) => point.before !== undefined)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--viz-1)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--viz-1)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`${now}L100 100L0 100Z`} fill={`url(#${gradientId})`} />
      {hasBefore && (
        <path
          d={path(points.map((point) => (point.before ?? 0) / top))}
          className="fill-none stroke-ink-3 stroke-2 [stroke-dasharray:4_4]"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={now}
        className="fill-none stroke-viz-1 stroke-[2.5]"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Tooltip of the point that is nearest to the pointer. */
function Point({ point, at, last, top }: { point: LinePoint; at: number; last: number; top: number }) {
  const step = 100 / Math.max(1, last)
  const x = at * step
  return (
    <>
      <span className="peer absolute inset-y-0 z-1" style={{ left: `${x - step / 2}%`, width: `${step}%` }} />
      <span
        className="invisible absolute inset-y-0 border-l border-line-strong peer-hover:visible"
        style={{ left: `${x}%` }}
      />
      <Dot className="invisible peer-hover:visible" x={x} y={(point.value / top) * 100} />
      <Tip point={point} x={x} />
    </>
  )
}

const Dot = ({ className, x, y }: { className: string; x: number; y: number }) => (
  <span
    className={cx(
      'absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full bg-viz-1 ring-2 ring-surface',
      className,
    )}
    style={{ left: `${x}%`, bottom: `${y}%` }}
  />
)

/** One line over time, with the previous period dashed. The last point, or the one under the pointer, is marked. */
export function LineChart({ label, points, height = 180, axisText, table }: LineChartProps) {
  const gradientId = useId()
  const ticks = ticksUpTo(Math.max(0, ...points.map((point) => Math.max(point.value, point.before ?? 0))))
  const top = ticks.at(-1)!
  const last = points.length - 1
  const end = points[last]
  const every = Math.max(1, Math.ceil(points.length / 5))
  return (
    <figure>
      <div role="img" aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 pt-2">
        <div className="relative w-max text-[min(0.75rem,3.4vw)] text-ink-3" style={{ height }}>
          <span className="invisible">{axisText(top)}</span>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${(tick / top) * 100}%` }}
            >
              {axisText(tick)}
            </span>
          ))}
        </div>
        <div className="group relative touch-pan-y" style={{ height }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: `${(tick / top) * 100}%` }}
            />
          ))}
          <Lines points={points} top={top} gradientId={gradientId} />
          {end && <Dot className="group-hover:invisible" x={100} y={(end.value / top) * 100} />}
          {points.map((point, i) => (
            <span key={point.label}>
              <Point point={point} at={i} last={last} top={top} />
            </span>
          ))}
        </div>
        <div className="col-start-2 mt-2 flex justify-between text-[min(0.75rem,3.4vw)] text-ink-3">
          {points
            .filter((_, i) => i % every === 0)
            .map((point) => (
              <span key={point.label} className="nb">
                {point.axisLabel ?? point.label}
              </span>
            ))}
        </div>
      </div>
      <ChartTable
        {...table}
        rows={points.map((point) =>
          point.beforeText === undefined ? [point.label, point.text] : [point.label, point.text, point.beforeText],
        )}
      />
    </figure>
  )
}
