import type { ReactNode } from 'react'
import { Logo } from './art/logo.tsx'
import { BottomTabBar } from './bottom-tab-bar.tsx'
import { cx } from './class-names.ts'
import { Link } from './link.tsx'
import type { MenuItem } from './menu.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { SideMenu, type SideMenuProps } from './side-menu.tsx'
import { SkipLink } from './skip-link.tsx'

export interface AppShellProps {
  menu: SideMenuProps
  /** Label of the menu button on phones. It opens the links of the side menu. */
  menuLabel: string
  /** Five tabs on phones; none for operators. */
  tabs?: { label: string; items: readonly MenuItem[] }
  /** Bell and avatar menu: at the right of the title line on desktop, of the header on phones. */
  tools?: ReactNode
  /** Replaces the logo and `tools` in the header on phones (greeting, or back link and title). */
  phoneHead?: ReactNode
  /** Maintenance notice, shown above everything else. */
  notice?: ReactNode
  /** Right column from 1200 px (operators: `Inspector`); on narrower screens it covers the page. */
  inspector?: ReactNode
  skipLabel: string
  /** For wide tables: the full width instead of a maximum of 1240 px. */
  wide?: boolean
  children: ReactNode
}

/** Signed-in page: side menu, content, and a tab bar on phones. */
export function AppShell(props: AppShellProps) {
  const { menu, menuLabel, tabs, tools, phoneHead, notice, inspector, skipLabel, wide, children } = props
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      {notice && <div data-unprinted="">{notice}</div>}
      <div className={cx('flex min-h-dvh items-start', !tabs && '[--tabbar:0px]')}>
        <SideMenu {...menu} />
        <div className={cx('relative min-w-0 flex-1', tools && 'lg:[--tools:112px]')}>
          {phoneHead ?? (
            <header data-unprinted="" className="flex h-15 items-center justify-between px-(--gutter) lg:hidden">
              <div className="-ml-2.5 flex items-center gap-1.5">
                <PhoneMenu label={menuLabel} groups={menu.groups} />
                <Link href={menu.homeHref} className="hit rounded-sm">
                  <Logo height={28} />
                  <span className="sr-only">{menu.homeLabel}</span>
                </Link>
              </div>
              {tools && <div className="flex items-center gap-2">{tools}</div>}
            </header>
          )}
          <main
            id="main"
            className={cx(
              'px-(--gutter) pt-1 lg:pt-6 lg:pb-8 lg:[--gutter:32px]',
              tabs ? 'pb-[calc(var(--tabbar)+32px+env(safe-area-inset-bottom))]' : 'pb-8',
              !wide && 'lg:max-w-[1304px]',
            )}
          >
            {tools && (
              <div data-unprinted="" className="absolute top-6 right-8 z-20 hidden items-center gap-2.5 lg:flex">
                {tools}
              </div>
            )}
            {children}
          </main>
        </div>
        {inspector && (
          <div className="fixed inset-0 z-40 overflow-y-auto bg-surface lg:left-auto lg:w-[380px] lg:border-l lg:border-line lg:shadow-modal min-[1200px]:sticky min-[1200px]:top-0 min-[1200px]:z-auto min-[1200px]:h-dvh min-[1200px]:w-[340px] min-[1200px]:shrink-0 min-[1200px]:shadow-none">
            {inspector}
          </div>
        )}
      </div>
      {tabs && <BottomTabBar {...tabs} />}
    </>
  )
}
