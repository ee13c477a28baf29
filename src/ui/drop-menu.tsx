import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

export interface MenuLink {
  href: string
  label: ReactNode
  icon?: IconName
  current?: boolean
  /** At the end of the line, such as a count. */
  mark?: ReactNode
  reload?: boolean
  lang?: string
}

export interface MenuLinkGroup {
  title?: ReactNode
  items: readonly MenuLink[]
}

export interface DropMenuProps {
  /** Content of the button, such as an avatar, or a globe and the language. */
  trigger: ReactNode
  /** Purpose of the menu; screen readers read it after the trigger. */
  label: string
  items?: readonly MenuLink[]
  /** Links with headings, instead of `items`. The menu then scrolls if it is higher than the screen. */
  groups?: readonly MenuLinkGroup[]
  /** Below the links, such as a log-out form. */
  children?: ReactNode
  align?: 'start' | 'end'
  triggerClass?: string
}

const Entry = ({ item }: { item: MenuLink }) => (
  <li>
    <Link
      href={item.href}
      reload={item.reload}
      lang={item.lang}
      hrefLang={item.lang}
      aria-current={item.current ? 'true' : undefined}
      className="flex min-h-11 items-center gap-2.5 rounded-[10px] px-3 text-[0.9375rem] hover:bg-surface-2 aria-[current]:font-semibold"
    >
      {item.icon && <Icon name={item.icon} />}
      <span className="flex-1">{item.label}</span>
      {item.mark}
      {item.current && <Icon name="check-bold" className="text-sm text-action-text" />}
    </Link>
  </li>
)

/** Menu of links below a button. Native `details`, so it works without JavaScript. */
export function DropMenu({ trigger, label, items = [], groups, children, align = 'end', triggerClass }: DropMenuProps) {
  return (
    <details className="relative" name="drop-menu">
      <summary
        className={cx(
          'flex min-h-11 items-center gap-1.5 rounded-full',
          triggerClass ?? 'px-3 text-[0.9375rem] font-medium hover:bg-surface-2',
        )}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </summary>
      <div
        className={cx(
          'absolute top-[calc(100%+6px)] z-30 min-w-52 rounded-card bg-overlay p-1.5 shadow-float inset-ring inset-ring-line',
          align === 'end' ? 'right-0' : 'left-0',
          groups &&
            'max-h-[calc(100dvh-80px-var(--tabbar))] w-[min(20rem,calc(100vw-32px))] overflow-y-auto overscroll-contain',
        )}
      >
        {(groups ?? [{ items }]).map((group: MenuLinkGroup, i) => (
          <div key={i}>
            {group.title && <p className="px-3 pt-3 pb-1 text-xs font-label text-ink-3">{group.title}</p>}
            <ul>
              {group.items.map((item) => (
                <Entry key={item.href} item={item} />
              ))}
            </ul>
          </div>
        ))}
        {children && <div className="border-t border-line pt-1.5">{children}</div>}
      </div>
    </details>
  )
}
