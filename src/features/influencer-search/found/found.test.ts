import { and, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign, buildInfluencer, buildJob, buildMarketer, buildReply } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { rowsOf } from '../../../db/rows.ts'
import { AGE_BANDS } from '../../campaigns/shapes.ts'
import { partnerFacet, requestFacets, sweepInfluencerFacets, textFacet } from '../../influencer-facets/service.ts'
import {
  COUNTED_OPTIONS,
  FIND_SORTS,
  type FindFilters,
  type FindSort,
  HISTOGRAMS,
  type Histogram,
  PAST_WORK,
  REPLY_WITHIN,
  withoutBounds,
} from '../rules/filters.ts'
import { influencerSearch as rows, SORT_KEYS } from '../schema.ts'
import { conditionsOf, ofTypes, PRICES, type Search } from '../store.ts'
import type { Cursor } from './query.ts'
import { findChannels } from './store.ts'

const PEOPLE = 12
const CHANNELS = 280
const TYPES = ['INSTAGRAM', 'TIKTOK', 'X'] as const
const TEXTS = ['h1', 'channel 2', '%']
const PROVINCES = ['TH-10', 'TH-20', 'TH-50'] as const

/** Values around those that rows have. */
const followers = fc.constantFrom(0, 1, 99, 100, 101, 999, 1_000, 5_000, 5_001, 49_999, 50_000, 123_456)
const price = fc.constantFrom(1, 99_999, 100_000, 100_001, 150_000, 990_000)
/** Undefined in three of four cases, so that a combination of many filters still finds channels. */
const optional = <T>(of: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, of)
const some = <T>(of: readonly T[]) => optional(fc.uniqueArray(fc.constantFrom(...of), { minLength: 1, maxLength: 3 }))

const filters: fc.Arbitrary<FindFilters> = fc.record({
  q: fc.option(fc.constantFrom(...TEXTS, 'H1', 'นะ'), { nil: undefined, freq: 2 }),
  type: some(TYPES),
  post: optional(fc.constantFrom(...POST_TYPES)),
  priceMin: optional(price),
  priceMax: optional(price),
  followersMin: optional(followers),
  followersMax: optional(followers),
  engagementMin: optional(fc.constantFrom(0, 1, 9, 10, 250, 300)),
  interest: some(INTERESTS),
  province: some(PROVINCES),
  gender: optional(fc.constantFrom(...GENDERS)),
  age: some(AGE_BANDS),
  scoreMin: optional(fc.constantFrom(0, 50, 99, 100)),
  pastWork: optional(fc.constantFrom(...PAST_WORK)),
  replyWithin: optional(fc.constantFrom(...REPLY_WITHIN)),
  language: optional(fc.constantFrom('th', 'en')),
  takesJobs: optional(fc.constant('1')),
})

/** A change of all channels whose number modulo 7 is `remainder`. */
const change = fc.record({
  remainder: fc.nat(6),
  what: fc.constantFrom(
    'figures',
    'audience',
    'status',
    'prices',
    'person',
    'block',
    'request',
    'work',
    'reply',
    'lang',
    'pause',
    'sweep',
    'sweep',
  ),
  followers: fc.option(followers, { nil: null }),
  engagement: fc.option(fc.constantFrom(0, 9, 10, 250, 12_000), { nil: null }),
  score: fc.option(fc.constantFrom(0, 50, 99, 100), { nil: null }),
  price,
  post: fc.constantFrom(...POST_TYPES),
  interests: fc.subarray([...INTERESTS]),
  reply: fc.record({
    event: fc.constantFrom('decline', 'answerTimeout'),
    hours: fc.constantFrom(1, 6, 7, 24, 25, 72, 73),
  }),
  withYou: fc.boolean(),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

describe.each(['default', 'pglite'] as const)('%s', (engine) => {
  let app: TestApp
  let marketerId: string
  let own: Awaited<ReturnType<typeof buildCampaign>>
  const people: string[] = []
  beforeAll(async () => {
    app = await openTestApp(engine === 'pglite' ? { engine } : {})
    marketerId = (await buildMarketer(app.db)).id
    own = await buildCampaign(app.db, { marketerId })
    // The sequence starts near the end of a segment, so that the channels are in two segments.
    await app.db.execute(sql`select setval('influencer_position_tiktok', 4 * 192000000 + 31950)`)
    for (let n = 0; n < PEOPLE; n++) {
      const { id } = await buildInfluencer(app.db, { province: PROVINCES[n % 3] as string, interests: ['food'] })
      people.push(id)
    }
    await app.db.execute(sql`
      insert into channels (id, account_id, type, external_id, handle, url, name, status, status_at, proof, followers,
        engagement_bps, score, created_at)
      select gen_random_uuid(), (${sql.param(people)}::uuid[])[1 + i % ${PEOPLE}], (${sql.param([...TYPES])}::text[])[1 + i % 3],
        i::text, 'h' || i, 'https://example.com', 'Channel ' || i, 'active', now(), 'oauth', i * 37 % 5003, i % 311,
        nullif(i % 101, 0), now() - i % 50 * interval '1 hour'
      from generate_series(1, ${CHANNELS}) i`)
    await app.db.execute(sql`
      insert into channel_prices (channel_id, post_type, price)
      select id, 'reel', 100000 + score % 4 * 50000 from channels where score > 20`)
    // Sort thresholds, which otherwise only a large market has.
    await app.db.execute(sql`
      insert into influencer_facet_steps (number, step, upwards, value) values
        ('rank', 1, false, 500000), ('rank', 2, false, 900000), ('rank', 3, false, 990100),
        ('followers', 1, false, 2500), ('followers', 2, false, 4900), ('engagement', 1, false, 250),
        ('price', 1, true, 150000), ('price.reel', 1, true, 150000), ('price.reel', 2, true, 100000)`)
  }, 120_000)
  afterAll(() => app.close())

  async function apply({ what, remainder, post, interests, reply, withYou, ...to }: Change): Promise<void> {
    const { db } = app
    const chosen = sql`external_id::int % 7 = ${remainder}`
    const channelIds = sql`select id from channels where ${chosen}`
    const person = people[remainder] as string
    if (what === 'request') await requestFacets(db, [partnerFacet(marketerId), ...TEXTS.map(textFacet)])
    if (what === 'sweep') await sweepInfluencerFacets(app)
    if (what === 'figures')
      await db.execute(
        sql`update channels set followers = ${to.followers}, engagement_bps = ${to.engagement}, score = ${to.score} where ${chosen}`,
      )
    if (what === 'audience') {
      const audience = {
        gender: { female: remainder, male: 3, other: 0 },
        age: { '13-17': remainder, '18-24': 2, '25-34': 1, '35-44': 0, '45+': 0 },
        location: [],
      }
      await db.execute(sql`update channels set audience = ${JSON.stringify(audience)}::jsonb where ${chosen}`)
    }
    if (what === 'status')
      await db.execute(
        sql`update channels set status = case status when 'active' then 'suspended' else 'active' end where ${chosen}`,
      )
    if (what === 'prices') {
      await db.execute(sql`delete from channel_prices where channel_id in (${channelIds}) and post_type = ${post}`)
      await db.execute(
        sql`insert into channel_prices select id, ${post}, ${to.price}::bigint from channels where ${chosen} and followers > 100`,
      )
    }
    if (what === 'person')
      await db.execute(
        sql`update influencers set interests = ${sql.param(interests)}::text[], province = ${PROVINCES[remainder % 3]} where account_id = ${person}`,
      )
    if (what === 'pause')
      await db.execute(
        sql`update influencers set takes_jobs_from = case when takes_jobs_from is null then '2030-01-01'::date end where account_id = ${person}`,
      )
    if (what === 'lang')
      await db.execute(sql`update accounts set lang = case lang when 'th' then 'en' else 'th' end where id = ${person}`)
    if (what === 'work' || what === 'reply') {
      const [channel] = await rowsOf<{ id: string }>(
        db,
        sql`select id::text as id from channels where account_id = ${person} limit 1`,
      )
      const of = withYou ? { campaignId: own.id, marketerId } : {}
      const job = await buildJob(db, { ...of, influencerId: person, channelId: channel?.id as string })
      if (what === 'reply') await buildReply(db, job.id, reply)
      else await db.execute(sql`update jobs set completed_at = now() where id = ${job.id}`)
    }
    if (what === 'block')
      await db.execute(
        sql`insert into influencer_blocks (id, marketer_id, influencer_id, created_at) values (gen_random_uuid(), ${marketerId}, ${person}, now()) on conflict do nothing`,
      )
  }

  /** The expected result, from a plain SQL query. */
  async function expected(search: Search, sort: FindSort) {
    const key = sort === 'price' && search.post ? PRICES[search.post] : SORT_KEYS[sort]
    const direction = sql.raw(sort === 'price' ? 'asc' : 'desc')
    const list = await rowsOf<{ position: number }>(
      app.db,
      sql`select position from ${rows} where ${and(conditionsOf(search), ofTypes(search))} order by ${key} ${direction}, position ${direction}`,
    )
    const counts = await rowsOf<{ type: string; n: number }>(
      app.db,
      sql`select type, count(*)::int as n from ${rows} where ${conditionsOf(search)} group by 1`,
    )
    const options = Object.entries(COUNTED_OPTIONS).map(async ([name, option]) => {
      const where = and(conditionsOf({ ...search, ...option }), ofTypes(search))
      const [row] = await rowsOf<{ n: number }>(app.db, sql`select count(*)::int as n from ${rows} where ${where}`)
      return [name, row?.n] as const
    })
    const parts = (Object.keys(HISTOGRAMS) as Histogram[]).flatMap((of) => {
      const column = of === 'followers' ? rows.followers : search.post ? PRICES[search.post] : rows.priceFrom
      const where = and(conditionsOf(withoutBounds(search, of)), ofTypes(search))
      return HISTOGRAMS[of].map(async ({ name, least }, n, { [n + 1]: next }) => {
        const below = next ? sql`and ${column} < ${next.least}` : sql``
        const [row] = await rowsOf<{ n: number }>(
          app.db,
          sql`select count(*)::int as n from ${rows} where ${where} and ${column} >= ${least} ${below}`,
        )
        return [name, row?.n] as const
      })
    })
    return {
      list: list.map(({ position }) => position),
      counts: Object.fromEntries(counts.map((c) => [c.type, c.n])),
      options: Object.fromEntries(await Promise.all([...options, ...parts])),
    }
  }

  it('pages, counts and option counts equal those of plain SQL, with any changes since the last sweep', async () => {
    const query = fc.record({
      filters,
      also: optional(filters),
      sort: fc.constantFrom(...FIND_SORTS),
      limit: fc.nat(30),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 3 }),
        fc.array(query, { minLength: 4, maxLength: 8 }),
        async (changes, queries) => {
          for (const one of changes) await apply(one)
          for (const { filters, also, sort, limit } of queries) {
            const search = {
              ...filters,
              ...(also && { also: { ...also, q: undefined, pastWork: undefined } }),
              marketerId,
            }
            const { list, counts, options } = await expected(search, sort)
            let after: Cursor | null = null
            for (let from = 0; from <= list.length && from <= 3 * limit; from += limit + 1) {
              const found: Awaited<ReturnType<typeof findChannels>> = await findChannels(app.db, search, {
                ...{ sort, after, limit, options: true },
              })
              expect(found.page.map(({ position }) => position)).toEqual(list.slice(from, from + limit + 1))
              expect(found.counts).toMatchObject({ INSTAGRAM: 0, TIKTOK: 0, X: 0, LINE: 0, ...counts })
              // Without a facet for the text, an option without past partners is not counted in a search limited to
              // them.
              const { work_any, ...others } = options
              const isLeftOut = search.pastWork === 'with_you' && search.q && found.options?.work_any === undefined
              expect(found.options).toEqual(isLeftOut ? others : { ...others, work_any })
              const last = found.page.at(-1)
              if (!last) break
              after = [Number(last.key), last.position]
            }
          }
        },
      ),
      { numRuns: engine === 'pglite' ? 6 : 30 },
    )
  })

  it('the option for past partners is counted after the next sweep if there are many of them', async () => {
    const { id } = await buildMarketer(app.db)
    const withYou = async () => {
      const window = { sort: 'trust', after: null, limit: 1, options: true } as const
      return (await findChannels(app.db, { marketerId: id }, window)).options?.work_with_you
    }
    expect(await withYou()).toBe(0)
    await app.db.execute(
      sql`insert into past_partners (marketer_id, influencer_id) select ${id}::uuid, gen_random_uuid() from generate_series(1, 201)`,
    )
    const [person] = people
    await app.db.execute(sql`insert into past_partners values (${id}, ${person})`)
    expect(await withYou()).toBeUndefined()
    await sweepInfluencerFacets(app)
    const listed = sql`select count(*)::int as n from ${rows} where account_id = ${person}`
    expect(await withYou()).toBe((await rowsOf<{ n: number }>(app.db, listed))[0]?.n)
  })
})
