import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChannel, buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { assigned, buildJobWorld, call, type FakePlatform, openJobApp } from '../../../tests/jobs-world.ts'
import { buildBank, grantStepUp, influencerWithBalance } from '../../../tests/money-factories.ts'
import { HOUR } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { influencerBalance } from '../../ledger/balances.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { outbox } from '../../platform/schema.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { oneTimeCodes, sessions } from '../accounts/schema-access.ts'
import { signinContract } from '../accounts/sign-in/contract.ts'
import { attachments } from '../attachments/schema.ts'
import { savedSearches } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { files } from '../files/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { notificationContacts } from '../notifications/schema.ts'
import { managerLinks } from '../partners/schema.ts'
import { contract as payouts } from '../payouts/contract.ts'
import { contract } from './contract.ts'
import { deactivationLedgerChecks } from './ledger-checks.ts'

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

const CHOICE = { reason: 'jobs_do_not_fit', note: 'งานน้อย', giveUp: 0 } as const

async function person(balance = 0, options: { bank?: boolean } = { bank: false }) {
  const id =
    balance > 0
      ? await influencerWithBalance(app.db, satang(balance), app.clock.now(), options)
      : (await buildInfluencer(app.db)).id
  return { id, as: await app.callerOf(id) }
}
const stateOf = async ({ id, as }: { id: string; as: Awaited<ReturnType<TestApp['callerOf']>> }) =>
  (await app.call(contract.validate, { as, params: { uuid: id } })).body.data
const codesOf = async (who: Awaited<ReturnType<typeof person>>) =>
  (await stateOf(who)).blockers.map(({ code, message }) => message ?? code)
async function leave(who: Awaited<ReturnType<typeof person>>, giveUp = 0, confirmed = true) {
  if (confirmed) await grantStepUp(app.db, who.id, 'deactivation', app.clock.now())
  return app.call(contract.deactivate, { as: who.as, params: { uuid: who.id }, body: { ...CHOICE, giveUp } })
}
const accountOf = async (id: string) => (await app.db.select().from(accounts).where(eq(accounts.id, id)))[0]!

describe('blockers of deactivation', () => {
  it('include a new job, and after its acceptance the job in progress', async () => {
    const world = await buildJobWorld(app, platform)
    const who = { id: world.influencer.accountId, as: world.influencer }
    const jobId = await assigned(world)
    expect((await stateOf(who)).blockers[0]).toMatchObject({
      code: 'NEWJOB',
      message: 'DEACTIVATED_CONDITION_NEWJOB',
      count: 1,
      job: { id: jobId },
    })
    expect((await leave(who)).body).toMatchObject({ code: 'deactivation_blocked', details: { blockers: ['NEWJOB'] } })
    await call(world, 'accept', world.influencer, jobId)
    expect(await codesOf(who)).toEqual(['JOB_IN_PROGRESS'])
    expect((await leave(who)).status).toBe(409)
    expect((await accountOf(who.id)).status).toBe('active')
  })

  it('include a document in process until it is checked', async () => {
    const who = await person()
    const attachment = { id: newId(), accountId: who.id, kind: 'identity', fileId: newId() } as const
    const now = app.clock.now()
    await app.db.insert(attachments).values({ ...attachment, status: 'in_progress', createdAt: now, dueAt: now })
    expect(await codesOf(who)).toEqual(['DOCUMENTS_IN_PROCESS'])
    await app.db.update(attachments).set({ status: 'approve', checkedAt: now }).where(eq(attachments.id, attachment.id))
    expect(await codesOf(who)).toEqual([])
  })

  it('include earnings that can be withdrawn, and a missing bank account', async () => {
    const who = await person(5_000)
    expect(await codesOf(who)).toEqual(['DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS', 'BANK_ACCOUNT_EMPTY'])
    await buildBank(app.db, who.id, app.clock.now())
    expect(await codesOf(who)).toEqual(['DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS'])
  })

  it('allow withdrawing the whole balance below the minimum, and remain until the transfer is complete', async () => {
    const who = await person(5_000, { bank: true })
    const common = { as: who.as, params: { uuid: who.id } }
    await grantStepUp(app.db, who.id, 'withdrawal', app.clock.now())
    const withdraw = (price: number, query = {}) =>
      app.call(payouts.withdraw, { ...common, query, body: { price }, idempotencyKey: newId() })
    expect((await withdraw(5_000)).body.code).toBe('withdrawal_minimum')
    expect((await withdraw(4_000, { closing: '1' })).body.code).toBe('withdrawal_minimum')
    expect((await withdraw(5_000, { closing: '1' })).body.data).toMatchObject({ price: 5_000, net: 3_500 })
    expect(await codesOf(who)).toEqual(['DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS'])
  })

  it('include the remaining balance while an earlier transfer is pending', async () => {
    const who = await person(100_000, { bank: true })
    await grantStepUp(app.db, who.id, 'withdrawal', app.clock.now())
    const common = { as: who.as, params: { uuid: who.id }, idempotencyKey: newId() }
    const sent = await app.call(payouts.withdraw, { ...common, query: {}, body: { price: 60_000 } })
    expect(sent.body.data).toMatchObject({ price: 60_000 })
    const { available, blockers } = await stateOf(who)
    expect(available).toBe(40_000)
    expect(blockers).toMatchObject([{ code: 'YOU_ARE_WAITING_FOR_EARNINGS', amount: 40_000 }])
  })

  it('do not allow a withdrawal below the minimum while a job is in progress', async () => {
    const world = await buildJobWorld(app, platform)
    const who = await person(5_000, { bank: true })
    const review = () =>
      app.call(payouts.reviewWithdrawal, {
        as: who.as,
        params: { uuid: who.id },
        query: { closing: '1' },
        body: { price: 5_000 },
      })
    expect((await review()).status).toBe(200)
    await app.db
      .update(jobs)
      .set({ managerId: who.id })
      .where(eq(jobs.id, await assigned(world)))
    expect((await review()).body.code).toBe('withdrawal_minimum')
  })

  it("are not shown for another user's account", async () => {
    const [who, other] = [await person(), await person()]
    expect((await app.call(contract.validate, { as: who.as, params: { uuid: other.id } })).status).toBe(404)
    expect((await leave({ id: other.id, as: who.as })).status).toBe(404)
  })
})

describe('a balance below the fee', () => {
  it('is written off in the ledger, exactly, when the account is closed', async () => {
    const who = await person(840)
    const state = await stateOf(who)
    expect(state).toMatchObject({ allowed: true, available: 840, rest: 840 })
    expect((await leave(who, 0)).body).toMatchObject({ details: { blockers: ['LESS_EARNING'] } })
    expect((await leave(who, 839)).status).toBe(409)
    const closed = await leave(who, 840)
    expect(closed.body.data).toMatchObject({ givenUp: 840, reference: expect.stringMatching(/^CL-20251121-\d{4}$/) })
    expect((await influencerBalance(app.db, who.id)).available).toBe(0)
    const { checks } = await verifyLedger(app.db, deactivationLedgerChecks)
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('posts nothing if it is zero', async () => {
    const who = await person()
    expect((await leave(who, 100)).status).toBe(409)
    expect((await leave(who)).body.data).toMatchObject({ givenUp: 0 })
  })
})

describe('closing', () => {
  it('needs a verified code and uses it once', async () => {
    const who = await person()
    expect((await leave(who, 0, false)).body.code).toBe('step_up_required')
    expect((await accountOf(who.id)).status).toBe('active')
    expect((await leave(who)).status).toBe(200)
    expect((await leave(who)).status).toBe(404)
  })

  it('ends sessions, channels, applications and partnerships at once, and makes the email address available again', async () => {
    const world = await buildJobWorld(app, platform)
    const who = { id: world.influencer.accountId, as: world.influencer }
    const manager = await buildInfluencer(app.db, { talentManager: true })
    const now = app.clock.now()
    const link = { id: newId(), managerId: manager.id, partnerId: who.id, scope: ['view' as const], shareBps: 1_000 }
    await app.db.insert(managerLinks).values({ ...link, status: 'active', invitedAt: now, agreedAt: now })
    await buildChannel(app.db, { accountId: who.id, status: 'rejected' })
    const { data: application } = (await call(world, 'apply', world.influencer, world.campaignId)).body
    const closed = await leave(who)
    expect(closed.status).toBe(200)
    const [job] = await app.db.select().from(jobs).where(eq(jobs.id, application.id))
    expect(job?.status).toBe('CANCEL')
    const { status, deactivatedAt, email } = await accountOf(who.id)
    expect([status, deactivatedAt]).toEqual(['deactivated', now])
    const left = await app.db.select().from(channels).where(eq(channels.accountId, who.id))
    expect(new Set(left.map((channel) => channel.status))).toEqual(new Set(['deactivated']))
    const open = await app.db.select().from(sessions).where(eq(sessions.accountId, who.id))
    expect(open.every(({ endedAt }) => endedAt !== null)).toBe(true)
    const [ended] = await app.db.select().from(managerLinks).where(eq(managerLinks.id, link.id))
    expect(ended).toMatchObject({ status: 'ended', endedBy: who.id })
    const login = await app.call(signinContract.signinInfluencer, { body: { email, password: 'whatever-it-was' } })
    expect(login.body.code).toBe('login_failed')
    const letters = await app.db.select().from(outbox).where(eq(outbox.accountId, who.id))
    expect(letters.filter(({ kind }) => kind === 'account.deactivated').map(({ address }) => address)).toEqual([email])
    await buildInfluencer(app.db, {}, { email })
  })

  it('deletes data that only the account needs, and keeps what tax documents need', async () => {
    const who = await person(840)
    const now = app.clock.now()
    const picture = { ownerId: who.id, visibility: 'public', purpose: 'avatar', name: 'me.jpg' } as const
    const avatarFileId = newId()
    await app.db.insert(files).values({
      ...picture,
      id: avatarFileId,
      contentType: 'image/jpeg',
      size: 1,
      storageKey: avatarFileId,
      createdAt: now,
    })
    await app.db
      .update(accounts)
      .set({ avatarFileId, phone: '+66812345678', phoneVerifiedAt: now })
      .where(eq(accounts.id, who.id))
    await app.db
      .update(influencers)
      .set({ bio: 'รีวิวสกินแคร์', nationalId: '1103700123451' })
      .where(eq(influencers.accountId, who.id))
    await app.db
      .insert(notificationContacts)
      .values({ accountId: who.id, channel: 'line', address: 'U1', linkedAt: now })
    await app.db.insert(savedSearches).values({
      id: newId(),
      accountId: who.id,
      name: 'Reel',
      filters: { isMatch: true },
      createdAt: now,
      checkedAt: now,
    })
    await app.db.update(influencers).set({ takesJobsFrom: '2999-01-01' }).where(eq(influencers.accountId, who.id))
    expect((await leave(who, 840)).status).toBe(200)
    expect(await accountOf(who.id)).toMatchObject({
      displayName: 'ครีเอเตอร์ที่ปิดบัญชี',
      avatarFileId: null,
      phone: null,
      passwordHash: '',
    })
    const [profile] = await app.db.select().from(influencers).where(eq(influencers.accountId, who.id))
    expect(profile).toMatchObject({
      ...{ bio: '', interests: [], gender: null, takesJobsFrom: null },
      nationalId: '1103700123451',
    })
    const [file] = await app.db.select().from(files).where(eq(files.id, avatarFileId))
    expect(file?.unusedSince).toEqual(now)
    for (const table of [notificationContacts, oneTimeCodes, savedSearches])
      expect(await app.db.select().from(table).where(eq(table.accountId, who.id))).toEqual([])
  })

  it('shows the receipt for an hour, in the browser that closed the account', async () => {
    const who = await person()
    const closed = await leave(who)
    const cookie = closed.cookies.find(({ name }) => name === 'closedAccount')
    const read = async (value?: string) =>
      (await app.call(contract.receipt, { cookies: value ? { closedAccount: value } : {} })).body.data
    expect(await read()).toBeNull()
    expect(await read(newId())).toBeNull()
    expect(await read(cookie?.value ?? undefined)).toEqual(closed.body.data)
    app.clock.advance(HOUR)
    expect(await read(cookie?.value ?? undefined)).toBeNull()
  })
})
