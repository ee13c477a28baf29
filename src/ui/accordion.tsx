import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Collapsible card, such as the price table of one channel. Native `details`, so it works without JavaScript. */
export function Accordion({
  icon,
  title,
  note,
  open,
  children,
}: {
  icon?: ReactNode
  title: ReactNode
  note?: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return (
    <details open={open} className="rounded-card bg-surface inset-ring inset-ring-line">
      <summary className="flex min-h-16 items-center gap-3 rounded-card px-4 py-3">
        {icon && <span className="text-[1.375rem]">{icon}</span>}
        <span className="min-w-0 flex-1">
          <span className="block leading-normal font-semibold">{title}</span>
          {note && <span className="block text-xs text-ink-2">{note}</span>}
        </span>
        <Icon name="caret-down-bold" className="caret-turn" />
      </summary>
      <div className="border-t border-line px-4 py-3">{children}</div>
    </details>
  )
}
