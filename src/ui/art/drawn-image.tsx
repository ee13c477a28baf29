import { cx } from '../class-names.ts'

export interface DrawnImageProps {
  /** Path below /media/art, without the extension: kind and name. */
  path: string
  width: number
  height: number
  label?: string | undefined
  /** In the first viewport: loaded immediately instead of lazily. */
  priority?: boolean | undefined
  className?: string | undefined
}

/** A drawn picture, loaded as a separate file: the page contains neither its markup nor the code that draws it. */
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
