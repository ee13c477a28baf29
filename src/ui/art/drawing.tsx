import { cx } from '../class-names.ts'

/** Box that holds a drawn picture; the markup comes from our own pure functions only. */
export function Drawing({ svg, className }: { svg: string; className?: string }) {
  return (
    <span
      className={cx('block overflow-hidden [&>svg]:size-full', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by art/, which escapes its one free text
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
