import type { FastifyReply, FastifyRequest } from 'fastify'
import { Parser } from 'htmlparser2'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { SITE_TAGS } from '../core/content-tags.ts'
import { cachedNoticeVersion } from '../features/site/service-chrome.ts'
import type { AppConfig } from '../platform/context.ts'
import { allowedValue } from '../web/page-query.ts'
import type { PageRoute } from '../web/page-route.ts'
import { queryValues } from '../web/path-with-query.ts'
import { type Compressed, compress, sendCompressed } from './compression.ts'
import { type ContentVersions, markChanges } from './content-versions.ts'
import type { App } from './dispatch.ts'
import { type RenderedPage, sendFresh } from './page-response.ts'
import { newNonce, pagePolicy, sha256 } from './policy.ts'
import { consentIn, requestedUrl } from './request.ts'
import type { Authentication } from './session.ts'

interface CachedPage {
  compressed: Compressed
  policy: string
  contentType: string
  tags: readonly string[]
}

export interface PageCache {
  serve(
    request: FastifyRequest,
    reply: FastifyReply,
    authentication: Authentication,
    row: PageRoute | null,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<FastifyReply>
}

const MAX_PAGES = 500
/** Milliseconds. Pages also expire, because they contain text such as "3 slots left". */
const MAX_AGE = 60_000

/**
 * The version of the current notice if the visitor has closed it, otherwise null. Any other cookie value is ignored, so that
 * it cannot create cache entries.
 */
export function closedNotice(app: App, request: FastifyRequest): string | null {
  const seen = request.cookies.noticeSeen
  return seen !== undefined && seen === cachedNoticeVersion(app.db, app.clock.now()) ? seen : null
}

/** Caches pages for visitors, compressed. Cached pages cannot have a nonce, so their policy allows scripts by hash. */
export function buildPageCache(app: App, versions: ContentVersions, enabled: boolean): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES, ttl: MAX_AGE })
  const marks = markChanges(versions)
  versions.onChange((tags) => {
    for (const [key, page] of pages) if (page.tags.some((tag) => tags.includes(tag))) pages.delete(key)
  })
  const find = (key: string | null): CachedPage | undefined => (key === null ? undefined : pages.get(key))
  return {
    serve: async (request, reply, authentication, row, render) => {
      const shared = enabled ? cacheKey(request, authentication, row, closedNotice(app, request)) : null
      const found = find(shared)
      if (found) return sendStored(request, reply, found)
      // Pages rendered for bots have a cache key of their own and are never sent to visitors; bots may receive pages
      // rendered for visitors.
      const key = shared && isbot(request.headers['user-agent'] ?? '') ? `${shared} robot` : shared
      const foundByRobot = key === shared ? undefined : find(key)
      if (foundByRobot) return sendStored(request, reply, foundByRobot)
      const nonce = newNonce()
      const before = marks.mark()
      const page = await render(nonce)
      // Content may have changed while the page was being rendered.
      if (key && row?.cache && isCacheable(page) && marks.isUnchanged([...row.cache.tags, ...SITE_TAGS], before)) {
        const stored = await store(app.config, consentIn(request), page, nonce, row.cache.tags)
        pages.set(key, stored)
        return sendStored(request, reply, stored)
      }
      return sendFresh(app, reply, page, nonce)
    },
  }
}

const isCacheable = (page: RenderedPage): boolean =>
  page.status === 200 && !page.failed && page.cookies.length === 0 && !page.headers.has('set-cookie')

/** Only the canonical spelling of a path is cached: no needless percent-encoding, at most one slash at its end. */
const isPlain = (pathname: string): boolean => encodeURI(decodeURI(pathname)) === pathname && !pathname.endsWith('//')

/**
 * Null if the page may depend on more than its path: a login, a theme, an unknown query key or value. Otherwise anybody
 * could fill the cache with copies of one page.
 */
function cacheKey(
  request: FastifyRequest,
  authentication: Authentication,
  row: PageRoute | null,
  closed: string | null,
): string | null {
  if (!row?.cache || request.method !== 'GET' || authentication.caller.scope !== 'open') return null
  if (request.cookies.theme || request.url.includes('.data')) return null
  const url = requestedUrl(request, 'http://local')
  if (!isPlain(url.pathname)) return null
  const query = queryValues(url.searchParams)
  for (const name of Object.keys(query)) if (allowedValue(row.cache.query, query, name) === null) return null
  url.searchParams.sort()
  return `${url.pathname}?${url.searchParams} ${consentIn(request)?.join(' ') ?? ''} ${closed ?? ''}`
}

/** The scripts with the page's nonce. A script injected through content has none, so it gets no hash. */
function ownScripts(html: string, nonce: string): string[] {
  const scripts: string[] = []
  let own: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.nonce === nonce && attributes.src === undefined) own = ''
    },
    ontext(text) {
      if (own !== null) own += text
    },
    onclosetag() {
      if (own !== null) scripts.push(own)
      own = null
    },
  })
  parser.end(html)
  return scripts
}

async function store(
  config: AppConfig,
  consent: readonly string[] | null,
  page: RenderedPage,
  nonce: string,
  tags: readonly string[],
): Promise<CachedPage> {
  const rendered = page.body.toString('utf8')
  const html = rendered.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const hashes = ownScripts(rendered, nonce).map((script) => `'sha256-${sha256(script.replaceAll(nonce, ''))}'`)
  return {
    compressed: await compress(html, 9),
    policy: pagePolicy(config, consent, [...new Set(hashes)].join(' '), ''),
    contentType: page.headers.get('content-type') ?? 'text/html; charset=utf-8',
    tags: [...tags, ...SITE_TAGS],
  }
}

function sendStored(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply
    .header('content-type', page.contentType)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
  return sendCompressed(request, reply, page.compressed)
}
