import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageRoute } from '../app/route-table.ts'
import type { ContentTag } from '../core/content-tags.ts'
import { knownNotice } from '../features/site/service-surroundings.ts'
import type { AppConfig } from '../service/context.ts'
import type { ContentVersions } from './content-versions.ts'
import type { App } from './dispatch.ts'
import { askedUrl, consentIn, newNonce, pagePolicy, sha256 } from './http.ts'
import { type RenderedPage, sendFresh } from './page-answer.ts'
import type { Presence } from './session.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface CachedPage {
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
  policy: string
  contentType: string
  tags: readonly string[]
  storedAt: number
}

export interface PageCache {
  serve(
    request: FastifyRequest,
    reply: FastifyReply,
    presence: Presence,
    row: PageRoute | null,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<FastifyReply>
}

const MAX_PAGES = 500
/** What stands around every page: its metadata, the notice, the links to the apps. */
const AROUND: readonly ContentTag[] = ['metadata', 'notice', 'downloads']
/** Pages also age out, since they hold words such as "3 slots left". */
const MAX_AGE = 60_000

/** Pages of visitors, stored compressed and sent as stored, with a policy of script hashes taken when they are kept. */
export function buildPageCache(app: App, versions: ContentVersions, enabled: boolean): PageCache {
  const pages = new Map<string, CachedPage>()
  let generation = 0
  versions.onChange((tags) => {
    generation++
    for (const [key, page] of pages) if (page.tags.some((tag) => tags.includes(tag))) pages.delete(key)
  })
  return {
    serve: async (request, reply, presence, row, render) => {
      const notice = knownNotice(app.db, app.clock.now())
      const key = enabled ? cacheKey(request, presence, row, notice) : null
      const found = key ? pages.get(key) : undefined
      if (found && performance.now() - found.storedAt < MAX_AGE) return sendStored(request, reply, found)
      const nonce = newNonce()
      const before = generation
      const page = await render(nonce)
      // A page that was being made while its content changed is not kept.
      if (key && row?.cache && isKeepable(page) && before === generation) {
        const stored = await store(app.config, consentIn(request), page, nonce, row.cache.tags)
        pages.delete(key)
        pages.set(key, stored)
        if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value as string)
        return sendStored(request, reply, stored)
      }
      return sendFresh(app, reply, page, nonce)
    },
  }
}

const isKeepable = (page: RenderedPage): boolean =>
  page.status === 200 && page.cookies.length === 0 && !page.headers.has('set-cookie')

/** Null when the answer may depend on more than the path: a login, a theme, a query key that is not allowed. */
function cacheKey(
  request: FastifyRequest,
  presence: Presence,
  row: PageRoute | null,
  notice: string | null,
): string | null {
  if (!row?.cache || request.method !== 'GET' || presence.caller.scope !== 'open') return null
  if (request.cookies.theme || request.url.includes('.data')) return null
  const url = askedUrl(request, 'http://local')
  const allowed = row.cache.query ?? []
  for (const name of url.searchParams.keys()) if (!allowed.includes(name)) return null
  url.searchParams.sort()
  const closed = notice !== null && request.cookies.noticeSeen === notice ? 'closed' : ''
  return `${url.pathname}?${url.searchParams} ${consentIn(request)?.join(' ') ?? ''} ${closed}`
}

async function store(
  config: AppConfig,
  consent: readonly string[] | null,
  page: RenderedPage,
  nonce: string,
  tags: readonly string[],
): Promise<CachedPage> {
  const html = page.body.toString('utf8').replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    zip(identity),
  ])
  // Data blocks are never run and need no hash.
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${sha256(script ?? '')}'`,
  )
  return {
    bodies: { br, gzip: gz, identity },
    policy: pagePolicy(config, consent, [...new Set(hashes)].join(' '), ''),
    contentType: page.headers.get('content-type') ?? 'text/html; charset=utf-8',
    tags: [...tags, ...AROUND],
    storedAt: performance.now(),
  }
}

function sendStored(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('content-type', page.contentType)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .send(page.bodies[encoding])
}
