import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContent } from '../../../tests/content-factory.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY } from '../../core/clock.ts'
import { CASE_CATEGORIES } from '../content/kinds.ts'
import { contract } from './contract.ts'

let app: TestApp
const ids: string[] = []

beforeAll(async () => {
  app = await openTestApp()
  const oldest = app.clock.now().getTime() - 60 * DAY
  for (let n = 0; n < 14; n++) {
    const category = CASE_CATEGORIES[n % CASE_CATEGORIES.length] ?? 2
    const row = await buildContent(app.db, 'caseStudy', {
      slug: `c-${n}`,
      at: new Date(oldest + n * DAY),
      doc: {
        category,
        figures: n === 0 ? [] : [{ label: { th: 'การเข้าถึง', en: 'Reach' }, value: 1_000 + n, unit: 'count' }],
        quote: { text: { th: n === 1 ? 'ดีมาก' : '', en: '' }, by: { th: 'ผู้จัดการ', en: 'Manager' } },
      },
    })
    ids.push(row.id)
  }
})
afterAll(() => app.close())

const list = (query: object = {}) => app.call(contract.list, { params: { locale: 'en' }, query })
const get = (id: string) => app.call(contract.get, { params: { locale: 'en', id } })

test('categories of case studies are 2 to 11 and 13, named in both languages', async () => {
  const { body } = await app.call(contract.categories)
  expect(body.data.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13])
  for (const { name } of body.data) expect(name.th && name.en).toBeTruthy()
})

describe('the list', () => {
  test('has 6 case studies a page by default, newest first, over all categories', async () => {
    const { body } = await list()
    expect(body).toMatchObject({ page: 1, perPage: 6, total: 14 })
    expect(body.data.map(({ slug }) => slug)).toEqual(['c-13', 'c-12', 'c-11', 'c-10', 'c-9', 'c-8'])
    expect(body.data[0]?.result).toEqual({ label: 'Reach', value: 1_013, unit: 'count' })
  })
  test('accepts a comma-separated category list, limit, perPage and page; an unknown category is empty', async () => {
    expect((await list({ category: '2,3,4' })).body.total).toBe(6)
    expect((await list({ page: 3 })).body.data.map(({ slug }) => slug)).toEqual(['c-1', 'c-0'])
    expect((await list({ limit: 4 })).body.data).toHaveLength(4)
    expect((await list({ category: '12' })).body).toMatchObject({ data: [], total: 0 })
    expect((await list({ category: 'beauty' })).status).toBe(400)
  })
})

describe('a case study', () => {
  test('is found by its slug and by its id', async () => {
    const bySlug = (await get('c-1')).body.data
    expect((await get(ids[1] ?? '')).body.data).toEqual(bySlug)
    expect(bySlug).toMatchObject({ slug: 'c-1', preview: false, quote: { text: 'ดีมาก', by: 'Manager', lang: 'th' } })
  })
  test('has three related ones, those of its own category first', async () => {
    expect((await get('c-13')).body.data.related.map(({ slug }) => slug)).toEqual(['c-2', 'c-12', 'c-11'])
  })
  test('has null and empty values if it has no figures or quote', async () => {
    expect((await get('c-0')).body.data).toMatchObject({ result: null, figures: [], quote: null })
  })
  test('that does not exist or is of another kind is not found', async () => {
    const article = await buildContent(app.db, 'article')
    for (const id of ['nothing', '0', article.id, '00000000-0000-7000-8000-000000000000'])
      expect((await get(id)).body.code).toBe('not_found')
  })
})
