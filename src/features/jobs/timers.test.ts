import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildChannel, buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  DRAFT,
  expectBooks,
  type FakePlatform,
  inInsight,
  type JobWorld,
  money,
  openJobApp,
  POST,
  refused,
  statusOf,
  TAX_FACTS,
  working,
} from '../../../tests/jobs-world.ts'
import { DAY, HOUR, MINUTE } from '../../core/clock.ts'
import { PortError } from '../../ports/http.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { contract } from './contract.ts'
import { checkPosts, sweepApplications, sweepDueJobs, sweepMatches, sweepParties, sweepReminders } from './service.ts'

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

const later = async (ms: number): Promise<void> => {
  app.clock.advance(ms)
  await sweepReminders(app.app)
  await sweepDueJobs(app.app)
}
const noticesTo = async (accountId: string): Promise<string[]> => {
  const rows = await app.outbox(accountId)
  return rows.map((row) => row.kind).reverse()
}

describe('silence', () => {
  it('of an invited creator: 72 hours, then everything comes back', async () => {
    const id = await assigned(world)
    await later(36 * HOUR)
    expect(await noticesTo(world.creator.accountId)).toContain('job.reminder')
    await later(36 * HOUR - MINUTE)
    expect(await statusOf(world, id)).toBe('ASSIGN')
    await later(MINUTE)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toMatchObject({ free: 2_000_000, held: 0 })
    await expectBooks(app)
  })

  it('of a brand approves: draft, then evidence, then the money moves by itself', async () => {
    const id = await working(world)
    await act(world, 'draft', world.creator, id, DRAFT)
    await later(72 * HOUR)
    expect(await statusOf(world, id)).toBe('READY')
    await act(world, 'postUrl', world.creator, id, POST)
    await checkPosts(app.app)
    await later(3 * DAY)
    await checkPosts(app.app)
    const seen = await app.call(contract.get, { as: world.brand, params: { id } })
    expect(seen.body.data.insight).toMatchObject({ state: 'review', numbers: { source: 'platform', reach: 900 } })
    await later(72 * HOUR)
    expect(await statusOf(world, id)).toBe('COMPLETED')
    expect(await money(world)).toMatchObject({ held: 0, creator: 436_500 })
    expect(await noticesTo(world.creator.accountId)).toContain('job.paid')
    await expectBooks(app)
  })

  it('of a working creator: a reminder, the word that the brand may go, then the end', async () => {
    const id = await working(world)
    await later(2.5 * DAY)
    await later(5.5 * DAY)
    expect(await noticesTo(world.creator.accountId)).toContain('job.reminder')
    expect((await noticesTo(world.brand.accountId)).filter((kind) => kind === 'job.may_cancel')).toHaveLength(1)
    await later(HOUR)
    expect((await noticesTo(world.brand.accountId)).filter((kind) => kind === 'job.may_cancel')).toHaveLength(1)
    await later(4 * DAY)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: 2_000_000, held: 0, creator: 0 })
  })

  it('of a brand that never ships: the creator may leave, then all comes back', async () => {
    world = await buildJobWorld(app, platform, { reviewOption: 'shipping' })
    const id = await assigned(world)
    await act(world, 'accept', world.creator, id)
    await later(5 * DAY)
    expect(await noticesTo(world.creator.accountId)).toContain('job.may_leave')
    await later(5 * DAY)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toMatchObject({ free: 2_000_000 })
  })
})

describe('parties', () => {
  it('that stop for another reason freeze the job before its time runs out, and back again', async () => {
    const id = await assigned(world)
    await app.db.update(accounts).set({ status: 'expired' }).where(eq(accounts.id, world.brand.accountId))
    app.clock.advance(80 * HOUR)
    expect(await sweepParties(app.app)).toBe(1)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('ASSIGN')
    await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, world.brand.accountId))
    expect(await sweepParties(app.app)).toBe(1)
    expect(await sweepParties(app.app)).toBe(0)
  })
})

describe('posts', () => {
  const submitted = async (): Promise<string> => {
    const id = await working(world)
    await act(world, 'draft', world.creator, id, DRAFT)
    await act(world, 'approveDraft', world.brand, id)
    await act(world, 'postUrl', world.creator, id, POST)
    return id
  }

  it('of a platform that does not answer wait a day, then for an operator', async () => {
    const id = await submitted()
    const good = platform.post
    platform.post = new PortError('test', 'timeout')
    await checkPosts(app.app)
    app.clock.advance(11 * MINUTE)
    await checkPosts(app.app)
    expect(await statusOf(world, id)).toBe('SUBMIT')
    await later(24 * HOUR)
    platform.post = good
    await checkPosts(app.app)
    expect(await statusOf(world, id)).toBe('SUBMIT')
    expect(await refused(world, 'sendBack', world.operator, id)).toBe('invalid_input')
    expect(await act(world, 'sendBack', world.operator, id, { reason: 'ลิงก์เปิดไม่ได้' })).toBe('READY')
  })

  it('on another account go back with the reason', async () => {
    const id = await submitted()
    const good = platform.post
    if (good instanceof Error) throw good
    platform.post = { ...good, authorExternalId: 'someone', authorHandle: 'other' }
    await checkPosts(app.app)
    platform.post = good
    const seen = await app.call(contract.get, { as: world.creator, params: { id } })
    expect(seen.body.data).toMatchObject({ status: 'READY', posts: [{ reasonCode: 'post_account', reason: '@other' }] })
  })

  it('whose platform tells nothing wait for the creator', async () => {
    const id = await inInsight(world, checkPosts)
    const told = platform.insights
    platform.insights = new PortError('test', 'unsupported')
    await later(3 * DAY)
    await checkPosts(app.app)
    platform.insights = told
    await checkPosts(app.app)
    expect(await statusOf(world, id)).toBe('INSIGHT')
    await later(14 * DAY)
    const seen = await app.call(contract.get, { as: world.operator, params: { id } })
    expect(seen.body.data).toMatchObject({
      queue: 'insight',
      offers: ['passInsight', 'returnInsight', 'dispute'],
    })
    expect(await act(world, 'pass', world.operator, id)).toBe('COMPLETED')
    await expectBooks(app)
  })
})

describe('applications', () => {
  const another = async () => {
    const { id } = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: null })
    await buildChannel(app.db, { accountId: id })
    const as = await app.callerOf(id)
    const applied = await call(world, 'apply', as, world.campaignId)
    return applied.body.data.id
  }

  it('that are left when the last slot goes are told that it is full', async () => {
    await app.db.update(campaigns).set({ slots: 1 }).where(eq(campaigns.id, world.campaignId))
    const left = await another()
    await assigned(world)
    await sweepApplications(app.app)
    const seen = await app.call(contract.get, { as: world.operator, params: { id: left } })
    expect(seen.body.data).toMatchObject({ status: 'REJECTED', endedBy: 'system' })
    expect(seen.body.data.history.at(-1)).toMatchObject({ event: 'fillCampaign' })
  })

  it('end with the campaign, and wait longer when its closing day is put off', async () => {
    const id = await another()
    const closeAt = new Date(app.clock.now().getTime() + 40 * DAY)
    await app.db.update(campaigns).set({ closeAt }).where(eq(campaigns.id, world.campaignId))
    await later(30 * DAY)
    expect(await statusOf(world, id)).toBe('MATCHED')
    await later(11 * DAY)
    expect(await statusOf(world, id)).toBe('REJECTED')
  })

  it('are compared again when the channel changes', async () => {
    const criteria = { ...(await campaignCriteria()), followersMin: 50_000 }
    await app.db.update(campaigns).set({ criteria }).where(eq(campaigns.id, world.campaignId))
    const applied = await call(world, 'apply', world.creator, world.campaignId)
    expect(applied.body.data).toMatchObject({ status: 'MISMATCHED', match: { matched: false } })
    const { id } = applied.body.data
    app.clock.advance(HOUR)
    await app.db
      .update(channels)
      .set({ followers: 60_000, checkedAt: app.clock.now() })
      .where(eq(channels.id, world.channel.id))
    app.clock.advance(MINUTE)
    expect(await sweepMatches(app.app)).toBe(1)
    expect(await statusOf(world, id)).toBe('MATCHED')
    expect(await sweepMatches(app.app)).toBe(0)
  })

  const campaignCriteria = async () => {
    const [row] = await app.db.select().from(campaigns).where(eq(campaigns.id, world.campaignId))
    if (!row) throw new Error('no campaign')
    return row.criteria
  }

  it('of a suspended creator cannot be accepted', async () => {
    const applied = await call(world, 'apply', world.creator, world.campaignId)
    await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, world.creator.accountId))
    expect(await refused(world, 'accept', world.brand, applied.body.data.id)).toBe('party_not_active')
  })
})
