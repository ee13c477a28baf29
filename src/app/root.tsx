import '../ui/styles.css'
import { type ReactNode, useContext, useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Links, Outlet, Scripts, ScrollRestoration, useNavigation, useRouteLoaderData } from 'react-router'
import { pageContext } from '../core/page.ts'
import { LangProvider } from '../i18n/use-text.tsx'
import { fontUrls } from '../ui/fonts.ts'
import { LinkNavigation } from '../ui/link-navigation.tsx'
import { LoadingVeil } from './loading-veil.tsx'
import { NonceContext } from './nonce.ts'
import { ErrorPage } from './pages/error-page.tsx'
import type { RootData } from './root-data.ts'

/** What every page knows. The nonce stays out: it would be written into the page's data. */
export function loader({ context }: LoaderFunctionArgs): RootData {
  const { lang, viewer, origin, release, theme, cookieConsent, bot } = context.get(pageContext)
  return { lang, viewer, origin, release, theme, cookieConsent, bot }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const lang = root?.lang ?? 'th'
  const nonce = useContext(NonceContext)
  return (
    <html lang={lang} data-theme={root && root.theme !== 'system' ? root.theme : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" nonce={nonce} content={nonce} suppressHydrationWarning />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b4634" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontUrls.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        <LangProvider lang={lang}>{children}</LangProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const loading = useNavigation().state !== 'idle'
  useEffect(() => {
    // Scripts have taken over: tests and late enhancements wait for it.
    document.documentElement.dataset.ready = 'true'
  }, [])
  return (
    <>
      <LinkNavigation />
      <LoadingVeil loading={loading} />
      <Outlet />
    </>
  )
}

export { ErrorPage as ErrorBoundary }
