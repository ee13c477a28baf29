import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** One line on top of the page, with at most one action. Not for errors that need a decision. */
export function ToastBar({
  icon = 'check-circle-fill',
  children,
  act,
}: {
  icon?: IconName
  children: ReactNode
  act?: ReactNode
}) {
  return (
    <div className="toast-in flex min-h-[52px] items-center gap-3 rounded-[14px] bg-toast py-1 pr-2 pl-4 text-white shadow-float">
      <Icon name={icon} size={20} className="text-[#6bd0a4]" />
      <p className="min-w-0 flex-1 py-2 text-[0.9375rem] leading-normal">{children}</p>
      {act}
    </div>
  )
}
