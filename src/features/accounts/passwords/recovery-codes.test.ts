import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, cookieOf, wrongCode } from '../../../../tests/codes.ts'
import { buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { DAY, MINUTE } from '../../../core/clock.ts'
import { contract } from '../contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(2 * DAY))

const codeFor = (address: string) => codeSentTo(app, address)

describe('a recovery', () => {
  type Who = { ip?: string; cookies?: Record<string, string>; headers?: Record<string, string> }
  const PASSWORD = 'korat-mango-7-lamp'
  const [owner, stranger] = [{ ip: '203.0.113.7' }, { ip: '198.51.100.9' }]
  const body = (email: string) => ({ email, role: 'marketer' as const })
  const ask = (email: string, who: Who, more: { recoveryToken?: string } = {}) =>
    app.call(contract.requestEmailCode, { ...who, body: { ...body(email), ...more, purpose: 'recovery' } })
  const verify = (email: string, code: string, who: Who = {}, more: { recoveryToken?: string | undefined } = {}) =>
    app.call(contract.verifyEmailCode, { ...who, body: { ...body(email), code, ...more } })
  const reset = (email: string, code: string, who: Who = {}) =>
    app.call(contract.recoverInfluencer, { ...who, body: { ...body(email), code, password: PASSWORD } })
  const marketer = async (email: string) => (await buildMarketer(app.db, {}, { email })).email

  it('accepts tries only from the client that requested it: strangers cannot use it up', async () => {
    const email = await marketer('tried@example.com')
    const mine = cookieOf(await ask(email, owner), 'recovery')
    const code = await codeFor(email)
    for (let i = 0; i < 6; i++)
      expect((await verify(email, wrongCode(code), stranger)).body).toMatchObject({ code: 'recovery_not_found' })
    const theirs = cookieOf(await ask(email, stranger), 'recovery')
    for (const expected of [...Array(4).fill('otp_wrong'), 'otp_used_up'])
      expect((await reset(email, wrongCode(code), { ...stranger, cookies: theirs })).body.code).toBe(expected)
    expect((await reset(email, code, { ...stranger, cookies: theirs })).body.code).toBe('otp_used_up')
    expect((await reset(email, code, { ...owner, cookies: mine })).status).toBe(200)
    expect((await app.call(contract.signinMarketer, { body: { email, password: PASSWORD } })).status).toBe(200)
  })

  it('without its token does not use up the correct code; the token of another address is not accepted', async () => {
    const [email, other] = [await marketer('cookie@example.com'), await marketer('other.cookie@example.com')]
    const cookies = cookieOf(await ask(email, owner), 'recovery')
    const code = await codeFor(email)
    const elsewhere = cookieOf(await ask(other, owner), 'recovery')
    for (const who of [{}, { cookies: elsewhere }, { cookies: { recovery: 'made-up-token-of-somebody' } }]) {
      expect(await verify(email, code, who)).toMatchObject({ status: 404, body: { code: 'recovery_not_found' } })
      expect((await reset(email, code, who)).body.code).toBe('recovery_not_found')
    }
    expect((await verify(email, code, { cookies })).status).toBe(200)
  })

  it('of an app client uses the token in the response; a token chosen by the client is replaced', async () => {
    const email = await marketer('app.recovery@example.com')
    const headers = { 'x-client': 'app' }
    const chosen = 'chosen-by-the-client-itself'
    const recoveryToken = (await ask(email, { headers }, { recoveryToken: chosen })).body.token
    expect(recoveryToken).toMatch(/^[\w-]{43}$/)
    const first = await codeFor(email)
    expect((await verify(email, first, {}, { recoveryToken: chosen })).body.code).toBe('recovery_not_found')
    app.clock.advance(MINUTE)
    const again = await ask(email, { headers }, recoveryToken ? { recoveryToken } : {})
    expect(again.body.token).toBeUndefined()
    expect((await verify(email, await codeFor(email), {}, { recoveryToken })).status).toBe(200)
  })

  it('is not delayed by codes that a stranger requests', async () => {
    const email = await marketer('flooded@example.com')
    for (let i = 0; i < 10; i++) {
      expect((await ask(email, stranger)).status).toBe(200)
      app.clock.advance(13 * MINUTE)
    }
    expect((await ask(email, stranger)).body.code).toBe('otp_day_limit')
    const cookies = cookieOf(await ask(email, owner), 'recovery')
    expect((await reset(email, await codeFor(email), { ...owner, cookies })).status).toBe(200)
  })

  it('has limits per address and per network that do not apply to a known device of the account', async () => {
    const email = await marketer('device@example.com')
    const cookies = cookieOf(await ask(email, owner), 'recovery')
    const set = await reset(email, await codeFor(email), { ...owner, cookies })
    const device = set.cookies.filter(({ name }) => name.endsWith('talad_device'))
    expect(device).toMatchObject([{ value: expect.any(String) }])
    const ownDevice = { ip: '192.0.2.1', cookies: { [device[0]!.name]: device[0]!.value ?? '' } }
    const answers: (string | undefined)[] = []
    for (let i = 0; i < 60; i++) answers.push((await ask(email, { ip: `198.51.100.${i}` })).body.code)
    expect(answers).toEqual([...Array(59).fill(undefined), 'otp_day_limit'])
    expect((await ask(email, { ip: '192.0.2.1' })).body.code).toBe('otp_day_limit')
    expect((await ask(email, ownDevice)).status).toBe(200)
    expect((await ask(email, ownDevice)).body.code).toBe('otp_resend_wait')
    const spread: (string | undefined)[] = []
    for (let i = 0; i < 101; i++) spread.push((await ask(`nobody.${i}@example.com`, { ip: '192.0.2.1' })).body.code)
    expect(spread).toEqual([...Array(100).fill(undefined), 'otp_day_limit'])
    app.clock.advance(MINUTE)
    expect((await ask(email, ownDevice)).status).toBe(200)
    expect((await ask('nobody.at.all@example.com', { ip: '192.0.2.2' })).status).toBe(200)
  })

  it('counts parallel requests to one address and from one network', async () => {
    const email = await marketer('at.once@example.com')
    const same = await Promise.all(Array.from({ length: 4 }, () => ask(email, owner)))
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
    const ip = '192.0.2.77'
    for (let i = 0; i < 98; i++) await ask(`crowd.${i}@example.com`, { ip })
    const last = await Promise.all(Array.from({ length: 5 }, (_, i) => ask(`last.${i}@example.com`, { ip })))
    expect(last.filter(({ status }) => status === 200)).toHaveLength(2)
  })
})
