import { useId } from 'react'
import { Drawing } from './drawing.tsx'
import type { Pose } from './person.ts'
import { avatarSvg, clipSvg, portraitSvg } from './pictures.ts'

interface PersonProps {
  /** One of `personNames`, or any text as a seed. */
  name: string
  label?: string
  className?: string
}

/** Drawn half-length portrait, 5:6. */
export const Portrait = ({ name, label, className }: PersonProps) => (
  <Drawing svg={portraitSvg(name, { label })} className={className} />
)

/** Drawn head, square; round it where it stands (`rounded-full`). */
export const DrawnAvatar = ({ name, label, className }: PersonProps) => (
  <Drawing svg={avatarSvg(name, { label })} className={className} />
)

/** Drawn 9:16 frame of a post: a scene behind a person. */
export function Clip({ scene, name, pose, label, className }: PersonProps & { scene: string; pose?: Pose }) {
  const id = useId()
  return <Drawing svg={clipSvg(scene, name, { label, pose, id })} className={className} />
}
