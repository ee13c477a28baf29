import { describe, expect, test } from 'vitest'
import { OBJECTIVES } from '../core/vocabulary.ts'
import { SORTS } from '../features/campaigns/rules/market-sorts.ts'
import { BLOG_CATEGORIES, CASE_CATEGORIES } from '../features/content/kinds.ts'
import { allowedValue } from '../web/page-query.ts'
import { queryValues } from '../web/path-with-query.ts'
import { matchRoute, routeTable } from './route-table.ts'

describe('the route of a path', () => {
  test.each([
    '/th/Operator/dashboard',
    '/th/%4Fperator/dashboard',
    '/en/Operator/dash%62oard',
    '/th/Operator/dashboard//',
  ])('%s is an operator page, as in React Router', (path) => {
    expect(matchRoute(path)).toMatchObject({ path: 'Operator/dashboard', guard: 'operator' })
  })

  test.each(['/th/%ZZ', '/th/operator/dashboard', '/th/Operator%2Fdashboard', '/th//Operator/dashboard'])(
    '%s has no route',
    (path) => {
      expect(matchRoute(path)).toBeNull()
    },
  )
})

test('no path is in the table twice: the first route would hide the second', () => {
  const paths = routeTable.map(({ path }) => path)
  expect(paths.filter((path, i) => paths.indexOf(path) < i)).toEqual([])
})

describe('the query values that are part of the cache key', () => {
  const read = (path: string, query: string, name: string) =>
    allowedValue(matchRoute(path)?.cache?.query, queryValues(new URLSearchParams(query)), name)

  test.each([
    ['/th/articles', 'category=12', 'category', '12'],
    ['/th/articles', 'category=6', 'category', null],
    ['/th/caseStudy', 'category=13', 'category', '13'],
    ['/th/caseStudy', 'category=12', 'category', null],
    ['/th/articles', 'page=10000', 'page', null],
    ['/th/faq', 'audience=marketer', 'audience', 'marketer'],
    ['/th/faq', 'audience=made-up', 'audience', null],
    ['/th/faq', 'audience=marketer&audience=influencer', 'audience', null],
    ['/th/jobMarketBoard', 'channel=TIKTOK', 'channel', 'TIKTOK'],
    ['/th/about', 'constructor=x', 'constructor', null],
  ])('%s?%s: %s is %s', (path, query, name, value) => {
    expect(read(path, query, name)).toBe(value)
  })

  test('include every category and sort order that the pages offer', () => {
    const cachedValue = (path: string, name: string, value: string) =>
      allowedValue(routeTable.find((row) => row.path === path)?.cache?.query, { [name]: [value] }, name)
    for (const id of BLOG_CATEGORIES) expect(cachedValue('articles', 'category', String(id))).toBe(String(id))
    for (const id of CASE_CATEGORIES) expect(cachedValue('caseStudy', 'category', String(id))).toBe(String(id))
    for (const code of OBJECTIVES) expect(cachedValue('Marketer/package', 'objective', String(code))).toBe(String(code))
    for (const sort of SORTS) expect(cachedValue('jobMarketBoard', 'sort', sort)).toBe(sort)
  })
})
