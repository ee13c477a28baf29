import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { buildTrackedLinks } from '../features/tracked-links/service.ts'
import type { App } from './dispatch.ts'
import { callerLang } from './request.ts'

/** Fetches that no person made: link previews, robots, and pages loaded ahead. */
function isPerson(headers: Record<string, string | string[] | undefined>): boolean {
  const agent = headers['user-agent']
  if (typeof agent !== 'string' || isbot(agent)) return false
  return !/prefetch|prerender|preview/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
}

/** `/go/{code}`: sends a visitor of a tracked link to the campaign's page and counts the click. */
export function registerTrackedLinks(http: FastifyInstance, app: App): void {
  const links = buildTrackedLinks(app)
  http.addHook('onClose', () => links.flush())
  http.get<{ Params: { code: string } }>('/go/:code(^[0-9a-f]{12}$)', async (request, reply) => {
    const { code } = request.params
    const url = await links.destination(code)
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    // The page of an unknown address says so.
    if (url === null) return reply.redirect(`/${callerLang(request)}/go/${code}`, 302)
    if (request.method === 'GET' && isPerson(request.headers))
      links.count(code, { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' })
    return reply.redirect(new URL(url).href, 302)
  })
}
