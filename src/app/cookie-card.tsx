import { useLocation } from 'react-router'
import { CONSENT_CATEGORIES } from '../core/trackers.ts'
import { useText } from '../i18n/use-text.tsx'
import { CookieConsent, CookieForm } from '../ui/cookie-consent.tsx'
import { useRoot } from './layouts/use-shell.ts'
import { shellText } from './text/index.ts'

/** Data of the consent form: categories with the current choice, labels, URL. */
function useCookieForm() {
  const t = useText(shellText)
  const { cookieConsent, lang } = useRoot()
  const labels = { necessary: t('cookieNecessary'), analytics: t('cookieAnalytics'), marketing: t('cookieMarketing') }
  return {
    categories: CONSENT_CATEGORIES.map((name) => ({
      name,
      label: labels[name],
      on: cookieConsent?.includes(name) ?? false,
      ...(name === 'necessary' && { locked: '✓' }),
    })),
    words: { reject: t('cookieRejectAll'), accept: t('cookieAcceptAll'), save: t('cookieSave') },
    action: `/${lang}/preferences`,
  }
}

/** Shown until the visitor chooses; the choice is stored in a cookie for a year. */
export function CookieCard() {
  const t = useText(shellText)
  const { cookieConsent } = useRoot()
  const { pathname, search } = useLocation()
  const form = useCookieForm()
  if (cookieConsent !== null || pathname.endsWith('/setCookieGGForm')) return null
  return (
    <CookieConsent title={t('cookieTitle')} note={t('cookieText')} {...form}>
      <input type="hidden" name="back" value={pathname + search} />
    </CookieConsent>
  )
}

/** The same choice on a page, where it can be changed at any time; `back` is the page that the visitor came from. */
export function CookieSettings({ back }: { back: string }) {
  const form = useCookieForm()
  return (
    <CookieForm {...form}>
      <input type="hidden" name="back" value={back} />
    </CookieForm>
  )
}
