import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildChannel, buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  assigned,
  buildJobWorld,
  call,
  jobContract as contract,
  type FakePlatform,
  type JobWorld,
  openJobApp,
  refused,
  statusOf,
  TAX_FACTS,
} from '../../../tests/jobs-world.ts'
import { DAY, HOUR, MINUTE } from '../../core/clock.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { sweepDueJobs, sweepReminders } from '../jobs/service.ts'
import { sweepApplications, sweepMatches } from './service.ts'

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
