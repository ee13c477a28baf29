import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildOperator } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  DRAFT,
  expectBooks,
  type FakePlatform,
  type JobWorld,
  money,
  openJobApp,
  POST,
  refused,
  statusOf,
  WHY,
  working,
} from '../../../tests/jobs-world.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { settingRows } from '../../platform/schema.ts'
import { influencers } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { documents } from '../documents/schema.ts'
import { contract as office } from '../operators/contract.ts'
import { contract } from './contract.ts'
import { checkPosts, sweepDueJobs } from './service.ts'

let app: TestApp
let platform: FakePlatform
let world: JobWorld
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform)
})
afterAll(() => app.close())

const slotsTaken = async () =>
  (await app.db.select({ n: campaigns.slotsTaken }).from(campaigns).where(eq(campaigns.id, world.campaignId)))[0]?.n
const START = 2_000_000
/** Net of 3 % tax; below ฿1,000 of contract nothing is withheld, and this contract is ฿4,500. */
const net = (gross: number) => gross - Math.floor((gross * 300 + 5_000) / 10_000)

describe('cancels by the brand', () => {
  const drafted = async () => {
    const id = await working(world)
    await act(world, 'draft', world.creator, id, DRAFT)
    return id
  }
  const ready = async () => {
    const id = await drafted()
    await act(world, 'approveDraft', world.brand, id)
    return id
  }
  const posted = async () => {
    const id = await ready()
    await act(world, 'postUrl', world.creator, id, POST)
    return id
  }
  const shipped = async () => {
    world = await buildJobWorld(app, platform, { reviewOption: 'shipping' })
    const id = await assigned(world)
    await act(world, 'accept', world.creator, id)
    await act(world, 'ship', world.brand, id, { trackingNumber: 'TH100001' })
    return id
  }
  it.each([
    ['ASSIGN', () => assigned(world), 10_000, 0],
    ['SHIPPING', shipped, 10_000, 0],
    ['WORKING', () => working(world), 9_000, 0],
    ['WORKING with a draft', drafted, 5_000, 0],
    ['READY', ready, 2_500, 0],
    ['SUBMIT', posted, 0, 1],
  ] as const)('%s', async (_, begin, refundBps, taken) => {
    const id = await begin()
    const before = await app.call(contract.get, { as: world.brand, params: { id } })
    const back = (495_000 * refundBps) / 10_000
    const gross = (450_000 * (10_000 - refundBps)) / 10_000
    expect(before.body.data.brandMoney?.cancelNow).toMatchObject({ refundBps, back, creator: gross })
    expect(await act(world, 'cancel', world.brand, id, { reason: 'เปลี่ยนแผน' })).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: START - 495_000 + back, held: 0, creator: net(gross) })
    expect(await slotsTaken()).toBe(taken)
    const papers = await app.db.select().from(documents).where(eq(documents.refId, id))
    expect(papers.length).toBe(gross > 0 ? 1 : 0)
    const after = await app.call(contract.get, { as: world.creator, params: { id } })
    expect(after.body.data).toMatchObject({ endedBy: 'marketer', endReason: 'เปลี่ยนแผน', offers: [], timeline: null })
    await expectBooks(app)
  })

  it('a creator more than 72 hours late: all comes back', async () => {
    const id = await working(world)
    app.clock.advance(8 * DAY + 1)
    await act(world, 'cancel', world.brand, id)
    expect(await money(world)).toEqual({ free: START, held: 0, creator: 0 })
  })

  it('an invitation declined gives everything back, and the creator may be asked again', async () => {
    const invite = { channelId: world.channel.id, note: 'อยากร่วมงานด้วยค่ะ', price: 300_000 }
    const invited = await call(world, 'invite', world.brand, world.campaignId, invite)
    expect(invited.body.data).toMatchObject({ status: 'ASSIGN' })
    expect(await money(world)).toMatchObject({ held: 330_000 })
    expect(await refused(world, 'invite', world.brand, world.campaignId, invite)).toBe('already_applied')
    expect(await act(world, 'decline', world.creator, invited.body.data.id)).toBe('REJECTED')
    expect(await money(world)).toEqual({ free: START, held: 0, creator: 0 })
    expect(await slotsTaken()).toBe(0)
    expect((await call(world, 'invite', world.brand, world.campaignId, invite)).status).toBe(200)
    await expectBooks(app)
  })

  it('a creator leaves before the first draft, and it counts', async () => {
    const id = await working(world)
    expect(await act(world, 'leave', world.creator, id)).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: START, held: 0, creator: 0 })
    const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, world.creator.accountId))
    expect(row?.reliability).toBe(0)
  })
})

describe('rounds and disputes', () => {
  it('two rejections, an extra round paid, approved: both holds are paid out', async () => {
    const id = await working(world)
    for (const round of [1, 2]) {
      await act(world, 'draft', world.creator, id, DRAFT)
      await act(world, 'rejectDraft', world.brand, id, WHY)
      if (round === 1) expect(await refused(world, 'payExtraRound', world.brand, id)).toBe('not_at_choice')
    }
    expect(await refused(world, 'draft', world.creator, id, DRAFT)).toBe('brand_is_choosing')
    await act(world, 'payExtraRound', world.brand, id)
    expect(await money(world)).toMatchObject({ held: 495_000 + 49_500 })
    await act(world, 'draft', world.creator, id, DRAFT)
    await act(world, 'approveDraft', world.brand, id)
    await act(world, 'postUrl', world.creator, id, POST)
    await checkPosts(app.app)
    app.clock.advance(3 * DAY)
    await checkPosts(app.app)
    expect(await act(world, 'approveInsight', world.brand, id)).toBe('COMPLETED')
    expect(await money(world)).toEqual({ free: START - 544_500, held: 0, creator: net(495_000) })
    await expectBooks(app)
  })

  it('a dispute stops the clock and an operator decides the share', async () => {
    const id = await working(world)
    await act(world, 'draft', world.creator, id, DRAFT)
    await act(world, 'dispute', world.creator, id, { reason: 'แบรนด์ไม่ตอบข้อความ' })
    expect(await refused(world, 'cancel', world.brand, id)).toBe('job_disputed')
    app.clock.advance(4 * DAY)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('WORKING')
    const queue = await app.call(contract.office, { as: world.operator, query: { kind: 'dispute' } })
    expect(queue.body.data.map((row) => row.id)).toContain(id)
    const share = { creatorShareBps: 3_000, reason: 'ส่งดราฟต์ตามบรีฟบางส่วน' }
    expect(await refused(world, 'decide', world.operator, id, { ...share, reason: '' })).toBe('invalid_input')
    expect(await act(world, 'decide', world.operator, id, share)).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: START - 148_500, held: 0, creator: net(135_000) })
    await expectBooks(app)
  })

  it('the whole share completes the job', async () => {
    const id = await working(world)
    await act(world, 'dispute', world.brand, id, { reason: 'ไม่ตรงบรีฟ' })
    const whole = { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' }
    expect(await act(world, 'decide', world.operator, id, whole)).toBe('COMPLETED')
    expect(await money(world)).toEqual({ free: START - 495_000, held: 0, creator: 436_500 })
  })

  it('a decision above the limit waits for a second operator', async () => {
    const id = await working(world)
    await act(world, 'dispute', world.brand, id, { reason: 'ไม่ตรงบรีฟ' })
    const limit = { id: newId(), key: 'operator.second_approval_from', value: 495_000 }
    await app.db.insert(settingRows).values({ ...limit, effectiveFrom: app.clock.now(), createdAt: app.clock.now() })
    const whole = { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' }
    expect(await act(world, 'decide', world.operator, id, whole)).toBe('WORKING')
    expect(await money(world)).toEqual({ free: START - 495_000, held: 495_000, creator: 0 })
    expect(await refused(world, 'decide', world.operator, id, whole)).toBe('approval_waiting')
    const second = await app.callerOf((await buildOperator(app.db)).id)
    const { data } = (await app.call(office.approvals, { as: second, query: { waiting: '1' } })).body
    const waiting = data.find((one) => one.targetId === id)
    expect(waiting).toMatchObject({ kind: 'dispute', amount: 495_000, reason: whole.reason })
    const agree = (as: Caller) => app.call(office.approve, { as, params: { id: waiting!.id } })
    expect((await agree(world.operator)).body.code).toBe('second_approval_required')
    expect((await agree(second)).status).toBe(200)
    await app.db.delete(settingRows).where(eq(settingRows.id, limit.id))
    expect(await statusOf(world, id)).toBe('COMPLETED')
    expect(await money(world)).toEqual({ free: START - 495_000, held: 0, creator: 436_500 })
    await expectBooks(app)
  })

  it('three failed links go to the queue; the operator passes', async () => {
    const id = await working(world)
    await act(world, 'draft', world.creator, id, DRAFT)
    await act(world, 'approveDraft', world.brand, id)
    const good = platform.post
    if (good instanceof Error) throw good
    platform.post = { ...good, tags: [] }
    for (const status of ['READY', 'READY', 'SUBMIT']) {
      await act(world, 'postUrl', world.creator, id, POST)
      await checkPosts(app.app)
      expect(await statusOf(world, id)).toBe(status)
    }
    platform.post = good
    const seen = await app.call(contract.get, { as: world.creator, params: { id } })
    expect(seen.body.data).toMatchObject({ queue: 'link', timeline: { act: 'operator' } })
    expect(seen.body.data.posts.map((post) => post.reasonCode)).toEqual(['post_tag', 'post_tag', 'post_tag'])
    expect(await refused(world, 'decide', world.operator, id, { creatorShareBps: 0, reason: 'ไม่มีข้อพิพาท' })).toBe(
      'not_in_dispute',
    )
    expect(await act(world, 'pass', world.operator, id)).toBe('INSIGHT')
    expect(await refused(world, 'pass', world.operator, id)).toBe('not_in_queue')
  })
})
