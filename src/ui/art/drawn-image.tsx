import { cx } from '../class-names.ts'

export interface DrawnImageProps {
  /** Below /media/art: kind and name, without the ending. */
  path: string
  width: number
  height: number
  label?: string | undefined
  /** In the first view: loaded at once rather than when it comes near. */
  priority?: boolean | undefined
  className?: string | undefined
}

/** A drawn picture as a file of its own: a page carries neither its markup nor the code that draws it. */
export function DrawnImage({ path, width, height, label, priority, className }: DrawnImageProps) {
  return (
    <span className={cx('block overflow-hidden', className)}>
      <img
        src={`/media/art/${path}.svg`}
        alt={label ?? ''}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  )
}
