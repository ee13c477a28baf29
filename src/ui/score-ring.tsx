import { cx } from './class-names.ts'

export interface ScoreRingProps {
  /** 0 to 100. */
  score: number
  /** "Match score 94". */
  label: string
  size?: number
}

const inkOf = (score: number) =>
  score >= 80 ? 'stroke-(--leaf-500) dark:stroke-viz-1' : score >= 50 ? 'stroke-viz-2' : 'stroke-ink-3'

/** Match score: green from 80, marigold from 50, grey below. Show two reasons next to it. */
export function ScoreRing({ score, label, size = 44 }: ScoreRingProps) {
  const circumference = 2 * Math.PI * 20
  const value = Math.round(Math.min(100, Math.max(0, score)))
  return (
    <span
      role="img"
      aria-label={label}
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        viewBox="0 0 44 44"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90 fill-none stroke-[4]"
      >
        <circle cx="22" cy="22" r="20" className="stroke-line" />
        <circle
          cx="22"
          cy="22"
          r="20"
          className={cx(inkOf(value))}
          strokeDasharray={`${(value / 100) * circumference} ${circumference}`}
        />
      </svg>
      <span aria-hidden="true" className="font-title leading-none" style={{ fontSize: size * 0.32 }}>
        {value}
      </span>
    </span>
  )
}
