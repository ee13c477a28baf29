import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { PageRoute } from '../web/page-route.ts'

type Routes = ServerBuild['routes']

/** Handlers of a build by the page's route id, '' for the whole route table; they die with their build. */
const handlersOfBuild = new WeakMap<ServerBuild, Map<string, RequestHandler>>()

/** Path of a route below the root, its parents' paths included. */
function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return [fullPath(routes, route.parentId), route.path].filter(Boolean).join('/')
}

/** Whether a route may match the page's own address or one above it; the splat takes those that have no page. */
const leadsTo = (page: string, path: string): boolean =>
  path === page || page.startsWith(`${path}/`) || path.endsWith('*') || path === ''

/** The ids of a page's route, of those at the addresses above it, and of all their parents. */
export function nearRoutes(routes: Routes, id: string): Set<string> {
  const page = fullPath(routes, id)
  const near = new Set<string>()
  for (const [name, route] of Object.entries(routes)) {
    // A layout without a path of its own matches nothing by itself.
    if (!route || (route.path === undefined && !route.index)) continue
    if (!leadsTo(page, fullPath(routes, name))) continue
    for (let at: string | undefined = name; at !== undefined; at = routes[at]?.parentId) near.add(at)
  }
  return near
}

function buildNear(build: ServerBuild, id: string): ServerBuild {
  const near = nearRoutes(build.routes, id)
  const only = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([name]) => near.has(name)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/**
 * React Router's handler for requests of one page. It knows the routes near the page alone, which are those that a document
 * tells the browser of: React Router matches, builds and ranks every route it knows several times for each request.
 */
export function handlerOf(build: ServerBuild, mode: string, page: PageRoute | null): RequestHandler {
  const id = page?.file ? page.path || 'home' : ''
  const handlers = handlersOfBuild.get(build) ?? new Map<string, RequestHandler>()
  handlersOfBuild.set(build, handlers)
  const handler = handlers.get(id) ?? createRequestHandler(id ? buildNear(build, id) : build, mode)
  handlers.set(id, handler)
  return handler
}
