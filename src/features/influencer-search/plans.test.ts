import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildInfluencer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import { rowsOf } from '../../ledger/rows.ts'
import { COMPARED_MAX, type FindFilters, type FindSort } from './rules/filters.ts'
import { countTypes, listFound } from './store.ts'

const CHANNELS = 6_000
const PEOPLE = 20
const marketerId = newId()

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  for (let n = 0; n < PEOPLE; n++) {
    const interests = [['beauty'], ['food'], ['car'], ['travel', 'family']][n % 4] as string[]
    const { id } = await buildInfluencer(app.db, { province: `TH-${10 + n}`, interests })
    await app.db.execute(sql`
      insert into channels (id, account_id, type, external_id, handle, url, name, status, status_at, proof, followers,
        engagement_bps, score, audience, created_at)
      select gen_random_uuid(), ${id}::uuid, (array['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'X', 'LEMON8'])[1 + i % 5],
        ${id} || i, 'h' || md5(${id} || i), 'https://example.com', 'Channel ' || i, 'active', now(), 'oauth',
        (1000 * exp(random() * 6))::int, (random() * 900)::int, (40 + random() * 60)::int,
        jsonb_build_object('gender', jsonb_build_object('female', i % 100, 'male', 99 - i % 100, 'other', 1),
          'age', jsonb_build_object('13-17', 5, '18-24', i % 60, '25-34', 60 - i % 60, '35-44', i % 20, '45+', 5),
          'location', '[]'::jsonb),
        now() - i * interval '1 hour'
      from generate_series(1, ${CHANNELS / PEOPLE}) i`)
  }
  await app.db.execute(sql`
    insert into channel_prices (channel_id, post_type, price)
    select id, 'reel', 50000 + (random() * 2000000)::int from channels`)
  await app.db.execute(sql`analyze influencer_search`)
}, 120_000)
afterAll(() => app.database.close())

const planOf = async (query: SQL): Promise<string> =>
  (await rowsOf<{ 'QUERY PLAN': string }>(app.db, sql`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n')

const cases: [FindFilters, FindSort][] = [
  [{}, 'trust'],
  [{}, 'price'],
  [{}, 'followers'],
  [{}, 'engagement'],
  [{}, 'newest'],
  [{ type: ['TIKTOK'] }, 'trust'],
  [{ type: ['TIKTOK'], followersMin: 10_000, followersMax: 50_000 }, 'trust'],
  [{ type: ['TIKTOK', 'X'], interest: ['food'] }, 'followers'],
  [{ post: 'reel', priceMin: 100_000, priceMax: 200_000 }, 'price'],
  [{ post: 'reel', priceMin: 100_000, priceMax: 110_000 }, 'trust'],
  [{ engagementMin: 850 }, 'trust'],
  [{ interest: ['travel'] }, 'trust'],
  [{ province: ['TH-12'] }, 'trust'],
  [{ gender: 'female', age: ['18-24'] }, 'trust'],
  [{ q: 'h3fa' }, 'trust'],
  [{ scoreMin: 95 }, 'newest'],
]

it.each(cases)('%j by %s reads an index', async (filters, sort) => {
  const after = [
    sort === 'newest' ? '2025-11-01T00:00:00.000Z' : 500_000,
    '01a20bca-f9eb-7a58-8fa3-d8bf383af036',
  ] as const
  for (const start of [null, after]) {
    const plan = await planOf(listFound(app.db, { ...filters, marketerId }, { sort, after: start, limit: 20 }).getSQL())
    expect(plan).not.toContain('Seq Scan on influencer_search')
    expect(plan).toMatch(/Index.* influencer_search_/)
  }
})

it('the channels that are compared with a brief read an index', async () => {
  const also: FindFilters = { type: ['TIKTOK'], followersMin: 5_000, interest: ['food'], gender: 'female' }
  const window = { sort: 'trust', after: null, limit: COMPARED_MAX } as const
  const plan = await planOf(listFound(app.db, { marketerId, also }, window).getSQL())
  expect(plan).not.toContain('Seq Scan on influencer_search')
  expect(plan).toMatch(/Index.* influencer_search_/)
})

it('counts each type', async () => {
  const counts = await countTypes(app.db, { marketerId })
  expect(counts).toMatchObject({ INSTAGRAM: CHANNELS / 5, TIKTOK: CHANNELS / 5, LINE: 0 })
})
