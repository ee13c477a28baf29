import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../core/errors.ts'
import type { Lang } from '../core/shapes.ts'
import { articlesFeed } from '../features/articles/service.ts'
import type { ContentVersions } from './content-versions.ts'
import type { App } from './dispatch.ts'

const MAX_AGE = 60_000

/**
 * RSS feed of the articles in each language, cached until an article changes and for at most a minute. Sends 304 if the
 * ETag matches.
 */
export function registerFeeds(http: FastifyInstance, app: App, versions: ContentVersions): void {
  const cachedFeeds = new Map<Lang, { xml: Promise<string>; at: number }>()
  const feedOf = (lang: Lang): Promise<string> => {
    const last = cachedFeeds.get(lang)
    if (last && performance.now() - last.at < MAX_AGE) return last.xml
    const xml = articlesFeed(app.db, app.config.origin, lang)
    xml.catch(() => cachedFeeds.delete(lang))
    cachedFeeds.set(lang, { xml, at: performance.now() })
    return xml
  }
  versions.onChange((tags) => {
    if (tags.includes('articles')) cachedFeeds.clear()
  })
  http.get<{ Params: { lang: string } }>('/:lang/articles/rss.xml', async (request, reply) => {
    const { lang } = request.params
    if (lang !== 'th' && lang !== 'en') throw new AppError('not_found')
    const xml = await feedOf(lang)
    const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
    reply.header('etag', tag).header('cache-control', 'public, max-age=300')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(xml)
  })
}
