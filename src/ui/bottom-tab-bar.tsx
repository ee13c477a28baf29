import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { activeIcon, countMark, type MenuItem } from './menu.ts'

/** Five tabs at the bottom of the screen on phones; the active one has a filled icon and the scallop marker. */
export function BottomTabBar({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <nav
      aria-label={label}
      data-tab-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-overlay pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid h-(--tabbar) auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.active ? 'page' : undefined}
              className={cx(
                'relative flex h-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4.1vw)] leading-normal font-medium -outline-offset-3!',
                item.active ? 'font-semibold text-action-text' : 'text-ink-3',
              )}
            >
              {item.active && <span className="awning-tick" />}
              <Icon name={item.active ? activeIcon(item.icon) : item.icon} className="text-[22px]" />
              <span className="max-w-full truncate">{item.label}</span>
              {countMark(item.count) && (
                <span className="absolute top-1.5 left-[54%] min-w-4.5 rounded-full bg-(--chompoo-600) px-1.5 text-center text-[min(0.75rem,16px)] leading-normal font-title text-white">
                  {countMark(item.count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
