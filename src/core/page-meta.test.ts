import { describe, expect, it } from 'vitest'
import { routeTable } from '../app/route-table.ts'
import { DETAIL_PAGES, detailKindOfRoute, detailKindOfShare, pageNameOf, shareNameOf } from './page-meta.ts'
import { agreedTrackers } from './trackers.ts'

describe('the page name is the last path segment, the section the first one after the language', () => {
  it.each([
    ['', 'home', ''],
    ['faq', 'faq', 'faq'],
    ['Marketer/signup', 'signup', 'Marketer'],
    ['Influencer/signup/success', 'success', 'Influencer'],
    ['Influencer/preLogin/goto:login', 'goto:login', 'Influencer'],
    ['articles/detail/:slug', 'detail', 'articles'],
    ['Download/:id', 'Download', 'Download'],
  ])('%j is %s of %j', (path, page, section) => {
    expect(pageNameOf(path)).toEqual({ page, section })
  })

  it('pages with the same name in two sections have different pictures', () => {
    expect(shareNameOf('home', '')).toBe('home')
    expect(shareNameOf('faq', 'faq')).toBe('faq')
    expect(shareNameOf('signup', 'Marketer')).toBe('Marketer.signup')
  })
})

it('each kind of thing has an open page that search engines may index, and a prefix for its pictures', () => {
  for (const [kind, { route, share }] of Object.entries(DETAIL_PAGES)) {
    expect(routeTable.find(({ path }) => path === route)).toMatchObject({ guard: 'open', file: expect.any(String) })
    expect(routeTable.find(({ path }) => path === route)?.noindex, route).toBeFalsy()
    expect(detailKindOfRoute(route)).toBe(kind)
    expect(detailKindOfShare(share)).toBe(kind)
  }
  expect(detailKindOfRoute('articles')).toBeNull()
  expect(detailKindOfShare('constructor')).toBeNull()
})

it('an analytics service runs only if the visitor agreed to its category', () => {
  const trackers = [
    { name: 'google', id: 'G-1' },
    { name: 'meta', id: '2' },
  ] as const
  const names = (consent: string[] | null) => agreedTrackers(trackers, consent).map(({ name }) => name)
  expect(names(null)).toEqual([])
  expect(names(['necessary'])).toEqual([])
  expect(names(['necessary', 'analytics'])).toEqual(['google'])
  expect(names(['necessary', 'analytics', 'marketing'])).toEqual(['google', 'meta'])
})
