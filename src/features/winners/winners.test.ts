import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import { contentItems } from '../content/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  const at = app.clock.now()
  const winner = (year: number, place: number, scene: string) => ({
    id: newId(),
    kind: 'winner' as const,
    slug: `${year}-${place}`,
    draftSlug: `${year}-${place}`,
    draft: {},
    live: {
      year,
      place,
      category: { th: 'อาหาร', en: 'Food' },
      name: { th: 'พลอย', en: 'Ploy' },
      handle: '@ploy',
      channelType: 'TIKTOK',
      reason: { th: 'เหตุผล', en: '' },
      portrait: { fileId: null, scene, alt: { th: '', en: '' } },
    },
    facet: String(year),
    position: place,
    publishedAt: at,
    updatedAt: at,
    createdAt: at,
  })
  await app.db
    .insert(contentItems)
    .values([
      winner(2024, 1, 'ploy'),
      winner(2025, 2, 'nobody'),
      winner(2025, 1, 'ploy'),
      { ...winner(2026, 1, 'ploy'), live: null },
    ])
})
afterAll(() => app.close())
const list = (year?: number) => app.call(contract.list, { params: { locale: 'en' }, query: { ...(year && { year }) } })

test('GET /api/winners/lang/{locale} returns the newest public year and lists the others', async () => {
  const { body } = await list()
  expect([body.year, body.years]).toEqual([2025, [2025, 2024]])
  expect(body.data.map(({ slug, portrait, lang }) => [slug, portrait, lang])).toEqual([
    ['2025-1', '/media/art/portrait/ploy.svg', 'th'],
    ['2025-2', null, 'th'],
  ])
})
test('year selects one; a year without public winners is not found', async () => {
  expect((await list(2024)).body.data).toHaveLength(1)
  expect((await list(2026)).status).toBe(404)
})
