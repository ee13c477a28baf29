import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']

/** Route manifests of the pages that were rendered, by the page's route id; they die with their build. */
const kept = new WeakMap<Manifest['routes'], Map<string, Manifest['routes']>>()

/** Path of a route below the root, its parents' paths included. */
function fullPath(routes: Manifest['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return [fullPath(routes, route.parentId), route.path].filter(Boolean).join('/')
}

/** Whether a route may match the page's own address or one above it; the splat takes those that have no page. */
const leadsTo = (page: string, path: string): boolean =>
  path === page || page.startsWith(`${path}/`) || path.endsWith('*') || path === ''

function nearOf(routes: Manifest['routes'], id: string): Manifest['routes'] {
  const page = fullPath(routes, id)
  const near: Manifest['routes'] = {}
  for (const [name, route] of Object.entries(routes)) {
    // A layout without a path of its own matches nothing by itself.
    if (!route || (route.path === undefined && !route.index)) continue
    if (!leadsTo(page, fullPath(routes, name))) continue
    for (let at: string | undefined = name; at !== undefined; at = routes[at]?.parentId) near[at] = routes[at]
  }
  return near
}

/**
 * The context of a rendering, cut down to the routes of its page and of the addresses above it, which are those that the
 * document tells the browser of. React Router builds, ranks and matches every route of a context anew for each document.
 */
export function withNearRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const id = staticHandlerContext.matches.at(-1)?.route.id
  if (id === undefined) return context
  const pages = kept.get(manifest.routes) ?? new Map<string, Manifest['routes']>()
  kept.set(manifest.routes, pages)
  const routes = pages.get(id) ?? nearOf(manifest.routes, id)
  pages.set(id, routes)
  return { ...context, manifest: { ...manifest, routes } }
}
