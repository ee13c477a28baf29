import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildOfPage } from './page-handler.ts'

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

test('the build of a page has the page with its parents, and the page for addresses without one', () => {
  const { routes: own, assets, ssr } = buildOfPage(build, 'faq')
  expect(Object.keys(own)).toEqual(['root', 'language', 'layout-public', 'faq', 'notFound'])
  expect(Object.keys(assets.routes)).toEqual(Object.keys(own))
  expect([assets.version, ssr]).toEqual(['1', true])
})

test('the page for addresses without a page has its own parents', () => {
  expect(Object.keys(buildOfPage(build, 'notFound').routes)).toEqual(['root', 'language', 'notFound'])
})
