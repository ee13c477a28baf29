import { useId } from 'react'
import { coverSvg } from './cover-svg.ts'
import { Drawing } from './drawing.tsx'

export interface CoverProps {
  /** Scene name or interest tag. */
  scene: string
  label?: string
  className?: string
}

/** Drawn 4:3 cover; fills its box. */
export function Cover({ scene, label, className }: CoverProps) {
  const id = useId()
  return <Drawing svg={coverSvg(scene, { label, id })} className={className} />
}
