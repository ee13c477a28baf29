import { useId } from 'react'
import { clipSvg } from './clip-svg.ts'
import { Drawing } from './drawing.tsx'
import type { Pose } from './person.ts'

export interface ClipProps {
  /** Scene name or interest tag. */
  scene: string
  /** One of `personNames`, or any text as a seed. */
  name: string
  pose?: Pose
  label?: string
  className?: string
}

/** Drawn 9:16 frame of a post: a scene behind a person. */
export function Clip({ scene, name, pose, label, className }: ClipProps) {
  const id = useId()
  return <Drawing svg={clipSvg(scene, name, { label, pose, id })} className={className} />
}
