import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCampaign, buildJob, buildMarketer } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  jobContract as contract,
  type FakePlatform,
  inInsight,
  type JobWorld,
  NUMBERS,
  openJobApp,
  working,
} from '../../../../tests/jobs-world.ts'
import { addDays, dayOf } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { couponDays, coupons } from '../../coupons/schema.ts'
import { checkPosts } from '../../deliverables/service.ts'
import { jobs } from '../../jobs/schema.ts'
import { campaignDays } from '../../marketer-dashboard/schema.ts'
import { linkDays } from '../../tracked-links/schema.ts'
import { countVisits } from '../../tracked-links/store.ts'
import { marketMedians } from '../schema.ts'
import { sweepMedians } from '../service.ts'
import { NO_TARGETS } from './contract.ts'

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

/** A completed job. Its platform reports a reach of 900, 100 engagements and 3 clicks. */
async function completed(world: JobWorld): Promise<string> {
  platform.insights = NUMBERS
  const id = await inInsight(world, checkPosts)
  const reading = await app.call(contract.readInsight, { as: world.influencer, params: { id }, body: {} })
  await act(world, 'insight', world.influencer, id, { platformInsightId: reading.body.data.id })
  await act(world, 'approveInsight', world.marketer, id)
  return id
}
const reportOf = async ({ marketer: as, campaignId: id }: JobWorld) =>
  (await app.call(contract.report, { as, params: { id } })).body.data
const daysOf = async ({ marketer: as, campaignId: id }: JobWorld) =>
  (await app.call(contract.reportDays, { as, params: { id } })).body.data

test('clicks of tracked links count on their day for campaign and dashboard; reported clicks do not', async () => {
  const world = await buildJobWorld(app, platform, { trackingUrl: 'https://brand.example/' })
  const id = await completed(world)
  const [job] = await app.db.select({ code: jobs.trackingCode }).from(jobs).where(eq(jobs.id, id))
  const today = dayOf(app.clock.now())
  const visit = (n: number, day = today) => ({ code: job?.code ?? '', day, visitor: Buffer.from(`visitor ${n}`) })
  const clicks = async () => {
    const board = (await app.call(contract.brandBoard, { as: world.marketer })).body.data
    return [(await reportOf(world)).results.clicks, board.results.clicks]
  }
  expect(await clicks()).toEqual([0, 0])
  await withTx(app.db, (tx) => countVisits(tx, [visit(1), visit(2), visit(1, addDays(today, -1))]))
  await withTx(app.db, (tx) => countVisits(tx, [visit(2), visit(3)]))
  expect(await clicks()).toEqual([4, 4])
  expect(await daysOf(world)).toEqual([
    { day: addDays(today, -1), reach: 0, views: 0, engagement: 0, clicks: 1, couponUses: 0 },
    { day: today, reach: 900, views: 1_200, engagement: 100, clicks: 3, couponUses: 0 },
  ])
  expect(await reportOf(world)).toMatchObject({ perThousand: 550_000, perEngagement: 4_950, perClick: 123_750 })
  const untracked = await buildJobWorld(app, platform)
  await completed(untracked)
  await app.db.insert(linkDays).values({ code: 'unknown', day: today, clicks: 9 })
  expect((await reportOf(untracked)).results.clicks).toBe(3)
})

test('a marketer can set, change and remove targets of its own campaigns only', async () => {
  const world = await buildJobWorld(app, platform)
  await working(world)
  const params = { id: world.campaignId }
  const set = (as: JobWorld['marketer'], body: object) =>
    app.call(contract.setTargets, { as, params, body: body as never })
  await set(world.marketer, { reach: 50_000, perEngagement: 250 })
  expect((await reportOf(world)).targets).toEqual({ ...NO_TARGETS, reach: 50_000, perEngagement: 250 })
  const costs = { perThousand: 9_000, perClick: 800, perCouponUse: 20_000 }
  await set(world.marketer, { ...costs, views: 70_000 })
  expect((await reportOf(world)).targets).toEqual({ ...NO_TARGETS, ...costs, views: 70_000 })
  await set(world.marketer, { clicks: 7 })
  expect((await reportOf(world)).targets).toEqual({ ...NO_TARGETS, clicks: 7 })
  expect((await set(world.marketer, { reach: 0 })).status).toBe(400)
  expect((await set(await app.callerOf((await buildMarketer(app.db)).id), {})).status).toBe(404)
})

test('medians need five campaigns of three marketers and are computed once a day', async () => {
  await app.db.delete(campaignDays)
  const day = dayOf(app.clock.now())
  const marketers = await Promise.all(Array.from({ length: 3 }, () => buildMarketer(app.db)))
  const add = async (marketer: number, reach: number, postType: 'reel' | 'story', uses = reach / 50) => {
    const { id, marketerId } = await buildCampaign(app.db, { marketerId: marketers[marketer]!.id, postType })
    const figures = { posts: 2, reach, views: reach * 2, engagement: reach / 10, postCost: satang(reach * 5) }
    await app.db.insert(campaignDays).values({ campaignId: id, marketerId, day, ...figures })
    if (uses === 0) return
    await app.db.insert(coupons).values({ campaignId: id, code: 'MAI10', uses, updatedAt: app.clock.now() })
    await app.db.insert(couponDays).values({ campaignId: id, code: 'MAI10', day, uses })
  }
  for (const [marketer, reach] of [
    [0, 100],
    [1, 200],
    [1, 300],
    [2, 400],
  ] as const)
    await add(marketer, reach, 'reel')
  await sweepMedians(app)
  expect(await app.db.select().from(marketMedians)).toEqual([])
  await add(2, 1_000, 'reel')
  await add(0, 9_000, 'story')
  await sweepMedians(app)
  const counts = { reachPerPost: 150, viewsPerPost: 300, engagementPerPost: 15, couponUsesPerPost: 3 }
  const medians = { ...counts, perThousand: 5_000, perEngagement: 50, perCouponUse: 250 }
  const world = await buildJobWorld(app, platform, { postType: 'reel' })
  expect((await reportOf(world)).market).toMatchObject({ ...medians, postType: 'reel', campaigns: 5, computedOn: day })
  const other = await buildJobWorld(app, platform, { postType: 'photoPost' })
  expect((await reportOf(other)).market).toMatchObject({ postType: null, campaigns: 6, clicksPerPost: null })
  await app.db.delete(campaignDays)
  await sweepMedians(app)
  expect((await reportOf(world)).market?.campaigns).toBe(5)
  app.clock.advance(DAY)
  await sweepMedians(app)
  await sweepMedians(app)
  expect((await reportOf(world)).market).toBeNull()
})

test('coupons and tracked clicks have a median only if enough campaigns of enough marketers have them', async () => {
  await app.db.delete(campaignDays)
  await app.db.delete(marketMedians)
  const day = dayOf(app.clock.now())
  const marketers = await Promise.all(Array.from({ length: 3 }, () => buildMarketer(app.db)))
  for (const n of [0, 1, 2, 3, 4]) {
    const trackingUrl = n === 0 ? 'https://brand.example/' : ''
    const campaign = await buildCampaign(app.db, { marketerId: marketers[n % 3]!.id, postType: 'reel', trackingUrl })
    const figures = { posts: 1, reach: 100, engagement: 10, clicks: 5, postCost: satang(1_000) }
    await app.db
      .insert(campaignDays)
      .values({ campaignId: campaign.id, marketerId: campaign.marketerId, day, ...figures })
  }
  await sweepMedians(app)
  const [found] = await app.db.select().from(marketMedians)
  expect(found).toMatchObject({
    campaigns: 5,
    clicksPerPost: null,
    perClick: null,
    perCouponUse: null,
    viewsPerPost: null,
  })
})

/** Another job of the same campaign, in progress and with clicks. */
async function running({ campaignId, marketer }: JobWorld, clicks: number): Promise<string> {
  const { id, trackingCode } = await buildJob(app.db, {
    ...{ campaignId, marketerId: marketer.accountId, status: 'SUBMIT', terms: {} as never },
  })
  await app.db.insert(linkDays).values({ code: trackingCode, day: dayOf(app.clock.now()), clicks })
  return id
}

test('costs and medians use the clicks and coupon uses of completed jobs only', async () => {
  const day = dayOf(app.clock.now())
  await app.db.delete(campaignDays)
  await app.db.delete(marketMedians)
  const worlds: JobWorld[] = []
  for (const clicks of [1, 2, 3, 4, 5]) {
    const world = await buildJobWorld(app, platform, { trackingUrl: 'https://brand.example/' })
    const id = await completed(world)
    const [job] = await app.db.select({ code: jobs.trackingCode }).from(jobs).where(eq(jobs.id, id))
    await app.db.insert(linkDays).values({ code: job?.code ?? '', day, clicks })
    const other = await running(world, 100)
    const updatedAt = app.clock.now()
    for (const [code, jobId, uses] of [
      ['OWN', id, clicks],
      ['OTHER', other, 50],
    ] as const) {
      await app.db.insert(coupons).values({ campaignId: world.campaignId, code, jobId, uses, updatedAt })
      await app.db.insert(couponDays).values({ campaignId: world.campaignId, code, day, uses })
    }
    worlds.push(world)
  }
  await sweepMedians(app)
  const reports = await Promise.all(worlds.map(reportOf))
  expect(reports.map(({ results, ofCompleted }) => [results.clicks, results.couponUses, ofCompleted])).toEqual(
    [1, 2, 3, 4, 5].map((n) => [100 + n, 50 + n, { clicks: n, couponUses: n }]),
  )
  expect(reports[2]).toMatchObject({ perClick: 165_000, perCouponUse: 165_000 })
  for (const [i, world] of worlds.entries())
    expect(await daysOf(world)).toMatchObject([{ day, reach: 900, clicks: i + 1, couponUses: i + 1 }])
  const world = worlds[2]!
  const call = { as: world.marketer, params: { id: world.campaignId } }
  const rows = (await app.call(contract.results, call)).body.data
  expect(rows.map(({ status, clicks, perClick, perCouponUse }) => [status, clicks, perClick, perCouponUse])).toEqual([
    ['SUBMIT', 100, null, null],
    ['COMPLETED', 3, 165_000, 165_000],
  ])
  const csv = new TextDecoder().decode((await app.call(contract.reportCsv, { ...call, lang: 'en' })).blob?.bytes)
  expect(csv).toContain('Cost per engagement (credits),Cost per click (credits),Cost per coupon use (credits)')
  expect(csv).toContain(',3,OWN,3,49.50,1650.00,1650.00,')
  const { token } = (await app.call(contract.shareReport, { ...call, body: { showMoney: true } })).body.data
  const shared = (await app.call(contract.sharedReport, { params: { token } })).body.data
  expect(shared.report).toMatchObject({ ofCompleted: { clicks: 3, couponUses: 3 }, costs: { spentOnPosts: 495_000 } })
  expect(reports[0]?.market).toMatchObject({
    ...{ perClick: 165_000, perCouponUse: 165_000, clicksPerPost: 3, couponUsesPerPost: 3 },
  })
})

test('a median leaves out a shared code if jobs of the campaign were completed before the period', async () => {
  await app.db.delete(campaignDays)
  await app.db.delete(marketMedians)
  const [now, marketers] = [app.clock.now(), await Promise.all([1, 2, 3].map(() => buildMarketer(app.db)))]
  const day = dayOf(now)
  const earlier = new Date(now.getTime() - 400 * DAY)
  for (const n of [0, 1, 2, 3, 4]) {
    const campaign = await buildCampaign(app.db, { marketerId: marketers[n % 3]!.id, postType: 'reel' })
    const { id: campaignId, marketerId } = campaign
    const figures = { posts: 1, reach: 100, engagement: 10, postCost: satang(1_000) }
    await app.db.insert(campaignDays).values({ campaignId, marketerId, day, ...figures })
    await app.db.insert(coupons).values({ campaignId, code: 'MAI10', uses: 9, updatedAt: now })
    if (n > 0) continue
    const job = await buildJob(app.db, { campaignId, marketerId, status: 'COMPLETED', terms: {} as never })
    await app.db.update(jobs).set({ settledAt: earlier }).where(eq(jobs.id, job.id))
  }
  await sweepMedians(app)
  const [found] = await app.db.select().from(marketMedians)
  expect(found).toMatchObject({ campaigns: 5, couponUsesPerPost: null, perCouponUse: null })
})

test('uses of a shared code count for completed jobs only if no other job is in progress', async () => {
  const world = await buildJobWorld(app, platform, { couponCode: 'MAI10' })
  await completed(world)
  const shared = { campaignId: world.campaignId, code: 'MAI10', uses: 5, updatedAt: app.clock.now() }
  await app.db.insert(coupons).values(shared)
  expect(await reportOf(world)).toMatchObject({ ofCompleted: { couponUses: 5 }, perCouponUse: 99_000 })
  await running(world, 1)
  expect(await reportOf(world)).toMatchObject({
    ...{ results: { couponUses: 5 }, ofCompleted: { couponUses: null }, perCouponUse: null },
  })
})
