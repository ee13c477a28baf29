import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import type { PageRoute } from '../web/page-route.ts'
import { buildOfPage, handlerOf } from './page-handler.ts'

const route = (id: string, parentId?: string) => ({ id, parentId, module: {} })
const routes = Object.fromEntries(
  [
    route('root'),
    route('language', 'root'),
    route('layout-public', 'language'),
    route('faq', 'layout-public'),
    route('about', 'layout-public'),
    route('layout-app', 'language'),
    route('Marketer/dashboard', 'layout-app'),
    route('notFound', 'language'),
  ].map((one) => [one.id, one]),
)
const build = { routes, assets: { version: '1', routes }, ssr: true } as unknown as ServerBuild

test('the build of a page contains the page, its parents and the not-found page', () => {
  const { routes: own, assets, ssr } = buildOfPage(build, 'faq')
  expect(Object.keys(own)).toEqual(['root', 'language', 'layout-public', 'faq', 'notFound'])
  expect(Object.keys(assets.routes)).toEqual(Object.keys(own))
  expect([assets.version, ssr]).toEqual(['1', true])
})

test('each page has its own handler; requests without a page share the handler of the whole build', () => {
  const page = (path: string) => ({ path, file: 'page.tsx' }) as unknown as PageRoute
  const handlerFor = (of: PageRoute | null) => handlerOf(build, 'production', of)
  expect(handlerFor(page('faq'))).toBe(handlerFor(page('faq')))
  expect(handlerFor(page('faq'))).not.toBe(handlerFor(page('about')))
  expect(handlerFor(null)).toBe(handlerFor(null))
  expect(handlerFor(null)).not.toBe(handlerFor(page('faq')))
})
