import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { PageRoute } from '../web/page-route.ts'

const pick = <T>(record: Readonly<Record<string, T | undefined>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => ids.has(entry[0])))

/** A build of one page: the page, its parents and the not-found page. */
export function buildOfPage(build: ServerBuild, id: string): ServerBuild {
  const ids = new Set(['notFound'])
  for (let next: string | undefined = id; next !== undefined; next = build.routes[next]?.parentId) ids.add(next)
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  }
}

/** The id of a page's route in the build (app/routes.ts). */
const routeIdOf = ({ path }: PageRoute): string => path || 'home'

const WHOLE = ''
const handlers = new WeakMap<ServerBuild, Map<string, RequestHandler>>()

/**
 * React Router's handler for one page, or for all. For each request it iterates over all routes of its build, which takes
 * a fifth of the time of a page without scripts, so such a page has a build of its own. Everything else needs the whole
 * build, because scripts open other pages and request the list of routes.
 */
export function handlerOf(
  build: ServerBuild,
  mode: 'production' | 'development',
  page: PageRoute | null,
): RequestHandler {
  const ofBuild = handlers.get(build) ?? new Map<string, RequestHandler>()
  handlers.set(build, ofBuild)
  const id = page ? routeIdOf(page) : WHOLE
  const handler = ofBuild.get(id) ?? createRequestHandler(page ? buildOfPage(build, id) : build, mode)
  ofBuild.set(id, handler)
  return handler
}
