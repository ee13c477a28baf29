import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildCampaign,
  buildChannel,
  buildInfluencer,
  buildMarketer,
  buildOperator,
} from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Satang } from '../../../core/money.ts'
import { outbox } from '../../../platform/schema.ts'
import { influencers } from '../../accounts/schema.ts'
import { channels } from '../../channels/schema.ts'
import { contract as blocks } from '../../influencer-blocks/contract.ts'
import { contract } from '../contract.ts'
import { campaigns } from '../schema.ts'
import { matchChannels, sweepSavedSearches } from '../service.ts'
import { type Criteria, EMPTY_CRITERIA } from '../shapes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const newMarketer = async () => app.callerOf((await buildMarketer(app.db)).id)
const _operator = async () => app.callerOf((await buildOperator(app.db)).id)

describe('the market', () => {
  test('lists open jobs, with filters, sorting and pages', async () => {
    const marketer = await buildMarketer(app.db, { brandName: 'Krua Yai' })
    const of = (values: Partial<typeof campaigns.$inferInsert>) =>
      buildCampaign(app.db, { marketerId: marketer.id, topic: 'car', ...values })
    const [cheap, dear] = [
      await of({ price: 160_000 as Satang, channelType: 'TIKTOK' }),
      await of({ price: 900_000 as Satang }),
    ]
    await of({ status: 'draft' })
    await of({ paused: true })
    await of({ kind: 'invite_only' })
    await of({ slots: 1, slotsTaken: 1 })
    const ids = async (query: object) =>
      (await app.call(contract.publicJobs, { query: { topic: 'car', ...query } as never })).body.data.map((c) => c.id)
    expect(await ids({ sort: 'price' })).toEqual([dear.id, cheap.id])
    expect(await ids({ channel: 'TIKTOK,YOUTUBE' })).toEqual([cheap.id])
    expect(await ids({ priceMin: '200000' })).toEqual([dear.id])
    expect(await ids({ q: 'krua y%' })).toEqual([])
    expect((await ids({ q: 'krua y' })).length).toBe(2)
    const second = await app.call(contract.publicJobs, {
      query: { topic: 'car', sort: 'price', perPage: '1', page: '2' } as never,
    })
    expect(second.body).toMatchObject({ total: 2, page: 2, perPage: 1, data: [{ id: cheap.id, slotsLeft: 3 }] })
    expect(second.body.facets.topic.car).toBe(2)
  })

  test('sorts by highest pay, lowest pay, newest, closing day and brand, with Thai names in dictionary order', async () => {
    const job = async (brandName: string, price: number, day: number) => {
      const marketer = await buildMarketer(app.db, { brandName })
      const publishedAt = new Date(Date.UTC(2025, 9, day))
      const closeAt = new Date(Date.UTC(2025, 11, 30 - day))
      const values = { marketerId: marketer.id, topic: 'travel' as const, price: price as Satang, publishedAt, closeAt }
      await buildCampaign(app.db, values)
    }
    // Sorted by code point, เลเล would come after อาหาร.
    await job('อาหารไทย', 300_000, 3)
    await job('เลเล ทราเวล', 200_000, 9)
    await job('Akara', 500_000, 5)
    await job('มะลิ', 100_000, 1)
    const order = async (sort?: string) => {
      const { body } = await app.call(contract.publicJobs, {
        query: { topic: 'travel', ...(sort && { sort }) } as never,
      })
      return body.data.map((card) => card.brand.name)
    }
    const newest = ['เลเล ทราเวล', 'Akara', 'อาหารไทย', 'มะลิ']
    expect(await order()).toEqual(newest)
    expect(await order('newest')).toEqual(newest)
    expect(await order('close')).toEqual(newest)
    expect(await order('price')).toEqual(['Akara', 'อาหารไทย', 'เลเล ทราเวล', 'มะลิ'])
    expect(await order('earnings')).toEqual(['มะลิ', 'เลเล ทราเวล', 'อาหารไทย', 'Akara'])
    expect(await order('brand')).toEqual(['Akara', 'มะลิ', 'เลเล ทราเวล', 'อาหารไทย'])
  })

  test('public jobs are listed six a page', async () => {
    const marketer = await buildMarketer(app.db)
    for (let i = 0; i < 7; i++) await buildCampaign(app.db, { marketerId: marketer.id, topic: 'investment' })
    const { body } = await app.call(contract.publicJobs, { query: { topic: 'investment' } })
    expect([body.data.length, body.perPage, body.total]).toEqual([6, 6, 7])
  })

  test('isMatch lists only jobs that the caller can take, and requires a creator', async () => {
    const criteria: Criteria = { ...EMPTY_CRITERIA, followersMin: 20_000, engagementMinBps: 300 }
    const marketer = await buildMarketer(app.db)
    const fits = await buildCampaign(app.db, { marketerId: marketer.id, topic: 'music', criteria })
    const tooBig = await buildCampaign(app.db, {
      marketerId: marketer.id,
      topic: 'music',
      criteria: { ...criteria, followersMin: 50_000 },
    })
    const channel = await buildChannel(app.db)
    const as = await app.callerOf(channel.accountId)
    const found = await app.call(contract.market, { as, query: { isMatch: 'true', topic: 'music' } as never })
    expect(found.body.data.map((c) => c.id)).toEqual([fits.id])
    expect(found.body.data[0]?.match).toMatchObject({ channelId: channel.id, matched: true })
    const all = await app.call(contract.market, { as, query: { topic: 'music' } as never })
    expect(all.body.data.find((c) => c.id === tooBig.id)?.match).toMatchObject({ matched: false })
    expect((await app.call(contract.market, { query: { isMatch: 'true' } as never })).status).toBe(401)
    expect(
      (await app.call(contract.market, { as: await newMarketer(), query: { isMatch: 'true' } as never })).status,
    ).toBe(403)
    const results = await matchChannels(app.db, tooBig, [channel.id], app.clock.now())
    expect(results.get(channel.id)?.matched).toBe(false)
  })

  test('saved jobs are filtered, matched and sorted like all jobs, by default with the newest bookmark first', async () => {
    const channel = await buildChannel(app.db)
    const as = await app.callerOf(channel.accountId)
    const dear = await buildCampaign(app.db, { topic: 'tech', price: 900_000 as Satang })
    const cheap = await buildCampaign(app.db, { topic: 'design', price: 100_000 as Satang })
    const tooBig = await buildCampaign(app.db, {
      topic: 'tech',
      price: 500_000 as Satang,
      criteria: { ...EMPTY_CRITERIA, followersMin: 50_000_000 },
    })
    await buildCampaign(app.db, { topic: 'tech' })
    for (const { id } of [dear, cheap, tooBig]) {
      await app.call(contract.bookmark, { as, params: { id }, body: { saved: true } })
      app.clock.advance(1)
    }
    const found = async (query: object) => {
      const { body } = await app.call(contract.market, { as, query: { saved: 'true', ...query } as never })
      expect(body.total).toBe(body.data.length)
      return body.data.map(({ id }) => id)
    }
    expect(await found({})).toEqual([tooBig.id, cheap.id, dear.id])
    expect(await found({ sort: 'price' })).toEqual([dear.id, tooBig.id, cheap.id])
    expect(await found({ topic: 'tech' })).toEqual([tooBig.id, dear.id])
    expect(await found({ priceMax: '500000' })).toEqual([tooBig.id, cheap.id])
    expect(await found({ topic: 'tech', isMatch: 'true' })).toEqual([dear.id])
    expect(await found({ q: 'nothing like it' })).toEqual([])
    // The count of each filter option is the number of jobs with that option.
    const { facets } = (await app.call(contract.market, { as, query: { saved: 'true', topic: 'tech' } as never })).body
    const steps = facets.price.filter(({ count }) => count > 0)
    expect(facets).toMatchObject({ channel: { INSTAGRAM: 3 }, topic: { tech: 2, design: 1 } })
    expect([Object.keys(facets.topic).length, steps.reduce((sum, { count }) => sum + count, 0)]).toEqual([2, 3])
  })

  test('a bookmark is visible only to its creator; drafts cannot be read or bookmarked', async () => {
    const as = await app.callerOf((await buildInfluencer(app.db)).id)
    const { id } = await buildCampaign(app.db)
    await app.call(contract.bookmark, { as, params: { id }, body: { saved: true } })
    const saved = await app.call(contract.market, { as, query: { saved: 'true' } as never })
    expect(saved.body.data.map((c) => [c.id, c.saved])).toEqual([[id, true]])
    expect((await app.call(contract.publicCampaign, { as, params: { id } })).body.data).toMatchObject({
      saved: true,
      open: true,
      brandJobs: 1,
    })
    const draft = await buildCampaign(app.db, { status: 'draft', publishedAt: null })
    expect((await app.call(contract.publicCampaign, { params: { id: draft.id } })).status).toBe(404)
    expect((await app.call(contract.bookmark, { as, params: { id: draft.id }, body: { saved: true } })).status).toBe(
      404,
    )
    expect((await app.call(contract.publicCampaign, { params: { id: newId() } })).status).toBe(404)
  })
})

describe('the estimate', () => {
  test('has the same counts as the match rule, criterion by criterion', async () => {
    const own = await openTestApp()
    const audience = (women: number, young: number) => ({
      gender: { female: women, male: 98 - women, other: 2 },
      age: { '13-17': 0, '18-24': young, '25-34': 100 - young, '35-44': 0, '45+': 0 },
      location: [{ place: 'TH-50', percent: 60 }],
    })
    for (let i = 0; i < 12; i++) {
      const influencer = await buildInfluencer(own.db, {
        province: i % 3 === 0 ? 'TH-50' : 'TH-10',
        interests: i % 2 === 0 ? ['beauty', 'food'] : ['tech'],
        gender: i % 4 === 0 ? 'male' : 'female',
        birthdate: `${1975 + i * 2}-05-0${(i % 9) + 1}`,
      })
      await buildChannel(
        own.db,
        {
          accountId: influencer.id,
          followers: 5_000 * (i + 1),
          engagementBps: 150 + i * 40,
          audience: i % 5 === 0 ? null : audience(30 + i * 4, 20 + i * 5),
        },
        { reel: 300_000 + i * 10_000 },
      )
    }
    const row = await buildCampaign(own.db)
    const as = await own.callerOf(row.marketerId)
    const trials: Partial<Criteria>[] = [
      { followersMin: 15_000, followersMax: 50_000 },
      { engagementMinBps: 300 },
      { audienceAges: ['18-24'], audienceGender: 'female' },
      { provinces: ['TH-50'] },
      { interests: ['beauty'], creatorGender: 'female', creatorAgeMin: 25, creatorAgeMax: 45 },
      { followersMin: 10_000, engagementMinBps: 200, provinces: ['TH-10', 'TH-50'], audienceGender: 'female' },
      { nationalities: [209] },
    ]
    const ids = (await own.db.select({ id: channels.id }).from(channels)).map((c) => c.id)
    for (const trial of trials) {
      const criteria = { ...EMPTY_CRITERIA, ...trial }
      const estimated = (await own.call(contract.estimate, { as, params: { id: row.id }, body: { criteria } })).body
        .data
      const matched = await matchChannels(own.db, { ...row, criteria }, ids, own.clock.now())
      expect([trial, estimated.matching]).toEqual([trial, [...matched.values()].filter((m) => m.matched).length])
      expect(estimated.steps[0]).toEqual({ code: 'all', count: 12 })
    }
    const [blocked] = await own.db.select({ id: channels.accountId }).from(channels).limit(1)
    const params = { influencerId: blocked!.id }
    await own.call(blocks.block, { as, params, body: {} })
    const { steps } = (await own.call(contract.estimate, { as, params: { id: row.id }, body: {} })).body.data
    expect(steps[0], 'without the blocked creator').toEqual({ code: 'all', count: 11 })
    await own.call(blocks.unblock, { as, params })
    const { cost, prices } = (await own.call(contract.estimate, { as, params: { id: row.id }, body: { slots: 12 } }))
      .body.data
    expect(cost).toEqual({
      price: 450_000,
      fee: 45_000,
      feeBps: 1_000,
      openSlots: 12,
      perSlot: 495_000,
      slots: 12,
      reimbursement: 0,
      total: 5_940_000,
    })
    expect(prices?.low).toBeGreaterThan(300_000)
    own.clock.advance(DAY)
    await own.close()
  })
})

test('above the limit, the first jobs of the sort order are compared, and the response says how many', async () => {
  const own = await openTestApp()
  try {
    const { accountId } = await buildChannel(own.db)
    const as = await own.callerOf(accountId)
    const start = own.clock.now().getTime()
    const { id: _, ...values } = await buildCampaign(own.db, { status: 'draft', publishedAt: null })
    // A job that is published later also closes later and pays more.
    const rows = Array.from({ length: 1_003 }, (_, i) => ({
      ...values,
      id: newId(),
      status: 'live' as const,
      publishedAt: new Date(start - 2_000_000 + i * 1_000),
      closeAt: new Date(start + DAY + i * 1_000),
      price: (100_000 + i) as Satang,
    }))
    await own.db.insert(campaigns).values(rows.slice(0, 1_000))
    const found = async (query: object) => {
      const { body } = await own.call(contract.market, { as, query: { isMatch: 'true', ...query } as never })
      return [body.data[0]?.price, body.total, body.more, body.compared]
    }
    expect(await found({}), 'all are compared').toEqual([100_999, 1_000, false, null])
    await own.db.insert(campaigns).values(rows.slice(1_000))
    expect(await found({ sort: 'newest' })).toEqual([101_002, 1_000, false, 1_000])
    expect(await found({ sort: 'close' })).toEqual([100_000, 1_000, false, 1_000])
    expect(await found({ sort: 'price' })).toEqual([101_002, 1_000, false, 1_000])
    expect(await found({ sort: 'earnings' })).toEqual([100_000, 1_000, false, 1_000])
    expect(await found({ isMatch: 'false', sort: 'match' }), 'more are open').toEqual([101_002, 1_000, true, 1_000])
    expect(await found({ isMatch: 'false', sort: 'close' }), 'nothing is compared').toEqual([
      100_000,
      1_003,
      false,
      null,
    ])
  } finally {
    await own.close()
  }
})

test('a saved search notifies once of new jobs that match and have no application yet', async () => {
  const own = await openTestApp()
  try {
    const influencer = await buildInfluencer(own.db)
    const as = await own.callerOf(influencer.id)
    await buildChannel(own.db, { accountId: influencer.id })
    const save = (filters: object) => own.call(contract.saveSearch, { as, body: { filters } as never })
    const first = await save({ post: ['reel'], isMatch: true })
    expect((await save({ q: ' ', post: ['reel', 'reel'], topic: [], isMatch: true })).body.data.id).toBe(
      first.body.data.id,
    )
    const publish = (values: Parameters<typeof buildCampaign>[1]) =>
      buildCampaign(own.db, {
        publishedAt: own.clock.now(),
        closeAt: new Date(own.clock.now().getTime() + 9 * DAY),
        ...values,
      })
    const alerts = async () =>
      (await own.db.select().from(outbox)).filter(({ kind }) => kind === 'campaign.new_matches').length
    own.clock.advance(2 * HOUR)
    await publish({ postType: 'photoPost' })
    await publish({ postType: 'reel', channelType: 'TIKTOK' })
    await sweepSavedSearches(own.app)
    expect(await alerts()).toBe(0)
    own.clock.advance(2 * HOUR)
    await publish({ postType: 'reel' })
    await sweepSavedSearches(own.app)
    const once = await alerts()
    expect(once).toBeGreaterThan(0)
    own.clock.advance(2 * HOUR)
    await sweepSavedSearches(own.app)
    expect(await alerts()).toBe(once)
    // No alerts during a pause, nor later for jobs that were published during it.
    await own.db.update(influencers).set({ takesJobsFrom: '2999-01-01' })
    own.clock.advance(2 * HOUR)
    await publish({ postType: 'reel' })
    await sweepSavedSearches(own.app)
    await own.db.update(influencers).set({ takesJobsFrom: null })
    own.clock.advance(2 * HOUR)
    await sweepSavedSearches(own.app)
    expect(await alerts()).toBe(once)
    for (let n = 0; n < 8; n++) expect((await save({ q: String(n) })).status).toBe(200)
    const last = await Promise.all(['8', '9', '10'].map((q) => save({ q })))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await save({ q: 'more' })).body.code).toBe('saved_searches_full')
    const params = { id: first.body.data.id }
    const stranger = await own.callerOf((await buildInfluencer(own.db)).id)
    expect((await own.call(contract.dropSearch, { as: stranger, params })).status).toBe(404)
    expect((await own.call(contract.dropSearch, { as, params })).status).toBe(200)
    expect((await own.call(contract.savedSearches, { as })).body.data).toHaveLength(9)
  } finally {
    await own.close()
  }
})
