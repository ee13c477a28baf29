import { srcSetOf } from '../core/pictures.ts'
import { cx } from './class-names.ts'

export interface CoverImageProps {
  src: string
  alt: string
  /** Pixel size of the file, which prevents layout shifts while it loads. */
  width?: number
  height?: number
  srcSet?: string
  sizes?: string
  /** First picture of the screen: loaded immediately instead of lazily. */
  eager?: boolean
  className?: string
}

/** Uploaded picture with a thin inner border; fills its container, which sets ratio and radius. */
export function CoverImage({
  src,
  srcSet = srcSetOf(src),
  sizes = '(min-width: 992px) 400px, 100vw',
  alt,
  eager,
  className,
  width = 800,
  height = 600,
}: CoverImageProps) {
  return (
    <span
      className={cx(
        'relative block size-full bg-surface-2 after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-ink/6',
        className,
      )}
    >
      <img
        src={src}
        {...(srcSet && { srcSet, sizes })}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  )
}
