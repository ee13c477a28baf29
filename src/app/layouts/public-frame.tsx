import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ROLE_PATH } from '../../core/role-path.ts'
import { SearchField } from '../../features/search/components/search-field.tsx'
import { useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PublicHeader } from '../../ui/public-header.tsx'
import { CookieCard } from '../cookie-card.tsx'
import SiteFooter from '../site-footer.tsx'
import { SiteNotice } from '../site-notice.tsx'
import { shellText } from '../text/index.ts'
import { useOtherLanguage, useRoot } from './use-shell.ts'

function LanguageLink() {
  const t = useText(shellText)
  const href = useOtherLanguage()
  const { lang } = useRoot()
  return (
    <Link
      reload
      href={href}
      hrefLang={lang === 'th' ? 'en' : 'th'}
      lang={lang === 'th' ? 'en' : 'th'}
      className="flex min-h-11 items-center gap-1.5 rounded-full px-3 text-[0.9375rem] font-medium"
    >
      <Icon name="globe" />
      {t('language')}
    </Link>
  )
}

/** The search field from 992 px; collapsed to an icon if the header has too little room. */
function HeaderSearch({ href }: { href: string }) {
  const t = useText(shellText)
  return (
    <div className="relative h-11 w-11 xl:w-52">
      <SearchField folded action={href} label={t('search')} placeholder={t('searchPlaceholder')} />
    </div>
  )
}

/** On phones, an icon that links to the search page. */
function PhoneSearch({ href }: { href: string }) {
  const t = useText(shellText)
  return (
    <Link href={href} aria-label={t('search')} className="grid size-11 place-items-center rounded-full text-[22px]">
      <Icon name="magnifying-glass" />
    </Link>
  )
}

/** Header and footer of public pages and of the error page. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useText(shellText)
  const { lang, viewer } = useRoot()
  const { pathname } = useLocation()
  const at = (path: string) => `/${lang}/${path}`
  const link = (path: string, label: string) => ({ href: at(path), label, current: pathname === at(path) })
  const links = [
    link('jobMarketBoard', t('jobMarket')),
    link('Marketer/package', t('packages')),
    link('Marketer', t('forBrands')),
    link('Influencer', t('forCreators')),
    link('articles', t('articles')),
  ]
  const search = at('search')
  // The search page has its own search field.
  const searching = pathname === search
  const dashboard = viewer.scope === 'open' ? null : at(`${ROLE_PATH[viewer.scope]}/dashboard`)
  const marketerSide = pathname.startsWith(at('Marketer'))
  const login = at(marketerSide ? 'Marketer/login' : 'Influencer/login')
  const signup = at(marketerSide ? 'Marketer/signup' : 'Influencer/signup')
  const acts = dashboard ? (
    <ButtonLink href={dashboard} size="md">
      {t('dashboard')}
    </ButtonLink>
  ) : (
    <>
      <ButtonLink href={login} variant="secondary" size="md">
        {t('logIn')}
      </ButtonLink>
      <ButtonLink href={signup} size="md">
        {t('signUp')}
      </ButtonLink>
    </>
  )
  return (
    <>
      <PublicHeader
        homeHref={`/${lang}`}
        homeLabel="Talad"
        navLabel={t('mainMenu')}
        links={links}
        search={searching ? undefined : <HeaderSearch href={search} />}
        phoneSearch={searching ? undefined : <PhoneSearch href={search} />}
        language={<LanguageLink />}
        acts={acts}
        phoneAct={
          <ButtonLink href={dashboard ?? signup} size="sm">
            {dashboard ? t('dashboard') : t('signUp')}
          </ButtonLink>
        }
        menuLabel={t('menu')}
        menuFoot={
          <>
            {acts}
            <LanguageLink />
          </>
        }
        skipLabel={t('skip')}
        line={pathname !== `/${lang}`}
      />
      <SiteNotice />
      {children}
      <SiteFooter />
      <CookieCard />
    </>
  )
}
