import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCampaign } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  call,
  DRAFT,
  type FakePlatform,
  inInsight,
  NUMBERS,
  openJobApp,
  working,
} from '../../../tests/jobs-world.ts'
import { newId } from '../../core/ids.ts'
import { rowsOf } from '../../db/rows.ts'
import { contract as results } from '../campaign-results/contract.ts'
import { contract as deliverables } from '../deliverables/contract.ts'
import { checkPosts } from '../deliverables/service.ts'
import { contract as jobs } from '../jobs/contract.ts'
import { jobInsights } from '../jobs/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

test('settled jobs count on their day, for their campaign and their brand; later insights replace the first ones', async () => {
  platform.insights = NUMBERS
  const world = await buildJobWorld(app, platform)
  const as = world.marketer
  const figures = async () => {
    const query = { campaigns: `${world.campaignId},x` }
    return (await app.call(contract.figures, { as, query })).body.data
  }
  const id = await inInsight(world, checkPosts)
  expect(await figures()).toMatchObject([{ spent: 0, held: 495_000, heldUnits: 0 }])
  const reading = await app.call(deliverables.readInsight, { as: world.influencer, params: { id }, body: {} })
  await act(world, 'insight', world.influencer, id, { platformInsightId: reading.body.data.id })
  await act(world, 'approveInsight', as, id)
  const read = async () => (await app.call(contract.overview, { as, query: { days: 14 } })).body.data
  const overview = await read()
  expect([overview.days.length, overview.days.at(-1), overview.before]).toMatchObject([
    14,
    { reach: 900, spent: 495_000, posts: 1, before: 0 },
    { reach: 0, spent: 0 },
  ])
  expect(await figures()).toMatchObject([
    { reach: 900, engagement: 100, postCost: 495_000, spent: 495_000, held: 0, units: 0, heldUnits: 0, applicants: 0 },
  ])
  const board = (await app.call(results.brandBoard, { as })).body.data
  expect(board).toMatchObject({ complete: 1, spentThisMonth: 495_000, results: { posts: 1, reach: 900, clicks: 3 } })

  await app.db.insert(jobInsights).values({
    id: newId(app.clock.now().getTime()),
    jobId: id,
    source: 'creator',
    reach: 1_500,
    createdAt: app.clock.now(),
  })
  expect((await read()).totals).toEqual({ reach: 1_500, postCost: 495_000, spent: 495_000, posts: 1 })
  const sum = (table: string) => sql`select sum(reach)::int as reach from ${sql.identifier(table)}`
  const [days] = await rowsOf<{ reach: number }>(app.db, sum('campaign_days'))
  const [totals] = await rowsOf<{ reach: number }>(app.db, sum('marketer_totals'))
  expect(days).toEqual(totals)
})

test('cost per reach and engagement includes only completed jobs, as in the report, not payments for cancelled jobs', async () => {
  platform.insights = NUMBERS
  const world = await buildJobWorld(app, platform)
  const as = world.marketer
  const id = await inInsight(world, checkPosts)
  const reading = await app.call(deliverables.readInsight, { as: world.influencer, params: { id }, body: {} })
  await act(world, 'insight', world.influencer, id, { platformInsightId: reading.body.data.id })
  await act(world, 'approveInsight', as, id)
  const { influencer, channel } = await buildJobWorld(app, platform)
  const ended = await working({ ...world, influencer, channel })
  await act(world, 'cancel', as, ended)
  const { totals } = (await app.call(contract.overview, { as })).body.data
  const [figures] = (await app.call(contract.figures, { as, query: { campaigns: world.campaignId } })).body.data
  expect(totals.spent).toBeGreaterThan(495_000)
  expect(totals).toMatchObject({ reach: 900, postCost: 495_000 })
  expect(figures).toMatchObject({ engagement: 100, postCost: 495_000, spent: totals.spent })
  const report = (await app.call(results.report, { as, params: { id: world.campaignId } })).body.data
  expect(report.spentOnPosts).toBe(495_000)
})

test('jobs that need the brand are counted, and another brand does not see them', async () => {
  const world = await buildJobWorld(app, platform)
  await call(world, 'apply', world.influencer, world.campaignId)
  const other = await buildJobWorld(app, platform)
  await working(other)
  const read = async (as: typeof world.marketer) => (await app.call(contract.overview, { as })).body.data
  const campaign = { id: world.campaignId, title: expect.any(String), titleEn: expect.any(String) }
  expect((await read(world.marketer)).waiting).toEqual({ total: 1, applicants: 1, campaigns: 1, campaign })
  expect((await read(other.marketer)).waiting).toEqual({ total: 0, applicants: 0, campaigns: 0, campaign: null })
  const { id } = await buildCampaign(app.db, { marketerId: world.marketer.accountId })
  await call(world, 'apply', world.influencer, id)
  expect((await read(world.marketer)).waiting).toEqual({ total: 2, applicants: 2, campaigns: 2, campaign: null })
  const third = await buildJobWorld(app, platform)
  const job = await working({ ...world, influencer: third.influencer, channel: third.channel })
  await act(world, 'draft', third.influencer, job, DRAFT)
  const { waiting } = await read(world.marketer)
  expect([waiting.total, waiting.applicants]).toEqual([3, 2])
  const list = async (query: { applied?: 'true' }) =>
    (await app.call(jobs.list, { as: world.marketer, query: { awaited: 'true', ...query } })).body
  for (const [query, n] of [
    [{}, waiting.total],
    [{ applied: 'true' }, waiting.applicants],
  ] as const) {
    const { data, counts } = await list(query)
    expect([data.length, counts.all]).toEqual([n, n])
  }
  expect(
    (await app.call(contract.figures, { as: other.marketer, query: { campaigns: world.campaignId } })).body.data,
  ).toEqual([])
})
