import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { channels } from '../channels/schema.ts'
import { contract } from './contract.ts'
import { campaigns } from './schema.ts'
import { closeDueCampaigns, freeSlot, loadOpenCampaign, matchChannels, takeSlot } from './service.ts'
import { type Criteria, EMPTY_CRITERIA } from './shapes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const brand = async () => app.callerOf((await buildMarketer(app.db)).id)
const operator = async () => app.callerOf((await buildOperator(app.db)).id)

const complete = {
  title: 'รีวิวเซรั่ม 7 วัน',
  product: 'เซรั่ม 30 มล.',
  objective: 1 as const,
  brief: { text: 'ใช้ทุกเช้า', dos: ['ถ่ายแสงธรรมชาติ'], donts: [], references: [] },
  channelType: 'INSTAGRAM' as const,
  postType: 'reel' as const,
  draftBy: '2025-12-02',
  postFrom: '2025-12-08',
  postBy: '2025-12-12',
  price: 450_000,
  slots: 12,
  closeOn: '2025-11-25',
  usageRights: 'brand_social' as const,
  usageEndsOn: '2026-03-31',
  disclosureTag: '#โฆษณา',
  reviewOption: 'shipping' as const,
}

describe('a draft', () => {
  test('is saved part by part, and says what is missing', async () => {
    const as = await brand()
    const made = await app.call(contract.create, { as, body: { title: 'เซรั่ม' } })
    expect(made.body.data).toMatchObject({ status: 'draft', version: 1, title: 'เซรั่ม' })
    const { id } = made.body.data
    const saved = await app.call(contract.save, {
      as,
      params: { id },
      body: { version: 1, product: 'ขวด 30 มล.', objective: 1, closeOn: '2025-11-25' },
    })
    expect(saved.body.data).toMatchObject({ version: 2, closeOn: '2025-11-25', closeAt: '2025-11-25T16:59:59.999Z' })
    expect(saved.body.data.sections.find((s) => s.code === 'goal')?.missing).toEqual([])
    expect(saved.body.data.sections.find((s) => s.code === 'post')?.missing).toContain('channelType')
  })

  test('an older version is refused and overwrites nothing', async () => {
    const as = await brand()
    const { id } = (await app.call(contract.create, { as, body: { title: 'one' } })).body.data
    await app.call(contract.save, { as, params: { id }, body: { version: 1, title: 'two' } })
    const late = await app.call(contract.save, { as, params: { id }, body: { version: 1, title: 'three' } })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await app.call(contract.get, { as, params: { id } })).body.data.title).toBe('two')
  })

  test("another brand's is not found, whatever the act", async () => {
    const { id } = await buildCampaign(app.db, { status: 'draft' })
    const as = await brand()
    for (const act of [contract.get, contract.submit, contract.close, contract.duplicate])
      expect((await app.call(act, { as, params: { id } })).status).toBe(404)
    expect((await app.call(contract.save, { as, params: { id }, body: { version: 1 } })).status).toBe(404)
    expect((await app.call(contract.pause, { as, params: { id }, body: {} })).status).toBe(404)
    expect((await app.call(contract.estimate, { as, params: { id }, body: {} })).status).toBe(404)
    expect((await app.call(contract.list, { as })).body.data).toEqual([])
  })

  test('incomplete, it is not sent: every missing field is named', async () => {
    const as = await brand()
    const { id } = (await app.call(contract.create, { as, body: { ...complete, price: null, usageEndsOn: null } })).body
      .data
    const refused = await app.call(contract.submit, { as, params: { id } })
    expect([refused.status, refused.body.code]).toEqual([422, 'brief_incomplete'])
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual(['price', 'usageEndsOn'])
  })

  test('goes through review to the market, and back with a reason', async () => {
    const as = await brand()
    const staff = await operator()
    const { id } = (await app.call(contract.create, { as, body: complete })).body.data
    expect((await app.call(contract.submit, { as, params: { id } })).body.data.status).toBe('review')
    expect((await app.call(contract.save, { as, params: { id }, body: { version: 2, title: 'x' } })).body.code).toBe(
      'campaign_state',
    )
    expect((await app.call(contract.queue, { as: staff })).body.data.map((c) => c.id)).toContain(id)
    const back = await app.call(contract.sendBack, { as: staff, params: { id }, body: { reason: 'ภาพไม่ชัด' } })
    expect(back.body.data).toMatchObject({ status: 'sent_back', reviewNote: 'ภาพไม่ชัด' })
    await app.call(contract.submit, { as, params: { id } })
    expect((await app.call(contract.approve, { as: staff, params: { id } })).body.data.status).toBe('live')
    expect((await app.call(contract.approve, { as: staff, params: { id } })).body.code).toBe('campaign_state')
    const market = await app.call(contract.publicJobs, { query: { perPage: 48 } as never })
    expect(market.body.data.map((c) => c.id)).toContain(id)
    expect((await app.outbox()).map((m) => m.kind)).toEqual(
      expect.arrayContaining(['campaign.approved', 'campaign.sent_back', 'campaign.submitted']),
    )
  })

  test('a copy starts again without dates and without what happened', async () => {
    const source = await buildCampaign(app.db, { slotsTaken: 2 })
    const as = await app.callerOf(source.marketerId)
    const copy = (await app.call(contract.duplicate, { as, params: { id: source.id } })).body.data
    expect(copy).toMatchObject({ status: 'draft', slotsTaken: 0, closeOn: null, title: source.title, price: 450_000 })
  })

  test('a live one may get more slots and a later day, never fewer than are taken', async () => {
    const row = await buildCampaign(app.db, { slotsTaken: 2 })
    const as = await app.callerOf(row.marketerId)
    const save = (version: number, body: object) =>
      app.call(contract.save, { as, params: { id: row.id }, body: { version, ...body } })
    expect((await save(1, { slots: 1 })).status).toBe(400)
    expect((await save(1, { closeOn: '2025-12-01' })).body.code).toBe('campaign_state')
    expect((await save(1, { title: 'x' })).body.code).toBe('campaign_state')
    expect((await save(1, { slots: 5, closeOn: '2025-12-09' })).body.data).toMatchObject({
      slots: 5,
      closeOn: '2025-12-09',
    })
  })
})

describe('slots', () => {
  test('the last one goes once', async () => {
    const { id } = await buildCampaign(app.db, { slots: 1 })
    const take = () =>
      withTx(app.db, (tx) => takeSlot(tx, id)).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      )
    expect((await Promise.all([take(), take(), take()])).sort()).toEqual(['slot_taken', 'slot_taken', 'taken'])
    await withTx(app.db, (tx) => freeSlot(tx, id))
    expect(await take()).toBe('taken')
    await expect(app.db.update(campaigns).set({ slotsTaken: 2 }).where(eq(campaigns.id, id))).rejects.toThrow()
  })

  test('a campaign closes by its day, and tells its brand once', async () => {
    const row = await buildCampaign(app.db, { closeAt: new Date(app.clock.now().getTime() + 1_000) })
    await loadOpenCampaign(app.db, row.id, app.clock.now())
    app.clock.advance(2_000)
    await expect(loadOpenCampaign(app.db, row.id, app.clock.now())).rejects.toMatchObject({ code: 'campaign_closed' })
    expect(await closeDueCampaigns(app.app)).toBe(1)
    expect(await closeDueCampaigns(app.app)).toBe(0)
    expect(
      (await app.outbox()).filter((m) => m.eventKey === `campaign:${row.id}:closed` && m.channel === 'site'),
    ).toHaveLength(1)
  })
})

describe('the market', () => {
  test('shows what is open, filters, sorts and pages', async () => {
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

  test('isMatch lists only what the caller can take, and needs a creator', async () => {
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
    expect((await app.call(contract.market, { as: await brand(), query: { isMatch: 'true' } as never })).status).toBe(
      403,
    )
    const results = await matchChannels(app.db, tooBig, [channel.id], app.clock.now())
    expect(results.get(channel.id)?.matched).toBe(false)
  })

  test('a bookmark stays with its creator; drafts cannot be read or marked', async () => {
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
  test('counts as the rule matches, criterion by criterion', async () => {
    const own = await openTestApp()
    const audience = (women: number, young: number) => ({
      gender: { female: women, male: 98 - women, other: 2 },
      age: { '13-17': 0, '18-24': young, '25-34': 100 - young, '35-44': 0, '45+': 0 },
      location: [{ place: 'TH-50', percent: 60 }],
    })
    for (let i = 0; i < 12; i++) {
      const creator = await buildInfluencer(own.db, {
        province: i % 3 === 0 ? 'TH-50' : 'TH-10',
        interests: i % 2 === 0 ? ['beauty', 'food'] : ['tech'],
        gender: i % 4 === 0 ? 'male' : 'female',
        birthdate: `${1975 + i * 2}-05-0${(i % 9) + 1}`,
      })
      await buildChannel(
        own.db,
        {
          accountId: creator.id,
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
      const told = (await own.call(contract.estimate, { as, params: { id: row.id }, body: { criteria } })).body.data
      const matched = await matchChannels(own.db, { ...row, criteria }, ids, own.clock.now())
      expect([trial, told.matching]).toEqual([trial, [...matched.values()].filter((m) => m.matched).length])
      expect(told.steps[0]).toEqual({ code: 'all', count: 12 })
    }
    const { cost, prices } = (await own.call(contract.estimate, { as, params: { id: row.id }, body: { slots: 12 } }))
      .body.data
    expect(cost).toEqual({
      price: 450_000,
      fee: 45_000,
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
