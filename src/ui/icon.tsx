import { cx } from './class-names.ts'
import type { IconName } from './icons/list.ts'
import { openIcons } from './icons/list-open.ts'
import sprite from './icons/sprite.svg?no-inline'
import openSprite from './icons/sprite-open.svg?no-inline'

export type { IconName } from './icons/list.ts'
export interface IconProps {
  name: IconName
  /** Side in pixels; by default 1.25 × the surrounding font size. */
  size?: number
  /** Accessible name of an icon without text; an icon without a name is decorative. */
  label?: string
  className?: string
}

/**
 * One icon of the sprite in the current colour. A page contains only a reference of a few bytes; the sprite is a cached
 * file.
 */
export function Icon({ name, size, label, className }: IconProps) {
  const own = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      {...own}
      viewBox="0 0 256 256"
      width={size}
      height={size}
      className={cx(size === undefined ? 'icon' : 'shrink-0 fill-current', className)}
    >
      <use href={`${openIcons.has(name) ? openSprite : sprite}#${name}`} />
    </svg>
  )
}
