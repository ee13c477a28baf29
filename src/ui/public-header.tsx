import type { ReactNode } from 'react'
import { Logo } from './art/logo.tsx'
import { cx } from './class-names.ts'
import type { MenuLink } from './drop-menu.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { SkipLink } from './skip-link.tsx'

export interface PublicHeaderProps {
  homeHref: string
  homeLabel: string
  /** Accessible name of the list of links. */
  navLabel: string
  links: readonly MenuLink[]
  /** Search field, 44 px high; from 992 px. */
  search?: ReactNode
  /** The search on phones: an icon link. */
  phoneSearch?: ReactNode
  /** Language choice: a link or `DropMenu`. */
  language?: ReactNode
  /** Log in and sign up, or a link to the dashboard. */
  acts: ReactNode
  /** The one action that stays visible on phones. */
  phoneAct?: ReactNode
  /** Label of the menu button on phones. */
  menuLabel: string
  /** Inside the menu on phones, below the links. */
  menuFoot?: ReactNode
  skipLabel: string
  /** Thin line below the header; none above a hero section. */
  line?: boolean
}

function PhoneMenu({ links, menuLabel, menuFoot }: Pick<PublicHeaderProps, 'links' | 'menuLabel' | 'menuFoot'>) {
  return (
    <details className="lg:hidden">
      <summary aria-label={menuLabel} className="grid size-11 place-items-center rounded-full text-[28px]">
        <Icon name="list" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 border-y border-line bg-overlay px-(--gutter) py-3 shadow-float">
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                aria-current={link.current ? 'page' : undefined}
                className="flex min-h-12 items-center text-[1.0625rem] font-medium aria-[current]:font-semibold aria-[current]:text-action-text"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        {menuFoot && <div className="mt-2 grid gap-2.5 border-t border-line pt-3.5 pb-2">{menuFoot}</div>}
      </div>
    </details>
  )
}

/** Header of public pages: 72 px on desktop, 60 px on phones. */
export function PublicHeader(props: PublicHeaderProps) {
  const {
    homeHref,
    homeLabel,
    navLabel,
    links,
    search,
    phoneSearch,
    language,
    acts,
    phoneAct,
    menuLabel,
    menuFoot,
    skipLabel,
    line = true,
  } = props
  return (
    <header data-unprinted="" className={cx('relative z-30 bg-canvas', line && 'border-b border-line')}>
      <SkipLink>{skipLabel}</SkipLink>
      <div className="mx-auto flex min-h-15 max-w-[1440px] flex-wrap items-center gap-2 px-(--gutter) lg:h-18 lg:flex-nowrap lg:gap-4 xl:gap-7">
        <Link href={homeHref} className="hit rounded-sm">
          <Logo height={30} />
          <span className="sr-only">{homeLabel}</span>
        </Link>
        <nav
          aria-label={navLabel}
          className="hidden min-w-0 flex-1 items-center gap-4 text-[0.9375rem] font-medium lg:flex xl:gap-6.5"
        >
          {links.map((link) => (
            <Link
              key={link.href}
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className="hit whitespace-nowrap border-b-[3px] border-transparent py-1 hover:text-action-text aria-[current]:border-highlight"
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-2 lg:flex xl:gap-4">
          {search}
          {language}
          {acts}
        </div>
        <div className="ml-auto flex items-center gap-1 lg:hidden">
          {phoneSearch}
          {phoneAct}
          <PhoneMenu links={links} menuLabel={menuLabel} menuFoot={menuFoot} />
        </div>
      </div>
    </header>
  )
}
