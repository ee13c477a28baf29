import { type ReactNode, useId } from 'react'

export interface ChartPoint {
  /** Label on the axis: "Nov", "17 Nov". */
  label: string
  value: number
  /** The value as text, with its unit. */
  text: string
}

export interface ChartTableProps {
  /** "Show as table". */
  toggle: ReactNode
  head: readonly [ReactNode, ...ReactNode[]]
  rows: readonly (readonly [string, ...string[]])[]
}

/** The same figures as a collapsed table. */
export function ChartTable({ toggle, head, rows }: ChartTableProps) {
  const name = useId()
  return (
    <details className="mt-3 text-sm">
      <summary id={name} className="hit inline-block text-xs font-label text-action-text">
        {toggle}
      </summary>
      {/* Focusable, so that a long table scrolls with the arrow keys. */}
      <section aria-labelledby={name} tabIndex={0} className="mt-2 max-h-72 overflow-y-auto">
        <table className="data-table">
          <thead>
            <tr>
              {head.map((cell, i) => (
                <th key={i} scope="col" data-align={i > 0 ? 'end' : undefined}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, i) => (
                  <td key={i} data-align={i > 0 ? 'end' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

/** Legend of a chart: solid for the current period, dashed for the previous one. */
export function ChartKey({ now, before }: { now: ReactNode; before?: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-xs text-ink-2">
      <span className="flex items-center gap-1.5">
        <span className="h-[3px] w-3.5 rounded-full bg-viz-1" /> {now}
      </span>
      {before && (
        <span className="flex items-center gap-1.5">
          <span className="w-3.5 border-t-2 border-dashed border-ink-3" /> {before}
        </span>
      )}
    </p>
  )
}
