import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { pageContext } from '../../../web/page.ts'
import { visitorText } from '../text/index.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { release, viewer, theme, cookieConsent, now } = context.get(pageContext)
  const cookies = (request.headers.get('cookie') ?? '').split(';').filter((one) => one.includes('=')).length
  return { release, scope: viewer.scope, theme, consent: cookieConsent, cookies, now: now() }
}

/** Facts that only the browser knows. */
interface Browser {
  zone: string
  /** Difference between the browser's and the server's clock, seconds. */
  drift: number
  cookies: boolean
  storage: boolean
  screen: string
}

function canStore(): boolean {
  try {
    window.localStorage.setItem('check', '1')
    window.localStorage.removeItem('check')
    return true
  } catch {
    return false
  }
}

const readBrowser = (serverNow: number): Browser => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  drift: Math.round(Math.abs(Date.now() - serverNow) / 1_000),
  cookies: navigator.cookieEnabled,
  storage: canStore(),
  screen: `${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio}x`,
})

/** Maximum clock difference in seconds that counts as correct, because loading the page also takes time. */
const MAX_DRIFT = 60

export default function SelfCheck() {
  const t = useText(visitorText)
  const lang = useLang()
  const data = useLoaderData<typeof loader>()
  const [browser, setBrowser] = useState<Browser | null>(null)
  useEffect(() => setBrowser(readBrowser(data.now)), [data.now])
  const onOff = (on: boolean) => t(on ? 'cookiesOn' : 'cookiesOff')
  /** The keys make each fact a new element: text that changes inside an element would count as a layout shift. */
  const fact = (words: (browser: Browser) => string) =>
    browser ? (
      <span key="known">{words(browser)}</span>
    ) : (
      <span key="unknown" className="font-normal text-ink-3">
        {t('unknown')}
      </span>
    )
  return (
    <main id="main" className="measure pt-8 pb-12 lg:pt-12 lg:pb-20">
      <div className="mx-auto max-w-[760px]">
        <PageHead size="public" title={t('title')} note={t('note')} />
        <div className="grid gap-5">
          <Card pad={20} as="section">
            <h2 className="mb-1 text-lg tracking-normal">{t('server')}</h2>
            <KeyValues
              rows={[
                { label: t('release'), value: <span className="break-all">{data.release}</span> },
                { label: t('language'), value: lang === 'th' ? t('thai') : t('english') },
                { label: t('zone'), value: 'Asia/Bangkok (UTC+7)' },
                { label: t('time'), value: formatDateTime(lang, data.now) },
                { label: t('cookies'), value: data.cookies ? t('cookiesSome', { n: data.cookies }) : t('cookiesNone') },
                { label: t('consent'), value: data.consent?.join(', ') ?? t('consentNone') },
                { label: t('signedIn'), value: t(`scope_${data.scope}`) },
                { label: t('theme'), value: t(`theme_${data.theme}`) },
              ]}
            />
          </Card>
          <Card pad={20} as="section">
            <h2 className="mb-1 text-lg tracking-normal">{t('browser')}</h2>
            <KeyValues
              rows={[
                {
                  label: t('script'),
                  value: <span key={browser ? 'on' : 'off'}>{t(browser ? 'scriptOn' : 'scriptOff')}</span>,
                },
                { label: t('ownZone'), value: fact(({ zone }) => zone) },
                {
                  label: t('clock'),
                  value: fact(({ drift }) => (drift < MAX_DRIFT ? t('clockGood') : t('clockOff', { n: drift }))),
                },
                { label: t('cookies'), value: fact(({ cookies }) => onOff(cookies)) },
                { label: t('storage'), value: fact(({ storage }) => onOff(storage)) },
                { label: t('screen'), value: fact(({ screen }) => screen) },
              ]}
            />
          </Card>
        </div>
      </div>
    </main>
  )
}
