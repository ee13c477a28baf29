import { allowedValue } from '../web/page-query.ts'
import type { PageRoute } from '../web/page-route.ts'
import { pathWithQuery, queryValues } from '../web/path-with-query.ts'
import { featureRoutes } from './features.ts'

/** Pages of the site itself. */
const ownRoutes: readonly PageRoute[] = [
  {
    path: 'setCookieGGForm',
    file: 'app/pages/cookie-settings.tsx',
    guard: 'open',
    layout: 'public',
    noindex: true,
    plain: true,
  },
  { path: 'error', file: 'app/pages/error-preview.tsx', guard: 'open', layout: 'public', noindex: true, plain: true },
  { path: 'logout', file: 'app/pages/logout.tsx', guard: 'open', layout: 'bare', noindex: true },
  { path: 'styleguide', file: 'app/pages/styleguide.tsx', guard: 'open', layout: 'public', noindex: true },
]

/** Every page of the product. Each exists in both languages. */
export const routeTable: readonly PageRoute[] = [...ownRoutes, ...featureRoutes.flat()]

/** Most paths have no parameters, so a lookup finds them without matching patterns. */
const fixed = new Map(routeTable.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]))
const patterns = routeTable
  .filter(({ path }) => path.includes(':'))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/(^|\/):\w+/g, '$1[^/]+').replace(/[.()]/g, '\\$&')}$`),
  }))

const rowOf = (path: string): PageRoute | undefined =>
  fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route

/** A path as React Router matches it, with each segment decoded; null if a segment is malformed. */
function decodePath(pathname: string): string | null {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return null
  }
}

/** The route of a path (`/th/faq` → the route `faq`), case-sensitive; null if there is none. */
export function matchRoute(pathname: string): PageRoute | null {
  const path = decodePath(pathname)
    ?.replace(/^\/(th|en)(\/|$)/, '')
    .replace(/\/+$/, '')
  return path === undefined ? null : (rowOf(path) ?? null)
}

/** Data of a route for the page's head. The route table itself stays on the server. */
export interface PageAddress {
  /** The route's path; null for a URL without a page. */
  route: string | null
  /** The part of the query that belongs to the canonical URL, including the question mark. */
  query: string
  /** Whether search engines may index the page. */
  indexed: boolean
}

/** Query keys that select a different page for search engines; filters do not. */
const CANONICAL_QUERY = ['page', 'category', 'year', 'audience']

export function addressOf({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): PageAddress {
  const row = matchRoute(pathname)
  const given = queryValues(searchParams)
  const canonical = CANONICAL_QUERY.map((name) => [name, allowedValue(row?.cache?.query, given, name)] as const)
  return {
    route: row?.path ?? null,
    query: pathWithQuery('', Object.fromEntries(canonical.filter(([name, value]) => name !== 'page' || value !== '1'))),
    indexed: row !== null && !row.noindex && !given.preview,
  }
}
