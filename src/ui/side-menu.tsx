import type { ReactNode } from 'react'
import { Logo, Mark } from './art/logo.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { activeIcon, countMark, type MenuGroup, type MenuItem } from './menu.ts'

export interface SideMenuProps {
  label: string
  homeHref: string
  homeLabel: string
  groups: readonly MenuGroup[]
  /** At the bottom: balance and its action. Hidden in the narrow menu. */
  foot?: ReactNode
}

function Item({ item }: { item: MenuItem }) {
  return (
    <li>
      <Link
        href={item.href}
        aria-current={item.active ? 'page' : undefined}
        className={cx(
          'hit flex min-h-10 items-center gap-[11px] rounded-[10px] px-3 text-[0.9375rem] leading-tight font-medium text-ink-2 hover:text-ink max-[1199.98px]:justify-center',
          item.active &&
            'bg-surface font-semibold text-ink! shadow-[var(--elev-raise),inset_3px_0_0_var(--marigold-400)]',
        )}
      >
        <Icon name={item.active ? activeIcon(item.icon) : item.icon} className="text-[1.0625rem]" />
        <span className="min-w-0 flex-1 truncate max-[1199.98px]:sr-only">{item.label}</span>
        {countMark(item.count) && (
          <span
            className={cx(
              'rounded-[9px] px-2 py-px text-2xs font-semibold max-[1199.98px]:absolute max-[1199.98px]:-top-0.5 max-[1199.98px]:right-1 max-[1199.98px]:px-1.5',
              item.hot ? 'bg-(--chompoo-600) text-white' : 'bg-surface-2 text-ink-2',
            )}
          >
            {countMark(item.count)}
          </span>
        )}
      </Link>
    </li>
  )
}

/** Menu of signed-in pages from 992 px: 248 px wide; below 1200 px, 72 px with icons only. */
export function SideMenu({ label, homeHref, homeLabel, groups, foot }: SideMenuProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-0 hidden h-dvh w-18 shrink-0 flex-col overflow-y-auto border-r border-line bg-sunken px-3.5 py-5 lg:flex min-[1200px]:w-(--sidebar)"
    >
      <Link href={homeHref} className="hit mb-4 self-start rounded-sm px-2.5 py-1 max-[1199.98px]:px-1.5">
        <span className="hidden min-[1200px]:inline">
          <Logo height={30} />
        </span>
        <span className="min-[1200px]:hidden">
          <Mark height={30} />
        </span>
        <span className="sr-only">{homeLabel}</span>
      </Link>
      <div className="flex-1">
        {groups.map((group, i) => (
          <div key={i}>
            {group.title && (
              <p className="mt-4.5 mb-1 px-3 text-2xs font-label text-ink-3 max-[1199.98px]:sr-only">{group.title}</p>
            )}
            <ul
              className={cx(
                'grid gap-0.5',
                i > 0 &&
                  'max-[1199.98px]:mt-2 max-[1199.98px]:border-t max-[1199.98px]:border-line max-[1199.98px]:pt-2',
              )}
            >
              {group.items.map((item) => (
                <Item key={item.href} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {foot && <div className="mt-4 hidden min-[1200px]:block">{foot}</div>}
    </nav>
  )
}
