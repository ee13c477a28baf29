import { cx } from '../class-names.ts'
import { brandMarkSvg } from './brand-svg.ts'

/** Contains a drawn picture. Its markup comes only from the pure functions in this folder. */
function Drawing({ svg, className }: { svg: string; className?: string }) {
  return (
    <span
      className={cx('block overflow-hidden [&>svg]:size-full', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by art/, which escapes the label
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** A brand's logo, or a default mark chosen by its name; square with a small radius. */
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
