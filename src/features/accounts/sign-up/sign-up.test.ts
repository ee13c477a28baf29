import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, cookieOf, wrongCode } from '../../../../tests/codes.ts'
import { buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import { contract } from '../contract.ts'
import { accounts, consents, influencers, marketers } from '../schema.ts'

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
  it('goes from consent to a signed-in account, one step after the other', async () => {
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

  it('needs the consents, a known referral code and a verified address', async () => {
    const refused = await app.call(contract.startSignup, { body: { consents: { ...CONSENTS, PRIVACY_POLICY: false } } })
    expect(refused.body).toMatchObject({ code: 'consent_required', fields: { PRIVACY_POLICY: expect.any(String) } })
    const unknown = await app.call(contract.startSignup, { body: { consents: CONSENTS, refCode: 'NOBODY00' } })
    expect(unknown.body.code).toBe('ref_code_unknown')
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

  it('has the steps of the specification and codes of four digits', async () => {
    expect((await app.call(contract.signupConfig)).body.data).toMatchObject({
      creatorSteps: {
        withoutLocation: ['consent', 'email', 'password'],
        withLocation: ['consent', 'location', 'email', 'password'],
      },
      channelSteps: ['chooseSocial', 'estimate', 'calculate'],
      codeDigits: 4,
    })
  })

  it('is forgotten after two hours', async () => {
    const cookies = cookieOf(await app.call(contract.startSignup, { body: { consents: CONSENTS } }))
    app.clock.advance(2 * HOUR)
    const config = await app.call(contract.signupConfig, { cookies })
    expect(config.body.data.progress).toBeNull()
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

  it('verifies the address, then takes password, kind and name', async () => {
    const { cookies, answer } = await verify('brand.one@example.com')
    expect(answer.body.data.step).toBe('password')
    expect((await finish(cookies, { password: 'password' })).body.code).toBe('password_common')
    expect((await finish(cookies, { consents: { ...CONSENTS, terms: false } })).body.code).toBe('consent_required')
    const done = await finish(cookies)
    expect(done.body.scope).toBe('marketer')
    const [row] = await app.db.select().from(marketers).where(eq(marketers.accountId, done.body.uuid))
    expect(row).toMatchObject({ kind: 'brand', accountType: 'company', brandName: 'Mali Skin' })
  })

  it('tells that an address is taken only to whoever reads its mailbox', async () => {
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

  it('makes one account of two that finish together', async () => {
    const { cookies } = await verify('twice@example.com')
    const answers = await Promise.all([finish(cookies), finish(cookies)])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 404])
    const rows = await app.db.select().from(accounts).where(eq(accounts.email, 'twice@example.com'))
    expect(rows).toHaveLength(1)
  })
})

describe('recovery', () => {
  it('never tells whether an account exists, and sets a new password once', async () => {
    const brand = await buildMarketer(app.db, {}, { email: 'lost@example.com' })
    const ask = (email: string) =>
      app.call(contract.requestEmailCode, { body: { email, role: 'marketer', purpose: 'recovery' } })
    const [known, unknown] = [await ask(brand.email), await ask('never@example.com')]
    expect({ ...known.body.data, to: '', ref: '' }).toEqual({ ...unknown.body.data, to: '', ref: '' })
    expect(known.body.data.digits).toBe(6)
    expect(await app.outbox('never@example.com')).toEqual([])
    const verify = (requested: typeof known, email: string, code: string) =>
      app.call(contract.verifyEmailCode, {
        cookies: cookieOf(requested, 'recovery'),
        body: { email, code, role: 'marketer' },
      })
    expect((await verify(unknown, 'never@example.com', '123456')).body).toMatchObject({
      code: 'otp_wrong',
      details: { n: 4 },
    })
    const { token } = (await verify(known, brand.email, await codeFor(brand.email))).body
    const set = (x: string, password: string) =>
      app.call(contract.recoverMarketer, { params: { x }, body: { password } })
    expect((await set(token, 'password')).body.code).toBe('password_common')
    expect((await set(token, PASSWORD)).status).toBe(200)
    expect((await set(token, PASSWORD)).status).toBe(404)
    expect((await app.call(contract.signinMarketer, { body: { email: brand.email, password: PASSWORD } })).status).toBe(
      200,
    )
  })

  it('is refused in the language of who asks, and its message is in that of the account', async () => {
    const brand = await buildMarketer(app.db, {}, { email: 'english@example.com', lang: 'en' })
    const ask = (email: string) =>
      app.call(contract.requestEmailCode, { lang: 'th', body: { email, role: 'marketer', purpose: 'recovery' } })
    const refused = async (email: string) => {
      await ask(email)
      return (await ask(email)).body
    }
    const [known, unknown] = [await refused(brand.email), await refused('nobody@example.com')]
    expect(known.code).toBe('otp_resend_wait')
    expect(known).toEqual(unknown)
    expect(await app.outbox(brand.email)).toMatchObject([{ lang: 'en' }])
  })

  it('of a creator carries the code itself', async () => {
    const creator = await buildInfluencer(app.db, {}, { email: 'lost.creator@example.com' })
    const body = { email: creator.email, purpose: 'recovery' as const }
    const cookies = cookieOf(await app.call(contract.requestEmailCode, { body }), 'recovery')
    const code = await codeFor(creator.email)
    const set = (given: string, password: string) =>
      app.call(contract.recoverInfluencer, { cookies, body: { email: creator.email, code: given, password } })
    expect((await set(code, 'short')).body.code).toBe('password_length')
    expect((await set(code, PASSWORD)).status).toBe(200)
    expect((await set(code, PASSWORD)).body.code).toBe('otp_expired')
  })
})
