import { cx } from '../class-names.ts'

/**
 * The initial shown for a person without a picture: the first Latin letter in upper case, else the first Thai
 * consonant, else the first character.
 */
export function initialOf(name: string): string {
  const text = name.trim()
  const letter = /[a-z]/i.exec(text) ?? /[ก-ฮ]/.exec(text)
  return letter?.[0].toUpperCase() ?? [...text][0] ?? ''
}

export interface AvatarProps {
  name: string
  src?: string | null
  size?: number
  /** Square with a small radius instead of a circle (brands). */
  square?: boolean
  /** True (default) if the name is shown next to the picture; false makes the name the picture's accessible name. */
  decorative?: boolean
  className?: string
}

/** A person's picture, or their initial on a pale green background. Drawn people are `DrawnAvatar`. */
export function Avatar({ name, src, size = 40, square, decorative = true, className }: AvatarProps) {
  const box = cx('shrink-0 overflow-hidden', square ? 'rounded-[10px]' : 'rounded-full', className)
  const style = { width: size, height: size }
  if (src) {
    return (
      <img
        src={src}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        style={style}
        className={cx(box, 'bg-surface-2 object-cover')}
      />
    )
  }
  const own = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...own}
      style={{ ...style, fontSize: size * 0.42 }}
      className={cx(box, 'grid place-items-center bg-action-soft leading-none font-semibold text-action-text')}
    >
      {initialOf(name)}
    </span>
  )
}
