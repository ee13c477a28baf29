import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PICTURE } from '../../../tests/access/example.ts'
import { buildInfluencer, buildOperator } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  expectBooks,
  type FakePlatform,
  type JobWorld,
  openJobApp,
} from '../../../tests/jobs-world.ts'
import {
  agreeWith,
  buildManager,
  friendsOf,
  handleOf,
  inviteInfluencer,
  managedJobsOf,
  one,
  own,
  type Terms,
  termsOf,
} from '../../../tests/managers-world.ts'
import { bookEarnings, buildBank, grantStepUp, LEGAL_NAME } from '../../../tests/money-factories.ts'
import { addDays, dayOf } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { influencerBalance } from '../../ledger/balances.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { contract as files } from '../files/contract.ts'
import { contract as jobs } from '../jobs/contract.ts'
import { jobAttachments } from '../jobs/schema.ts'
import { contract as payouts } from '../payouts/contract.ts'
import { withdrawals } from '../payouts/schema.ts'
import { contract as managers } from '../talent-managers/contract.ts'
import { contract } from './contract.ts'
import { managerLinks } from './schema.ts'
import { sweepPartners } from './service.ts'

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

const newManager = () => buildManager(app)
const _offer = (values: Partial<Terms> = {}) => termsOf(app, values)
const invite = (values: Partial<Terms> = {}, as = manager) => inviteInfluencer(app, as, values)
const agree = (values: Partial<Terms> = {}, as = manager) => agreeWith(app, as, world.influencer, values)
const friend = (as: Caller, x = world.influencer.accountId) => app.call(managers.friend, one(as, x))
const managedJobs = (as: Caller, y = 'all', x = world.influencer.accountId) => managedJobsOf(app, as, x, y)
const noticesTo = async (address: string) =>
  (await app.outbox(address)).filter(({ channel }) => channel === 'site').map(({ kind }) => kind)

test('invitations are limited, at most one per person, and not to oneself', async () => {
  const to = await handleOf(app, world.influencer)
  expect((await invite({ to, shareBps: 3_001 })).body).toMatchObject({
    code: 'manager_share_max',
    fields: { shareBps: expect.stringContaining('30') },
  })
  const tomorrow = dayOf(app.clock.now())
  expect((await invite({ to, endsOn: tomorrow })).body).toMatchObject({
    code: 'agreement_end',
    fields: { endsOn: expect.any(String) },
  })
  expect((await invite({ to: 'nobody-here' })).body).toMatchObject({
    code: 'partner_not_found',
    fields: { to: expect.any(String) },
  })
  expect((await invite({ to: await handleOf(app, manager) })).body.code).toBe('partner_self')
  expect((await invite({ to, shareBps: 3_000 })).status).toBe(200)
  expect((await invite({ to: `@${to}` })).body.code).toBe('partner_invited')
  expect((await invite({}, world.influencer)).status).toBe(404)
})

test('somebody can be invited by invite code or by an address; the response does not reveal who owns the address', async () => {
  const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, world.influencer.accountId))
  expect((await invite({ to: row!.refCode.toLowerCase() })).status).toBe(200)
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, world.influencer.accountId))
  const other = await newManager()
  const toAccount = await invite({ to: account!.email.toUpperCase() }, other)
  app.clock.advance(1_000)
  const unknown = await invite({ to: 'not-yet@example.com' }, other)
  expect([toAccount.status, unknown.status]).toEqual([200, 200])
  const listed = (await friendsOf(app, other)).body.data
  expect(listed.map(({ name, partnerId }) => [name, partnerId])).toEqual([
    ['not-yet@example.com', null],
    [account!.email, null],
  ])
  expect(await app.outbox('not-yet@example.com')).toMatchObject([{ kind: 'partner.invited', channel: 'email' }])
  const joined = await app.callerOf((await buildInfluencer(app.db, {}, { email: 'not-yet@example.com' })).id)
  const accepted = await app.call(contract.accept, { ...one(joined, unknown.body.data.id), body: { agreed: true } })
  expect(accepted.body.data.state).toBe('active')
  expect((await friend(other, joined.accountId)).status).toBe(200)
})

test('two invitations to one person, by address and by user name, are not shown to be the same person', async () => {
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, world.influencer.accountId))
  const to = await handleOf(app, world.influencer)
  const byAddress = await invite({ to: account!.email })
  expect((await invite({ to: account!.email })).body.code).toBe('partner_invited')
  app.clock.advance(1_000)
  const byName = await invite({ to })
  expect([byAddress.status, byName.status]).toEqual([200, 200])
  const accept = (id: string) => app.call(contract.accept, { ...one(world.influencer, id), body: { agreed: true } })
  expect((await accept(byName.body.data.id)).status).toBe(200)
  expect((await friendsOf(app, manager)).body.data).toMatchObject([
    { partnerId: world.influencer.accountId, state: 'active' },
    { partnerId: null, name: account!.email, state: 'invited' },
  ])
  const { id } = byAddress.body.data
  expect((await accept(id)).body.code).toBe('manager_exists')
  expect((await app.call(contract.decline, { ...one(world.influencer, id), body: {} })).status).toBe(200)
  const declined = (await app.outbox(manager.accountId)).find(({ kind }) => kind === 'partner.declined')
  expect(declined?.subject).toContain(account!.email)
  // The response is the same for the address of somebody who is a partner already.
  expect((await invite({ to: account!.email })).status).toBe(200)
})

test('only the invited person can read and answer an invitation, and only once', async () => {
  const { body } = await invite({ to: await handleOf(app, world.influencer) })
  const { id } = body.data
  const stranger = await app.callerOf((await buildInfluencer(app.db)).id)
  expect((await app.call(contract.invitation, one(stranger, id))).status).toBe(404)
  expect((await app.call(contract.accept, { ...one(stranger, id), body: { agreed: true } })).status).toBe(404)
  for (const endpoint of [contract.decline, contract.end])
    expect((await app.call(endpoint, { ...one(stranger, id), body: {} })).status).toBe(404)
  expect((await app.call(contract.withdraw, { ...one(world.influencer, id), body: {} })).status).toBe(404)
  expect((await app.call(contract.invitation, one(world.influencer, id))).body.data).toMatchObject({
    state: 'invited',
    shareBps: 2_000,
    scope: ['view', 'accept'],
    manager: { id: manager.accountId },
  })
  expect((await friend(manager)).status).toBe(404)
  expect((await app.call(contract.decline, { ...one(world.influencer, id), body: {} })).body.data.state).toBe(
    'declined',
  )
  const again = await app.call(contract.accept, { ...one(world.influencer, id), body: { agreed: true } })
  expect(again.body.code).toBe('invitation_over')
  expect(await noticesTo(manager.accountId)).toEqual(['partner.declined'])
  expect((await friendsOf(app, manager, 'ended')).body.data).toMatchObject([{ state: 'declined' }])
})

test('a person has one manager at a time', async () => {
  await agree()
  const other = await newManager()
  const second = await invite({ to: await handleOf(app, world.influencer) }, other)
  const refused = await app.call(contract.accept, {
    ...one(world.influencer, second.body.data.id),
    body: { agreed: true },
  })
  expect(refused.body.code).toBe('manager_exists')
})

test('an unanswered invitation expires, and an agreement ends on its end date', async () => {
  const { body } = await invite({ to: await handleOf(app, world.influencer) })
  app.clock.advance(14 * DAY)
  const late = await app.call(contract.accept, { ...one(world.influencer, body.data.id), body: { agreed: true } })
  expect(late.body.code).toBe('invitation_over')
  await sweepPartners(app.app)
  await sweepPartners(app.app)
  expect(await noticesTo(manager.accountId)).toEqual(['partner.expired'])
  await agree({ endsOn: addDays(dayOf(app.clock.now()), 10) })
  app.clock.advance(11 * DAY)
  expect((await friend(manager)).status).toBe(404)
  await sweepPartners(app.app)
  expect(await noticesTo(world.influencer.accountId)).toContain('partner.ended')
  expect((await friendsOf(app, manager, 'ended')).body.data).toMatchObject([{ state: 'ended' }, { state: 'expired' }])
})

test('both sides are notified even if an action closes the agreement before the sweep does', async () => {
  await agree({ endsOn: addDays(dayOf(app.clock.now()), 10) })
  await invite({ to: 'nobody@example.com' })
  app.clock.advance(15 * DAY)
  const next = await newManager()
  const { body } = await invite({ to: await handleOf(app, world.influencer) }, next)
  const accepted = await app.call(contract.accept, { ...one(world.influencer, body.data.id), body: { agreed: true } })
  expect(accepted.status, accepted.body.code).toBe(200)
  await invite({ to: 'another@example.com' })
  await sweepPartners(app.app)
  expect(await noticesTo(manager.accountId)).toEqual(expect.arrayContaining(['partner.ended', 'partner.expired']))
  expect(await noticesTo(world.influencer.accountId)).toContain('partner.ended')
})

test('a manager acts within the scope, and each action is listed for the partner', async () => {
  await agree({ scope: ['view'] })
  const id = await assigned(world)
  const seen = await app.call(jobs.get, { as: manager, params: { id } })
  expect(seen.body.data.offers).toEqual([])
  expect((await call(world, 'accept', manager, id)).status).toBe(404)
  const other = await buildJobWorld(app, platform)
  world = other
  await agree()
  const job = await assigned(world)
  expect(await noticesTo(manager.accountId)).toContain('partner.job_waiting')
  expect((await app.call(jobs.get, { as: manager, params: { id: job } })).body.data).toMatchObject({
    offers: expect.arrayContaining(['accept', 'decline']),
    creatorMoney: { of: 'manager', gross: 90_000, net: 90_000 },
    partnerMoney: { of: 'creator', gross: 360_000, net: 349_200 },
  })
  await act(world, 'accept', manager, job)
  const { data } = (await app.call(contract.acts, own(world.influencer))).body
  expect(data).toMatchObject([{ act: 'accept', jobId: job, manager: manager.name, job: { th: expect.any(String) } }])
  expect(await noticesTo(world.influencer.accountId)).toContain('partner.acted')
  await act(world, 'draft', world.influencer, job, { url: 'https://drive.example/draft.mp4' })
  expect((await app.call(contract.acts, own(world.influencer))).body.data).toHaveLength(1)
})

test('either side can give notice; running jobs keep their terms, and after the end the data is not found', async () => {
  const link = await agree()
  const id = await assigned(world)
  await act(world, 'accept', manager, id)
  const { data } = (await app.call(contract.end, { ...one(world.influencer, link), body: {} })).body
  expect(data).toMatchObject({ state: 'ending', noticeBy: 'partner' })
  expect(data.endsAt).toBe(new Date(app.clock.now().getTime() + 30 * DAY).toISOString())
  expect(await noticesTo(manager.accountId)).toContain('partner.ending')
  const again = await app.call(contract.end, { ...one(manager, link), body: {} })
  expect(again.body.code).toBe('agreement_ending')
  expect((await friend(manager)).body.data.state).toBe('ending')
  await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
  app.clock.advance(30 * DAY)
  await sweepPartners(app.app)
  for (const answer of [await friend(manager), await managedJobs(manager), await managedJobs(manager, id, 'all')])
    expect(answer.status).toBe(404)
  expect((await app.call(jobs.get, { as: manager, params: { id } })).status).toBe(404)
  await act(world, 'decide', world.operator, id, { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' })
  expect((await influencerBalance(app.db, manager.accountId)).available).toBe(90_000)
  expect((await friendsOf(app, manager)).body.month).toMatchObject({
    jobs: 1,
    pay: 450_000,
    share: 90_000,
    net: 90_000,
  })
  await expectBooks(app)
})

test('a manager with the `accept` permission can open the draft files of the partner’s jobs until the agreement ends', async () => {
  const link = await agree({ scope: ['view'] })
  const id = await assigned(world)
  await act(world, 'accept', world.influencer, id)
  await act(world, 'draft', world.influencer, id, { url: 'https://drive.example/draft.mp4' })
  const { data } = (await app.call(files.upload, { as: world.influencer, body: { purpose: 'draft' }, file: PICTURE }))
    .body
  await app.db.update(jobAttachments).set({ fileId: data.id }).where(eq(jobAttachments.jobId, id))
  const open = async (as = manager) => (await app.call(files.get, { as, params: { id: data.id } })).status
  expect(await open()).toBe(404)
  await app.db
    .update(managerLinks)
    .set({ scope: ['view', 'accept'] })
    .where(eq(managerLinks.id, link))
  expect([await open(), await open(world.influencer), await open(await newManager())]).toEqual([200, 200, 404])
  app.clock.advance(201 * DAY)
  expect(await open()).toBe(404)
})

test('a manager withdraws for a partner only if that was agreed, and only to the partner’s own bank account', async () => {
  await app.db
    .update(influencers)
    .set({ legalName: LEGAL_NAME })
    .where(eq(influencers.accountId, world.influencer.accountId))
  const partnerId = world.influencer.accountId
  const now = app.clock.now()
  await bookEarnings(app.db, partnerId, satang(50_000), now)
  const bankId = await buildBank(app.db, partnerId, now)
  const key = newId()
  const collect = (as = manager, idempotencyKey = newId()) =>
    app.call(managers.collect, { ...one(as, partnerId), body: { price: 50_000 }, idempotencyKey })
  const link = await agree({ scope: ['view', 'accept', 'negotiate'] })
  expect([(await app.call(managers.collectable, one(manager, partnerId))).status, (await collect()).status]).toEqual([
    404, 404,
  ])
  await app.db
    .update(managerLinks)
    .set({ scope: ['view', 'collect'] })
    .where(eq(managerLinks.id, link))
  expect((await app.call(managers.collectable, one(manager, partnerId))).body.data).toMatchObject({
    available: 50_000,
    net: 48_500,
    bank: { last4: '0937' },
    problem: null,
  })
  expect((await collect()).body.code).toBe('step_up_required')
  // A code for the manager's own withdrawal is not valid for a partner's.
  await grantStepUp(app.db, manager.accountId, 'withdrawal', now)
  expect((await collect()).body.code).toBe('step_up_required')
  await grantStepUp(app.db, manager.accountId, 'collect', now)
  const first = await collect(manager, key)
  expect(first.body.data).toMatchObject({ price: 50_000, net: 48_500 })
  expect((await collect(manager, key)).body).toEqual(first.body)
  const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.accountId, partnerId))
  expect(row).toMatchObject({ bankAccountId: bankId, requestedBy: manager.accountId, status: 'Pending' })
  // The owner and the operators see who requested it.
  const { name } = await app.callerOf(manager.accountId)
  expect(
    (await app.call(payouts.withdrawals, { as: world.influencer, params: { uuid: partnerId } })).body.data,
  ).toMatchObject([{ requestedBy: name }])
  const operator = await app.callerOf((await buildOperator(app.db)).id)
  const queue = (await app.call(payouts.queue, { as: operator, query: { status: 'Pending' } })).body.data
  expect(queue.find(({ accountId }) => accountId === partnerId)).toMatchObject({ requestedBy: name })
  expect([
    await influencerBalance(app.db, partnerId),
    await influencerBalance(app.db, manager.accountId),
  ]).toMatchObject([
    { available: 0, pending: 50_000 },
    { available: 0, pending: 0 },
  ])
  expect((await app.call(contract.acts, own(world.influencer))).body.data).toMatchObject([
    { act: 'collect', job: null },
  ])
  expect(await noticesTo(partnerId)).toEqual(expect.arrayContaining(['withdrawal.requested', 'partner.acted']))
  const managersBank = await buildBank(app.db, manager.accountId, now)
  const diverted = app.db.update(withdrawals).set({ bankAccountId: managersBank }).where(eq(withdrawals.id, row!.id))
  await expect(diverted).rejects.toMatchObject({ cause: { constraint: 'withdrawals_own_bank_account' } })
  await app.call(contract.end, { ...one(world.influencer, link), body: {} })
  app.clock.advance(31 * DAY)
  expect((await app.call(managers.collectable, one(manager, partnerId))).status).toBe(404)
  await expectBooks(app)
})

test('a manager negotiates an invitation only with that permission, and the share is computed from the agreed price', async () => {
  const link = await agree({ scope: ['view', 'accept'] })
  await app.db.update(campaigns).set({ counterOffers: 'yes' }).where(eq(campaigns.id, world.campaignId))
  const invited = await call(world, 'invite', world.marketer, world.campaignId, { channelId: world.channel.id })
  const { id } = invited.body.data
  const offers = async () => (await app.call(jobs.get, { as: manager, params: { id } })).body.data.offers
  expect(await offers()).toEqual(['accept', 'decline'])
  expect((await call(world, 'counterOffer', manager, id, { price: 520_000 })).status).toBe(404)
  await app.db
    .update(managerLinks)
    .set({ scope: ['view', 'accept', 'negotiate'] })
    .where(eq(managerLinks.id, link))
  expect(await offers()).toEqual(['counterOffer', 'accept', 'decline'])
  await act(world, 'counterOffer', manager, id, { price: 520_000 })
  await act(world, 'accept', world.marketer, id, { toHold: 572_000 })
  const { data } = (await app.call(jobs.get, { as: manager, params: { id } })).body
  expect(data).toMatchObject({ creatorMoney: { gross: 104_000 }, partnerMoney: { gross: 416_000 } })
  await act(world, 'accept', manager, id, { price: 520_000 })
  await expectBooks(app)
})
