import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface StatProps {
  label: ReactNode
  value: ReactNode
  unit?: ReactNode
  /** One line below the figure. */
  note?: ReactNode
  /** Arrow before the note. `good`, not the direction, says whether the change is good. */
  trend?: 'up' | 'down'
  good?: boolean
  chart?: ReactNode
}

type TitleSize = 'xxs' | 'xs' | 'md'

/** Size of a short title by its length, as specified: over 6 characters xxs, over 4 xs, else md. */
export function titleSize(title: string): TitleSize {
  const length = [...title].length
  return length > 6 ? 'xxs' : length > 4 ? 'xs' : 'md'
}

/** Long figures are smaller on phones, where two share a line. */
const FIGURE: Record<TitleSize, string> = {
  md: 'text-[1.625rem]',
  xs: 'text-[1.5rem] lg:text-[1.625rem]',
  xxs: 'text-xl lg:text-[1.625rem]',
}

/** One figure with its label and note. Must be inside a `div` of a `dl`. */
export function Stat({ label, value, unit, note, trend, good, chart }: StatProps) {
  return (
    <>
      <dt className="text-sm leading-normal text-ink-2">{label}</dt>
      <dd>
        <span className="flex items-end justify-between gap-3">
          <span
            className={cx('nb leading-tight font-title', FIGURE[typeof value === 'string' ? titleSize(value) : 'md'])}
          >
            {value}
            {unit && <span className="ml-1 text-sm font-normal text-ink-2">{unit}</span>}
          </span>
          {chart && <span className="max-lg:hidden">{chart}</span>}
        </span>
        {note && (
          <span className={cx('mt-0.5 flex items-center gap-1.5 text-xs', good ? 'text-positive' : 'text-ink-2')}>
            {trend && <Icon name={trend === 'up' ? 'trend-up-bold' : 'trend-down-bold'} />}
            {note}
          </span>
        )}
      </dd>
    </>
  )
}

const COLUMNS = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const

/** Figures in one card, divided by thin lines; two per row on phones. */
export function KpiStrip({ stats }: { stats: readonly StatProps[] }) {
  const columns = COLUMNS[Math.min(4, Math.max(2, stats.length)) as 2 | 3 | 4]
  return (
    <dl className={cx('grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line', columns)}>
      {stats.map((stat, i) => (
        <div key={i} className="min-w-0 bg-surface p-4 lg:p-[18px]">
          <Stat {...stat} />
        </div>
      ))}
    </dl>
  )
}

/** Short facts on a sunken background, divided by thin lines (results of a job). */
export function FactStrip({ facts }: { facts: readonly { value: ReactNode; label: ReactNode }[] }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card bg-sunken py-3.5">
      {facts.map((fact, i) => (
        <div key={i} className="flex flex-col-reverse px-4">
          <dt className="text-xs text-ink-2">{fact.label}</dt>
          <dd className="nb text-lg font-title">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
