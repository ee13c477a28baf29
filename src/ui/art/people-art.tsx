import { Drawing } from './drawing.tsx'
import { avatarSvg, portraitSvg } from './people-svg.ts'

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
