import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.tsx'
import { CookieConsent } from '../ui/cookie-consent.tsx'
import { useRoot } from './layouts/use-shell.ts'
import { shellText } from './text/index.ts'

/** Asked until answered; the answer lives in a cookie of its own for a year. */
export function CookieCard() {
  const t = useText(shellText)
  const { cookieConsent, lang } = useRoot()
  const { pathname, search } = useLocation()
  if (cookieConsent !== null) return null
  return (
    <CookieConsent
      title={t('cookieTitle')}
      note={t('cookieText')}
      categories={[
        { name: 'necessary', label: t('cookieNecessary'), locked: '✓' },
        { name: 'analytics', label: t('cookieAnalytics') },
        { name: 'marketing', label: t('cookieMarketing') },
      ]}
      words={{ reject: t('cookieRejectAll'), accept: t('cookieAcceptAll'), save: t('cookieSave') }}
      action={`/${lang}/preferences`}
    >
      <input type="hidden" name="back" value={pathname + search} />
    </CookieConsent>
  )
}
