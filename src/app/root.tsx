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
import type { Tracker } from '../core/trackers.ts'
import { LangProvider } from '../i18n/use-text.tsx'
import { unfold } from '../ui/below-fold.tsx'
import { fontUrls } from '../ui/fonts.ts'
import styles from '../ui/styles.css?url'
import { LinkNavigation } from '../web/link-navigation.tsx'
import { pageContext } from '../web/page.ts'
import { LoadingVeil } from './loading-veil.tsx'
import { NonceContext } from './nonce.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { useRelease } from './release-watch.ts'
import { notePending } from './reload-guard.ts'
import type { RootData } from './root-data.ts'

/** After the page has its own things: the worker fetches what it keeps for later. */
const LATER = 4_000

/** Registers the offline page of a built site; the development server has none. */
function registerOffline(release: string): void {
  if (release === 'live' || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('offline page', error))
  }, LATER)
}

/** Tells the services that the visitor agreed to of a page; their code is only fetched here. */
async function measureVisit(trackers: readonly Tracker[]): Promise<void> {
  const { reportVisit } = await import('./measuring.ts')
  for (const tracker of trackers) reportVisit(tracker)
}

/** What every page knows. The nonce stays out: it would be written into the page's data. */
export function loader({ context }: LoaderFunctionArgs): RootData {
  const { lang, viewer, origin, release, theme, cookieConsent, bot, noticeSeen, country, figures, trackers } =
    context.get(pageContext)
  return { lang, viewer, origin, release, theme, cookieConsent, bot, noticeSeen, country, figures, trackers }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const lang = root?.lang ?? 'th'
  const nonce = useContext(NonceContext)
  return (
    <html
      lang={lang}
      // The server folds what is below the first screen of a finished document.
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
        {/* By its address: as part of a chunk it would be put in anew with each late chunk that needs this one, and the whole page
            would be laid out again. */}
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body>
        <LangProvider lang={lang} figures={root?.figures}>
          {children}
        </LangProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const loading = useNavigation().state !== 'idle'
  const { release, trackers } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  useRelease(release)
  useEffect(() => {
    // Scripts have taken over: tests and late enhancements wait for it.
    document.documentElement.dataset.ready = 'true'
    registerOffline(release)
    unfold()
  }, [release])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is one visit
  useEffect(() => {
    if (trackers.length > 0) void measureVisit(trackers)
  }, [pathname])
  return (
    <>
      <LinkNavigation onMove={notePending} />
      <LoadingVeil loading={loading} />
      <Outlet />
    </>
  )
}

export { ErrorPage as ErrorBoundary }
