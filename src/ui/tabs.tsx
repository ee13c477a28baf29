import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Link } from './link.tsx'

export interface Tab {
  href: string
  label: ReactNode
  count?: ReactNode
  current?: boolean
}

/**
 * Views of one page as links, with counts. On phones the tabs scroll sideways, and the page script scrolls to the
 * selected one.
 */
export function Tabs({ tabs, label, className }: { tabs: readonly Tab[]; label: string; className?: string }) {
  return (
    <nav
      aria-label={label}
      data-tabs=""
      className={cx('relative flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
          className={cx(
            'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 border-b-[3px] text-[0.9375rem] whitespace-nowrap -outline-offset-2!',
            tab.current ? 'border-action font-semibold' : 'border-transparent font-medium text-ink-2 hover:text-ink',
          )}
        >
          {tab.label}
          {tab.count !== undefined && <span className="font-normal text-ink-3">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
