import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { openHttp } from '../../../../tests/http.ts'
import { DAY, HOUR, SECOND } from '../../../core/clock.ts'
import { contract } from '../contract.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { persistentLogins, persistentLoginTokens, sessions } from '../schema-access.ts'
import { endSessions, sweepAccounts } from '../service.ts'

const PASSWORD = 'korat-mango-7-lamp'
const ORIGIN = 'http://localhost:3000'
let app: TestApp
let http: FastifyInstance
let passwordHash: string
let serial = 0

beforeAll(async () => {
  app = await openTestApp()
  http = await openHttp(app)
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(async () => {
  await http.close()
  await app.close()
})
beforeEach(() => app.clock.advance(HOUR))

type Cookies = Record<string, string>

/** A browser: keeps the cookies it receives until they expire. */
interface Browser {
  cookies: Cookies
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Body }>
}
interface Body {
  data: { scope: string; uuid: string } & Record<string, unknown>
  code: string
}

async function send(cookies: Cookies, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await http.inject({
    method,
    url,
    cookies,
    headers: { origin: ORIGIN, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0' },
    ...(payload && { payload }),
  })
  return answer
}

function browser(cookies: Cookies = {}): Browser {
  const self: Browser = {
    cookies,
    async call(method, url, payload) {
      const answer = await send(self.cookies, method, url, payload)
      for (const { name, value } of answer.cookies) {
        if (value) self.cookies[name] = value
        else delete self.cookies[name]
      }
      return { status: answer.statusCode, body: answer.json() as Body }
    },
  }
  return self
}

/** After 24 hours, browsers drop the cookies that expire by then. */
function aDayLater(...browsers: Browser[]): void {
  app.clock.advance(DAY)
  for (const { cookies } of browsers)
    for (const name of ['talad_token_th', 'scope', 'uuid', 'loggedIn']) delete cookies[name]
}

async function person() {
  const account = await buildInfluencer(app.db, {}, { email: `stay-${++serial}@example.com`, passwordHash })
  return { ...account, logIn: (stay?: boolean) => logIn(account.email, stay) }
}

async function logIn(email: string, stay?: boolean): Promise<Browser> {
  const own = browser()
  const body = { email, password: PASSWORD, ...(stay !== undefined && { stay }) }
  const { status } = await own.call('POST', contract.signinInfluencer.path, body)
  expect(status).toBe(200)
  return own
}

const scopeOf = async (own: Browser) => (await own.call('GET', contract.status.path)).body.data.scope
const devicesOf = async (own: Browser) =>
  (await own.call('GET', contract.sessions.path)).body.data as unknown as {
    id: string
    current: boolean
    stays: boolean
  }[]
const noticesOf = async (accountId: string) =>
  (await app.outbox()).filter((row) => row.accountId === accountId && row.channel === 'email').map((row) => row.kind)

describe('a user who does not choose to stay logged in', () => {
  it('is logged out after 24 hours', async () => {
    const own = await (await person()).logIn()
    expect(own.cookies).not.toHaveProperty('talad_stay')
    app.clock.advance(DAY - 1)
    expect(await scopeOf(own)).toBe('influencer')
    app.clock.advance(1)
    expect(await scopeOf(own)).toBe('open')
  })
})

describe('a user who stays logged in', () => {
  it('gets an httpOnly cookie for 30 days; using it opens a session and replaces the cookie', async () => {
    const { email, id } = await person()
    const answer = await send({}, 'POST', contract.signinInfluencer.path, { email, password: PASSWORD, stay: true })
    const cookie = answer.cookies.find(({ name }) => name === 'talad_stay')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 86_400, path: '/' })
    const own = browser({ talad_stay: cookie?.value ?? '' })
    aDayLater(own)
    const status = await own.call('GET', contract.status.path)
    expect(status.body).toMatchObject({ data: { scope: 'influencer', uuid: id }, code: 'signed_in' })
    expect(own.cookies).toMatchObject({ scope: 'influencer', uuid: id, loggedIn: 'true' })
    expect(own.cookies.talad_stay).not.toBe(cookie?.value)
    // The token is not replaced while the session is valid.
    const { talad_stay } = own.cookies
    app.clock.advance(DAY - 1)
    expect(await scopeOf(own)).toBe('influencer')
    expect(own.cookies.talad_stay).toBe(talad_stay)
    const stored = await app.db.select().from(persistentLoginTokens)
    expect(JSON.stringify(stored)).not.toContain(talad_stay)
  })

  it('can use the cookie until it is unused for 30 days', async () => {
    const own = await (await person()).logIn(true)
    for (let i = 0; i < 3; i++) {
      aDayLater(own)
      app.clock.advance(28 * DAY)
      expect(await scopeOf(own)).toBe('influencer')
    }
    aDayLater(own)
    app.clock.advance(29 * DAY)
    expect(await scopeOf(own)).toBe('open')
    expect(own.cookies).not.toHaveProperty('talad_stay')
  })

  it('can act at once with the renewed session, and cross-site requests are still rejected', async () => {
    const { id, logIn: enter } = await person()
    const own = await enter(true)
    aDayLater(own)
    const url = contract.updatePrefs.path.replace('{uuid}', id)
    const foreign = await http.inject({ method: 'PATCH', url, cookies: own.cookies, payload: { lang: 'en' } })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'cross_site'])
    expect((await own.call('PATCH', url, { lang: 'en' })).status).toBe(200)
  })

  it('is not logged out by two tabs that send the token at the same time', async () => {
    const own = await (await person()).logIn(true)
    aDayLater(own)
    const before = { ...own.cookies }
    const tabs = await Promise.all([1, 2, 3].map(() => send({ ...before }, 'GET', contract.status.path)))
    for (const tab of tabs) expect(tab.json().data.scope).toBe('influencer')
    const tokens = tabs.map((tab) => tab.cookies.find(({ name }) => name === 'talad_stay')?.value ?? '')
    expect(new Set(tokens).size).toBe(3)
    // The browser keeps the cookie of the last response; both tokens must work.
    const last = browser({ talad_stay: tokens[1] ?? '' })
    aDayLater(last)
    expect(await scopeOf(last)).toBe('influencer')
  })

  it('stays logged in if a response is lost and the browser sends the token again within a minute', async () => {
    const { id, logIn: enter } = await person()
    const own = await enter(true)
    aDayLater(own)
    await send({ ...own.cookies }, 'GET', contract.status.path)
    app.clock.advance(60 * SECOND)
    expect(await scopeOf(own)).toBe('influencer')
    expect(await noticesOf(id)).toEqual([])
  })
})

describe('a token that is used a second time', () => {
  it('ends the login with all its sessions and notifies the owner; other devices stay logged in', async () => {
    const { id, logIn: enter } = await person()
    const [own, other] = [await enter(true), await enter(true)]
    const thief = browser({ talad_stay: own.cookies.talad_stay ?? '' })
    aDayLater(own, other)
    expect(await scopeOf(own)).toBe('influencer')
    app.clock.advance(61 * SECOND)
    expect(await scopeOf(thief)).toBe('open')
    expect(thief.cookies).not.toHaveProperty('talad_stay')
    expect(await scopeOf(own)).toBe('open')
    expect(await noticesOf(id)).toEqual(['security.login_copied'])
    expect(await scopeOf(other)).toBe('influencer')
  })

  it('is detected even if the copy was used first', async () => {
    const { id, logIn: enter } = await person()
    const own = await enter(true)
    const thief = browser({ talad_stay: own.cookies.talad_stay ?? '' })
    aDayLater(own)
    expect(await scopeOf(thief)).toBe('influencer')
    app.clock.advance(HOUR)
    expect(await scopeOf(own)).toBe('open')
    expect(await scopeOf(thief)).toBe('open')
    expect(await noticesOf(id)).toEqual(['security.login_copied'])
  })

  it('is detected later if both were used within the same minute', async () => {
    const { id, logIn: enter } = await person()
    const own = await enter(true)
    const thief = browser({ talad_stay: own.cookies.talad_stay ?? '' })
    aDayLater(own)
    expect([await scopeOf(own), await scopeOf(thief)]).toEqual(['influencer', 'influencer'])
    aDayLater(own, thief)
    expect(await scopeOf(own)).toBe('influencer')
    app.clock.advance(HOUR)
    expect(await scopeOf(thief)).toBe('open')
    expect(await scopeOf(own)).toBe('open')
    expect(await noticesOf(id)).toEqual(['security.login_copied'])
  })
})

describe('a persistent login', () => {
  const scopeLater = async (own: Browser) => {
    aDayLater(own)
    return scopeOf(own)
  }

  it('does not exist for an invented token', async () => {
    const own = browser({ talad_stay: 'made-up-token-made-up-token-made-up' })
    expect(await scopeOf(own)).toBe('open')
    expect(own.cookies).not.toHaveProperty('talad_stay')
  })

  it('ends at logout', async () => {
    const own = await (await person()).logIn(true)
    const copy = browser({ ...own.cookies })
    await own.call('POST', contract.signout.path, {})
    expect(own.cookies).not.toHaveProperty('talad_stay')
    expect(await scopeLater(copy)).toBe('open')
  })

  it('ends when its owner, and nobody else, ends it from another device', async () => {
    const me = await person()
    const [phone, desk, stranger] = [await me.logIn(true), await me.logIn(), await (await person()).logIn()]
    const listed = await devicesOf(desk)
    expect(listed.map(({ current, stays }) => [current, stays])).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    )
    const own = listed.find(({ stays }) => stays)
    const end = (by: Browser) => by.call('DELETE', contract.endSession.path.replace('{id}', own?.id ?? ''))
    expect((await end(stranger)).status).toBe(404)
    expect((await end(desk)).status).toBe(200)
    expect(await scopeOf(phone)).toBe('open')
    expect(await devicesOf(desk)).toHaveLength(1)
    expect(await scopeLater(phone)).toBe('open')
  })

  it('ends at a password change on another device; the device that changes it stays logged in', async () => {
    const me = await person()
    const [own, other] = [await me.logIn(true), await me.logIn(true)]
    const previous = own.cookies.talad_stay
    const change = await own.call('PATCH', contract.changeInfluencerPassword.path.replace('{uuid}', me.id), {
      currentPassword: PASSWORD,
      password: 'another fine phrase 9',
    })
    expect(change.status).toBe(200)
    expect(own.cookies.talad_stay).not.toBe(previous)
    expect(await scopeOf(other)).toBe('open')
    expect(await scopeLater(own)).toBe('influencer')
    expect(await scopeOf(browser({ talad_stay: previous ?? '' }))).toBe('open')
    expect(await noticesOf(me.id)).toEqual(['security.changed'])
  })

  it('ends when another device ends all others; that device stays logged in', async () => {
    const me = await person()
    const [own, other] = [await me.logIn(true), await me.logIn(true)]
    const rows = await app.db.select().from(persistentLogins).where(eq(persistentLogins.accountId, me.id))
    const sessionsOf = await app.db.select().from(sessions).where(eq(sessions.accountId, me.id))
    const current = (await devicesOf(own)).find((device) => device.current)
    const session = sessionsOf.find((row) => row.persistentLoginId === current?.id)
    expect(rows).toHaveLength(2)
    await app.db.transaction((tx) => endSessions(tx as never, me.id, app.clock.now(), session?.id))
    expect(await scopeOf(other)).toBe('open')
    expect(await scopeLater(own)).toBe('influencer')
  })

  it('is deleted a month after its end', async () => {
    const me = await person()
    const own = await me.logIn(true)
    await own.call('POST', contract.signout.path, {})
    const rows = () => app.db.select().from(persistentLogins).where(eq(persistentLogins.accountId, me.id))
    await sweepAccounts(app)
    expect(await rows()).toHaveLength(1)
    app.clock.advance(31 * DAY)
    await sweepAccounts(app)
    expect(await rows()).toHaveLength(0)
  })

  it('the record of a login is deleted a year later', async () => {
    const me = await person()
    await me.logIn(false)
    const rows = () => app.db.select().from(sessions).where(eq(sessions.accountId, me.id))
    app.clock.advance(364 * DAY)
    await sweepAccounts(app)
    expect(await rows()).toHaveLength(1)
    app.clock.advance(2 * DAY)
    await sweepAccounts(app)
    expect(await rows()).toHaveLength(0)
  })

  it('is not available to operators', async () => {
    const body = { email: 'operator@example.com', password: PASSWORD, stay: true }
    const { status, body: answer } = await browser().call('POST', contract.signinOperator.path, body)
    expect([status, answer.code]).toEqual([400, 'unknown_field'])
  })
})
