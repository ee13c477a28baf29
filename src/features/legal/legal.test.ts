import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import { contentItems, contentVersions } from '../content/schema.ts'
import { contract } from './contract.ts'
import { blocksOf } from './rules/blocks.ts'
import { changesBetween } from './rules/changes.ts'
import { pickVersion } from './service.ts'

describe('blocks of a text', () => {
  test('headings, paragraphs, lists with their marks, tables row by row', () => {
    const html = `<h2>หัวข้อ</h2><p>ย่อหน้า <strong>หนา</strong> &amp; <a href="/th">ลิงก์</a></p>
      <ol><li>หนึ่ง</li><li><p>สอง</p></li></ol><ul><li>จุด</li></ul>
      <table><tr><td>ก</td><td>ข</td></tr></table><blockquote><p>คำพูด<br>สองบรรทัด</p></blockquote>`
    expect(blocksOf(html)).toEqual([
      { tag: 'h2', text: 'หัวข้อ' },
      { tag: 'p', text: 'ย่อหน้า หนา & ลิงก์' },
      { tag: 'li', text: 'หนึ่ง', mark: '1.' },
      { tag: 'li', text: 'สอง', mark: '2.' },
      { tag: 'li', text: 'จุด', mark: '•' },
      { tag: 'tr', text: 'ก | ข' },
      { tag: 'blockquote', text: 'คำพูด\nสองบรรทัด' },
    ])
  })
})

describe('differences', () => {
  const p = (text: string) => ({ tag: 'p' as const, text })
  test('a changed sentence marks only the changed words', () => {
    const [block] = changesBetween([p('เราเก็บข้อมูลบัญชีไว้ 60 วันหลังปิดบัญชี')], [p('เราเก็บข้อมูลบัญชีไว้ 90 วันหลังปิดบัญชี')])
    expect(block?.kind).toBe('changed')
    expect(block?.parts.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'del', text: '60' },
      { kind: 'ins', text: '90' },
    ])
  })
  test('blocks without a similar block are added or removed whole; unchanged paragraphs become a count', () => {
    const before = [p('One stays.'), p('Two stays.'), p('Goodbye to all of this.')]
    const after = [p('One stays.'), p('Two stays.'), p('ข้อความใหม่ทั้งหมด')]
    expect(changesBetween(before, after).map(({ tag, kind, count }) => [tag, kind, count])).toEqual([
      ['skipped', 'same', 2],
      ['p', 'removed', undefined],
      ['p', 'added', undefined],
    ])
  })
  test('completely rewritten texts are shown whole', () => {
    const text = (word: string, n: number) =>
      p(Array.from({ length: n }, (_, i) => `${word}${i % 97} of the`).join(' '))
    const many = (word: string) => Array.from({ length: 80 }, (_, i) => text(word + i, 60))
    expect(changesBetween(many('a'), many('b')).length).toBeGreaterThan(79)
    expect(changesBetween([text('a', 6_000)], [text('b', 6_000)]).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
  test('equal texts have no differences', () => {
    expect(changesBetween([p('Same')], [p('Same')])).toEqual([])
  })
})

test('a version by its number, or by the month in which it was in force', () => {
  const versions = [
    { number: 3, effectiveFrom: '2025-11-01' },
    { number: 1, effectiveFrom: '2024-10-07' },
  ]
  expect(pickVersion(versions, undefined)?.number).toBe(3)
  expect(pickVersion(versions, '1')?.number).toBe(1)
  expect(pickVersion(versions, '2025-11')?.number).toBe(3)
  expect(pickVersion(versions, '2025-10')?.number).toBe(1)
  expect(pickVersion(versions, '2024-09')).toBeUndefined()
  expect(pickVersion(versions, '2')).toBeUndefined()
})

describe('the public texts', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
    const at = app.clock.now()
    const doc = (key: string, days: string, effectiveFrom: string) => ({
      key,
      title: { th: 'นโยบาย', en: 'Policy' },
      summary: { th: 'สรุป', en: '' },
      body: { th: `<h2>เก็บ</h2><p>เราเก็บข้อมูลบัญชีไว้ ${days} วันหลังปิด</p>`, en: '' },
      effectiveFrom,
    })
    for (const key of ['privacy', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing', 'termsOfUse']) {
      const id = newId()
      const live = doc(key, '90', '2025-11-01')
      await app.db.insert(contentItems).values({
        ...{ id, kind: 'page', slug: key, draftSlug: key, draft: live, live, facet: key },
        ...{ publishedAt: at, updatedAt: at, createdAt: at },
      })
      const version = { itemId: id, slug: key, published: 'published' as const, createdAt: at }
      await app.db.insert(contentVersions).values([
        { ...version, id: newId(), number: 1, doc: doc(key, '60', '2024-10-07') },
        { ...version, id: newId(), number: 2, doc: doc(key, '75', '2025-01-01'), published: 'kept' },
        { ...version, id: newId(), number: 3, doc: live },
      ])
    }
  })
  afterAll(() => app.close())
  const page = (query: object = {}) =>
    app.call(contract.page, { params: { page: 'privacy', locale: 'en' }, query: query as never })

  test('shows the newest version and lists those that were public', async () => {
    const { body } = await page()
    expect(body.data).toMatchObject({ version: 3, effectiveFrom: '2025-11-01', lang: 'th', changes: null })
    expect(body.data.versions.map(({ number }) => number)).toEqual([3, 1])
  })
  test('shows what changed since the previous public version', async () => {
    const { changes } = (await page({ changes: '1' })).body.data
    expect(changes?.since).toBe(1)
    expect(changes?.blocks.flatMap(({ parts }) => parts).filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'del', text: '60' },
      { kind: 'ins', text: '90' },
    ])
    expect((await page({ version: 1, changes: '1' })).body.data.changes).toBeNull()
  })
  test('an older version is found by its number; a version that was only saved, or that never existed, is not found', async () => {
    expect((await page({ version: 1 })).body.data.body).toContain('60')
    expect((await page({ version: 2 })).status).toBe(404)
    expect((await page({ version: 9 })).status).toBe(404)
  })
  test.each(['terms', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const)(
    'GET /sv_influ_api/open/consent_file/%s is a PDF shown in the page, the same bytes each time',
    async (x) => {
      const read = (query: object = {}) => app.call(contract.consentFile, { params: { x }, query: query as never })
      const { status, blob } = await read()
      expect([status, blob?.type, blob?.inline]).toEqual([200, 'application/pdf', true])
      expect(Buffer.from(blob!.bytes).subarray(0, 5).toString()).toBe('%PDF-')
      // The PDF is drawn once; the second request gets the cached bytes.
      expect((await read()).blob!.bytes).toBe(blob!.bytes)
      expect((await read({ version: '2025-01', lang: 'th' })).blob?.name).toBe(`${x}-1-th.pdf`)
      expect((await read({ version: '2024-01' })).status).toBe(404)
    },
  )
  test('an unknown consent is not found', async () => {
    expect((await app.call(contract.consentFile, { params: { x: 'other' as 'terms' } })).status).toBe(404)
  })
})

test('a change of several words is shown as one change', () => {
  const p = (text: string) => ({ tag: 'p' as const, text })
  const [block] = changesBetween(
    [p('Send your request in writing with a copy of an identity paper by post to the address above.')],
    [p('Send your request through our contact page or by post to the address above.')],
  )
  expect(block?.parts.map(({ kind }) => kind)).toEqual(['same', 'del', 'ins', 'same'])
  expect(block?.parts[2]?.text.trim()).toBe('through our contact page or')
})
