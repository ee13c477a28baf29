import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  buildAgencyBrand,
  buildCampaign,
  buildChannel,
  buildJob,
  buildMarketer,
  buildMember,
  buildReply,
} from '../../../../tests/factories.ts'
import { TEST_NOW, type TestApp } from '../../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  type JobWorld,
  openJobApp,
  passTime,
  refused,
} from '../../../../tests/jobs-world.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { accounts } from '../../accounts/schema.ts'
import { channels } from '../../channels/schema.ts'
import { jobEvents } from '../../jobs/schema.ts'
import { contract } from '../contract.ts'

let app: TestApp
let platform: Awaited<ReturnType<typeof openJobApp>>['platform']
let world: JobWorld
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.update(channels).set({ status: 'deactivated' })
  world = await buildJobWorld(app, platform)
})

type Query = NonNullable<Parameters<typeof app.call<typeof contract.find>>[1]>['query']
const find = async (query: Query = {}, as = world.marketer) => (await app.call(contract.find, { as, query })).body.data
const found = async (query: Query, as = world.marketer) => (await find(query, as)).length

it('the reply time is counted from the offer, and shown in the list, the profile and the comparison', async () => {
  expect((await find())[0]?.reply).toBeNull()
  const id = await assigned(world)
  app.clock.advance(5 * HOUR - 1)
  await act(world, 'accept', world.influencer, id)
  const reply = { hours: 5 }
  const influencer = world.influencer.accountId
  expect((await find())[0]).toMatchObject({ accountId: influencer, reply })
  const profile = await app.call(contract.profile, { as: world.marketer, params: { id: influencer } })
  expect(profile.body.data.reply).toEqual(reply)
  expect(profile.body.data.channels[0]).not.toHaveProperty('replyHours')
  const compared = await app.call(contract.compare, { as: world.marketer, query: { ids: influencer } })
  expect(compared.body.data[0]?.reply).toEqual(reply)
  expect([await found({ replyWithin: '6' }), await found({ replyWithin: '72' })]).toEqual([1, 1])
})

it('an expired offer counts as slower than every reply', async () => {
  const id = await assigned(world)
  await passTime(app, 4 * DAY)
  expect(await refused(world, 'accept', world.influencer, id)).toBe('job_state')
  expect((await find())[0]?.reply).toEqual({ hours: null })
  expect(await found({ replyWithin: '72' })).toBe(0)
})

it('a counter-offer is the first reply and later ones do not count; a frozen offer is ignored', async () => {
  const { channel, influencer } = world
  const offer = async (more: Pick<typeof jobEvents.$inferInsert, 'event' | 'actor'>, hours: number) => {
    const { id: jobId } = await buildJob(app.db, { influencerId: influencer.accountId, channelId: channel.id })
    const at = new Date(TEST_NOW.getTime() + hours * HOUR)
    const add = () =>
      app.db.insert(jobEvents).values({ id: newId(), jobId, from: 'ASSIGN', to: 'ASSIGN', data: {}, at, ...more })
    return { jobId, add }
  }
  const frozen = await offer({ event: 'freeze', actor: 'system' }, 1)
  await frozen.add()
  await buildReply(app.db, frozen.jobId, { event: 'accept', hours: 60 })
  expect((await find())[0]?.reply).toBeNull()
  const countered = await offer({ event: 'decline', actor: 'influencer' }, 30)
  await buildReply(app.db, countered.jobId, { event: 'counterOffer', hours: 2 })
  await countered.add()
  expect((await find())[0]?.reply).toEqual({ hours: 2 })
})

it('the typical reply is the median of the newest twenty', async () => {
  const { channel, influencer } = world
  const add = async (hours: number, day: number) => {
    const job = await buildJob(app.db, { influencerId: influencer.accountId, channelId: channel.id })
    const offeredAt = new Date(app.clock.now().getTime() + day * DAY)
    await buildReply(app.db, job.id, { event: 'decline', hours, offeredAt })
  }
  const reply = async () => (await find())[0]?.reply
  for (const [day, hours] of [1, 50, 9].entries()) await add(hours, day)
  expect(await reply()).toEqual({ hours: 9 })
  await add(0.1, 4)
  expect(await reply()).toEqual({ hours: 1 })
  for (let day = 5; day < 25; day++) await add(30, day)
  expect(await reply()).toEqual({ hours: 30 })
  expect([await found({ replyWithin: '24' }), await found({ replyWithin: '72' })]).toEqual([0, 1])
})

it('past work can be for any marketer or for the marketer who searches', async () => {
  const other = await app.callerOf((await buildMarketer(app.db)).id)
  const { marketer, influencer, channel } = world
  await buildChannel(app.db)
  const counts = async (as = marketer) => [
    await found({ pastWork: 'any' }, as),
    await found({ pastWork: 'with_you' }, as),
  ]
  expect(await counts()).toEqual([0, 0])
  await buildJob(app.db, {
    ...{ influencerId: influencer.accountId, channelId: channel.id, marketerId: marketer.accountId },
    ...{ status: 'COMPLETED', terms: {} as never, completedAt: app.clock.now() },
  })
  expect(await counts()).toEqual([1, 1])
  expect(await counts(other)).toEqual([1, 0])
  expect(await found({ pastWork: 'with_you', q: channel.handle })).toBe(1)
  expect(await found({ pastWork: 'with_you', q: 'nobody' })).toBe(0)
  const { types } = (await app.call(contract.find, { as: marketer, query: { pastWork: 'with_you' } })).body
  expect(types).toMatchObject({ INSTAGRAM: 1, TIKTOK: 0 })
})

it('a member limited to brands finds the people who worked for these brands', async () => {
  const agency = (await buildMarketer(app.db, { kind: 'agency' })).id
  const [own, other] = [await buildAgencyBrand(app.db, agency), await buildAgencyBrand(app.db, agency)]
  const memberOf = async (brandId: string) =>
    app.callerOf((await buildMember(app.db, agency, 'campaignManager', {}, [brandId])).id)
  const campaign = await buildCampaign(app.db, { marketerId: agency, brandId: own.id })
  await buildJob(app.db, {
    ...{ influencerId: world.influencer.accountId, channelId: world.channel.id },
    ...{ campaignId: campaign.id, marketerId: agency },
    ...{ status: 'COMPLETED', terms: {} as never, completedAt: app.clock.now() },
  })
  const withYou = { pastWork: 'with_you' } as const
  for (const [brand, n] of [[own, 1] as const, [other, 0] as const]) {
    const as = await memberOf(brand.id)
    expect(await found(withYou, as)).toBe(n)
    const { optionCounts } = (await app.call(contract.find, { as, query: { countOptions: '1' } })).body
    expect(optionCounts).toMatchObject({ work_any: 1, work_with_you: n })
  }
})

it('the language filter uses the language of the account', async () => {
  expect([await found({ language: 'th' }), await found({ language: 'en' })]).toEqual([1, 0])
  await app.db.update(accounts).set({ lang: 'en' })
  expect([await found({ language: 'th' }), await found({ language: 'en' })]).toEqual([0, 1])
})

it('a saved search keeps these filters', async () => {
  const filters = { pastWork: 'with_you', replyWithin: '24', language: 'th' } as const
  const { marketer, influencer, channel } = world
  await app.call(contract.saveSearch, { as: marketer, body: { name: 'Partners', filters } })
  const job = await buildJob(app.db, {
    ...{ influencerId: influencer.accountId, channelId: channel.id, marketerId: marketer.accountId },
    ...{ status: 'COMPLETED', terms: {} as never, completedAt: app.clock.now() },
  })
  await buildReply(app.db, job.id, { event: 'accept', hours: 3 })
  app.clock.advance(DAY)
  const createdAt = app.clock.now()
  await buildChannel(app.db, { accountId: influencer.accountId, type: 'TIKTOK', createdAt })
  await buildChannel(app.db, { type: 'TIKTOK', createdAt })
  const [saved] = (await app.call(contract.searches, { as: marketer })).body.data
  expect(saved).toMatchObject({ filters, fresh: 1 })
})
