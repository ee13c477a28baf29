import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/**
 * One line below the header, such as planned maintenance. `dismiss` is a form or button of the caller, which stores the
 * closed version of the notice.
 */
export function NoticeBar({
  as: Tag = 'aside',
  icon = 'wrench-fill',
  title,
  children,
  dismiss,
}: {
  /** `div` if another landmark already surrounds it. */
  as?: 'aside' | 'div'
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  dismiss?: ReactNode
}) {
  return (
    <Tag className="bg-notice-bg" data-answer="">
      <div className="measure flex min-h-[52px] items-center gap-3.5 py-2 text-sm">
        <Icon name={icon} size={20} className="text-notice" />
        <p className="min-w-0 flex-1">
          <b className="font-semibold">{title}</b> {children && <span className="text-ink-2">{children}</span>}
        </p>
        {dismiss}
      </div>
    </Tag>
  )
}
