import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '../../src/features/campaigns/contract.ts'
import { jobs } from '../../src/features/jobs/schema.ts'
import type { Caller } from '../../src/platform/context.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildOperator } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { jobContract } from '../jobs-world.ts'

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const ROUNDS = 10
let app: TestApp
let influencers: Caller[]

beforeAll(async () => {
  app = await openTestApp()
  influencers = []
  for (let i = 0; i < 5; i++) {
    const { id } = await buildInfluencer(app.db)
    await buildChannel(app.db, { accountId: id })
    influencers.push(await app.callerOf(id))
  }
})
afterAll(() => app.close())

it('pay that changes while creators apply: each application has the pay in force, or the change is refused', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, marketerId } = await buildCampaign(app.db, { slots: 20 })
    const as = await app.callerOf(marketerId)
    const params = { id }
    const apply = (influencer: Caller) => app.call(jobContract.apply, { as: influencer, params, body: {} })
    const edit = () => app.call(contract.save, { as, params, body: { version: 1, price: 500_000 } })
    const half = influencers.slice(0, round % 3)
    const [saved, ...applied] = await Promise.all([
      edit(),
      ...half.map(apply),
      ...influencers.slice(half.length).map(apply),
    ])
    expect(applied.map(({ status }) => status)).toEqual(influencers.map(() => 200))
    const price = saved.status === 200 ? 500_000 : 450_000
    if (saved.status !== 200) expect(saved).toMatchObject({ body: { issues: [{ code: 'people_applied' }] } })
    const rows = await app.db.select({ price: jobs.price }).from(jobs).where(eq(jobs.campaignId, id))
    expect(new Set(rows.map((row) => row.price))).toEqual(new Set([price]))
  }
})

it('a campaign that is withdrawn while an operator approves it ends as live or as a draft', async () => {
  const operator = await app.callerOf((await buildOperator(app.db)).id)
  for (let round = 0; round < ROUNDS; round++) {
    const { id, marketerId } = await buildCampaign(app.db, { status: 'review', publishedAt: null })
    const as = await app.callerOf(marketerId)
    const params = { id }
    const [recalled, approved] = await Promise.all([
      app.call(contract.recall, { as, params }),
      app.call(contract.approve, { as: operator, params }),
    ])
    expect([recalled.status, approved.status].sort()).toEqual([200, 409])
    const { status } = (await app.call(contract.get, { as, params })).body.data
    expect(status).toBe(recalled.status === 200 ? 'draft' : 'live')
  }
})
