import type { ReactNode } from 'react'
import { Logo } from './art/logo.tsx'
import { Awning } from './awning.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

export interface FooterGroup {
  title: ReactNode
  links: readonly { href: string; label: ReactNode }[]
}

export interface PublicFooterProps {
  /** One sentence below the logo. */
  motto: ReactNode
  groups: readonly FooterGroup[]
  social?: readonly { href: string; label: string; icon: IconName }[]
  /** Links to the app stores. */
  apps?: readonly { href: string; label: string; icon: IconName }[]
  /** Last line: company, cookie settings. */
  legal?: ReactNode
  /** False if the page already shows an awning in the same viewport. */
  awning?: boolean
}

/** Green footer below the awning. */
export function PublicFooter({ motto, groups, social = [], apps = [], legal, awning = true }: PublicFooterProps) {
  return (
    <footer data-unprinted="" className="on-brand mt-auto bg-(--leaf-900) text-(--leaf-100)">
      {awning && <Awning scallop={34} />}
      <div className="measure grid gap-8 py-10 lg:grid-cols-[1.5fr_repeat(3,1fr)] lg:py-12">
        <div>
          <Logo height={32} onBrand />
          <p className="mt-3 max-w-[300px] text-sm text-(--leaf-200)">{motto}</p>
          {social.length > 0 && (
            <ul className="mt-4 -ml-2.5 flex flex-wrap">
              {social.map((site) => (
                <li key={site.href}>
                  <a
                    href={site.href}
                    aria-label={site.label}
                    rel="noopener"
                    className="grid size-11 place-items-center rounded-full text-2xl hover:bg-white/10"
                  >
                    <Icon name={site.icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {apps.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-2.5">
              {apps.map((app) => (
                <li key={app.href}>
                  <Link
                    href={app.href}
                    className="flex min-h-11 items-center gap-2 rounded-full px-4 text-sm inset-ring inset-ring-white/30 hover:bg-white/10"
                  >
                    <Icon name={app.icon} />
                    {app.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="grid grid-cols-2 gap-8 lg:contents">
          {groups.map((group, i) => (
            <nav key={i} aria-labelledby={`footer-${i}`}>
              <h2 id={`footer-${i}`} className="text-sm font-semibold text-white">
                {group.title}
              </h2>
              <ul className="mt-2">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link
                      href={link.href}
                      className="flex min-h-9 items-center text-sm hover:underline max-lg:min-h-11"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      {legal && <div className="measure border-t border-white/12 py-5 text-xs text-(--leaf-200)">{legal}</div>}
    </footer>
  )
}
