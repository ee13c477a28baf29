import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, cookieOf } from '../../../../tests/codes.ts'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp, testConfig } from '../../../../tests/harness.ts'
import { allowAtLine, startLineLogin, type TestLineLogin } from '../../../../tests/line-login.ts'
import { DAY, MINUTE } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Caller } from '../../../platform/context.ts'
import { PortError } from '../../../ports/http.ts'
import { openidLineLogin } from '../../../ports/line-login/openid.ts'
import type { LineLoginPort } from '../../../ports/line-login/port.ts'
import { contract } from '../contract.ts'
import { accounts } from '../schema.ts'
import { externalLogins, loginRequests } from '../schema-access.ts'
import { signUps } from '../schema-sign-up.ts'

const CONSENTS = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
const PASSWORD = 'korat-mango-7-lamp'
let line: TestLineLogin
let app: TestApp
/** Error that the next token exchange throws. */
let exchangeError: PortError | null = null
let serial = 0

beforeAll(async () => {
  line = await startLineLogin(testConfig.origin)
  const real = openidLineLogin(line.config)
  const port: LineLoginPort = {
    ...real,
    exchange: (exchange) => (exchangeError ? Promise.reject(exchangeError) : real.exchange(exchange)),
  }
  app = await openTestApp({ ports: { lineLogin: port } })
})
afterAll(async () => {
  await app.close()
  await line.close()
})
beforeEach(() => {
  exchangeError = null
  app.clock.advance(DAY)
})

const newEmail = () => `line-login-${++serial}@example.com`

/** Goes to LINE and returns, in one browser. */
async function throughLine(
  name: string,
  { as, next, cookies = {} }: { as?: Caller; next?: string; cookies?: Record<string, string> } = {},
) {
  const who = as ? { as } : {}
  const started = await app.call(contract.startLineLogin, { ...who, body: next ? { next } : {} })
  const body = await allowAtLine(started.body.data.url, name)
  const browser = { ...cookies, ...cookieOf(started, 'lineLogin') }
  const finish = (other: object = {}) =>
    app.call(contract.finishLineLogin, { ...who, cookies: browser, body, ...other })
  return { body, browser, finish }
}

/** Signs up with LINE until the address is confirmed. */
async function confirmed(name: string, email: string, next?: string) {
  const { finish } = await throughLine(name, next ? { next } : {})
  const answer = await finish()
  expect(answer.body.data.result).toBe('sign_up')
  const cookies = cookieOf(answer)
  const early = await app.call(contract.requestEmailCode, { cookies, body: { email } })
  expect(early.body.code).toBe('consent_required')
  await app.call(contract.startSignup, { cookies, body: { consents: CONSENTS } })
  const sent = await app.call(contract.requestEmailCode, { cookies, body: { email } })
  expect(sent.body.data.digits).toBe(6)
  const verified = await app.call(contract.verifySignUpCode, {
    cookies,
    body: { email, code: await codeSentTo(app, email) },
  })
  return { cookies, verified }
}

describe('sign-up by LINE', () => {
  it('needs a confirmed address and the consents but no password; LINE logs in to the account afterwards', async () => {
    const email = newEmail()
    const next = `/Influencer/jobMarket/${newId()}`
    const { cookies, verified } = await confirmed('ข้าว', email, next)
    expect(verified.body.data).toMatchObject({
      step: 'password',
      steps: ['consent', 'email', 'code', 'password'],
      line: { name: 'ข้าว' },
      joins: false,
      next,
    })
    const done = await app.call(contract.createInfluencer, { cookies, body: { displayName: 'ข้าว' } })
    expect(done.body).toMatchObject({ scope: 'influencer', code: 'signed_up' })
    const again = await (await throughLine('ข้าว', { next })).finish()
    expect(again.body.data).toEqual({ result: 'signed_in', next })
    expect(again.cookies.find(({ name }) => name === 'uuid')?.value).toBe(done.body.uuid)
    for (const password of ['', 'x', PASSWORD]) {
      const login = await app.call(contract.signinInfluencer, { body: { email, password: password || ' ' } })
      expect(login.body.code).toBe('login_failed')
    }
  })

  it('returns the login tokens to an app client', async () => {
    const owner = await buildInfluencer(app.db)
    const as = await app.callerOf(owner.id)
    await (await throughLine('แอป', { as })).finish()
    const answer = await (await throughLine('แอป')).finish({ headers: { 'x-client': 'app' } })
    expect(answer.body).toMatchObject({
      data: { result: 'signed_in' },
      token: expect.any(String),
      deviceToken: expect.any(String),
    })
    expect((await (await throughLine('แอป')).finish()).body).not.toHaveProperty('token')
  })

  it('does not remove the password requirement from a sign-up by email', async () => {
    const email = newEmail()
    const cookies = cookieOf(await app.call(contract.startSignup, { body: { consents: CONSENTS } }))
    await app.call(contract.requestEmailCode, { cookies, body: { email } })
    await app.call(contract.verifySignUpCode, { cookies, body: { email, code: await codeSentTo(app, email) } })
    const answer = await app.call(contract.createInfluencer, { cookies, body: { displayName: 'X' } })
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { password: expect.any(String) } })
  })

  it('links to the existing account of a confirmed address, never of one that was only typed', async () => {
    const owner = await buildInfluencer(app.db, {}, { email: newEmail() })
    const { finish } = await throughLine('คนอื่น')
    const stranger = cookieOf(await finish())
    await app.call(contract.startSignup, { cookies: stranger, body: { consents: CONSENTS } })
    await app.call(contract.requestEmailCode, { cookies: stranger, body: { email: owner.email } })
    expect((await app.call(contract.joinLineLogin, { cookies: stranger })).body.code).toBe('sign_up_not_found')
    app.clock.advance(MINUTE * 2)
    const { cookies, verified } = await confirmed('เจ้าของ', owner.email)
    expect(verified.body.data).toMatchObject({ joins: true })
    const joined = await app.call(contract.joinLineLogin, { cookies })
    expect(joined.body).toMatchObject({ scope: 'influencer', uuid: owner.id })
    expect((await app.call(contract.joinLineLogin, { cookies })).body.code).toBe('sign_up_not_found')
    expect((await app.outbox(owner.email)).some(({ kind }) => kind === 'security.changed')).toBe(true)
    const rows = await app.db.select().from(externalLogins).where(eq(externalLogins.accountId, owner.id))
    expect(rows).toMatchObject([{ name: 'เจ้าของ' }])
  })

  it('requires a new confirmation of an address that was confirmed with a shorter code before LINE', async () => {
    const email = newEmail()
    const cookies = cookieOf(await app.call(contract.startSignup, { body: { consents: CONSENTS } }))
    await app.call(contract.requestEmailCode, { cookies, body: { email } })
    await app.call(contract.verifySignUpCode, { cookies, body: { email, code: await codeSentTo(app, email) } })
    await (await throughLine('สั้น', { cookies })).finish()
    const config = await app.call(contract.signupConfig, { cookies })
    expect(config.body.data.progress).toMatchObject({ step: 'code', line: { name: 'สั้น' } })
  })
})

describe('a return from LINE', () => {
  it('is valid once, in the browser that started it, for 15 minutes', async () => {
    const { finish, browser } = await throughLine('ครั้งเดียว')
    const elsewhere = await finish({ cookies: { lineLogin: 'a-token-of-another-browser-000' } })
    expect(elsewhere.body.code).toBe('line_login_failed')
    expect((await finish({ cookies: {} })).body.code).toBe('line_login_failed')
    expect((await finish({ cookies: browser })).status).toBe(200)
    expect((await finish()).body.code).toBe('line_login_failed')
    const late = await throughLine('สาย')
    app.clock.advance(15 * MINUTE)
    expect((await late.finish()).body.code).toBe('line_login_failed')
  })

  it('accepts neither the code nor the state of another login', async () => {
    const [own, other] = [await throughLine('ของฉัน'), await throughLine('ของเขา')]
    const swapped = await own.finish({ body: { code: other.body.code, state: own.body.state } })
    expect(swapped.body.code).toBe('line_login_failed')
    const foreign = await other.finish({ cookies: own.browser })
    expect(foreign.body.code).toBe('line_login_failed')
  })

  it.each([
    ['refused', undefined, 422, 'line_login_failed'],
    ['unauthorized', undefined, 422, 'line_login_failed'],
    ['bad_answer', undefined, 422, 'line_login_failed'],
    ['rate_limited', 120, 503, 'provider_unavailable'],
    ['timeout', undefined, 503, 'provider_unavailable'],
    ['unavailable', undefined, 503, 'provider_unavailable'],
  ] as const)('that fails with %s logs nobody in', async (code, retryAfterSeconds, status, refusal) => {
    const { finish } = await throughLine('ขัดข้อง')
    exchangeError = new PortError('line_login', code, retryAfterSeconds ? { retryAfterSeconds } : {})
    const answer = await finish()
    expect([answer.status, answer.body.code]).toEqual([status, refusal])
    expect(answer.cookies.some(({ name }) => ['uuid', 'signup'].includes(name))).toBe(false)
  })

  it('stores neither state nor token in plain text', async () => {
    const { finish, body, browser } = await throughLine('ความลับ')
    await finish()
    const rows = JSON.stringify([await app.db.select().from(loginRequests), await app.db.select().from(signUps)])
    for (const secret of [body.code, body.state, browser.lineLogin as string]) expect(rows).not.toContain(secret)
  })
})

describe('LINE of a signed-in influencer', () => {
  it('is linked in the session that started it, belongs to one account, and can be unlinked', async () => {
    const [one, two] = [await buildInfluencer(app.db), await buildInfluencer(app.db)]
    const [as, other] = [await app.callerOf(one.id), await app.callerOf(two.id)]
    const { finish } = await throughLine('ฟ้า', { as })
    expect((await finish({ as: other })).body.code).toBe('line_login_failed')
    expect((await finish()).body.data.result).toBe('linked')
    expect((await app.call(contract.lineLogin, { as })).body.data).toMatchObject({
      available: true,
      linked: { name: 'ฟ้า' },
    })
    expect((await (await throughLine('ฟ้า', { as: other })).finish()).body.code).toBe('line_login_taken')
    expect((await app.call(contract.unlinkLineLogin, { as })).body.data.linked).toBeNull()
    expect((await (await throughLine('ฟ้า')).finish()).body.data.result).toBe('sign_up')
  })

  it('cannot be unlinked while it is the only way to log in', async () => {
    const { id } = await buildInfluencer(app.db, {}, { passwordHash: '' })
    const as = await app.callerOf(id)
    await (await throughLine('ทางเดียว', { as })).finish()
    expect((await app.call(contract.unlinkLineLogin, { as })).body.code).toBe('line_login_only')
    expect((await app.call(contract.lineLogin, { as })).body.data).toMatchObject({ hasPassword: false })
  })

  it('does not log in to a closed account', async () => {
    const { id } = await buildInfluencer(app.db)
    await (await throughLine('ลาก่อน', { as: await app.callerOf(id) })).finish()
    await app.db.update(accounts).set({ status: 'deactivated' }).where(eq(accounts.id, id))
    expect((await (await throughLine('ลาก่อน')).finish()).body.data.result).toBe('sign_up')
  })
})
