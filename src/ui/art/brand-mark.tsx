import { cx } from '../class-names.ts'
import { brandMarkSvg } from './brand-svg.ts'
import { Drawing } from './drawing.tsx'

/** A brand's logo, or the default mark by its name; square with a small radius. */
export function BrandMark({
  name,
  src,
  size = 24,
  className,
}: {
  name: string
  src?: string | null
  size?: number
  className?: string
}) {
  const box = cx('shrink-0 overflow-hidden', size > 32 ? 'rounded-[10px]' : 'rounded-sm', className)
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={cx(box, 'object-cover')}
        style={{ width: size, height: size }}
      />
    )
  return (
    <span className={cx('block', box)} style={{ width: size, height: size }}>
      <Drawing svg={brandMarkSvg(name)} className="size-full" />
    </span>
  )
}
