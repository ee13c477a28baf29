import { useId } from 'react'
import { sparkPoints } from './sparkline.ts'

/** Small trend beside a figure; decoration, the figure and its change stand in words. */
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
