import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { LayoutName, PageRoute } from '../web/page-route.ts'
import { routeTable } from './route-table.ts'

const inApp = (file: string): string => (file.startsWith('app/') ? file.slice(4) : `../${file}`)

/** All paths are case-sensitive, including parent routes. */
const page = (row: PageRoute): RouteConfigEntry[] =>
  row.file
    ? [
        {
          ...route(row.path, inApp(row.file), { id: row.path || 'home', caseSensitive: true }),
          ...(row.path === '' && { index: true, path: undefined as never }),
        },
      ]
    : []

const pagesOf = (name: LayoutName): RouteConfigEntry =>
  layout(`layouts/${name}.tsx`, { id: `layout-${name}` }, routeTable.filter((row) => row.layout === name).flatMap(page))

export default [
  route(':lang', 'language.tsx', { id: 'language', caseSensitive: true }, [
    pagesOf('public'),
    pagesOf('app'),
    pagesOf('bare'),
    route('*', 'pages/not-found.tsx', { id: 'notFound', caseSensitive: true }),
  ]),
] satisfies RouteConfig
