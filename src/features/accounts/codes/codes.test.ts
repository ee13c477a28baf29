import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, cookieOf, wrongCode } from '../../../../tests/codes.ts'
import { buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestAnswer, type TestApp } from '../../../../tests/harness.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract } from '../contract.ts'
import { oneTimeCodes } from '../schema-access.ts'

const CONSENTS = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(2 * DAY))

const codeFor = (address: string) => codeSentTo(app, address)

type Sent = TestAnswer<{ data: { digits: number; resendAt: string } }>
interface Purpose {
  ask(): Promise<Sent>
  /** The address that the code is sent to. */
  address: string
}

const signUp = (role: 'influencer' | 'marketer', email: string): Promise<Purpose> =>
  Promise.resolve({
    address: email,
    ask: async () => {
      const started = await app.call(contract.startSignup, { body: { consents: CONSENTS } })
      const cookies = role === 'influencer' ? cookieOf(started) : {}
      return app.call(contract.requestEmailCode, { cookies, body: { email, role } })
    },
  })

async function signedIn(purpose: 'verify_phone' | 'bank_change' | 'withdrawal', email: string): Promise<Purpose> {
  const as = await app.callerOf((await buildInfluencer(app.db, {}, { email })).id)
  const phone = purpose === 'verify_phone' ? '0867000001' : undefined
  return {
    address: phone ? '+66867000001' : email,
    ask: () => app.call(contract.requestInfluencerCode, { as, body: { purpose, ...(phone && { phone }) } }),
  }
}

async function recovery(role: 'influencer' | 'marketer', email: string): Promise<Purpose> {
  await (role === 'influencer' ? buildInfluencer(app.db, {}, { email }) : buildMarketer(app.db, {}, { email }))
  return {
    address: email,
    ask: () => app.call(contract.requestEmailCode, { body: { email, role, purpose: 'recovery' } }),
  }
}

const PURPOSES: [string, number, (email: string) => Promise<Purpose>][] = [
  ['sign-up of a creator', 4, (email) => signUp('influencer', email)],
  ['sign-up of a brand', 4, (email) => signUp('marketer', email)],
  ['a phone', 4, (email) => signedIn('verify_phone', email)],
  ['recovery of a creator', 6, (email) => recovery('influencer', email)],
  ['recovery of a brand', 6, (email) => recovery('marketer', email)],
  ['a bank change', 6, (email) => signedIn('bank_change', email)],
  ['a withdrawal', 6, (email) => signedIn('withdrawal', email)],
]

describe.each(PURPOSES)('codes of %s', (name, digits, make) => {
  const email = `${name.replace(/\W/g, '.')}@example.com`
  let purpose: Purpose
  beforeAll(async () => {
    purpose = await make(email)
  })

  it(`have ${digits} digits and are sent at most every 60 s; the response contains the time of the next one`, async () => {
    const now = app.clock.now().getTime()
    const sent = await purpose.ask()
    expect(sent).toMatchObject({ status: 200, body: { data: { digits } } })
    expect(sent.body.data.resendAt).toBe(new Date(now + MINUTE).toISOString())
    expect(await codeFor(purpose.address)).toMatch(new RegExp(`^\\d{${digits}}$`))
    app.clock.advance(20 * SECOND)
    const refused = await purpose.ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'otp_resend_wait' } })
    expect(refused.body).toMatchObject({ details: { s: 40, nextAt: new Date(now + MINUTE).toISOString() } })
    app.clock.advance(40 * SECOND - 1)
    expect((await purpose.ask()).status).toBe(429)
    app.clock.advance(1)
    expect((await purpose.ask()).status).toBe(200)
  })

  it('are sent at most five times an hour', async () => {
    const first = app.clock.now().getTime()
    for (let i = 0; i < 5; i++) {
      expect((await purpose.ask()).status).toBe(200)
      app.clock.advance(2 * MINUTE)
    }
    const nextAt = new Date(first + HOUR).toISOString()
    expect((await purpose.ask()).body).toMatchObject({ code: 'otp_hour_limit', details: { n: 5, nextAt } })
    app.clock.advance(first + HOUR - app.clock.now().getTime() - 1)
    expect((await purpose.ask()).body.code).toBe('otp_hour_limit')
    app.clock.advance(1)
    expect((await purpose.ask()).status).toBe(200)
  })

  it('are sent at most ten times a day', async () => {
    const first = app.clock.now().getTime()
    for (let i = 0; i < 10; i++) {
      expect((await purpose.ask()).status).toBe(200)
      app.clock.advance(20 * MINUTE)
    }
    const nextAt = new Date(first + DAY).toISOString()
    expect((await purpose.ask()).body).toMatchObject({ code: 'otp_day_limit', details: { n: 10, nextAt } })
    app.clock.advance(first + DAY - app.clock.now().getTime())
    expect((await purpose.ask()).status).toBe(200)
  })
})

describe('limits', () => {
  const ask = (email: string) => app.call(contract.requestEmailCode, { body: { email, role: 'marketer' } })

  it('apply to each purpose separately', async () => {
    const as = await app.callerOf((await buildInfluencer(app.db)).id)
    for (const body of [
      { purpose: 'verify_phone' as const, phone: '0867000002' },
      { purpose: 'bank_change' as const },
      { purpose: 'withdrawal' as const },
    ])
      expect((await app.call(contract.requestInfluencerCode, { as, body })).status).toBe(200)
  })

  it('of an address apply to all accounts that request codes for it', async () => {
    const body = { purpose: 'verify_phone' as const, phone: '0867000003' }
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 6; i++) {
      const as = await app.callerOf((await buildInfluencer(app.db)).id)
      codes.push((await app.call(contract.requestInfluencerCode, { as, body })).body.code)
      app.clock.advance(MINUTE)
    }
    expect(codes).toEqual([...Array(5).fill(undefined), 'otp_hour_limit'])
  })

  it('apply to parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('parallel@example.com')))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
  })

  it("are reported with the time in the caller's language, and with the date if it is another day", async () => {
    const email = 'morning@example.com'
    // 08:00 in Bangkok, so that all sends are on the same day.
    app.clock.advance(DAY - ((app.clock.now().getTime() + 7 * HOUR) % DAY) + 8 * HOUR)
    const inThai = () => app.call(contract.requestEmailCode, { lang: 'th', body: { email, role: 'marketer' } })
    for (let i = 0; i < 5; i++) {
      expect((await ask(email)).status).toBe(200)
      app.clock.advance(MINUTE)
    }
    expect((await ask(email)).body.message).toMatch(
      /^You’ve requested 5 codes in an hour. You can get a new one from \d\d:\d\d\.$/,
    )
    expect((await inThai()).body.message).toMatch(/^ขอรหัสครบ 5 ครั้งใน 1 ชม. แล้ว ขอใหม่ได้ตั้งแต่ \d\d:\d\d น\.$/)
    for (let i = 0; i < 5; i++) {
      app.clock.advance(HOUR)
      await ask(email)
    }
    expect((await inThai()).body.message).toMatch(/ขอใหม่ได้ตั้งแต่ \d+ \S+ 25\d\d \d\d:\d\d น\.$/)
  })
})

describe('tries', () => {
  const ask = (email: string, cookies: Record<string, string> = {}) =>
    app.call(contract.requestEmailCode, { cookies, body: { email, role: 'marketer' } })
  const verify = (cookies: Record<string, string>, email: string, code: string) =>
    app.call(contract.verifySignUpCode, { cookies, body: { email, code, role: 'marketer' } })

  it('are limited to five per code; a code is valid for five minutes and once', async () => {
    const email = 'tries@example.com'
    const cookies = cookieOf(await ask(email))
    const code = await codeFor(email)
    for (let left = 4; left >= 1; left--)
      expect((await verify(cookies, email, wrongCode(code))).body).toMatchObject({
        code: 'otp_wrong',
        details: { n: left },
      })
    expect((await verify(cookies, email, wrongCode(code))).body.code).toBe('otp_used_up')
    expect((await verify(cookies, email, code)).body.code).toBe('otp_used_up')
    app.clock.advance(MINUTE)
    await ask(email, cookies)
    const second = await codeFor(email)
    app.clock.advance(5 * MINUTE)
    expect((await verify(cookies, email, second)).body.code).toBe('otp_expired')
    await ask(email, cookies)
    const third = await codeFor(email)
    expect((await verify(cookies, email, third)).status).toBe(200)
    expect((await verify(cookies, email, third)).body.code).toBe('otp_expired')
  })

  it('allow few guesses at four-digit codes a day, no matter how often codes are requested', async () => {
    const email = 'guessed@example.com'
    const cookies: Record<string, string> = {}
    const guesses: Record<number, number> = {}
    for (let i = 0; i < 10; i++) {
      const sent = await ask(email, cookies)
      Object.assign(cookies, cookieOf(sent).signup ? cookieOf(sent) : {})
      const { digits } = sent.body.data
      const code = await codeFor(email)
      expect(code).toHaveLength(digits)
      // One try fewer than the limit, so that no code is used up.
      for (let n = 0; n < 4; n++) {
        expect((await verify(cookies, email, wrongCode(code))).body.code).toBe('otp_wrong')
        guesses[digits] = (guesses[digits] ?? 0) + 1
      }
      app.clock.advance(13 * MINUTE)
    }
    expect(guesses).toEqual({ 4: 12, 6: 28 })
    app.clock.advance(DAY)
    expect((await ask(email, cookies)).body.data.digits).toBe(4)
  })

  it('after two used-up codes, codes have six digits, even if an account tries several numbers', async () => {
    const as = await app.callerOf((await buildInfluencer(app.db)).id)
    const digits: number[] = []
    for (let i = 0; i < 3; i++) {
      const phone = `086700010${i}`
      const body = { purpose: 'verify_phone' as const, phone }
      digits.push((await app.call(contract.requestInfluencerCode, { as, body })).body.data.digits)
      const code = wrongCode(await codeFor(`+66${phone.slice(1)}`))
      for (let n = 0; n < 5; n++) await app.call(contract.verifyInfluencerCode, { as, body: { ...body, code } })
      app.clock.advance(MINUTE)
    }
    expect(digits).toEqual([4, 4, 6])
  })

  it('of another sign-up do not count: a code belongs to the sign-up that requested it', async () => {
    const email = 'shared@example.com'
    const mine = cookieOf(await ask(email))
    const code = await codeFor(email)
    app.clock.advance(MINUTE)
    const others = cookieOf(await ask(email))
    expect((await verify(others, email, code)).body.code).toBe('otp_wrong')
    expect((await verify(mine, email, code)).status).toBe(200)
  })

  it('without the sign-up token, or for another address, do not use up the code', async () => {
    const email = 'app.client@example.com'
    const headers = { 'x-client': 'app' }
    const sent = await app.call(contract.requestEmailCode, { headers, body: { email, role: 'marketer' } })
    const code = await codeFor(email)
    const lost = await verify({}, email, code)
    expect(lost).toMatchObject({ status: 404, body: { code: 'sign_up_not_found' } })
    const signUpToken = sent.body.token
    const other = { email: 'another@example.com', code, role: 'marketer' as const, signUpToken }
    expect((await app.call(contract.verifySignUpCode, { body: other })).body.code).toBe('sign_up_not_found')
    const body = { email, code, role: 'marketer' as const, signUpToken }
    expect((await app.call(contract.verifySignUpCode, { body })).body.data).toMatchObject({ step: 'password' })
  })
})

describe('a reopened page', () => {
  const pending = (as: Caller, purpose: 'withdrawal' | 'verify_phone' = 'withdrawal') =>
    app.call(contract.pendingInfluencerCode, { as, query: { purpose } })

  it('finds the code of its purpose until the action is done', async () => {
    const email = 'again@example.com'
    const as = await app.callerOf((await buildInfluencer(app.db, {}, { email })).id)
    const body = { purpose: 'withdrawal' as const }
    expect((await pending(as)).body.data).toBeNull()
    const sent = await app.call(contract.requestInfluencerCode, { as, body })
    expect((await pending(as)).body.data).toEqual({ ...sent.body.data, state: 'sent' })
    expect((await pending(as, 'verify_phone')).body.data).toBeNull()
    const code = await codeFor(email)
    await app.call(contract.verifyInfluencerCode, { as, body: { ...body, code } })
    expect((await pending(as)).body.data?.state).toBe('verified')
    await app.db
      .update(oneTimeCodes)
      .set({ grantUsedAt: app.clock.now() })
      .where(eq(oneTimeCodes.accountId, as.accountId))
    expect((await pending(as)).body.data).toBeNull()
  })

  it('shows that the code has expired or is used up, and when another one can be requested', async () => {
    const email = 'late@example.com'
    const as = await app.callerOf((await buildInfluencer(app.db, {}, { email })).id)
    const body = { purpose: 'withdrawal' as const }
    await app.call(contract.requestInfluencerCode, { as, body })
    app.clock.advance(5 * MINUTE)
    const now = app.clock.now()
    expect((await pending(as)).body.data).toMatchObject({ state: 'expired', resendAt: now.toISOString() })
    await app.call(contract.requestInfluencerCode, { as, body })
    const code = wrongCode(await codeFor(email))
    for (let n = 0; n < 5; n++) await app.call(contract.verifyInfluencerCode, { as, body: { ...body, code } })
    expect((await pending(as)).body.data?.state).toBe('used_up')
  })

  it('finds the code of a sign-up or recovery by its cookie only', async () => {
    const email = 'comes.back@example.com'
    const sent = await app.call(contract.requestEmailCode, { body: { email, role: 'marketer' } })
    const config = await app.call(contract.signupConfig, { cookies: cookieOf(sent) })
    expect(config.body.data.code).toEqual({ ...sent.body.data, state: 'sent' })
    expect((await app.call(contract.signupConfig)).body.data.code).toBeNull()
    await buildMarketer(app.db, {}, { email })
    app.clock.advance(SECOND)
    const requested = await app.call(contract.requestEmailCode, {
      body: { email, role: 'marketer', purpose: 'recovery' },
    })
    const query = { role: 'marketer' as const }
    const found = await app.call(contract.pendingRecovery, { cookies: cookieOf(requested, 'recovery'), query })
    expect(found.body.data).toEqual({ ...requested.body.data, state: 'sent' })
    expect((await app.call(contract.pendingRecovery, { query })).body.data).toBeNull()
    const body = { email, code: await codeFor(email), password: 'korat-mango-7-lamp', role: 'marketer' as const }
    const done = await app.call(contract.recoverInfluencer, { cookies: cookieOf(requested, 'recovery'), body })
    expect(done.cookies).toContainEqual(expect.objectContaining({ name: 'recovery', value: null }))
    expect(
      (await app.call(contract.pendingRecovery, { cookies: cookieOf(requested, 'recovery'), query })).body.data,
    ).toBeNull()
  })
})
