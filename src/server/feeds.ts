import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../core/errors.ts'
import { articlesFeed } from '../features/articles/service.ts'
import type { App } from './dispatch.ts'

/** RSS of the articles, one for each language. Readers ask often: an unchanged feed is answered by its tag alone. */
export function registerFeeds(http: FastifyInstance, app: App): void {
  http.get<{ Params: { lang: string } }>('/:lang/articles/rss.xml', async (request, reply) => {
    const { lang } = request.params
    if (lang !== 'th' && lang !== 'en') throw new AppError('not_found')
    const xml = await articlesFeed(app.db, app.config.origin, lang)
    const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
    reply.header('etag', tag).header('cache-control', 'public, max-age=300')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(xml)
  })
}
