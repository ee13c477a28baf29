import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'
import { pageNameOf } from '../../src/core/page-meta.ts'
import { contract } from '../../src/features/site/contract.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { HIDDEN_PAGES } from '../hidden-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const seoOf = (path: string, locale: 'th' | 'en') => {
  const { page, section } = pageNameOf(path)
  return app.call(contract.seo, { params: { page, locale }, query: { section } })
}

test.each(['th', 'en'] as const)('every open page has a unique title and description: %s', async (lang) => {
  const titles = new Map<string, string>()
  // A page for a single item uses the texts of its list until it sets its own.
  for (const { path } of routeTable.filter(({ guard, path }) => guard === 'open' && !path.includes(':'))) {
    const { data } = (await seoOf(path, lang)).body
    expect(data.description.length, path).toBeGreaterThanOrEqual(10)
    expect(titles.get(data.title), `${path} shares its title`).toBeUndefined()
    titles.set(data.title, path)
  }
})

test('every guarded page has at least the texts of its area', async () => {
  for (const { path } of routeTable.filter(({ guard }) => guard !== 'open'))
    expect((await seoOf(path, 'th')).status, path).toBe(200)
})

test('the route table has noindex for every page that must not be found, and for every guarded page', () => {
  for (const path of HIDDEN_PAGES) expect(routeTable.find((row) => row.path === path)?.noindex, path).toBe(true)
  expect(routeTable.filter(({ guard, noindex }) => guard !== 'open' && !noindex)).toEqual([])
})
