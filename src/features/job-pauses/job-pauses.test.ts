import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCampaign } from '../../../tests/factories.ts'
import { TEST_NOW, type TestApp } from '../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  call,
  type FakePlatform,
  openJobApp,
  passTime,
  refused,
} from '../../../tests/jobs-world.ts'
import { addDays, dayOf } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import type { Caller } from '../../platform/context.ts'
import { outbox } from '../../platform/schema.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { contract as applications } from '../applications/contract.ts'
import { campaigns } from '../campaigns/schema.ts'
import { EMPTY_CRITERIA } from '../campaigns/shapes.ts'
import { contract as search } from '../influencer-search/contract.ts'
import { contract as operators } from '../operators/contract.ts'
import { contract as shortlists } from '../shortlists/contract.ts'
import { contract } from './contract.ts'
import { sweepJobPauses } from './service.ts'

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

const newWorld = () => buildJobWorld(app, platform)

const TODAY = dayOf(TEST_NOW)
const from = addDays(TODAY, 14)

const pause = (as: Caller, day = from) => app.call(contract.start, { as, body: { from: day } })
const resume = (as: Caller) => app.call(contract.end, { as })
const messagesOf = async ({ accountId }: Caller) =>
  (await app.db.select().from(outbox).where(eq(outbox.accountId, accountId))).filter(
    ({ kind, channel }) => kind === 'job.pause_ended' && channel === 'site',
  )
const waitingOf = async (as: Caller) => (await app.call(contract.waiting, { as })).body.data
const stateOf = async (as: Caller) => (await app.call(contract.get, { as })).body.data

it('shows marketers the day from which an influencer takes new jobs: in search, profile, comparison and shortlist', async () => {
  const { influencer, marketer, channel } = await newWorld()
  const list = await app.call(shortlists.create, {
    as: marketer,
    body: { name: 'List', influencerId: influencer.accountId },
  })
  const shown = async () => {
    const [found, profile, compared, people, several] = await Promise.all([
      app.call(search.find, { as: marketer, query: { q: channel.handle } }),
      app.call(search.profile, { as: marketer, params: { id: influencer.accountId } }),
      app.call(search.compare, { as: marketer, query: { ids: influencer.accountId } }),
      app.call(shortlists.people, { as: marketer, params: { id: list.body.data.id } }),
      app.call(search.offers, {
        as: marketer,
        params: { id: (await buildCampaign(app.db, { marketerId: marketer.accountId })).id },
        query: { influencers: influencer.accountId, channels: '' },
      }),
    ])
    const rows = [found.body.data, [profile.body.data], compared.body.data, people.body.data, several.body.data]
    expect(several.body.sum.people).toBe(several.body.data[0]?.takesJobsFrom ? 0 : 1)
    return rows.flatMap((data) => data.map(({ takesJobsFrom }) => takesJobsFrom))
  }
  expect(await shown()).toEqual([null, null, null, null, null])
  await pause(influencer)
  expect(await shown()).toEqual([from, from, from, from, from])
  expect(await stateOf(influencer)).toMatchObject({ from, earliest: addDays(TODAY, 1), latest: addDays(TODAY, 180) })
  await resume(influencer)
  expect(await shown()).toEqual([null, null, null, null, null])
})

it('shows operators the day on the page of the account', async () => {
  const { influencer, operator } = await newWorld()
  const shown = async () =>
    (await app.call(operators.user, { as: operator, params: { id: influencer.accountId } })).body.data.takesJobsFrom
  expect(await shown()).toBeNull()
  await pause(influencer)
  expect(await shown()).toBe(from)
})

it('rejects applications, invitations and accepting an applicant during the pause, with the day on which it ends', async () => {
  const world = await newWorld()
  const { influencer, marketer, campaignId, channel } = world
  const applied = await call(world, 'apply', influencer, campaignId)
  const id = applied.body.data.id
  await pause(influencer)
  expect(await waitingOf(influencer)).toEqual({ applications: 1, offers: 0 })
  const list = await app.call(applications.applicants, { as: marketer, params: { id: campaignId } })
  expect(list.body.data[0]?.creator.takesJobsFrom).toBe(from)
  const accepted = await call(world, 'accept', marketer, id)
  expect(accepted.body).toMatchObject({ code: 'influencer_paused', details: { day: from } })
  const several = await call(world, 'acceptSeveral', marketer, campaignId, {
    applicants: [{ id, toHold: list.body.data[0]?.toHold }],
  })
  expect(several.body).toMatchObject({ code: 'person_paused', details: { day: from } })
  const other = await buildCampaign(app.db, { marketerId: marketer.accountId })
  expect(await refused(world, 'invite', marketer, other.id, { channelId: channel.id })).toBe('influencer_paused')
  const together = await call(world, 'inviteSeveral', marketer, other.id, {
    invitations: [{ channelId: channel.id, toHold: 495_000 }],
  })
  expect(together.body).toMatchObject({ code: 'person_paused', details: { day: from } })
  expect((await call(world, 'apply', influencer, other.id)).body).toMatchObject({
    code: 'own_pause',
    details: { day: from },
  })
  await resume(influencer)
  expect(await act(world, 'accept', marketer, id)).toBe('ASSIGN')
})

it('an applicant who has paused can be declined, also among several', async () => {
  const world = await newWorld()
  const applied = await call(world, 'apply', world.influencer, world.campaignId)
  await pause(world.influencer)
  const declined = await call(world, 'declineSeveral', world.marketer, world.campaignId, {
    applicants: [applied.body.data.id],
  })
  expect(declined.body.data.jobs).toMatchObject([{ status: 'REJECTED' }])
})

it('an earlier invitation can be accepted, and jobs in progress continue', async () => {
  const world = await newWorld()
  const invited = await call(world, 'invite', world.marketer, world.campaignId, { channelId: world.channel.id })
  await pause(world.influencer)
  expect(await waitingOf(world.influencer)).toEqual({ applications: 0, offers: 1 })
  expect(await act(world, 'accept', world.influencer, invited.body.data.id)).toBe('WORKING')
  expect(
    await act(world, 'draft', world.influencer, invited.body.data.id, { url: 'https://drive.example/a.mp4' }),
  ).toBe('WORKING')
})

it('ends automatically on its day, with one message', async () => {
  const { influencer } = await newWorld()
  await pause(influencer, addDays(TODAY, 1))
  await sweepJobPauses(app.app)
  expect(await stateOf(influencer)).toMatchObject({ from: addDays(TODAY, 1) })
  app.clock.set(new Date(TEST_NOW.getTime() + DAY))
  await sweepJobPauses(app.app)
  await sweepJobPauses(app.app)
  app.clock.set(TEST_NOW)
  expect(await stateOf(influencer)).toMatchObject({ from: null })
  expect(await messagesOf(influencer)).toHaveLength(1)
})

it.each([
  ['today', 0],
  ['a day long past', -30],
  ['more than 180 days ahead', 181],
])('rejects %s with an error for the field', async (_, days) => {
  const { influencer } = await newWorld()
  const { status, body } = await pause(influencer, addDays(TODAY, days))
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(body.fields?.from).toBe('Choose a date from 22 Nov 2025 to 20 May 2026.')
  const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, influencer.accountId))
  expect(row?.takesJobsFrom).toBeNull()
})

it('ends without a message for a suspended account', async () => {
  const { influencer } = await newWorld()
  await pause(influencer, addDays(TODAY, 1))
  await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, influencer.accountId))
  app.clock.set(new Date(TEST_NOW.getTime() + DAY))
  await sweepJobPauses(app.app)
  app.clock.set(TEST_NOW)
  const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, influencer.accountId))
  expect(row?.takesJobsFrom).toBeNull()
  expect(await messagesOf(influencer)).toHaveLength(0)
})

it('does not allow counter-offers or their acceptance for an application', async () => {
  const world = await newWorld()
  const { influencer, marketer, campaignId } = world
  await app.db.update(campaigns).set({ counterOffers: 'yes' }).where(eq(campaigns.id, campaignId))
  const id = (await call(world, 'apply', influencer, campaignId)).body.data.id
  await call(world, 'counterOffer', influencer, id, { price: 500_000 })
  await pause(influencer)
  expect(await refused(world, 'counterOffer', marketer, id, { price: 480_000 })).toBe('influencer_paused')
  expect(await refused(world, 'accept', marketer, id, { toHold: 550_000 })).toBe('influencer_paused')
  const other = await buildCampaign(app.db, { marketerId: marketer.accountId, counterOffers: 'yes' })
  await resume(influencer)
  const free = (await call(world, 'apply', influencer, other.id)).body.data.id
  await pause(influencer)
  expect((await call(world, 'counterOffer', influencer, free, { price: 500_000 })).body.code).toBe('own_pause')
})

it('reminds a marketer of open applications, but not during a pause', async () => {
  const [open, paused] = [await newWorld(), await newWorld()]
  for (const { influencer, campaignId } of [open, paused]) await call(open, 'apply', influencer, campaignId)
  await pause(paused.influencer)
  await passTime(app, 10 * DAY)
  app.clock.set(TEST_NOW)
  const reminders = async ({ accountId }: Caller) =>
    (await app.outbox(accountId)).filter(({ kind }) => kind === 'job.reminder').length
  expect([(await reminders(open.marketer)) > 0, await reminders(paused.marketer)]).toEqual([true, 0])
})

it('is shown in the invitation’s offer, and prevents inviting a mismatched applicant', async () => {
  const world = await newWorld()
  const { influencer, marketer, campaignId, channel } = world
  await app.db
    .update(campaigns)
    .set({ criteria: { ...EMPTY_CRITERIA, followersMin: 9_000_000 } })
    .where(eq(campaigns.id, campaignId))
  expect((await call(world, 'apply', influencer, campaignId)).body.data.status).toBe('MISMATCHED')
  await pause(influencer)
  const params = { id: influencer.accountId, campaignId }
  expect((await app.call(search.offer, { as: marketer, params })).body.data.takesJobsFrom).toBe(from)
  expect(await refused(world, 'invite', marketer, campaignId, { channelId: channel.id })).toBe('influencer_paused')
})
