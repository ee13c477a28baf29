import type { ReactNode } from 'react'
import { formatBahtShort } from '../i18n/formats.ts'

export interface PriceTagProps {
  /** Price of the job, satang. */
  satang: number
  /** "/post", after the amount. */
  unit?: ReactNode
  /** Side of the pointed end: `right` for a tag at the left edge of a cover. */
  point?: 'right' | 'left'
  /** Grey instead of marigold: already applied. */
  muted?: boolean
}

/** Use only for the price of a job on a cover or clip. */
export function PriceTag({ satang, unit, point = 'right', muted }: PriceTagProps) {
  return (
    <span className="price-tag" data-point={point} data-muted={muted ? '' : undefined}>
      <span>
        {formatBahtShort(satang)}
        {unit && <small>{unit}</small>}
      </span>
    </span>
  )
}
