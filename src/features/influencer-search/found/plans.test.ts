import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { newId } from '../../../core/ids.ts'
import { rowsOf } from '../../../db/rows.ts'
import { sweepInfluencerFacets } from '../../influencer-facets/service.ts'
import { COMPARED_MAX, type FindFilters, type FindSort } from '../rules/filters.ts'
import { foundQuery } from './query.ts'
import { findChannels } from './store.ts'

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
  await sweepInfluencerFacets(app)
  await app.db.execute(sql`analyze`)
}, 120_000)
afterAll(() => app.close())

const planOf = async (query: SQL): Promise<string> =>
  (await rowsOf<{ 'QUERY PLAN': string }>(app.db, sql`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n')

const cases: [FindFilters, FindSort][] = [
  [{}, 'trust'],
  [{}, 'price'],
  [{}, 'newest'],
  [{ type: ['TIKTOK', 'X'], interest: ['food'] }, 'followers'],
  [{ post: 'reel', priceMin: 100_000, priceMax: 200_000 }, 'price'],
  [{ followersMin: 10_000, followersMax: 50_000, province: ['TH-12'] }, 'engagement'],
  [{ gender: 'female', age: ['18-24'], scoreMin: 95 }, 'trust'],
  [{ pastWork: 'any', replyWithin: '24', language: 'en' }, 'trust'],
  [{ q: 'h3fa' }, 'trust'],
]

it.each(cases)('%j by %s reads only the rows of its page', async (filters, sort) => {
  const window = { sort, after: [500_000, 77], limit: 20, options: true } as const
  const plan = await planOf(foundQuery({ ...filters, marketerId }, window))
  expect(plan).not.toContain('Seq Scan on influencer_search')
  expect(plan).toContain(filters.q ? 'influencer_search_words' : 'influencer_search_position_unique')
})

it('channels to compare with a brief are found by facets, without a table scan', async () => {
  const also: FindFilters = { type: ['TIKTOK'], followersMin: 5_000, interest: ['food'], gender: 'female' }
  const plan = await planOf(foundQuery({ marketerId, also }, { sort: 'trust', after: null, limit: COMPARED_MAX }))
  expect(plan).not.toContain('Seq Scan on influencer_search')
  expect(plan).not.toContain('JIT')
})

it('past partners are found by the index on accounts', async () => {
  const plan = await planOf(foundQuery({ marketerId, pastWork: 'with_you' }, { sort: 'trust', after: null, limit: 20 }))
  expect(plan).not.toContain('Seq Scan on influencer_search')
  expect(plan).toContain('influencer_search_account')
})

it('counts each type', async () => {
  const { counts } = await findChannels(app.db, { marketerId }, { sort: 'trust', after: null, limit: 20 })
  expect(counts).toMatchObject({ INSTAGRAM: CHANNELS / 5, TIKTOK: CHANNELS / 5, LINE: 0 })
})
