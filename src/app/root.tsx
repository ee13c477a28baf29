import { type ReactNode, useContext, useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import type { Lang } from '../core/shapes.ts'
import { LangProvider, useText } from '../i18n/use-text.tsx'
import latin from '../ui/fonts/anuphan-latin.woff2?url'
import thai from '../ui/fonts/anuphan-thai.woff2?url'
import { Spinner } from '../ui/spinner.tsx'
import styles from '../ui/styles.css?url'
import { LinkNavigation } from '../web/link-navigation.tsx'
import { pageContext } from '../web/page.ts'
import { NonceContext } from './nonce.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { notePending } from './reload-guard.ts'
import type { RootData } from './root-data.ts'
import { shellText } from './text/index.ts'

/** Omits the nonce, which would otherwise be written into the page's hydration data. */
export function loader({ context }: LoaderFunctionArgs): RootData {
  const server = context.get(pageContext)
  const { lang, viewer, origin, release, theme, cookieConsent, bot, noticeSeen, country, figures, trackers } = server
  const { scripts, pageScript } = server
  return {
    ...{ lang, viewer, origin, release, theme, cookieConsent, bot, noticeSeen, country, figures, trackers },
    ...{ scripts, pageScript },
  }
}

/** URLs of the two font files that every page needs. */
const fontUrls: readonly string[] = [thai, latin]

/** The browser prefetches a linked page when the visitor hovers over the link or presses it. */
const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ['/th', '/th/*', '/en', '/en/*'] },
          { not: { selector_matches: '[download], [target], [href*="/logout"], [href$=".xml"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** The language of a page that fails before any loader has run. */
const langOfPath = (pathname: string): Lang => (pathname.split('/', 2)[1] === 'en' ? 'en' : 'th')

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const { pathname } = useLocation()
  const lang = root?.lang ?? langOfPath(pathname)
  const nonce = useContext(NonceContext)
  // If the error occurred before any loader ran, there is no data to hydrate.
  const plain = !root || root.scripts === 'none'
  return (
    <html
      lang={lang}
      // The page script sets attributes on this element before hydration.
      suppressHydrationWarning
      data-country={root?.country}
      data-theme={root && root.theme !== 'system' ? root.theme : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={nonce} content={nonce} suppressHydrationWarning />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b4634" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href={`/${lang}/manifest.webmanifest`} />
        {fontUrls.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
        ))}
        {/*
          A link to its URL: as part of a chunk it would be inserted again with each later chunk that imports it, and
          the whole page would be laid out again.
        */}
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body>
        <LangProvider lang={lang} figures={root?.figures}>
          {children}
        </LangProvider>
        {root && root.viewer.scope === 'open' && (
          <script
            type="speculationrules"
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above
            dangerouslySetInnerHTML={{ __html: PREFETCH_RULES }}
          />
        )}
        {root && (
          <script
            type="module"
            src={root.pageScript}
            fetchPriority="low"
            data-release={root.release}
            data-trackers={root.trackers.length > 0 ? JSON.stringify(root.trackers) : undefined}
            data-plain={plain ? '' : undefined}
          />
        )}
        {!plain && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/**
 * After a new release, the next navigation loads the whole document, so that old code never gets new data. Without a
 * connection too, because only then can the service worker respond with its offline page.
 */
function useRelease(): void {
  const navigation = useNavigation()
  useEffect(() => {
    const to = navigation.location
    const path = to ? to.pathname + to.search + to.hash : null
    notePending(path)
    if (path === null || navigation.state !== 'loading' || navigation.formMethod) return
    if (document.documentElement.dataset.outdated === 'true' || !navigator.onLine) window.location.assign(path)
  }, [navigation])
}

/**
 * Full-page loading indicator. It becomes visible only if a navigation takes noticeably long, and causes no layout
 * shift.
 */
function LoadingIndicator({ loading }: { loading: boolean }) {
  const t = useText(shellText)
  if (!loading) return null
  return (
    <div className="loading-veil pointer-events-none fixed inset-0 z-50 grid place-items-center bg-canvas/70">
      <Spinner label={t('loading')} />
    </div>
  )
}

export default function Root() {
  const loading = useNavigation().state !== 'idle'
  const { viewer } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  useRelease()
  useEffect(() => {
    // Tests wait for this: hydration is complete.
    document.documentElement.dataset.ready = 'true'
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page script must run after each navigation
  useEffect(() => void document.dispatchEvent(new Event('pagemoved')), [pathname, search])
  return (
    <>
      <LinkNavigation samePathOnly={viewer.scope === 'open'} onMove={notePending} />
      <LoadingIndicator loading={loading} />
      <Outlet />
    </>
  )
}

export { ErrorPage as ErrorBoundary }
