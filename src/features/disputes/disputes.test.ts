import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildOperator } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  jobContract as contract,
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
import { approveAs } from '../../../tests/two-step.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { settingRows } from '../../platform/schema.ts'
import { checkPosts } from '../deliverables/service.ts'
import { sweepDueJobs } from '../jobs/service.ts'
import { contract as operators } from '../operators/contract.ts'

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

const START = 2_000_000
/** Net after 3 % withholding tax. Below ฿1,000 of contract value nothing is withheld; this contract is ฿4,500. */
const net = (gross: number) => gross - Math.floor((gross * 300 + 5_000) / 10_000)

describe('rounds and disputes', () => {
  it('a job that is approved after two rejections and a paid extra revision pays out both holds', async () => {
    const id = await working(world)
    for (const round of [1, 2]) {
      await act(world, 'draft', world.influencer, id, DRAFT)
      await act(world, 'rejectDraft', world.marketer, id, WHY)
      if (round === 1) expect(await refused(world, 'payExtraRound', world.marketer, id)).toBe('not_at_choice')
    }
    expect(await refused(world, 'draft', world.influencer, id, DRAFT)).toBe('brand_is_choosing')
    await act(world, 'payExtraRound', world.marketer, id)
    expect(await money(world)).toMatchObject({ held: 495_000 + 49_500 })
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'approveDraft', world.marketer, id)
    await act(world, 'postUrl', world.influencer, id, POST)
    await checkPosts(app.app)
    app.clock.advance(3 * DAY)
    await checkPosts(app.app)
    expect(await act(world, 'approveInsight', world.marketer, id)).toBe('COMPLETED')
    expect(await money(world)).toEqual({ free: START - 544_500, held: 0, influencer: net(495_000) })
    await expectBooks(app)
  })

  it('a dispute suspends the deadlines, and an operator decides the share', async () => {
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'dispute', world.influencer, id, { reason: 'แบรนด์ไม่ตอบข้อความ' })
    expect(await refused(world, 'cancel', world.marketer, id)).toBe('job_disputed')
    app.clock.advance(4 * DAY)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('WORKING')
    const queue = await app.call(contract.queue, { as: world.operator, query: { kind: 'dispute' } })
    expect(queue.body.data.map((row) => row.id)).toContain(id)
    const share = { creatorShareBps: 3_000, reason: 'ส่งดราฟต์ตามบรีฟบางส่วน' }
    expect(await refused(world, 'decide', world.operator, id, { ...share, reason: '' })).toBe('invalid_input')
    expect(await act(world, 'decide', world.operator, id, share)).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: START - 148_500, held: 0, influencer: net(135_000) })
    await expectBooks(app)
  })

  it('a decision for the whole share completes the job', async () => {
    const id = await working(world)
    await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
    const whole = { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' }
    expect(await act(world, 'decide', world.operator, id, whole)).toBe('COMPLETED')
    expect(await money(world)).toEqual({ free: START - 495_000, held: 0, influencer: 436_500 })
  })

  it('a decision above the limit waits for a second operator', async () => {
    const id = await working(world)
    await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
    const limit = { id: newId(), key: 'operator.second_approval_from', value: 495_000 }
    await app.db.insert(settingRows).values({ ...limit, effectiveFrom: app.clock.now(), createdAt: app.clock.now() })
    const whole = { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' }
    expect(await act(world, 'decide', world.operator, id, whole)).toBe('WORKING')
    expect(await money(world)).toEqual({ free: START - 495_000, held: 495_000, influencer: 0 })
    expect(await refused(world, 'decide', world.operator, id, whole)).toBe('approval_waiting')
    const second = await app.callerOf((await buildOperator(app.db)).id)
    const { data } = (await app.call(operators.approvals, { as: second, query: { waiting: '1' } })).body
    const waiting = data.find((one) => one.targetId === id)
    expect(waiting).toMatchObject({ kind: 'dispute', amount: 495_000, reason: whole.reason })
    expect(waiting?.effect).toBe('Creator gets 100% (฿4,500.00)')
    expect((await app.call(contract.decision, { as: second, params: { id } })).body.data).toEqual(waiting)
    const agree = (as: Caller) => approveAs(app, as, waiting!.id)
    expect((await agree(world.operator)).body.code).toBe('second_approval_required')
    expect((await agree(second)).status).toBe(200)
    await app.db.delete(settingRows).where(eq(settingRows.id, limit.id))
    expect(await statusOf(world, id)).toBe('COMPLETED')
    expect(await money(world)).toEqual({ free: START - 495_000, held: 0, influencer: 436_500 })
    expect((await app.call(contract.decision, { as: second, params: { id } })).body.data).toBeNull()
    await expectBooks(app)
  })

  it('a decision that the second operator declines with a reason leaves the dispute open, and the first operator gets the reason', async () => {
    const id = await working(world)
    await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
    const limit = { id: newId(), key: 'operator.second_approval_from', value: 495_000 }
    await app.db.insert(settingRows).values({ ...limit, effectiveFrom: app.clock.now(), createdAt: app.clock.now() })
    await act(world, 'decide', world.operator, id, { creatorShareBps: 3_333, reason: 'ทำบางส่วน' })
    await app.db.delete(settingRows).where(eq(settingRows.id, limit.id))
    const second = await app.callerOf((await buildOperator(app.db)).id)
    const waiting = (await app.call(contract.decision, { as: second, params: { id } })).body.data!
    expect(waiting.effect).toBe('Creator gets 33.33% (฿1,499.85) · 3,300.16 credits go back to the brand')
    const decline = (as: Caller, reason: string) =>
      app.call(operators.decline, { as, params: { id: waiting.id }, body: { reason } })
    expect((await decline(second, ' ')).body).toMatchObject({
      code: 'reason_required',
      fields: { reason: expect.any(String) },
    })
    expect((await decline(second, 'ดราฟต์ยังไม่ได้ส่ง')).body.data).toMatchObject({
      status: 'declined',
      declineReason: 'ดราฟต์ยังไม่ได้ส่ง',
    })
    const [notice] = (await app.outbox(world.operator.accountId)).filter(({ kind }) => kind === 'operator.alarm')
    expect(notice).toMatchObject({
      body: 'ดราฟต์ยังไม่ได้ส่ง',
      href: '/Operator/approval?status=all',
    })
    const { data: acts } = (await app.call(operators.audit, { as: second, query: {} })).body
    expect(acts.find(({ act }) => act === 'approval.decline')).toMatchObject({ why: 'ดราฟต์ยังไม่ได้ส่ง' })
    expect(await act(world, 'decide', world.operator, id, { creatorShareBps: 3_333, reason: 'ทำบางส่วน' })).toBe(
      'CANCEL',
    )
    const decided = (await app.call(operators.audit, { as: second, query: {} })).body.data
    expect(decided.find(({ act, targetId }) => act === 'job.decide' && targetId === id)).toMatchObject({
      before: { status: 'WORKING' },
      after: { status: 'CANCEL', creatorShareBps: 3_333 },
    })
    expect((await app.outbox(world.marketer.accountId)).some(({ body }) => body.includes('33.33%'))).toBe(true)
  })

  it('after three failed links the job is in the queue, and an operator can accept the link', async () => {
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'approveDraft', world.marketer, id)
    const good = platform.post
    if (good instanceof Error) throw good
    platform.post = { ...good, tags: [] }
    for (const status of ['READY', 'READY', 'SUBMIT']) {
      await act(world, 'postUrl', world.influencer, id, POST)
      await checkPosts(app.app)
      expect(await statusOf(world, id)).toBe(status)
    }
    platform.post = good
    const seen = await app.call(contract.get, { as: world.influencer, params: { id } })
    expect(seen.body.data).toMatchObject({ queue: 'link', timeline: { act: 'operator' } })
    expect(seen.body.data.posts.map((post) => post.reasonCode)).toEqual(['post_tag', 'post_tag', 'post_tag'])
    const waiting = await app.call(contract.queue, { as: world.operator, query: { kind: 'link', limit: 50 } })
    expect(waiting.body.data.find((row) => row.id === id)?.reason, 'why the check failed').toMatch(/แฮชแท็ก|tag/)
    expect(await refused(world, 'decide', world.operator, id, { creatorShareBps: 0, reason: 'ไม่มีข้อพิพาท' })).toBe(
      'not_in_dispute',
    )
    expect(await act(world, 'pass', world.operator, id)).toBe('INSIGHT')
    expect(await refused(world, 'pass', world.operator, id)).toBe('not_in_queue')
  })
})
