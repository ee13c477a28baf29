import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  type FakePlatform,
  type JobWorld,
  openJobApp,
} from '../../../tests/jobs-world.ts'
import { agreeWith, buildManager, friendsOf, managedJobsOf, type Terms } from '../../../tests/managers-world.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { contract as results } from '../campaign-results/contract.ts'
import { campaigns } from '../campaigns/schema.ts'
import { contract as jobs } from '../jobs/contract.ts'
import { jobs as jobRows } from '../jobs/schema.ts'
import { managerLinks } from '../partners/schema.ts'
import { contract as managers } from './contract.ts'

let app: TestApp
let platform: FakePlatform
let world: JobWorld
let manager: Caller
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform)
  manager = await buildManager(app)
})
afterAll(() => app.close())

const agree = (values: Partial<Terms> = {}) => agreeWith(app, manager, world.influencer, values)

test('a manager sees from which day a partner takes new jobs', async () => {
  await agree()
  const { accountId } = world.influencer
  const read = async () =>
    (await app.call(managers.friend, { as: manager, params: { id: manager.accountId, x: accountId } })).body.data
  expect((await read()).takesJobsFrom).toBeNull()
  await app.db.update(influencers).set({ takesJobsFrom: '2026-01-05' }).where(eq(influencers.accountId, accountId))
  expect((await read()).takesJobsFrom).toBe('2026-01-05')
})
const managedJobs = (as: Caller, y = 'all', x = world.influencer.accountId) => managedJobsOf(app, as, x, y)

test('own and managed jobs are separate, with both net amounts', async () => {
  await agree()
  const id = await assigned(world)
  expect((await app.call(jobs.list, { as: manager })).body.data).toEqual([])
  const { data, counts } = (await managedJobs(manager)).body
  expect(data).toMatchObject([
    { id, creator: { id: world.influencer.accountId }, managerNet: 90_000, partnerNet: 349_200 },
  ])
  expect(counts.waiting).toBe(1)
  expect((await managedJobs(manager, id)).body.data).toHaveLength(1)
  const { waiting, running, data: listed } = (await friendsOf(app, manager)).body
  expect([waiting, running, listed[0]?.waiting]).toEqual([1, { jobs: 1, held: 450_000 }, 1])

  // A thousand later agreements do not change the share.
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, world.influencer.accountId))
  const partners = Array.from({ length: 1_000 }, (_, n) => ({ ...account!, id: newId(), email: `${n}@partner.test` }))
  await app.db.insert(accounts).values(partners)
  const [link] = await app.db.select().from(managerLinks).where(eq(managerLinks.partnerId, account!.id))
  await app.db
    .insert(managerLinks)
    .values(partners.map((partner) => ({ ...link!, id: newId(), partnerId: partner.id, shareBps: 0 })))
  expect((await managedJobs(manager)).body.data).toMatchObject([{ id, managerNet: 90_000 }])
})

test('a job’s conversation shows which of the two wrote and acted, to both of them but not to the brand', async () => {
  await agree()
  const id = await assigned(world)
  await act(world, 'accept', manager, id)
  await app.call(jobs.sendMessage, { as: manager, params: { id }, body: { text: 'ส่งของมาที่ออฟฟิศได้เลย' } })
  const seenBy = async (as: Caller) => {
    const { data, steps } = (await app.call(jobs.messages, { as, params: { id } })).body
    const accepted = steps.find(({ event, actor }) => event === 'accept' && actor === 'influencer')
    return { message: [data[0]?.own, data[0]?.person?.own], step: accepted?.person?.own, name: data[0]?.person?.name }
  }
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, manager.accountId))
  const name = account?.displayName
  expect(await seenBy(manager)).toEqual({ message: [true, true], step: true, name })
  expect(await seenBy(world.influencer)).toEqual({ message: [true, false], step: false, name })
  expect(await seenBy(world.marketer)).toEqual({ message: [false, undefined], step: undefined, name: undefined })
})

test('a view-only agreement offers no actions, and no jobs need the manager', async () => {
  await agree({ scope: ['view', 'negotiate'] })
  const id = await assigned(world)
  const { body } = await managedJobs(manager)
  expect([body.data.length, body.counts.waiting]).toEqual([1, 0])
  expect((await app.call(jobs.get, { as: manager, params: { id } })).body.data.offers).not.toContain('accept')
})

/** Copies of a job, each in its own campaign. */
async function copyJob(id: string, n: number, values: Partial<typeof jobRows.$inferInsert>): Promise<string[]> {
  const [job] = await app.db.select().from(jobRows).where(eq(jobRows.id, id))
  const [campaign] = await app.db.select().from(campaigns).where(eq(campaigns.id, job!.campaignId))
  const copies = Array.from({ length: n }, () => ({
    ...job!,
    ...values,
    id: newId(),
    campaignId: newId(),
    trackingCode: undefined,
  }))
  await app.db.insert(campaigns).values(copies.map(({ campaignId }) => ({ ...campaign!, id: campaignId })))
  await app.db.insert(jobRows).values(copies)
  return copies.map((copy) => copy.id)
}

test('all jobs that need an action are listed, page by page, even if many others have a nearer deadline', async () => {
  await agree()
  const id = await assigned(world)
  const now = app.clock.now()
  const { influencer } = world
  await copyJob(id, 110, { awaits: 'marketer', dueAt: now })
  const [later] = await copyJob(id, 1, { dueAt: new Date(now.getTime() + 365 * DAY) })
  const board = await app.call(results.creatorBoard, { as: influencer })
  expect(board.body.data.next.map((job) => job.id)).toEqual([id, later])

  const waiting = async (after?: string) =>
    (
      await app.call(managers.jobs, {
        as: manager,
        params: { id: manager.accountId, x: 'all', y: 'all' },
        query: { filter: 'waiting', limit: 1, ...(after && { after }) },
      })
    ).body
  const start = await waiting()
  const next = await waiting(start.next ?? '')
  expect([...start.data, ...next.data].map((job) => job.id)).toEqual([id, later])
  expect([start.counts.waiting, next.next]).toEqual([2, null])
  const { body } = await friendsOf(app, manager)
  expect([body.waiting, body.data[0]?.waiting, body.running.jobs]).toEqual([2, 2, 112])
})

test('a manager’s jobs are sorted by the creators’ names, page by page', async () => {
  const worlds = [world, await buildJobWorld(app, platform), await buildJobWorld(app, platform)]
  const names = ['ขวัญ', 'เก๋', 'กานต์']
  for (const [i, one] of worlds.entries()) {
    world = one
    await agree()
    await assigned(world)
    await app.db
      .update(accounts)
      .set({ displayName: names[i] ?? '' })
      .where(eq(accounts.id, one.influencer.accountId))
  }
  const page = async (after?: string) => {
    const params = { id: manager.accountId, x: 'all', y: 'all' } as const
    const query = { sort: 'influencer_name' as const, limit: 2, ...(after && { after }) }
    return (await app.call(managers.jobs, { as: manager, params, query })).body
  }
  const start = await page()
  const next = await page(start.next ?? '')
  const seen = [...start.data, ...next.data].map((job) => job.creator.name)
  expect(seen).toEqual(['กานต์', 'เก๋', 'ขวัญ'])
})
