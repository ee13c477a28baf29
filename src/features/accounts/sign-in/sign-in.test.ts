import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInfluencer, buildMarketer, buildMember } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { DAY, MINUTE, SECOND } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Caller } from '../../../platform/context.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { contract } from '../contract.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { sessions } from '../schema-access.ts'
import { findCaller } from '../sessions/session.ts'

const PASSWORD = 'korat-mango-7-lamp'
let app: TestApp
let passwordHash: string
let serial = 0

beforeAll(async () => {
  app = await openTestApp()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => app.close())
// Past the throttle window of the previous test.
beforeEach(() => app.clock.advance(30 * MINUTE))

const influencer = () => buildInfluencer(app.db, {}, { email: `sign-in-${++serial}@example.com`, passwordHash })
const signIn = (email: string, password = PASSWORD, as?: Caller) =>
  app.call(contract.signinInfluencer, { body: { email, password }, as, headers: { 'x-client': 'app' } } as never)
const callerBy = async (token: string) => (await findCaller(app.db, hashToken(token), app.clock.now())) as Caller

describe('sign-in', () => {
  it('returns scope, uuid and code, and sets the specified cookies', async () => {
    const { id, email } = await influencer()
    const answer = await app.call(contract.signinInfluencer, { body: { email, password: PASSWORD } })
    expect(answer.body).toMatchObject({
      data: { scope: 'influencer', uuid: id },
      scope: 'influencer',
      uuid: id,
      code: 'signed_in',
    })
    expect(answer.body).not.toHaveProperty('token')
    const cookies = Object.fromEntries(answer.cookies.map((c) => [c.name, c]))
    expect(cookies.talad_token_th?.options).toMatchObject({ httpOnly: true, maxAge: 86_400 })
    for (const name of ['scope', 'uuid', 'tsCookie']) expect(cookies[name]?.options).toMatchObject({ maxAge: 86_400 })
    expect(cookies.scope?.value).toBe('influencer')
    expect(cookies.uuid?.value).toBe(id)
    expect(cookies.loggedIn?.value).toBe('true')
    expect(cookies.tsCookie?.value).toBe(String(app.clock.now().getTime()))
  })

  it('returns the same error whether the account, the role or the password is wrong', async () => {
    const { email } = await influencer()
    const marketer = await buildMarketer(app.db, {}, { email: 'only-brand@example.com', passwordHash })
    const answers = [
      await signIn(email, 'wrong-password-1'),
      await signIn('nobody@example.com'),
      await signIn(marketer.email),
    ]
    for (const answer of answers) expect([answer.status, answer.body.code]).toEqual([401, 'login_failed'])
    expect(new Set(answers.map((answer) => answer.body.message)).size).toBe(1)
  })

  it('is throttled after five failures from one network, also at an unknown account; a success clears them', async () => {
    const { email } = await influencer()
    for (const who of [email, 'unknown-throttle@example.com']) {
      app.clock.advance(30 * MINUTE)
      for (let i = 0; i < 5; i++) expect((await signIn(who, 'wrong-password-1')).body.code).toBe('login_failed')
      expect((await signIn(who)).body).toMatchObject({ code: 'login_throttled', details: { minutes: 15 } })
    }
    app.clock.advance(15 * MINUTE)
    for (let i = 0; i < 4; i++) await signIn(email, 'wrong-password-1')
    expect((await signIn(email)).status).toBe(200)
    for (let i = 0; i < 4; i++) expect((await signIn(email, 'wrong-password-1')).body.code).toBe('login_failed')
    expect((await signIn(email)).status).toBe(200)
  })

  describe('while strangers try passwords from many addresses', () => {
    const attack = async (email: string, tries: number) => {
      const codes: (string | undefined)[] = []
      for (let i = 0; i < tries; i++)
        codes.push((await signInFrom(`198.51.100.${i}`, { email, password: 'wrong-password-1' })).body.code)
      return codes
    }
    const signInFrom = (
      ip: string,
      body: { email: string; password: string },
      more: { cookies?: Record<string, string>; headers?: Record<string, string> } = {},
    ) => app.call(contract.signinInfluencer, { ip, body, ...more } as never)
    const deviceOf = (answer: { cookies: { name: string; value: string | null }[] }) => ({
      talad_device: answer.cookies.find(({ name }) => name === 'talad_device')?.value ?? '',
    })

    it('they are slowed down, in the same way if the account does not exist', async () => {
      const { email } = await influencer()
      for (const who of [email, 'nobody-here@example.com']) {
        app.clock.advance(30 * MINUTE)
        const codes = await attack(who, 12)
        expect(codes).toEqual([...Array(5).fill('login_failed'), ...Array(7).fill('login_slowed')])
      }
      // Because of the growing delay, only a few of 120 tries in ten minutes are compared.
      let compared = 0
      for (let i = 0; i < 120; i++) {
        app.clock.advance(5 * SECOND)
        const { body } = await signInFrom(`203.0.113.${i}`, { email, password: 'wrong-password-1' })
        if (body.code === 'login_failed') compared++
      }
      expect(compared).toBeLessThan(30)
    })

    it('the owner logs in at once on a known device, which is throttled only by its own failures', async () => {
      const owner = await influencer()
      const body = { email: owner.email, password: PASSWORD }
      const first = await signInFrom('203.0.113.1', body)
      const cookies = deviceOf(first)
      expect(first.cookies.find(({ name }) => name === 'talad_device')?.options).toMatchObject({ httpOnly: true })
      await attack(owner.email, 12)
      const again = await signInFrom('203.0.113.2', body, { cookies })
      expect(again.status).toBe(200)
      expect(deviceOf(again)).toEqual(cookies)
      const app_ = await signInFrom('203.0.113.3', body, { headers: { 'x-device-token': cookies.talad_device } })
      expect(app_.status).toBe(200)
      for (let i = 0; i < 5; i++) {
        const wrong = await signInFrom('203.0.113.4', { ...body, password: 'wrong-password-1' }, { cookies })
        expect(wrong.body.code).toBe('login_failed')
      }
      expect((await signInFrom('203.0.113.4', body, { cookies })).body.code).toBe('login_throttled')
      const { email } = await influencer()
      await attack(email, 12)
      const other = await signInFrom('203.0.113.5', { email, password: PASSWORD }, { cookies })
      expect(other.body.code).toBe('login_slowed')
    })

    it('the owner on a new device waits some seconds, never 15 minutes', async () => {
      const { email } = await influencer()
      await attack(email, 12)
      const body = { email, password: PASSWORD }
      const slowed = await signInFrom('203.0.113.9', body)
      expect(slowed.body).toMatchObject({ code: 'login_slowed', details: { s: expect.any(Number) } })
      const { s } = (slowed.body as unknown as { details: { s: number } }).details
      expect(s).toBeLessThanOrEqual(30)
      app.clock.advance(s * SECOND)
      const waited = await signInFrom('203.0.113.9', body)
      expect(waited.status).toBe(200)
      await attack(email, 12)
      expect((await signInFrom('203.0.113.10', body, { cookies: deviceOf(waited) })).status).toBe(200)
    })

    it('an invented device token is unknown, and a new password removes the other devices', async () => {
      const owner = await influencer()
      const body = { email: owner.email, password: PASSWORD }
      const cookies = deviceOf(await signInFrom('203.0.113.1', body))
      await attack(owner.email, 12)
      const forged = await signInFrom('203.0.113.2', body, { cookies: { talad_device: 'x'.repeat(43) } })
      expect(forged.body.code).toBe('login_slowed')
      const as = await app.callerOf(owner.id)
      const password = 'sukhothai lantern 9 boats'
      const changed = await app.call(contract.changeInfluencerPassword, {
        as,
        params: { uuid: owner.id },
        body: { currentPassword: PASSWORD, password },
      })
      const next = { email: owner.email, password }
      expect((await signInFrom('203.0.113.2', next, { cookies })).body.code).toBe('login_slowed')
      expect((await signInFrom('203.0.113.2', next, { cookies: deviceOf(changed) })).status).toBe(200)
    })
  })

  it('is throttled by IP address over many accounts', async () => {
    const answers: (string | undefined)[] = []
    for (let i = 0; i < 21; i++) answers.push((await signIn(`many-${i}@example.com`)).body.code)
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('login_failed'))
    expect(answers[20]).toBe('login_throttled')
  })

  it('is throttled by the IPv6 network of a visitor', async () => {
    const from = (host: number, email: string) =>
      app.call(contract.signinInfluencer, {
        ip: `2001:db8:7:1::${host.toString(16)}`,
        body: { email, password: PASSWORD },
      })
    for (let i = 0; i < 20; i++) expect((await from(i, `v6-${i}@example.com`)).body.code).toBe('login_failed')
    expect((await from(99, 'v6-last@example.com')).body.code).toBe('login_throttled')
    const next = { ip: '2001:db8:7:2::1', body: { email: 'v6-last@example.com', password: PASSWORD } }
    expect((await app.call(contract.signinInfluencer, next)).body.code).toBe('login_failed')
  })

  it('counts parallel tries', async () => {
    const { email } = await influencer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'wrong-password-1')))
    expect(answers.filter((a) => a.body.code === 'login_failed').length).toBeLessThanOrEqual(5)
  })
})

describe('sessions', () => {
  it('yield the same callers as the test harness', async () => {
    const agency = await buildMarketer(
      app.db,
      { kind: 'agency' },
      { status: 'suspended', latinName: 'Lom Choey', avatarFileId: newId() },
    )
    const member = { email: `member-${++serial}@example.com`, passwordHash }
    const { id } = await buildMember(app.db, agency.id, 'campaignManager', member)
    const body = { email: member.email, password: PASSWORD }
    const { token } = (await app.call(contract.signinMarketer, { body, headers: { 'x-client': 'app' } } as never)).body
    const caller = await callerBy(token as string)
    expect(caller).toMatchObject({ agency: true, status: 'suspended', accountId: agency.id, personId: id })
    expect({ ...(await app.callerOf(id)), sessionId: caller.sessionId }).toEqual(caller)
  })

  it('rotate at login, last 24 hours and end with a new password', async () => {
    const { id, email } = await influencer()
    const first = await signIn(email)
    const caller = await callerBy(first.body.token as string)
    expect(caller).toMatchObject({ scope: 'influencer', accountId: id })
    const other = await signIn(email)
    const second = await signIn(email, PASSWORD, caller)
    expect(await callerBy(first.body.token as string)).toBeNull()
    const mine = await callerBy(second.body.token as string)
    const changed = await app.call(contract.changeInfluencerPassword, {
      as: mine,
      params: { uuid: id },
      body: { currentPassword: PASSWORD, password: 'sukhothai lantern 9 boats' },
      headers: { 'x-client': 'app' },
    } as never)
    expect(changed.status).toBe(200)
    for (const old of [other, second]) expect(await callerBy(old.body.token as string)).toBeNull()
    const token = changed.body.token as string
    expect(await callerBy(token)).toMatchObject({ accountId: id })
    app.clock.advance(DAY)
    expect(await callerBy(token)).toBeNull()
    expect(await app.outbox(email)).toMatchObject([{ kind: 'security.changed', channel: 'email' }])
  })

  it('can be listed and ended only by their owner', async () => {
    const [a, b] = [await influencer(), await influencer()]
    const one = await callerBy((await signIn(a.email)).body.token as string)
    app.clock.advance(SECOND)
    const two = await callerBy((await signIn(a.email)).body.token as string)
    const stranger = await callerBy((await signIn(b.email)).body.token as string)
    const list = await app.call(contract.sessions, { as: two })
    expect(list.body.data.map((s) => [s.id, s.current])).toEqual([
      [two.sessionId, true],
      [one.sessionId, false],
    ])
    const end = (as: Caller) => app.call(contract.endSession, { as, params: { id: one.sessionId } })
    expect((await end(stranger)).status).toBe(404)
    expect((await end(two)).status).toBe(200)
    expect((await end(two)).status).toBe(404)
    const out = await app.call(contract.signout, { as: two })
    expect(out.cookies.find((c) => c.name === 'loggedIn')?.value).toBe('false')
    expect(out.cookies.find((c) => c.name === 'tsCookie')?.value).toBeNull()
    const rows = await app.db.select().from(sessions).where(eq(sessions.accountId, a.id))
    expect(rows.every((row) => row.endedAt !== null)).toBe(true)
  })

  it('list when each was last used, to the hour, and end together except the current one', async () => {
    const { id, email } = await influencer()
    const one = (await signIn(email)).body.token as string
    app.clock.advance(SECOND)
    const two = (await signIn(email)).body.token as string
    const start = app.clock.now()
    const used = async () => {
      const rows = await app.db.select().from(sessions).where(eq(sessions.accountId, id))
      return rows.toSorted((a) => (a.tokenHash === hashToken(one) ? -1 : 1)).map(({ usedAt }) => usedAt)
    }
    app.clock.advance(58 * MINUTE)
    await callerBy(one)
    expect(await used()).toEqual([null, null])
    app.clock.advance(2 * MINUTE)
    const recorded = app.clock.now()
    await callerBy(one)
    app.clock.advance(30 * MINUTE)
    const as = await callerBy(one)
    expect(await used()).toEqual([recorded, null])
    const list = await app.call(contract.sessions, { as })
    expect(list.body.data.map(({ current, usedAt }) => [current, usedAt])).toEqual([
      [true, recorded.toISOString()],
      [false, start.toISOString()],
    ])
    expect((await app.call(contract.endOtherSessions, { as })).status).toBe(200)
    expect(await callerBy(two)).toBeNull()
    expect(await callerBy(one)).toMatchObject({ accountId: id })
  })

  it('report the status only while the flag cookie is true', async () => {
    const { id } = await influencer()
    const as = await app.callerOf(id)
    const statusAnswer = await app.call(contract.status, { as, cookies: { loggedIn: 'true' } })
    expect(statusAnswer.body).toMatchObject({ scope: 'influencer', uuid: id, code: 'signed_in' })
    for (const loggedIn of ['', 'false']) {
      const hidden = await app.call(contract.status, { as, cookies: { loggedIn } })
      expect(hidden.body).toMatchObject({ data: { scope: 'open', uuid: '' }, scope: 'open', uuid: '' })
    }
    expect((await app.call(contract.status)).body).toMatchObject({ scope: 'open', uuid: '', code: 'open' })
  })

  it('count down the tries for a wrong current password', async () => {
    const { id } = await influencer()
    const as = await app.callerOf(id)
    const change = (currentPassword: string, password: string) =>
      app.call(contract.changeInfluencerPassword, { as, params: { uuid: id }, body: { currentPassword, password } })
    expect((await change('not-this-one', 'another fine phrase')).body).toMatchObject({
      code: 'password_current_wrong',
      fields: { currentPassword: 'Your current password is incorrect. 4 tries left.' },
    })
    expect((await change(PASSWORD, PASSWORD)).body.code).toBe('password_same')
    expect((await change(PASSWORD, 'password')).body).toMatchObject({
      code: 'password_common',
      fields: { password: expect.any(String) },
    })
    expect((await change(PASSWORD, 'short')).body.code).toBe('password_length')
    const left: unknown[] = []
    for (let i = 0; i < 4; i++) left.push((await change('not-this-one', 'another fine phrase')).body)
    expect(left).toMatchObject([4, 3, 2, 1].map((n) => ({ details: { n } })))
    const blocked = { code: 'login_throttled', details: { minutes: 15 } }
    expect((await change('not-this-one', 'another fine phrase')).body).toMatchObject(blocked)
    expect((await change(PASSWORD, 'another fine phrase')).body).toMatchObject(blocked)
  })
})
