import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { contentItems, downloadCounts } from '../content/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
const id = newId()
const file = newId()
beforeAll(async () => {
  app = await openTestApp()
  const at = app.clock.now()
  const item = (slug: string, over: object, key = newId()) => ({
    id: key,
    kind: 'download' as const,
    slug,
    draft: {},
    live: {
      title: { th: 'แอป', en: 'App' },
      summary: { th: 'สรุป', en: '' },
      ...{ fileId: null, url: '', version: '1.1.2', platform: 'ios', ...over },
    },
    ...{ facet: '', position: 0, publishedAt: at, updatedAt: at, createdAt: at },
  })
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

test('tells what is offered; a file of ours comes before an address, only https leads outside', async () => {
  expect((await get('ios')).body.data).toMatchObject({
    title: 'แอป',
    version: '1.1.2',
    url: 'https://apps.example/talad',
  })
  expect((await get('handbook')).body.data.url).toBe(`/media/${file}`)
  expect((await get('evil')).body.data.url).toBeNull()
})
test('what is unknown, not public or without a file is not there', async () => {
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
