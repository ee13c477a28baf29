import { useId } from 'react'

/** Points of a small line in a box of `width` × `height`, with 3 units of padding above and below. */
function sparkPoints(values: readonly number[], width: number, height: number): string[] {
  const max = Math.max(...values)
  const min = Math.min(...values)
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, i) => {
    const y = height - 3 - ((value - min) / (max - min || 1)) * (height - 6)
    return `${(i * step).toFixed(1)} ${y.toFixed(1)}`
  })
}

/** Small trend line next to a figure. Decorative: the text contains the figure and its change. */
export function Sparkline({
  values,
  width = 96,
  height = 28,
  className,
}: {
  values: readonly number[]
  width?: number
  height?: number
  className?: string
}) {
  const id = useId()
  if (values.length < 2) return null
  const line = sparkPoints(values, width, height).join('L')
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--viz-1)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--viz-1)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M${line}L${width} ${height}L0 ${height}Z`} fill={`url(#${id})`} />
      <path
        d={`M${line}`}
        fill="none"
        stroke="var(--viz-1)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
