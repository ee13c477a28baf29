import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildChannel, buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  jobContract as contract,
  type FakePlatform,
  type JobWorld,
  money,
  openJobApp,
  passTime,
  refused,
  statusOf,
  TAX_FACTS,
} from '../../../tests/jobs-world.ts'
import { DAY, HOUR, MINUTE } from '../../core/clock.ts'
import { accounts } from '../accounts/schema.ts'
import { contract as marketContract } from '../campaigns/contract.ts'
import { campaigns } from '../campaigns/schema.ts'
import { contract as channelContract } from '../channels/contract.ts'
import { channels } from '../channels/schema.ts'
import { jobs } from '../jobs/schema.ts'
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

const later = (ms: number) => passTime(app, ms)

describe('applications', () => {
  const another = async () => {
    const { id } = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: null })
    await buildChannel(app.db, { accountId: id })
    const as = await app.callerOf(id)
    const applied = await call(world, 'apply', as, world.campaignId)
    return applied.body.data.id
  }

  const comparedAt = async (id: string) =>
    (await app.db.select({ at: jobs.matchedAt }).from(jobs).where(eq(jobs.id, id)))[0]?.at

  it('end with the message that the campaign is full when the last slot is taken', async () => {
    await app.db.update(campaigns).set({ slots: 1 }).where(eq(campaigns.id, world.campaignId))
    const left = await another()
    await assigned(world)
    await sweepApplications(app.app)
    const seen = await app.call(contract.get, { as: world.operator, params: { id: left } })
    expect(seen.body.data).toMatchObject({ status: 'REJECTED', endedBy: 'system' })
    expect(seen.body.data.history.at(-1)).toMatchObject({ event: 'fillCampaign' })
  })

  it('end with the campaign, and stay open longer when its closing date is moved', async () => {
    const id = await another()
    const closeAt = new Date(app.clock.now().getTime() + 40 * DAY)
    await app.db.update(campaigns).set({ closeAt }).where(eq(campaigns.id, world.campaignId))
    await later(30 * DAY)
    expect(await statusOf(world, id)).toBe('MATCHED')
    await later(11 * DAY)
    expect(await statusOf(world, id)).toBe('REJECTED')
  })

  it('are matched again when the channel changes', async () => {
    const criteria = { ...(await campaignCriteria()), followersMin: 50_000 }
    await app.db.update(campaigns).set({ criteria }).where(eq(campaigns.id, world.campaignId))
    const applied = await call(world, 'apply', world.influencer, world.campaignId)
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

  it('are matched again at once when a price is set, and can switch to another channel that fits', async () => {
    const criteria = { ...(await campaignCriteria()), followersMin: 50_000 }
    await app.db.update(campaigns).set({ criteria }).where(eq(campaigns.id, world.campaignId))
    const applied = await call(world, 'apply', world.influencer, world.campaignId)
    const { id } = applied.body.data
    const score = async () =>
      (await app.call(contract.get, { as: world.influencer, params: { id } })).body.data.match.score
    const before = await score()
    const waiting = await another()
    const stale = await comparedAt(waiting)
    app.clock.advance(MINUTE)
    await app.db.update(channels).set({ checkedAt: app.clock.now() })
    const prices = { reel: 300_000 }
    const priced = await app.call(channelContract.savePrices, {
      as: world.influencer,
      params: { a: world.influencer.accountId, b: world.channel.id },
      body: { prices } as never,
    })
    expect(priced.status, priced.body.code).toBe(200)
    expect(await score()).toBeGreaterThan(before)
    // The application of somebody else is not matched at once: the sweep does it.
    expect(await comparedAt(waiting)).toEqual(stale)

    const large = await buildChannel(
      app.db,
      { accountId: world.influencer.accountId, followers: 80_000 },
      { reel: 450_000 },
    )
    const tiktok = await buildChannel(app.db, {
      accountId: world.influencer.accountId,
      type: 'TIKTOK',
      followers: 80_000,
    })
    const choices = await app.call(contract.channelChoices, { as: world.influencer, params: { id } })
    expect(choices.body.data.map((choice) => [choice.id, choice.matched, choice.current])).toEqual([
      [large.id, true, false],
      [world.channel.id, false, true],
    ])
    expect(await refused(world, 'switchChannel', world.influencer, id, { channelId: tiktok.id })).toBe(
      'channel_not_usable',
    )
    const stranger = await buildChannel(app.db, { accountId: (await buildInfluencer(app.db)).id })
    expect(await refused(world, 'switchChannel', world.influencer, id, { channelId: stranger.id })).toBe('not_found')
    const switched = await call(world, 'switchChannel', world.influencer, id, { channelId: large.id })
    expect(switched.body.data).toMatchObject({ status: 'MATCHED', match: { matched: true } })
    const seen = await app.call(contract.get, { as: world.marketer, params: { id } })
    expect(seen.body.data).toMatchObject({ status: 'MATCHED', channel: { id: large.id } })
    await call(world, 'accept', world.marketer, id)
    expect(await refused(world, 'switchChannel', world.influencer, id, { channelId: world.channel.id })).toBe(
      'job_state',
    )
  })

  it('mark the campaign on the market and list it last, with the reasons that the marketer sees', async () => {
    const other = await buildJobWorld(app, platform)
    const market = async () =>
      (await app.call(marketContract.market, { as: world.influencer, query: { perPage: 48 } })).body.data
    await call(world, 'apply', world.influencer, world.campaignId)
    const cards = await market()
    expect(cards.at(-1)).toMatchObject({ id: world.campaignId, applied: true, part: 'applied' })
    expect(cards.find((card) => card.id === other.campaignId)).toMatchObject({ applied: false, part: null })
    const { body } = await app.call(marketContract.publicCampaign, {
      as: world.influencer,
      params: { id: other.campaignId },
    })
    const shown = body.data.matches[0]
    const applied = await call(other, 'apply', world.influencer, other.campaignId)
    const { data } = (await app.call(contract.get, { as: other.marketer, params: { id: applied.body.data.id } })).body
    expect(data.match).toMatchObject({ score: shown?.score, reasons: shown?.reasons })
  })

  it('are distinguished on the market from invitations and from accepted jobs', async () => {
    const part = async (at: JobWorld) => {
      const params = { id: at.campaignId }
      return (await app.call(marketContract.publicCampaign, { as: at.influencer, params })).body.data.part
    }
    const invited = await buildJobWorld(app, platform)
    expect(await part(invited)).toBeNull()
    const body = { channelId: invited.channel.id, toHold: 495_000 }
    const { id } = (await call(invited, 'invite', invited.marketer, invited.campaignId, body)).body.data
    expect(await part(invited)).toBe('invited')
    await act(invited, 'accept', invited.influencer, id)
    expect(await part(invited)).toBe('working')
    const applied = (await call(world, 'apply', world.influencer, world.campaignId)).body.data
    expect(await part(world)).toBe('applied')
    await act(world, 'accept', world.marketer, applied.id)
    expect(await part(world)).toBe('chosen')
    await act(world, 'decline', world.influencer, applied.id)
    expect(await part(world)).toBeNull()
  })

  const campaignCriteria = async () => {
    const [row] = await app.db.select().from(campaigns).where(eq(campaigns.id, world.campaignId))
    if (!row) throw new Error('no campaign')
    return row.criteria
  }

  it('that miss a requirement are listed with the reason first, and can be invited for the amount shown', async () => {
    const criteria = { ...(await campaignCriteria()), followersMin: 50_000 }
    await app.db.update(campaigns).set({ criteria }).where(eq(campaigns.id, world.campaignId))
    const { id } = (await call(world, 'apply', world.influencer, world.campaignId)).body.data
    const list = await app.call(contract.applicants, {
      as: world.marketer,
      params: { id: world.campaignId },
      query: { matched: 'false' } as never,
    })
    expect(list.body.data).toMatchObject([{ id, status: 'MISMATCHED', toHold: 495_000 }])
    expect(list.body.data[0]?.match.reasons[0]).toMatchObject({ code: 'followers', met: false })
    expect(await refused(world, 'accept', world.marketer, id)).toBe('job_state')
    const invitation = { channelId: world.channel.id, toHold: 495_000 }
    const invite = (body: object) => call(world, 'invite', world.marketer, world.campaignId, { ...invitation, ...body })
    expect((await invite({ toHold: 450_000 })).body.code).toBe('hold_changed')
    expect(await money(world)).toMatchObject({ held: 0 })
    expect((await invite({})).body.data).toMatchObject({ id, status: 'ASSIGN' })
    expect(await money(world)).toMatchObject({ held: 495_000 })
    expect((await invite({})).body.code).toBe('already_applied')
    expect(await act(world, 'accept', world.influencer, id)).toBe('WORKING')
  })

  it('of a suspended influencer cannot be accepted', async () => {
    const applied = await call(world, 'apply', world.influencer, world.campaignId)
    await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, world.influencer.accountId))
    expect(await refused(world, 'accept', world.marketer, applied.body.data.id)).toBe('party_not_active')
  })
})
