import type { MouseEvent } from 'react'
import { cx } from '../../../ui/class-names.ts'
import type { Point } from '../rules/draft-comments.ts'

/** The number of a point, on the picture and next to its comment. */
export function PointMarker({ n, className }: { n: number; className?: string }) {
  return (
    <span
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-full bg-action text-xs font-semibold text-on-brand ring-2 ring-surface',
        className,
      )}
    >
      {n}
    </span>
  )
}

interface PictureProps {
  url: string
  /** One entry per comment; null for a comment without a point. */
  points: readonly (Point | null)[]
  alt: string
  /**
   * Called with a click on the picture. Only for pointers: keyboard users choose a region next to each comment instead.
   */
  onPoint?: (event: MouseEvent<HTMLElement>) => void
}

/** A picture with numbered points, one for each comment that has a point. */
export function PinnedPicture({ url, points, alt, onPoint }: PictureProps) {
  const picture = (
    <>
      <img src={url} alt={alt} className="block max-h-[60dvh] max-w-full rounded-card bg-surface-2" />
      {points.map(
        (point, n) =>
          point && (
            <span
              key={n}
              aria-hidden="true"
              className="absolute -translate-x-1/2 -translate-y-1/2"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            >
              <PointMarker n={n + 1} />
            </span>
          ),
      )}
    </>
  )
  if (!onPoint) return <div className="relative w-fit max-w-full">{picture}</div>
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPoint}
      className="relative block w-fit max-w-full cursor-crosshair"
    >
      {picture}
    </button>
  )
}
