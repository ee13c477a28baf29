interface Props {
  value: number
  target: number | null
  /** Median of comparable campaigns. */
  median: number | null
  /** True if the target is missed. */
  short?: boolean
}

/**
 * A bar for a figure with its target (solid line) and the median of comparable campaigns (dashed line). The text below
 * it says the same.
 */
export function BulletChart({ value, target, median, short = false }: Props) {
  const top = Math.max(value, target ?? 0, median ?? 0, 1) * 1.08
  const place = (n: number) => ({ left: `${(n / top) * 100}%` })
  return (
    <span aria-hidden="true" className="relative my-2 block h-2">
      <span className="absolute inset-0 overflow-hidden rounded-full bg-surface-2">
        <span
          className={`block h-full rounded-full ${short ? 'bg-viz-2' : 'bg-(--leaf-500) dark:bg-viz-1'}`}
          style={{ width: `${(value / top) * 100}%` }}
        />
      </span>
      {median !== null && (
        <span className="absolute -inset-y-1 border-l-2 border-dashed border-ink-2" style={place(median)} />
      )}
      {target !== null && <span className="absolute -inset-y-1 w-0.5 bg-ink" style={place(target)} />}
    </span>
  )
}
