import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChannel, buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { dayOf } from '../../../core/calendar.ts'
import { newId } from '../../../core/ids.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { influencers } from '../../accounts/schema.ts'
import { channelPrices, channels } from '../../channels/schema.ts'
import { sweepInfluencerFacets } from '../../influencer-facets/service.ts'
import { matchChannels } from '../market/matching.ts'
import { FOLLOWER_STEPS } from '../rules/follower-steps.ts'
import { AGE_BANDS, type Criteria, EMPTY_CRITERIA } from '../shapes.ts'
import { countFunnel } from './store.ts'

const PEOPLE = 40
const TYPES = ['TIKTOK', 'INSTAGRAM'] as const
const PLACES = ['TH-10', 'TH-20', 'TH-50', 'other'] as const

const figure = fc.constantFrom(0, 1, 999, 1_000, 1_001, 25_000, 50_000)
const bps = fc.constantFrom(0, 40, 100, 150, 200, 1_000)
const percent = fc.constantFrom(0, 16.6, 16.7, 25, 33.3, 33.4, 49.9, 50)
/** `noNullPrototype`, because the database driver does not accept objects without a prototype. */
const record = <T>(of: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record<T, keyof T>(of, { noNullPrototype: true })
const audience = fc.option(
  record({
    gender: record({ female: percent, male: percent, other: percent }),
    age: record({ '13-17': percent, '18-24': percent, '25-34': percent, '35-44': percent, '45+': percent }),
    location: fc.array(record({ place: fc.constantFrom(...PLACES), percent }), { maxLength: 4 }),
  }),
  { nil: null },
)
const day = fc.constantFrom('1984-11-20', '1984-11-21', '1984-11-22', '2000-02-29', '2007-01-01')
const person = record({
  gender: fc.option(fc.constantFrom(...GENDERS), { nil: null }),
  birthdate: fc.option(day, { nil: null }),
  nationalityId: fc.constantFrom(209, 1, 44),
  province: fc.option(fc.constantFrom('TH-10', 'TH-20', 'TH-50'), { nil: null }),
  interests: fc.subarray([...INTERESTS]),
})
const channel = record({
  type: fc.constantFrom(...TYPES),
  followers: fc.option(figure, { nil: null }),
  engagementBps: fc.option(bps, { nil: null }),
  audience,
})
const price = fc.constantFrom(9_900, 10_000, 10_100, 100_000, 250_000, 1_000_000)

const sometimes = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 3 })
const criteria: fc.Arbitrary<Criteria> = record({
  followersMin: sometimes(figure),
  followersMax: sometimes(figure),
  engagementMinBps: sometimes(bps),
  audienceAges: fc.subarray([...AGE_BANDS]),
  audienceGender: sometimes(fc.constantFrom(...GENDERS)),
  provinces: fc.oneof(fc.constant<never[]>([]), fc.subarray(['TH-10', 'TH-20', 'TH-50'])),
  interests: fc.oneof(fc.constant<never[]>([]), fc.subarray([...INTERESTS])),
  creatorGender: sometimes(fc.constantFrom(...GENDERS)),
  creatorAgeMin: sometimes(fc.constantFrom(18, 25, 40, 41)),
  creatorAgeMax: sometimes(fc.constantFrom(25, 40, 41)),
  nationalities: fc.constantFrom<number[]>([], [209], [1, 44]),
})

/** A few of the criteria, so that not every query finds nobody. */
const fewCriteria = fc
  .tuple(criteria, fc.subarray(Object.keys(EMPTY_CRITERIA) as (keyof Criteria)[], { maxLength: 4 }))
  .map(([all, keys]) => ({ ...EMPTY_CRITERIA, ...Object.fromEntries(keys.map((key) => [key, all[key]])) }))

describe.each(['default', 'pglite'] as const)('%s', (engine) => {
  let app: TestApp
  let marketerId: string
  const people: string[] = []
  const owned: string[] = []
  beforeAll(async () => {
    app = await openTestApp(engine === 'pglite' ? { engine } : {})
    marketerId = (await buildMarketer(app.db)).id
    await app.db.execute(sql`select setval('influencer_position_tiktok', 4 * 192000000 + 31960)`)
    for (const values of fc.sample(person, PEOPLE)) people.push((await buildInfluencer(app.db, values as never)).id)
    const values = fc.sample(fc.tuple(channel, price), PEOPLE * 2)
    for (const [i, [one, asks]] of values.entries())
      owned.push(
        (
          await buildChannel(
            app.db,
            { ...one, accountId: people[i % PEOPLE] as string },
            { [POST_TYPES[i % 2] as 'reel']: asks },
          )
        ).id,
      )
  })
  afterAll(() => app.close())

  /** The funnel calculated with the match rule, channel by channel. */
  async function expected(demanded: Criteria, type: (typeof TYPES)[number]) {
    const rows = await app.db.select().from(channels).where(eq(channels.type, type))
    const reasons = async (tried: Criteria) => {
      const owner = { marketerId: newId(), brandId: null }
      const campaign = { ...owner, criteria: tried, channelType: type, postType: null, price: null }
      const matches = await matchChannels(
        app.db,
        campaign,
        rows.map(({ id }) => id),
        app.clock.now(),
      )
      return rows.map(({ id, accountId, status }) => ({
        ...{ id, accountId, listed: status === 'active' },
        met: Object.fromEntries((matches.get(id)?.reasons ?? []).map(({ code, met }) => [code, met])),
      }))
    }
    const all = (await reasons(demanded)).filter(({ listed }) => listed)
    const order = ['followers', 'engagement', 'audience_age', 'audience_gender', 'location', 'interests']
    const codes = [...order, 'creator_age', 'creator_gender', 'nationality'].filter(
      (code) => code in (all[0]?.met ?? {}),
    )
    const people = (of: typeof all, needed: readonly string[]) =>
      new Set(of.filter(({ met }) => needed.every((code) => met[code])).map(({ accountId }) => accountId)).size
    const min = demanded.followersMin
    const bps = demanded.engagementMinBps
    const easier: Record<string, Criteria | null> = {
      followers: min !== null && min >= 2 ? { ...demanded, followersMin: Math.floor(min / 2) } : null,
      engagement: bps !== null && bps > 0 ? { ...demanded, engagementMinBps: Math.max(0, bps - 50) } : null,
    }
    const looser: Record<string, number> = {}
    for (const code of codes) {
      const tried = easier[code]
      if (tried)
        looser[code] = people(
          (await reasons(tried)).filter(({ listed }) => listed),
          codes,
        )
      else if (tried === undefined)
        looser[code] = people(
          all,
          codes.filter((other) => other !== code),
        )
    }
    const matching = new Set(all.filter(({ met }) => codes.every((code) => met[code])).map(({ id }) => id))
    const prices = (await app.db.select().from(channelPrices).where(eq(channelPrices.postType, POST_TYPES[0])))
      .filter(({ channelId }) => matching.has(channelId))
      .map((row) => Number(row.price))
      .sort((a, b) => a - b)
    const at = (share: number) => prices[Math.ceil(share * prices.length) - 1]
    return {
      steps: [{ code: 'all', count: people(all, []) }].concat(
        codes.map((code, i) => ({ code, count: people(all, codes.slice(0, i + 1)) })),
      ),
      looser,
      prices: prices.length === 0 ? null : { low: at(0.25), high: at(0.75) },
    }
  }

  it('the estimate counts the creators that the match rule finds, whatever has changed since the last sweep', async () => {
    const change = record({
      n: fc.nat(PEOPLE - 1),
      person,
      channel,
      status: fc.constantFrom('active', 'active', 'suspended' as const),
      price,
      sweep: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 3 }),
        fc.array(fc.tuple(fewCriteria, fc.constantFrom(...TYPES)), { minLength: 3, maxLength: 6 }),
        async (changes, questions) => {
          for (const { n, person, channel, status, price, sweep } of changes) {
            await app.db
              .update(influencers)
              .set(person as never)
              .where(eq(influencers.accountId, people[n] as string))
            const id = owned[(n * 7) % owned.length] as string
            await app.db
              .update(channels)
              .set({ ...channel, status })
              .where(eq(channels.id, id))
            await app.db
              .update(channelPrices)
              .set({ price: price as never })
              .where(eq(channelPrices.channelId, id))
            if (sweep) await sweepInfluencerFacets(app)
          }
          for (const [criteria, channelType] of questions) {
            const today = dayOf(app.clock.now())
            const ask = { marketerId, channelType, postType: POST_TYPES[0], criteria, today }
            const { steps, looser, prices, followers } = await countFunnel(app.db, ask)
            const [least = 0, i] = [FOLLOWER_STEPS[3], 3]
            const only = { ...EMPTY_CRITERIA, followersMin: least }
            const from = await countFunnel(app.db, { ...ask, criteria: only })
            expect(followers.slice(i).reduce((sum, n) => sum + n, 0)).toBe(from.steps.at(-1)?.count)
            const found = Object.fromEntries(looser.map(({ code, count }) => [code, count]))
            expect({ steps, looser: found, prices }).toEqual(await expected(criteria, channelType))
          }
        },
      ),
      { numRuns: engine === 'pglite' ? 6 : 30 },
    )
  })
})
