import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { nearRoutes } from './page-handlers.ts'

const route = (id: string, parentId: string | undefined, path?: string, index?: true) => ({ id, parentId, path, index })
const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('language', 'root', ':lang'),
    route('layout-public', 'language'),
    route('layout-app', 'language'),
    route('home', 'layout-public', undefined, true),
    route('Marketer', 'layout-public', 'Marketer'),
    route('package', 'layout-public', 'Marketer/package'),
    route('detail', 'layout-public', 'Marketer/package/detail/:slug'),
    route('articles', 'layout-public', 'articles'),
    route('dashboard', 'layout-app', 'Marketer/dashboard'),
    route('notFound', 'language', '*'),
  ].map((one) => [one.id, one]),
)
const near = (id: string): string[] => [...nearRoutes(routes as unknown as ServerBuild['routes'], id)].sort()

describe('the routes near a page', () => {
  const always = ['home', 'language', 'layout-public', 'notFound', 'root']

  test('are its own, those of the addresses above it, their parents and the one for what is missing', () => {
    expect(near('detail')).toEqual([...always, 'Marketer', 'package', 'detail'].sort())
    expect(near('home')).toEqual(always)
  })

  test('bring the layout of an app page', () => {
    expect(near('dashboard')).toEqual([...always, 'Marketer', 'dashboard', 'layout-app'].sort())
  })
})
