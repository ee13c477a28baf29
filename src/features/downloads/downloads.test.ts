import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildContent } from '../../../tests/content-factory.ts'
import { buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { contract as desk } from '../content/contract.ts'
import { contentItems } from '../content/schema.ts'
import { contract as files } from '../files/contract.ts'
import { contract } from './contract.ts'
import { downloadCounts } from './schema.ts'

let app: TestApp
const id = newId()
const file = newId()
beforeAll(async () => {
  app = await openTestApp()
  const at = app.clock.now()
  const item = (slug: string, over: object, key = newId()) => {
    const doc = {
      title: { th: 'แอป', en: 'App' },
      summary: { th: 'สรุป', en: '' },
      ...{ fileId: null, url: '', version: '1.1.2', platform: 'ios', ...over },
    }
    return {
      ...{ id: key, kind: 'download' as const, slug, draftSlug: slug, draft: doc, live: doc },
      ...{ facet: '', position: 0, publishedAt: at, updatedAt: at, createdAt: at },
    }
  }
  await app.db
    .insert(contentItems)
    .values([
      item('ios', { url: 'https://apps.example/talad' }, id),
      item('handbook', { fileId: file, platform: 'document' }),
      item('evil', { url: 'javascript:alert(1)' }),
      { ...item('draft', {}), live: null },
    ])
})
afterAll(() => app.close())
const start = (slug: string) => app.call(contract.start, { params: { slug } })
const get = (slug: string) => app.call(contract.get, { params: { slug, locale: 'th' } })

test('describes a download; a managed file has precedence over a URL, and only https URLs are used', async () => {
  expect((await get('ios')).body.data).toMatchObject({
    title: 'แอป',
    version: '1.1.2',
    url: 'https://apps.example/talad',
  })
  expect((await get('handbook')).body.data.url).toBe(`/media/${file}`)
  expect((await get('evil')).body.data.url).toBeNull()
})
test('an item that is unknown, not public or without a file is not found', async () => {
  expect((await get('nothing')).status).toBe(404)
  expect((await get('draft')).status).toBe(404)
  expect((await start('nothing')).status).toBe(404)
  expect((await start('evil')).status).toBe(404)
})
test('counts each start on its Bangkok day', async () => {
  for (let i = 0; i < 3; i++) expect((await start('ios')).body.data.url).toBe('https://apps.example/talad')
  app.clock.advance(DAY)
  await start('ios')
  const rows = await app.db.select().from(downloadCounts).where(eq(downloadCounts.itemId, id))
  expect(rows.map(({ day, count }) => [day, count]).sort()).toEqual([
    ['2025-11-21', 3],
    ['2025-11-22', 1],
  ])
})
test('operators see the number of downloads, in total and in the last 30 days', async () => {
  const as = await app.callerOf((await buildOperator(app.db)).id)
  const shown = async () => {
    const { data } = (await app.call(desk.list, { as, params: { kind: 'download' } })).body
    return Object.fromEntries(data.map(({ slug, downloads }) => [slug, downloads]))
  }
  expect(await shown()).toMatchObject({ ios: { total: 4, recent: 4 }, handbook: { total: 0, recent: 0 } })
  app.clock.advance(29 * DAY)
  expect(await shown()).toMatchObject({ ios: { total: 4, recent: 1 } })
})
test('a document uploaded by an operator is counted and downloaded as a PDF with its file name', async () => {
  const as = await app.callerOf((await buildOperator(app.db)).id)
  const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
  const file = { name: 'handbook-2.pdf', bytes }
  const { data } = (await app.call(files.upload, { as, body: { purpose: 'download' }, file })).body
  const { id: documentId } = await buildContent(app.db, 'download', { slug: 'paper', doc: { fileId: data.id } })
  expect((await start('paper')).body.data.url).toBe(`/media/${data.id}`)
  const { blob } = await app.call(files.media, { params: { id: data.id } })
  expect(blob).toMatchObject({ type: 'application/pdf', name: 'handbook-2.pdf', inline: false })
  expect(Buffer.from(blob!.bytes)).toEqual(Buffer.from(bytes))
  const [row] = await app.db.select().from(downloadCounts).where(eq(downloadCounts.itemId, documentId))
  expect(row?.count).toBe(1)
})
