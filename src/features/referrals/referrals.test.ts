import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, cookieOf } from '../../../tests/codes.ts'
import { buildChannel, buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  expectBooks,
  type FakePlatform,
  type JobWorld,
  openJobApp,
  TAX_FACTS,
  working,
} from '../../../tests/jobs-world.ts'
import { addMonths } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { influencerBalance } from '../../ledger/balances.ts'
import { contract as accountsContract } from '../accounts/contract.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { loginDevices, sessions } from '../accounts/schema-access.ts'
import { bankAccounts } from '../payouts/schema.ts'
import { contract, type InvitedFriend } from './contract.ts'

let app: TestApp
let platform: FakePlatform
let world: JobWorld
let ploy: Awaited<ReturnType<typeof buildInfluencer>>
let serial = 0
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

/** `world.creator` was invited by Ploy. */
beforeEach(async () => {
  world = await buildJobWorld(app, platform)
  ploy = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: '1101700203451', refCode: `PLOY${++serial}` })
  await setInfluencer(world.influencer.accountId, { nationalId: `11037001${String(serial).padStart(5, '0')}` })
  await refer(world.influencer.accountId)
})

const setInfluencer = (id: string, values: Partial<typeof influencers.$inferInsert>) =>
  app.db.update(influencers).set(values).where(eq(influencers.accountId, id))
const refer = (id: string) => setInfluencer(id, { referredBy: ploy.id })

const asPloy = () => app.callerOf(ploy.id)
const overview = async () =>
  (await app.call(contract.overview, { as: await asPloy(), params: { id: ploy.id } })).body.data
const friends = async (query: object = {}) =>
  (await app.call(contract.friends, { as: await asPloy(), params: { id: ploy.id }, query })).body
const onlyFriend = async (): Promise<InvitedFriend> => (await friends()).data[0] as InvitedFriend

/** A complete job of the friend, for ฿4,500.00. */
async function completeJob(): Promise<void> {
  const id = await working(world)
  await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
  await act(world, 'decide', world.operator, id, { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' })
}

describe('the invite page', () => {
  it('has the code, a link without a language, its QR and the rewards so far', async () => {
    const link = `${app.app.config.origin}/Influencer/signup?ref=PLOY${serial}`
    expect(await overview()).toMatchObject({
      code: `PLOY${serial}`,
      link,
      terms: { bps: 500, months: 12, cap: 300_000 },
      friends: 1,
      paid: 0,
      left: 300_000,
      payable: true,
    })
    expect((await overview()).qrSvg).toMatch(/^<svg /)
    await completeJob()
    expect(await overview()).toMatchObject({ paid: 22_500, left: 277_500 })
    const qr = await app.call(contract.qr, { as: await asPloy(), params: { id: ploy.id } })
    expect(Buffer.from(qr.blob!.bytes.subarray(1, 4)).toString()).toBe('PNG')
  })

  it('is visible only to its owner', async () => {
    for (const endpoint of Object.values(contract))
      expect((await app.call(endpoint, { as: world.influencer, params: { id: ploy.id } })).status).toBe(404)
  })

  it('says that rewards need tax details', async () => {
    await setInfluencer(ploy.id, { address: null })
    expect((await overview()).payable).toBe(false)
    await completeJob()
    expect((await influencerBalance(app.db, ploy.id)).available).toBe(0)
  })

  it('lists friends in pages, newest first', async () => {
    for (let i = 0; i < 3; i++) await refer((await buildInfluencer(app.db)).id)
    const first = await friends({ limit: 3 })
    expect(first.data).toHaveLength(3)
    const second = await friends({ limit: 3, after: first.next })
    expect(second).toMatchObject({ data: [{ id: world.influencer.accountId }], next: null })
  })
})

describe('a friend', () => {
  it('goes from sign-up through the first job to the end of the rewards', async () => {
    const newcomer = await buildInfluencer(app.db)
    await refer(newcomer.id)
    expect(await onlyFriend()).toMatchObject({ name: newcomer.displayName, state: 'joined', paid: 0, endsAt: null })
    await buildChannel(app.db, { accountId: newcomer.id })
    expect((await onlyFriend()).state).toBe('ready')
    await setInfluencer(newcomer.id, { referredBy: null })

    await working(world)
    expect((await onlyFriend()).state).toBe('working')
    world = { ...world, ...(await buildJobWorld(app, platform)) }
    await refer(world.influencer.accountId)
    await setInfluencer(world.influencer.accountId, { nationalId: `11037002${String(serial).padStart(5, '0')}` })
    await completeJob()
    const ends = addMonths(app.clock.now(), 12)
    expect(await onlyFriend()).toMatchObject({
      state: 'earning',
      paid: 22_500,
      completedJobs: 1,
      endsAt: ends.toISOString(),
    })
    app.clock.advance(366 * DAY)
    expect((await onlyFriend()).state).toBe('ended')
    expect((await overview()).left).toBe(300_000)
  })

  it('earns a reward that is announced with its amount, in the transaction of the money', async () => {
    await completeJob()
    const sent = await app.outbox(ploy.email)
    expect(sent.map(({ kind }) => kind)).toContain('referral.paid')
    expect(sent[0]).toMatchObject({ href: '/Influencer/inviteFriend' })
    await expectBooks(app)
  })

  it('is shown without a name once the account is closed', async () => {
    await app.db.update(accounts).set({ status: 'deactivated' }).where(eq(accounts.id, world.influencer.accountId))
    expect(await onlyFriend()).toMatchObject({ name: null, state: 'closed' })
  })

  it('cannot be the person who invites', async () => {
    await expect(refer(ploy.id)).rejects.toThrow()
  })
})

describe('no reward', () => {
  const bank = (accountId: string, status: 'verified' | 'replaced') =>
    app.db.insert(bankAccounts).values({
      id: newId(),
      accountId,
      bank: 'KBANK',
      number: `04821148${String(serial).padStart(2, '0')}`,
      name: 'x',
      status,
      providerResult: 'match',
      usableFrom: app.clock.now(),
      createdAt: app.clock.now(),
    })
  const device = (accountId: string) =>
    app.db.insert(loginDevices).values({ accountId, tokenHash: `device ${serial}`, usedAt: app.clock.now() })
  const session = (accountId: string) =>
    app.db.insert(sessions).values({
      id: newId(),
      accountId,
      tokenHash: newId(),
      createdAt: app.clock.now(),
      expiresAt: app.clock.now(),
      ip: `10.0.0.${serial}`,
      userAgent: 'phone',
      device: { model: 'A' },
    })
  const both = async (make: (accountId: string) => Promise<unknown>) => {
    await make(ploy.id)
    await make(world.influencer.accountId)
  }
  const cases: [InvitedFriend['shared'], string, () => Promise<unknown>][] = [
    ['id', 'national id', () => setInfluencer(world.influencer.accountId, { nationalId: '1101700203451' })],
    ['id', 'passport', () => both((id) => setInfluencer(id, { passportNo: `AA12345${serial}` }))],
    [
      'phone',
      'phone',
      () => both((id) => app.db.update(accounts).set({ phone: '+66812345678' }).where(eq(accounts.id, id))),
    ],
    [
      'bank',
      'former bank account',
      async () => {
        await bank(ploy.id, 'verified')
        await bank(world.influencer.accountId, 'replaced')
      },
    ],
    ['device', 'browser', () => both(device)],
    ['device', 'phone on one network', () => both(session)],
  ]
  it.each(cases)('if both have the same %s: %s', async (shared, _, share) => {
    await share()
    expect(await onlyFriend()).toMatchObject({ state: 'excluded', shared })
    expect((await overview()).left).toBe(0)
    await completeJob()
    expect((await influencerBalance(app.db, ploy.id)).available).toBe(0)
    expect((await overview()).paid).toBe(0)
    await expectBooks(app)
  })

  it.each([
    ['a network alone', { userAgent: 'laptop' }],
    ['browsers of one make at one address', { device: {} }],
  ])('is refused for %s: friends share networks', async (_, values) => {
    await both((id) => session(id))
    await app.db.update(sessions).set(values).where(eq(sessions.accountId, ploy.id))
    if ('device' in values)
      await app.db.update(sessions).set(values).where(eq(sessions.accountId, world.influencer.accountId))
    expect((await onlyFriend()).shared).toBeNull()
    await completeJob()
    expect((await influencerBalance(app.db, ploy.id)).available).toBe(22_500)
  })

  it('if the account of the person who invited is closed', async () => {
    await app.db.update(accounts).set({ status: 'permanently' }).where(eq(accounts.id, ploy.id))
    await completeJob()
    expect((await influencerBalance(app.db, ploy.id)).available).toBe(0)
    await expectBooks(app)
  })
})

describe('an invite link', () => {
  const CONSENTS = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
  const config = (ref: string | undefined, cookies: Record<string, string> = {}) =>
    app.call(accountsContract.signupConfig, { cookies, query: { ...(ref && { ref }) } })

  it('names the person who invites, and its code is kept while the visitor browses', async () => {
    const code = `PLOY${serial}`
    const opened = await config(code.toLowerCase())
    expect(opened.body.data.referrer).toEqual({ code, name: ploy.displayName })
    const later = await config(undefined, cookieOf(opened, 'referral'))
    expect(later.body.data.referrer).toMatchObject({ code })
  })

  it('with an unknown code changes nothing', async () => {
    const stored = { referral: `PLOY${serial}` }
    const opened = await config('NOBODY77', stored)
    expect(opened.body.data.referrer).toMatchObject({ code: `PLOY${serial}` })
    expect(opened.cookies).toEqual([])
    expect((await config('NOBODY77')).body.data.referrer).toBeNull()
  })

  it('counts for a sign-up that was started without it', async () => {
    const email = `friend${serial}@example.com`
    const begun = await app.call(accountsContract.startSignup, { body: { consents: CONSENTS } })
    const cookies = { ...cookieOf(begun), ...cookieOf(await config(`PLOY${serial}`), 'referral') }
    await app.call(accountsContract.requestEmailCode, { cookies, body: { email } })
    const code = await codeSentTo(app, email)
    await app.call(accountsContract.verifySignUpCode, { cookies, body: { email, code } })
    const body = { password: 'korat-mango-7-lamp', displayName: 'Fah' }
    expect((await app.call(accountsContract.createInfluencer, { cookies, body })).status).toBe(200)
    const joined = (await friends()).data.find(({ name }) => name === 'Fah')
    expect(joined).toMatchObject({ state: 'joined', paid: 0 })
  })

  it('is forgotten if the code is removed from the form', async () => {
    const cookies = { referral: `PLOY${serial}` }
    const started = await app.call(accountsContract.startSignup, { cookies, body: { consents: CONSENTS } })
    expect(started.cookies).toContainEqual(expect.objectContaining({ name: 'referral', value: null }))
  })
})
