import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContent } from '../../../tests/content-factory.ts'
import { buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { TIERS } from '../../core/vocabulary.ts'
import { contentRedirects } from '../content/schema.ts'
import { contract } from './contract.ts'

let app: TestApp

/**
 * Nine packages for brands, the third one recommended; two for the audience `influencer`; one that is not published.
 */
beforeAll(async () => {
  app = await openTestApp()
  for (let n = 0; n < 12; n++) {
    await buildContent(app.db, 'package', {
      slug: `p-${n}`,
      position: n,
      live: n < 11,
      doc: {
        audience: n < 9 ? 'brand' : 'influencer',
        tier: TIERS[n % 3] ?? 'nano',
        channelType: n % 2 === 0 ? 'INSTAGRAM' : 'TIKTOK',
        objective: n % 2 === 0 ? 1 : 4,
        units: 20,
        price: baht(18_000),
        creatorPay: baht(810),
        popular: n === 2,
        includes: [{ th: 'ภาพ', en: '' }],
        followers: n === 0 ? { from: 500, to: 0 } : { from: 0, to: 0 },
      },
    })
  }
})
afterAll(() => app.close())

const list = (query: object = {}) => app.call(contract.list, { query })
const find = (b: string) => app.call(contract.find, { params: { a: 'en', b } })
const slugs = (body: { data: { slug: string }[] }) => body.data.map(({ slug }) => slug)

describe('the list', () => {
  test('has 6 per page, status publish and page 1 by default, in the order of the catalogue', async () => {
    const { body } = await list()
    expect(body).toMatchObject({ page: 1, perPage: 6, total: 11 })
    expect(slugs(body)).toEqual(['p-0', 'p-1', 'p-2', 'p-3', 'p-4', 'p-5'])
    expect((await list({ status: 'publish', page: 1, limit: 6 })).body).toEqual(body)
  })
  test('has pages of the requested size', async () => {
    expect(slugs((await list({ page: 2 })).body)).toEqual(['p-6', 'p-7', 'p-8', 'p-9', 'p-10'])
    expect(slugs((await list({ limit: 4, page: 3 })).body)).toEqual(['p-8', 'p-9', 'p-10'])
    expect((await list({ page: 9 })).body).toMatchObject({ data: [], total: 11 })
    for (const query of [{ limit: 0 }, { limit: 51 }, { page: 0 }, { page: 'x' }, { tier: 'giga' }])
      expect((await list(query)).status).toBe(400)
  })
  test('lists only published packages', async () => {
    expect((await list({ status: 'draft' })).body).toMatchObject({ data: [], total: 0 })
    expect(slugs((await list({ limit: 50 })).body)).not.toContain('p-11')
  })
  test('is filtered by audience, channel, tier and objective, and counts each of them', async () => {
    expect((await list({ audience: 'influencer' })).body).toMatchObject({ total: 2 })
    const { body } = await list({ audience: 'brand', channel: 'TIKTOK', tier: 'micro', objective: 4 })
    expect(slugs(body)).toEqual(['p-1', 'p-7'])
    expect(body.facets).toEqual({
      channel: { INSTAGRAM: 5, TIKTOK: 4 },
      tier: { nano: 3, micro: 3, mid: 3 },
      objective: { 1: 5, 4: 4 },
    })
  })
  test('shows the price, VAT separately, and the pay of one job, in satang', async () => {
    const { body } = await list({ lang: 'en' })
    expect(body.data[1]).toMatchObject({
      units: 20,
      price: baht(18_000),
      vatBps: 700,
      vat: baht(1_260),
      total: baht(19_260),
      unitPrice: baht(900),
      creatorPay: baht(810),
      fee: baht(90),
      lifeMonths: 6,
      includes: ['ภาพ'],
    })
    expect(body.terms).toMatchObject({ lifeMonths: 6, creditMonths: 12, returnDays: 30, feeBps: 1_000, vatBps: 700 })
  })
  test("has the followers of the package, or of its creators' tier", async () => {
    const { body } = await list()
    expect(body.data.slice(0, 3).map(({ followers }) => followers)).toEqual([
      { from: 500, to: null },
      { from: 10_000, to: 50_000 },
      { from: 50_000, to: 100_000 },
    ])
  })
})

test('the home page gets packages for brands, the recommended one first', async () => {
  const { body } = await app.call(contract.home)
  expect(slugs(body)).toEqual(['p-2', 'p-0', 'p-1', 'p-3', 'p-4', 'p-5'])
  expect(slugs((await app.call(contract.home, { query: { limit: 1 } })).body)).toEqual(['p-2'])
})

describe('one package', () => {
  test('is found by language and slug, with its rules and three similar ones', async () => {
    const { status, body } = await find('p-0')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ slug: 'p-0', body: 'Text', bodyLang: 'en', preview: false })
    expect(body.data.related.map(({ slug }) => slug)).toEqual(['p-6', 'p-2', 'p-4'])
    expect(body.data.terms.refunds).toEqual({
      beforeWork: 10_000,
      working: 9_000,
      draftSent: 5_000,
      ready: 2_500,
      posted: 0,
    })
  })
  test('shows the rates and limits in force', async () => {
    const words = { th: '', en: 'Revisions included: {$revisions}' }
    const doc = { summary: words, includes: [words], body: { th: '', en: `<p>${words.en}</p>` } }
    await buildContent(app.db, 'package', { slug: 'with-figures', position: 60, doc })
    const { data } = (await find('with-figures')).body
    const shown = `Revisions included: ${data.terms.revisions}`
    expect([data.summary, data.includes, data.body]).toEqual([shown, [shown], `<p>${shown}</p>`])
  })
  test('is found by its old slug, with its current one in the response', async () => {
    const item = await buildContent(app.db, 'package', { slug: 'present', position: 50 })
    const row = { id: newId(), kind: 'package' as const, slug: 'former', itemId: item.id, createdAt: app.clock.now() }
    await app.db.insert(contentRedirects).values(row)
    expect((await find('former')).body.data.slug).toBe('present')
  })
  test('shows its draft to an operator who requests the preview, and to nobody else', async () => {
    const item = await buildContent(app.db, 'package', { slug: 'to-come', live: false })
    const ask = { params: { a: 'th', b: 'to-come' }, query: { preview: item.id } } as const
    const as = await app.callerOf((await buildOperator(app.db)).id)
    expect((await app.call(contract.find, { ...ask, as })).body.data).toMatchObject({ preview: true, slug: 'to-come' })
    expect((await app.call(contract.find, ask)).status).toBe(404)
  })
  test('is not found if it is not public, or in an unknown language', async () => {
    for (const slug of ['p-11', 'no-such']) expect((await find(slug)).body.code).toBe('not_found')
    const answer = await app.call(contract.find, { params: { a: 'xx' as 'en', b: 'p-0' } })
    expect(answer.status).toBe(404)
  })
})
