import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  jobContract as contract,
  DRAFT,
  expectBooks,
  type FakePlatform,
  type JobWorld,
  money,
  openJobApp,
  POST,
  passTime,
  statusOf,
  working,
} from '../../../../tests/jobs-world.ts'
import { DAY, HOUR, MINUTE } from '../../../core/clock.ts'
import { accounts } from '../../accounts/schema.ts'
import { checkPosts } from '../../deliverables/service.ts'
import { sweepDueJobs, sweepParties } from '../service.ts'

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

const later = (ms: number) => passTime(app, ms)
const noticesTo = async (accountId: string): Promise<string[]> => {
  const rows = await app.outbox(accountId)
  return rows.map((row) => row.kind).reverse()
}

describe('no reply', () => {
  it('of an invited influencer within 72 hours returns the whole hold', async () => {
    const id = await assigned(world)
    await later(36 * HOUR)
    expect(await noticesTo(world.influencer.accountId)).toContain('job.reminder')
    await later(36 * HOUR - MINUTE)
    expect(await statusOf(world, id)).toBe('ASSIGN')
    await later(MINUTE)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toMatchObject({ free: 2_000_000, held: 0 })
    await expectBooks(app)
  })

  it('of a brand approves the draft and the evidence, and the influencer is paid', async () => {
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await later(72 * HOUR)
    expect(await statusOf(world, id)).toBe('READY')
    await act(world, 'postUrl', world.influencer, id, POST)
    await checkPosts(app.app)
    await later(3 * DAY)
    await checkPosts(app.app)
    const seen = await app.call(contract.get, { as: world.marketer, params: { id } })
    expect(seen.body.data.insight).toMatchObject({ state: 'review', numbers: { source: 'platform', reach: 900 } })
    await later(72 * HOUR)
    expect(await statusOf(world, id)).toBe('COMPLETED')
    expect(await money(world)).toMatchObject({ held: 0, influencer: 436_500 })
    expect(await noticesTo(world.influencer.accountId)).toContain('job.paid')
    await expectBooks(app)
  })

  it('of a working influencer sends a reminder, lets the brand cancel, then ends the job', async () => {
    const id = await working(world)
    await later(2.5 * DAY)
    await later(5.5 * DAY)
    expect(await noticesTo(world.influencer.accountId)).toContain('job.reminder')
    expect((await noticesTo(world.marketer.accountId)).filter((kind) => kind === 'job.may_cancel')).toHaveLength(1)
    await later(HOUR)
    expect((await noticesTo(world.marketer.accountId)).filter((kind) => kind === 'job.may_cancel')).toHaveLength(1)
    await later(4 * DAY)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: 2_000_000, held: 0, influencer: 0 })
  })

  it('of a brand that never ships lets the influencer leave, then returns the whole hold', async () => {
    world = await buildJobWorld(app, platform, { reviewOption: 'shipping' })
    const id = await assigned(world)
    await act(world, 'accept', world.influencer, id)
    await later(5 * DAY)
    expect(await noticesTo(world.influencer.accountId)).toContain('job.may_leave')
    await later(5 * DAY)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toMatchObject({ free: 2_000_000 })
  })
})

describe('parties', () => {
  it('that are not active freeze the job before its deadline, and it resumes when they are active again', async () => {
    const id = await assigned(world)
    await app.db.update(accounts).set({ status: 'expired' }).where(eq(accounts.id, world.marketer.accountId))
    app.clock.advance(80 * HOUR)
    expect(await sweepParties(app.app)).toBe(1)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('ASSIGN')
    await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, world.marketer.accountId))
    expect(await sweepParties(app.app)).toBe(1)
    expect(await sweepParties(app.app)).toBe(0)
  })
})
