import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, cookieOf, wrongCode } from '../../../../tests/codes.ts'
import { buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { settingRows } from '../../../platform/schema.ts'
import { contract } from '../contract.ts'
import { accounts, consents, influencers, marketers } from '../schema.ts'
import { signUps } from '../schema-sign-up.ts'

const PASSWORD = 'korat-mango-7-lamp'
const CONSENTS = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(DAY))

const codeFor = (address: string) => codeSentTo(app, address)

describe('sign-up of a creator', () => {
  it('goes step by step from the consents to a signed-in account', async () => {
    const email = 'new.creator@example.com'
    const friend = await buildInfluencer(app.db, { refCode: 'FRIEND22' })
    const start = await app.call(contract.startSignup, { body: { consents: CONSENTS, refCode: 'friend22' } })
    expect(start.body.data.step).toBe('email')
    const cookies = cookieOf(start)
    expect(start.cookies.find((c) => c.name === 'signup')?.options.httpOnly).toBe(true)
    const sent = await app.call(contract.requestEmailCode, { cookies, body: { email, role: 'influencer' } })
    expect(sent.body.data).toMatchObject({ to: email, digits: 4 })
    const config = await app.call(contract.signupConfig, { cookies })
    expect(config.body.data.progress).toMatchObject({ step: 'code', email })
    const code = await codeFor(email)
    const refused = await app.call(contract.verifySignUpCode, { cookies, body: { email, code: wrongCode(code) } })
    expect(refused.body).toMatchObject({ code: 'otp_wrong', details: { n: 4 } })
    const verified = await app.call(contract.verifySignUpCode, { cookies, body: { email, code } })
    expect(verified.body.data.step).toBe('password')
    app.clock.advance(SECOND)
    const done = await app.call(contract.createInfluencer, {
      cookies,
      body: { password: PASSWORD, displayName: 'Ploy' },
    })
    expect(done.body).toMatchObject({ scope: 'influencer', code: 'signed_up' })
    const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, done.body.uuid))
    expect(row).toMatchObject({ referredBy: friend.id, readiness: 'NotReady' })
    const stored = await app.db.select().from(consents).where(eq(consents.accountId, done.body.uuid))
    expect(Object.fromEntries(stored.map((c) => [c.kind, c.granted]))).toEqual(CONSENTS)
    expect((await app.outbox(email))[0]).toMatchObject({ kind: 'account.welcome', channel: 'email' })
    const again = await app.call(contract.createInfluencer, { cookies, body: { password: PASSWORD, displayName: 'P' } })
    expect(again.body.code).toBe('sign_up_not_found')
    const login = await app.call(contract.signinInfluencer, { body: { email, password: PASSWORD } })
    expect(login.status).toBe(200)
  })

  it('requires the consents, a known referral code and a verified address', async () => {
    const refused = await app.call(contract.startSignup, { body: { consents: { ...CONSENTS, PRIVACY_POLICY: false } } })
    expect(refused.body).toMatchObject({ code: 'consent_required', fields: { PRIVACY_POLICY: expect.any(String) } })
    const unknownCode = await app.call(contract.startSignup, { body: { consents: CONSENTS, refCode: 'NOBODY00' } })
    expect(unknownCode.body.code).toBe('ref_code_unknown')
    const early = await app.call(contract.requestEmailCode, { body: { email: 'x@example.com' } })
    expect(early.body.code).toBe('consent_required')
    const cookies = cookieOf(await app.call(contract.startSignup, { body: { consents: CONSENTS } }))
    await app.call(contract.requestEmailCode, { cookies, body: { email: 'x@example.com' } })
    const create = await app.call(contract.createInfluencer, {
      cookies,
      body: { password: PASSWORD, displayName: 'X' },
    })
    expect(create.status).toBe(404)
    const code = await app.call(contract.checkRefCode, { params: { code: 'friend22' } })
    expect(code.body.data).toMatchObject({ code: 'FRIEND22' })
  })

  it('has the specified steps and codes of four digits', async () => {
    expect((await app.call(contract.signupConfig)).body.data).toMatchObject({
      creatorSteps: {
        withoutLocation: ['consent', 'email', 'password'],
        withLocation: ['consent', 'location', 'email', 'password'],
      },
      channelSteps: ['chooseSocial', 'estimate', 'calculate'],
      codeDigits: 4,
    })
  })

  it('is valid for thirty days, but a confirmed address only for two hours', async () => {
    const { cookies } = await confirmed('later@example.com', { body: { channel: null } })
    app.clock.advance(2 * HOUR)
    expect((await app.call(contract.signupConfig, { cookies })).body.data.progress).toMatchObject({ step: 'code' })
    const early = await app.call(contract.createInfluencer, {
      cookies,
      body: { password: PASSWORD, displayName: 'Ploy' },
    })
    expect(early.body.code).toBe('sign_up_not_found')
    app.clock.advance(30 * DAY)
    expect((await app.call(contract.signupConfig, { cookies })).body.data.progress).toBeNull()
  })
})

const CHANNEL = { type: 'TIKTOK', handle: 'khao.kinkeng', url: 'https://www.tiktok.com/@khao.kinkeng' } as const
const JOB = `/Influencer/jobMarket/${newId()}`

/** A sign-up that starts with a channel, until the address is confirmed. */
async function confirmed(
  email: string,
  start: Parameters<typeof app.call<typeof contract.saveSignup>>[1],
  refCode?: string,
) {
  const answered = await app.call(contract.saveSignup, start)
  const cookies = start?.cookies ?? cookieOf(answered)
  await app.call(contract.startSignup, { cookies, body: { consents: CONSENTS, ...(refCode && { refCode }) } })
  await app.call(contract.requestEmailCode, { cookies, body: { email } })
  const code = await codeFor(email)
  return { cookies, answer: await app.call(contract.verifySignUpCode, { cookies, body: { email, code } }) }
}

describe('sign-up that starts with a channel', () => {
  it('asks for the consents before the address, and stores channel, job and campaign', async () => {
    const friend = await buildInfluencer(app.db, { refCode: 'CHANNEL2' })
    const arrival = { signupNext: JOB, utm: 'source=line&medium=post&content=a&other=x' }
    const started = await app.call(contract.saveSignup, { cookies: arrival, body: { channel: CHANNEL } })
    expect(started.body.data).toMatchObject({
      step: 'consent',
      steps: ['channel', 'price', 'consent', 'email', 'code', 'password'],
      channel: CHANNEL,
      next: JOB,
      consented: false,
    })
    const early = cookieOf(started)
    const unasked = await app.call(contract.requestEmailCode, { cookies: early, body: { email: 'x@example.com' } })
    expect(unasked.body.code).toBe('consent_required')
    const { cookies, answer } = await confirmed('by.channel@example.com', { cookies: early, body: {} }, 'channel2')
    expect(answer.body.data.step).toBe('password')
    const done = await app.call(contract.createInfluencer, {
      cookies,
      body: { password: PASSWORD, displayName: 'ข้าว' },
    })
    const [row] = await app.db.select().from(signUps).where(eq(signUps.accountId, done.body.uuid))
    expect(row).toMatchObject({ channel: CHANNEL, next: JOB, utm: { source: 'line', medium: 'post', content: 'a' } })
    const [influencer] = await app.db.select().from(influencers).where(eq(influencers.accountId, done.body.uuid))
    expect(influencer?.referredBy).toBe(friend.id)
    const as = await app.callerOf(done.body.uuid)
    const own = await app.call(contract.account, { as, params: { uuid: done.body.uuid } })
    expect(own.body.data.signUpChannel).toMatchObject(CHANNEL)
  })

  it('continues on another device after the same address is confirmed there', async () => {
    const email = 'two.devices@example.com'
    await confirmed(email, { body: { channel: CHANNEL, next: JOB, utm: { source: 'tiktok' } } })
    app.clock.advance(HOUR)
    const there = cookieOf(await app.call(contract.saveSignup, { body: { channel: null } }))
    const before = await app.call(contract.signupConfig, { cookies: there })
    expect(before.body.data.progress).toMatchObject({ channel: null, next: null })
    const { cookies, answer } = await confirmed(email, { cookies: there, body: {} })
    expect(answer.body.data).toMatchObject({ step: 'password', channel: CHANNEL, next: JOB })
    const done = await app.call(contract.createInfluencer, {
      cookies,
      body: { password: PASSWORD, displayName: 'ข้าว' },
    })
    const [row] = await app.db.select().from(signUps).where(eq(signUps.accountId, done.body.uuid))
    expect(row?.utm).toEqual({ source: 'tiktok' })
  })

  it('reveals nothing of a sign-up whose address is typed but not confirmed', async () => {
    const email = 'typed.only@example.com'
    await confirmed(email, { body: { channel: CHANNEL, next: JOB } })
    app.clock.advance(HOUR)
    const there = cookieOf(await app.call(contract.saveSignup, { body: { channel: null } }))
    await app.call(contract.startSignup, { cookies: there, body: { consents: CONSENTS } })
    await app.call(contract.requestEmailCode, { cookies: there, body: { email } })
    const code = wrongCode(await codeFor(email))
    await app.call(contract.verifySignUpCode, { cookies: there, body: { email, code } })
    const { data } = (await app.call(contract.signupConfig, { cookies: there })).body
    expect(data.progress).toMatchObject({ step: 'code', channel: null, next: null })
  })

  it('redirects only to this site', async () => {
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'Influencer']) {
      const answer = await app.call(contract.saveSignup, { body: { channel: null, next } })
      expect(answer.status, next).toBe(400)
      const config = await app.call(contract.signupConfig, { cookies: { signupNext: next } })
      expect(config.body.data.next, next).toBeNull()
    }
  })

  it('asks for the province if the settings say so', async () => {
    const at = app.clock.now()
    await app.db
      .insert(settingRows)
      .values({ id: newId(), key: 'signup.location', value: true, effectiveFrom: at, createdAt: at })
    const config = await app.call(contract.signupConfig)
    expect(config.body.data).toMatchObject({
      location: true,
      steps: { influencer: ['consent', 'location', 'email', 'code', 'password'] },
    })
    const cookies = cookieOf(await app.call(contract.startSignup, { body: { consents: CONSENTS } }))
    const resumed = await app.call(contract.signupConfig, { cookies })
    expect(resumed.body.data.progress?.step).toBe('location')
    const wrong = await app.call(contract.saveSignup, { cookies, body: { location: 'Atlantis' } })
    expect(wrong.body.fields).toHaveProperty('location')
    const saved = await app.call(contract.saveSignup, { cookies, body: { location: 'Chiang Mai' } })
    expect(saved.body.data).toMatchObject({ step: 'email', start: 'consent', location: 'เชียงใหม่' })
    const email = 'from.chiangmai@example.com'
    await app.call(contract.requestEmailCode, { cookies, body: { email } })
    await app.call(contract.verifySignUpCode, { cookies, body: { email, code: await codeFor(email) } })
    const done = await app.call(contract.createInfluencer, {
      cookies,
      body: { password: PASSWORD, displayName: 'Nuea' },
    })
    const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, done.body.uuid))
    expect(row?.province, 'the code that search and profile expect').toBe('TH-50')
  })
})

describe('sign-up of a brand', () => {
  async function verify(email: string) {
    const sent = await app.call(contract.requestEmailCode, { body: { email, role: 'marketer' } })
    const cookies = cookieOf(sent)
    const code = await codeFor(email)
    return {
      cookies,
      answer: await app.call(contract.verifySignUpCode, { cookies, body: { email, code, role: 'marketer' } }),
    }
  }
  const finish = (cookies: Record<string, string>, more: object = {}) =>
    app.call(contract.createMarketer, {
      cookies,
      body: { password: PASSWORD, kind: 'brand', brandName: 'Mali Skin', consents: CONSENTS, ...more },
    })

  it('verifies the address, then asks for password, kind and name', async () => {
    const { cookies, answer } = await verify('brand.one@example.com')
    expect(answer.body.data.step).toBe('password')
    expect((await finish(cookies, { password: 'password' })).body.code).toBe('password_common')
    expect((await finish(cookies, { consents: { ...CONSENTS, terms: false } })).body.code).toBe('consent_required')
    const done = await finish(cookies)
    expect(done.body.scope).toBe('marketer')
    const [row] = await app.db.select().from(marketers).where(eq(marketers.accountId, done.body.uuid))
    expect(row).toMatchObject({ kind: 'brand', accountType: 'company', brandName: 'Mali Skin' })
  })

  it('reveals that an address is taken only to the owner of its mailbox', async () => {
    const taken = await buildMarketer(app.db, {}, { email: 'taken@example.com' })
    const free = await app.call(contract.requestEmailCode, { body: { email: 'free@example.com', role: 'marketer' } })
    const used = await app.call(contract.requestEmailCode, { body: { email: taken.email, role: 'marketer' } })
    const shape = (a: typeof free) => [a.status, { ...a.body.data, to: '', ref: '' }]
    expect(shape(used)).toEqual(shape(free))
    app.clock.advance(MINUTE)
    const { cookies, answer } = await verify(taken.email)
    expect([answer.status, answer.body.code]).toEqual([409, 'address_taken'])
    expect((await finish(cookies)).status).toBe(404)
  })

  it('creates one account if two sign-ups finish in parallel', async () => {
    const { cookies } = await verify('twice@example.com')
    const answers = await Promise.all([finish(cookies), finish(cookies)])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 404])
    const rows = await app.db.select().from(accounts).where(eq(accounts.email, 'twice@example.com'))
    expect(rows).toHaveLength(1)
  })
})

describe('recovery', () => {
  it('never reveals whether an account exists, and sets a new password once', async () => {
    const marketer = await buildMarketer(app.db, {}, { email: 'lost@example.com' })
    const ask = (email: string) =>
      app.call(contract.requestEmailCode, { body: { email, role: 'marketer', purpose: 'recovery' } })
    const [registered, unregistered] = [await ask(marketer.email), await ask('never@example.com')]
    expect({ ...registered.body.data, to: '', ref: '' }).toEqual({ ...unregistered.body.data, to: '', ref: '' })
    expect(registered.body.data.digits).toBe(6)
    expect(await app.outbox('never@example.com')).toEqual([])
    const verify = (requested: typeof registered, email: string, code: string) =>
      app.call(contract.verifyEmailCode, {
        cookies: cookieOf(requested, 'recovery'),
        body: { email, code, role: 'marketer' },
      })
    expect((await verify(unregistered, 'never@example.com', '123456')).body).toMatchObject({
      code: 'otp_wrong',
      details: { n: 4 },
    })
    const { token } = (await verify(registered, marketer.email, await codeFor(marketer.email))).body
    const set = (x: string, password: string) =>
      app.call(contract.recoverMarketer, { params: { x }, body: { password } })
    expect((await set(token, 'password')).body.code).toBe('password_common')
    expect((await set(token, PASSWORD)).status).toBe(200)
    expect((await set(token, PASSWORD)).status).toBe(404)
    expect(
      (await app.call(contract.signinMarketer, { body: { email: marketer.email, password: PASSWORD } })).status,
    ).toBe(200)
  })

  it('returns errors in the language of the request and sends messages in the language of the account', async () => {
    const marketer = await buildMarketer(app.db, {}, { email: 'english@example.com', lang: 'en' })
    const ask = (email: string) =>
      app.call(contract.requestEmailCode, { lang: 'th', body: { email, role: 'marketer', purpose: 'recovery' } })
    const refused = async (email: string) => {
      await ask(email)
      return (await ask(email)).body
    }
    const [registered, unregistered] = [await refused(marketer.email), await refused('nobody@example.com')]
    expect(registered.code).toBe('otp_resend_wait')
    expect(registered).toEqual(unregistered)
    expect(await app.outbox(marketer.email)).toMatchObject([{ lang: 'en' }])
  })

  it('of a creator needs the code in the request that sets the password', async () => {
    const influencer = await buildInfluencer(app.db, {}, { email: 'lost.creator@example.com' })
    const body = { email: influencer.email, purpose: 'recovery' as const }
    const cookies = cookieOf(await app.call(contract.requestEmailCode, { body }), 'recovery')
    const code = await codeFor(influencer.email)
    const set = (given: string, password: string) =>
      app.call(contract.recoverInfluencer, { cookies, body: { email: influencer.email, code: given, password } })
    expect((await set(code, 'short')).body.code).toBe('password_length')
    expect((await set(code, PASSWORD)).status).toBe(200)
    expect((await set(code, PASSWORD)).body.code).toBe('otp_expired')
  })
})
