import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContent } from '../../../tests/content-factory.ts'
import { buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { contentRedirects } from '../content/schema.ts'
import { contract } from './contract.ts'
import { articlesFeed } from './service.ts'
import { readingMinutes } from './view.ts'

let app: TestApp
let oldest: Date
const CATEGORIES = [5, 8, 9, 10, 12, 6] as const

beforeAll(async () => {
  app = await openTestApp()
  oldest = new Date(app.clock.now().getTime() - 60 * DAY)
  // Four articles of each category, one day apart. The newest one is the last of the hidden category.
  for (let n = 0; n < 24; n++) {
    const category = CATEGORIES[n % 6] ?? 5
    await buildContent(app.db, 'article', {
      slug: `a-${n}`,
      at: new Date(oldest.getTime() + n * DAY),
      doc: {
        category,
        title: { th: `บทความ ${n}`, en: n === 0 ? '' : `Article ${n}` },
        body: { th: '<h2>เริ่ม</h2><p>เนื้อ</p><h3>ต่อ & จบ</h3>', en: '' },
      },
    })
  }
})
afterAll(() => app.close())

const list = (query: object = {}, locale: 'th' | 'en' | 'co' = 'en') =>
  app.call(contract.list, { params: { locale }, query })
const get = (slug: string, locale: 'th' | 'en' = 'en') => app.call(contract.get, { params: { locale, slug } })

describe('categories of the blog', () => {
  test('are 5 conversations, 8 influencer tips, 9 marketer tips, 10 voices, 12 updates; 6 is hidden', async () => {
    const { body } = await app.call(contract.categories)
    expect(body.data.map(({ id }) => id)).toEqual([5, 8, 9, 10, 12])
    for (const { name } of body.data) expect(name.th && name.en).toBeTruthy()
  })
})

describe('the list', () => {
  test('has 5 articles a page by default, of categories 5, 8, 9, 10 and 12, newest first', async () => {
    const { body } = await list()
    expect(body).toMatchObject({ page: 1, perPage: 5, total: 20 })
    expect(body.data.map(({ slug }) => slug)).toEqual(['a-22', 'a-21', 'a-20', 'a-19', 'a-18'])
    const all = await list({ perPage: 50 })
    expect(new Set(all.body.data.map(({ category }) => category.id))).toEqual(new Set([5, 8, 9, 10, 12]))
  })
  test('accepts a comma-separated category list, limit, perPage and page', async () => {
    const { body } = await list({ category: '8,9', limit: 3, page: 2 })
    expect(body).toMatchObject({ page: 2, perPage: 3, total: 8 })
    expect(body.data.every(({ category }) => [8, 9].includes(category.id))).toBe(true)
    expect((await list({ limit: 3, perPage: 2 })).body.data).toHaveLength(2)
  })
  test('never lists the hidden category 6, even if requested', async () => {
    expect((await list({ category: '6' })).body).toMatchObject({ data: [], total: 0 })
    expect((await list({ category: '5,6' })).body.total).toBe(4)
  })
  test('is empty after the last page and rejects invalid page parameters', async () => {
    expect((await list({ page: 9 })).body).toMatchObject({ data: [], total: 20 })
    for (const query of [{ page: 0 }, { perPage: 51 }, { category: 'x' }, { category: '5;drop' }])
      expect((await list(query)).status).toBe(400)
  })
  test('uses English for the locales id, es and co, and marks texts that are shown in Thai', async () => {
    expect((await list({}, 'co')).body.data[0]?.title).toBe('Article 22')
    const last = (await list({ perPage: 50 })).body.data.at(-1)
    expect(last).toMatchObject({ title: 'บทความ 0', lang: 'th' })
  })
})

describe('an article', () => {
  test('has its table of contents, neighbours and three related articles', async () => {
    const { data } = (await get('a-13')).body
    expect(data.contents.map(({ level, text }) => [level, text])).toEqual([
      [2, 'เริ่ม'],
      [3, 'ต่อ & จบ'],
    ])
    expect(data).toMatchObject({ lang: 'en', bodyLang: 'th', preview: false, minutes: 1 })
    expect([data.previous?.slug, data.next?.slug]).toEqual(['a-12', 'a-14'])
    expect(data.related.map(({ slug }) => slug)).toEqual(['a-19', 'a-7', 'a-1'])
  })
  test('skips hidden neighbours; a hidden article opens by its address', async () => {
    expect((await get('a-12')).body.data.previous?.slug).toBe('a-10')
    expect((await get('a-11')).body.data.category.name).toBe('Tips and tricks')
  })
  test('is found by an old slug and returns the current one', async () => {
    const { body } = await get('a-3')
    await app.db.insert(contentRedirects).values({
      id: newId(),
      kind: 'article',
      slug: 'old-three',
      itemId: body.data.id,
      createdAt: app.clock.now(),
    })
    expect((await get('old-three')).body.data.slug).toBe('a-3')
  })
  test('that does not exist or is not published is not found', async () => {
    expect((await get('nothing')).body.code).toBe('not_found')
    await buildContent(app.db, 'article', { slug: 'unpublished', live: false })
    expect((await get('unpublished')).status).toBe(404)
  })
  test('shows its draft only to an operator who requests the preview', async () => {
    const item = await buildContent(app.db, 'article', { slug: 'to-come', live: false })
    const ask = { params: { locale: 'th', slug: 'to-come' }, query: { preview: item.id } } as const
    const as = await app.callerOf((await buildOperator(app.db)).id)
    expect((await app.call(contract.get, { ...ask, as })).body.data).toMatchObject({ preview: true, slug: 'to-come' })
    expect((await app.call(contract.get, ask)).status).toBe(404)
  })
})

test('reading minutes count Thai letters and English words', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p>${'ก'.repeat(8_500)}</p>`)).toBe(10)
  expect(readingMinutes(`<p>${'word '.repeat(1_100)}</p>`)).toBe(5)
})

test('the feed lists the newest articles with absolute links and escaped text', async () => {
  await buildContent(app.db, 'article', { slug: 'amp', doc: { title: { th: 'ก <b> & ข', en: 'A <b> & c' } } })
  const xml = await articlesFeed(app.db, 'https://talad.example', 'en')
  expect(xml).toContain('<rss version="2.0"')
  expect(xml).toContain('<link>https://talad.example/en/articles/detail/amp</link>')
  expect(xml).not.toMatch(/<title>[^<]*<b>/)
  expect(xml.match(/<item>/g)).toHaveLength(20)
})

test('the feed contains no text that ends its CDATA block or is invalid in XML', async () => {
  const title = { th: 'a]]>b]]><script>\u0008', en: '' }
  await buildContent(app.db, 'article', { slug: 'cdata', doc: { title, summary: title } })
  const xml = await articlesFeed(app.db, 'https://talad.example', 'th')
  expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script')
  expect(xml).not.toContain('\u0008')
})

test('a figure in an article is replaced by the value in force', async () => {
  const words = 'วิดีโอไม่เกิน {$videoMb} MB'
  await buildContent(app.db, 'article', {
    slug: 'limits',
    at: oldest,
    doc: { category: 6, title: { th: 'ขนาดไฟล์', en: '' }, body: { th: `<p>${words}</p>`, en: '' } },
  })
  const { videoMb } = app.app.figures()
  expect((await get('limits', 'th')).body.data.body).toBe(`<p>วิดีโอไม่เกิน ${videoMb} MB</p>`)
})
