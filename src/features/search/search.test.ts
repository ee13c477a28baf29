import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import type { Lang } from '../../core/shapes.ts'
import { contract, type SearchQuery } from './contract.ts'
import { queryWords } from './rules/query-words.ts'
import { searchEntries } from './schema.ts'
import { type IndexedItem, indexItem, removeFromIndex, searchRows } from './service.ts'
import { listEntries } from './store-find.ts'

let app: TestApp
const ids: Record<string, string> = {}

function thing(
  kind: IndexedItem['kind'],
  th: [string, string, string],
  en: [string, string, string],
  daysAgo = 0,
): IndexedItem {
  const of = ([title, summary, body]: [string, string, string]) => ({ title, summary, body })
  const publishedAt = new Date(Date.UTC(2025, 10, 20 - daysAgo))
  return { kind, refId: newId(), publishedAt, path: `${kind}/${th[0]}`, texts: { th: of(th), en: of(en) } }
}

beforeAll(async () => {
  app = await openTestApp()
  const things = {
    title: thing('article', ['ถอนเงินครั้งแรก', 'สรุป', 'เนื้อ'], ['Your first withdrawal', 'Short', 'Body'], 9),
    body: thing('faq', ['ขั้นต่ำเท่าไร', 'หนึ่งร้อยบาท', 'ก่อนถอนเงินต้องผูกบัญชี'], ['The minimum', '100 baht', 'Body'], 1),
    apart: thing('faq', ['บัญชี', 'เงินเข้าเร็ว', 'ถอนได้ทุกวัน'], ['Account', 'Money lands', 'Body']),
    job: thing('job', ['รีวิวครีม AI ๒๕๖๘', 'นวลนวล', '50%_off'], ['Review an AI cream', 'Nuanuan', 'skincare routine']),
    package: thing('package', ['แพ็กเกจน้ำปลา', 'น้ำปลา', 'x'], ['Fish sauce skincare', 'Sauce', 'x'], 3),
  }
  await app.db.transaction(async (tx) => {
    for (const [name, one] of Object.entries(things)) {
      ids[one.refId] = name
      await indexItem(tx, one)
    }
  })
})
afterAll(() => app.close())

const find = async (q: string, more: Partial<Record<keyof SearchQuery, string>> = {}, lang: Lang = 'th') => {
  const { status, body } = await app.call(contract.find, { lang, query: { q, ...more } as never })
  expect(status).toBe(200)
  return { ...body, names: body.data.map(({ id }) => ids[id]) }
}

describe('the search', () => {
  test('finds Thai in text without spaces: matches in titles first, then exact matches, then matches by words', async () => {
    const { names, total, counts } = await find('ถอนเงิน')
    expect(names).toEqual(['title', 'body', 'apart'])
    expect(total).toBe(3)
    expect(counts).toEqual({ article: 1, caseStudy: 0, faq: 2, job: 0, package: 0 })
  })

  test('returns the positions of matches, in the title and in the part of the body that contains them', async () => {
    const { data } = await find('ถอนเงิน')
    const slices = ({ text, hits }: { text: string; hits: [number, number][] }) =>
      hits.map(([a, b]) => text.slice(a, b))
    expect(slices(data[0]!.title)).toEqual(['ถอนเงิน'])
    expect(slices(data[1]!.excerpt)).toEqual(['ถอนเงิน'])
    expect(data[1]!.excerpt.text).toBe('ก่อนถอนเงินต้องผูกบัญชี')
  })

  test('finds the same for marks in another order, digits of another script and zero-width characters', async () => {
    expect((await find('น\u0E4D\u0E49าปลา')).names).toEqual(['package'])
    expect((await find('2568')).names).toEqual(['job'])
    expect((await find('นวล\u200Bนวล')).names).toEqual(['job'])
  })

  test('results must contain all words, in any order', async () => {
    expect((await find('ครีม รีวิว')).names).toEqual(['job'])
    expect((await find('ครีม น้ำปลา')).names).toEqual([])
  })

  test('words of one or two characters match only at the start of a title word', async () => {
    expect((await find('ai', {}, 'en')).names).toEqual(['job'])
    expect((await find('f', {}, 'en')).names.sort()).toEqual(['package', 'title'])
    expect((await find('ir', {}, 'en')).names).toEqual([])
    expect((await find('รี ครีม')).names).toEqual(['job'])
  })

  test('pattern characters are ordinary characters', async () => {
    expect((await find('50%_o')).names).toEqual(['job'])
    expect((await find('5__%o')).names).toEqual([])
    expect((await find('\\\\\\')).names).toEqual([])
  })

  test('finds one language at a time, one kind at a time, ten per page', async () => {
    expect((await find('ถอนเงิน', {}, 'en')).names).toEqual([])
    const faq = await find('ถอนเงิน', { kind: 'faq', perPage: '1', page: '2' })
    expect(faq).toMatchObject({ names: ['apart'], total: 2, page: 2, perPage: 1, counts: { article: 1 } })
    expect((await find('ถอนเงิน')).perPage).toBe(10)
  })

  test('a query over 80 characters is cut, an empty one finds nothing', async () => {
    expect((await find(`ถอนเงิน ${' '.repeat(72)}ไม่มีคำนี้`)).q).toBe('ถอนเงิน')
    expect([...(await find('ก'.repeat(300))).q].length).toBe(80)
    expect(await find('  ')).toMatchObject({ names: [], total: 0 })
    expect((await app.call(contract.find, { query: { q: 'x', kind: 'secret' } as never })).status).toBe(400)
  })

  test('a query without results returns similar titles and the words that have results', async () => {
    expect((await find('skincre', {}, 'en')).near.map(({ id }) => ids[id])).toEqual(['package'])
    expect((await find('ครีม เครื่องบิน')).parts).toEqual(['ครีม'])
  })

  test('unpublished items are not found', async () => {
    const gone = thing('article', ['กระต่ายน้อย', '', ''], ['Little rabbit', '', ''])
    await app.db.transaction((tx) => indexItem(tx, gone))
    expect((await find('กระต่าย')).total).toBe(1)
    await app.db.transaction((tx) => removeFromIndex(tx, [gone.refId]))
    expect((await find('กระต่าย')).total).toBe(0)
  })
})

test('words of three or more characters use the trigram index, including Thai ones', async () => {
  const filler = Array.from({ length: 700 }, (_, i) =>
    thing('article', [`บทความที่ ${i}`, `เรื่องของ ${newId()}`, 'กขคงจฉชซ'], [`Article ${i}`, newId(), 'words']),
  )
  await app.db.insert(searchEntries).values(filler.flatMap(searchRows))
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`analyze search_entries`)
    await tx.execute(sql`set local enable_seqscan = off`)
    // Disabled, so that the planner must use the trigram index or scan the table.
    await tx.execute(sql`set local enable_indexscan = off`)
    for (const question of ['น้ำปลา', 'ถอนเงิน', 'skincare', 'ครีม รีวิว', 'ai']) {
      const search = {
        lang: 'th' as const,
        wanted: queryWords(question),
        question,
        isMany: false,
        limit: 10,
        offset: 0,
      }
      const query = listEntries(tx, search)
      const { rows } = (await tx.execute(sql`explain ${query.getSQL()}`)) as unknown as {
        rows: { 'QUERY PLAN': string }[]
      }
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, question).not.toContain('Seq Scan')
      expect(plan, question).toMatch(/Bitmap Index Scan on search_entries_(haystack|title)/)
    }
  })
})
