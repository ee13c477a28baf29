import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { buildTrackedLinks } from '../features/tracked-links/service.ts'
import type { App } from './dispatch.ts'
import { callerLang } from './request.ts'

/** Whether a user agent is a robot. Cached, because the same user agents recur. */
const robots = new LRUCache<string, boolean>({ max: 2_000, memoMethod: (agent) => isbot(agent) })

/** False for robots, link previews and prefetches. */
function isPerson(headers: FastifyRequest['headers']): boolean {
  const agent = headers['user-agent']
  if (agent === undefined || robots.memo(agent)) return false
  return !/prefetch|prerender|preview/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
}

type Request = FastifyRequest<{ Params: { code: string } }>

/** `/go/{code}`: sends a visitor of a tracked link to the campaign's page and counts the click. */
export function registerTrackedLinks(http: FastifyInstance, app: App): void {
  const links = buildTrackedLinks(app)
  http.addHook('onClose', () => links.flush())

  function send(request: Request, reply: FastifyReply, url: string | null): FastifyReply {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    const { code } = request.params
    // An unknown code leads to a page that says so.
    if (url === null) return reply.redirect(`/${callerLang(request)}/go/${code}`, 302)
    if (request.method === 'GET' && isPerson(request.headers))
      links.count(code, { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' })
    return reply.redirect(url, 302)
  }

  http.get('/go/:code(^[0-9a-f]{12}$)', (request: Request, reply) => {
    const url = links.destination(request.params.code)
    return url instanceof Promise ? url.then((found) => send(request, reply, found)) : send(request, reply, url)
  })
}
