import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router'
import { Outlet, redirect, useLoaderData, useLocation, useRouteLoaderData } from 'react-router'
import { detailKindOfRoute, pageNameOf } from '../core/page-meta.ts'
import type { Lang } from '../core/shapes.ts'
import { consentsContract } from '../features/accounts/consents/contract.ts'
import { contract, type Seo } from '../features/site/contract.ts'
import { type Call, notFound, pageCall, pageContext } from '../web/page.ts'
import type { PageRoute } from '../web/page-route.ts'
import { revalidateOnNavigation } from '../web/revalidate.ts'
import { consentPage, guardOf, needsConsent } from './guards.ts'
import type { LanguageData } from './language-data.ts'
import { PageHead } from './page-head.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import type { RootData } from './root-data.ts'
import { addressOf, matchRoute } from './route-table.ts'

/** The redirect that operators have set for a path without a page, or null. */
async function redirectOf(pathname: string, lang: Lang, call: Call): Promise<string | null> {
  const path = pathname.slice(`/${lang}/`.length)
  const answer = await call(contract.redirects).catch(withoutContent)
  const to = answer?.data.find((one) => one.path === path)?.to
  return to?.startsWith('/') ? `/${lang}${to}` : (to ?? null)
}

/**
 * Guards run before any loader. A visitor is redirected to the role's login and returned afterwards; another role gets
 * the 404 page.
 */
const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { viewer, lang } = context.get(pageContext)
  const row = matchRoute(url.pathname)
  const answer = row && guardOf(row, url, lang, viewer)
  if (answer === 'not_found') throw notFound()
  if (answer) throw redirect(answer.to)
  // Only for GET: a form that was opened before the terms changed is still accepted, and the next page asks for
  // consent.
  if (row && request.method === 'GET' && needsConsent(row, viewer)) {
    const { data } = await pageCall(context)(consentsContract.ownConsents)
    if (data.displayConsent.length > 0) throw redirect(consentPage(lang, viewer.scope, url))
  }
  const to = row ? null : await redirectOf(url.pathname, lang, pageCall(context))
  if (to) throw redirect(to)
  return next()
}

export const middleware = [guard]

/** Content that fails to load is left out of the page. */
function withoutContent(error: unknown): null {
  console.error('API Error:', error)
  return null
}

/** The metadata of a page, by its name. Null for articles and case studies, which set their own. */
async function metadataOf(row: PageRoute | null, lang: Lang, call: Call): Promise<Seo | null> {
  const thing = row && detailKindOfRoute(row.path)
  if (thing === 'article' || thing === 'caseStudy') return null
  const { page, section } = row?.file ? pageNameOf(row.path) : { page: 'notFound', section: '' }
  const answer = await call(contract.seo, { params: { page, locale: lang }, query: { section } }).catch(withoutContent)
  return answer?.data ?? null
}

/** Metadata, header and footer. Loaded on every navigation, so that the title matches the page. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<LanguageData> {
  const { pathname } = url
  const { lang, now } = context.get(pageContext)
  const call = pageCall(context)
  const [seo, site] = await Promise.all([
    metadataOf(matchRoute(pathname), lang, call),
    call(contract.config).catch(withoutContent),
  ])
  return { path: pathname, address: addressOf(url), seo, site: site?.data ?? null, now: now() }
}

/** Every navigation must run the guards and load the title. */
export const shouldRevalidate = revalidateOnNavigation

export default function Language() {
  const { path, address, seo, site } = useLoaderData<typeof loader>()
  const location = useLocation()
  const root = useRouteLoaderData<RootData>('root')
  return (
    <>
      <PageHead path={location.pathname || path} address={address} origin={root?.origin ?? ''} seo={seo} site={site} />
      <Outlet />
    </>
  )
}

export { ErrorPage as ErrorBoundary }
