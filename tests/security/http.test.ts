import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../src/core/errors.ts'
import type { Tx } from '../../src/db/types.ts'
import { openSession, tokenCookieName } from '../../src/features/accounts/sessions/session.ts'
import { registerEndpoints } from '../../src/server/endpoints.ts'
import { readEnv } from '../../src/server/env.ts'
import { buildHttp } from '../../src/server/http.ts'
import { sha256 } from '../../src/server/policy.ts'
import { registerPreferences } from '../../src/server/preferences.ts'
import { buildInfluencer } from '../factories.ts'
import { openTestApp, type TestApp, testConfig } from '../harness.ts'

let app: TestApp
let http: FastifyInstance
let cookie: string
let token: string
let uuid: string

beforeAll(async () => {
  app = await openTestApp()
  const env = readEnv({ NODE_ENV: 'test' })
  http = await buildHttp(app.app, env)
  registerEndpoints(http, app.app)
  await http.ready()
  uuid = (await buildInfluencer(app.db)).id
  token = await app.db.transaction((tx) =>
    openSession(tx as unknown as Tx, { clock: app.clock, ip: '127.0.0.1', userAgent: 'test', device: {} }, uuid),
  )
  cookie = `${tokenCookieName(testConfig)}=${token}`
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const PATH = () => `/sv_influ_api/influ/earn/automatic/${uuid}`
const own = { origin: testConfig.origin }
const post = (headers: Record<string, string>, payload: unknown = { automatic: true }) =>
  http.inject({
    method: 'POST',
    url: PATH(),
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })

describe('same-origin proof', () => {
  it.each([
    ['own origin', { ...own }, 200],
    ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another name of the loopback', { origin: 'http://127.0.0.1:3000' }, 200],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a name that only begins like the loopback', { origin: 'http://127.evil.test:3000' }, 403],
    ['another port of this host', { origin: 'http://localhost:3001' }, 403],
    ['null origin', { origin: 'null' }, 403],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site', ...own }, 403],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site', ...own }, 403],
    ['no proof at all', {}, 403],
  ])('with a cookie and %s', async (_, headers, status) => {
    const answer = await post({ cookie, ...(headers as Record<string, string>) })
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json().code).toBe('cross_site')
  })

  it('is not needed with a bearer token, which no browser sends by itself', async () => {
    expect((await post({ authorization: `Bearer ${token}` })).statusCode).toBe(200)
  })

  it('is needed for the GET request that writes', async () => {
    const url = `/sv_influ_api/influ/channel/privilege/save/${uuid}/NOCODE`
    const bare = await http.inject({ method: 'GET', url, headers: { cookie } })
    expect(bare.json()).toMatchObject({ code: 'cross_site' })
    const proved = await http.inject({ method: 'GET', url, headers: { cookie, ...own } })
    expect(proved.json().code).not.toBe('cross_site')
  })
})

describe('refused requests', () => {
  it('unknown fields', async () => {
    const answer = await post({ cookie, ...own }, { automatic: true, role: 'operator' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'unknown_field', fields: { role: expect.any(String) } })
  })

  it('a body that is not JSON', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: PATH(),
      headers: { cookie, ...own, 'content-type': 'text/plain' },
      payload: '{"automatic":true}',
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().code).toBe('json_required')
  })

  it('a broken body', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: PATH(),
      headers: { cookie, ...own, 'content-type': 'application/json' },
      payload: '{"automatic"',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('json_invalid')
  })

  it('a body over the limit', async () => {
    const answer = await post({ cookie, ...own }, { automatic: true, x: 'x'.repeat(1_100_000) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().code).toBe('body_too_large')
  })

  it('an id that does not exist, as not found', async () => {
    const answer = await http.inject({
      method: 'GET',
      url: '/sv_influ_api/influ/earn/bank/1%27--',
      headers: { cookie },
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('responses', () => {
  it('have the security headers and are not stored', async () => {
    const { headers } = await post({ cookie, ...own })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['th', 'เข้าสู่ระบบก่อน'],
    ['en', 'Log in first.'],
  ])('are in the caller’s language: %s', async (lang, message) => {
    const answer = await http.inject({ method: 'GET', url: '/sv_influ_api/influ/deactivate-none', headers: {} })
    expect(answer.statusCode).toBe(404)
    const refused = await http.inject({
      method: 'GET',
      url: `/sv_influ_api/influ/earn/bank/${uuid}`,
      headers: { 'x-language': lang },
    })
    expect(refused.json()).toEqual({ code: 'unauthenticated', message })
  })

  it('are refused after the session has ended', async () => {
    app.clock.advance(86_400_001)
    expect((await post({ cookie, ...own })).statusCode).toBe(401)
  })
})

describe('a failure before a page is rendered', () => {
  let pages: FastifyInstance
  beforeAll(async () => {
    pages = await buildHttp(app.app, readEnv({ NODE_ENV: 'test' }))
    registerPreferences(pages, app.app)
    for (const base of ['/th', '/en', '/api', '/sv_authauth']) {
      pages.get(`${base}/broken`, () => {
        throw new Error('connect ECONNREFUSED')
      })
      pages.get(`${base}/busy`, () => {
        throw new AppError('unavailable')
      })
    }
    await pages.ready()
  })
  afterAll(() => pages.close())

  const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 Chrome/140' }
  const open = (url: string, headers: Record<string, string> = {}) =>
    pages.inject({ method: 'GET', url, headers: { ...PERSON, ...headers } })

  it.each([
    ['/en/broken', 500, 'Oops! Something went wrong.', 'Go Back to Home'],
    ['/en/busy', 503, 'Talad is temporarily unavailable. Try again in a moment.', ''],
    ['/th/broken', 500, 'ขออภัย มีบางอย่างผิดพลาด', 'กลับหน้าแรก'],
    ['/th/busy', 503, 'ระบบใช้งานไม่ได้ชั่วคราว ลองใหม่ในอีกสักครู่', ''],
  ])('shows an error page to a person: %s', async (url, status, words, act) => {
    const { statusCode, headers, body } = await open(url)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain(`<html lang="${url.slice(1, 3)}">`)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain(words)
    expect(body).toContain(`<a class="main" href="/">${act}`)
    // The page must not depend on anything that may have failed, and its policy allows only its own style.
    expect(body).not.toMatch(/<script|<link|<img|src="/)
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${sha256(style)}'; font`,
    )
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('explains what a visitor can do: a form from another site is refused with a message', async () => {
    const answer = await pages.inject({
      method: 'POST',
      url: '/en/preferences',
      headers: {
        ...PERSON,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      },
      payload: 'choice=accept',
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.cookies).toEqual([])
    expect(answer.body).toContain('This request came from another site. Open Talad and try again.')
  })

  it('returns the status to a bot and nothing to index', async () => {
    const { statusCode, headers, body } = await open('/en/broken', { 'user-agent': 'Googlebot/2.1' })
    expect([statusCode, headers['x-robots-tag'], body]).toEqual([500, 'noindex', ''])
  })

  it.each(['/api/broken', '/sv_authauth/broken'])(
    'stays JSON for an API call, whatever its Accept header: %s',
    async (url) => {
      const { statusCode, headers, body } = await open(url)
      expect([statusCode, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8'])
      expect(JSON.parse(body).code).toBe('internal')
    },
  )

  it('stays JSON for a client that did not request a page', async () => {
    expect((await open('/en/busy', { accept: '*/*' })).json().code).toBe('unavailable')
  })
})

describe('load shedding', () => {
  it('does not refuse the first requests because of the load of the start', async () => {
    const env = readEnv({ NODE_ENV: 'production' })
    const site = await buildHttp(app.app, env)
    registerEndpoints(site, app.app)
    try {
      // A start that blocks the event loop for longer than visitors may have to wait.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_300)
      const url = await site.listen({ host: '127.0.0.1', port: 0 })
      const until = Date.now() + 1_500
      const seen = new Set<number>()
      while (Date.now() < until) seen.add((await fetch(`${url}/api/nowhere`)).status)
      expect([...seen]).not.toContain(503)
    } finally {
      await site.close()
    }
  })
})

describe('a call that is sent too early', () => {
  it('gets the time of the next attempt', async () => {
    const client = { clock: app.clock, ip: '127.0.0.1', userAgent: 'test', device: {} }
    const { id } = await buildInfluencer(app.db)
    const own = await app.db.transaction((tx) => openSession(tx as unknown as Tx, client, id))
    const ask = () =>
      http.inject({
        method: 'POST',
        url: '/api/notification/requestOtp',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${own}` },
        payload: JSON.stringify({ purpose: 'withdrawal' }),
      })
    expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({
      code: 'otp_resend_wait',
      details: { nextAt: new Date(app.clock.now().getTime() + 60_000).toISOString() },
    })
  })
})

describe('a closing server', () => {
  it.each(['before it is answered', 'while its answer is sent'])(
    'waits for a request in flight, but not for a connection that stays open after it: closed %s',
    // The connection would be kept open for 70 s.
    { timeout: 30_000 },
    async (moment) => {
      const closing = await buildHttp(app.app, readEnv({ NODE_ENV: 'test' }))
      const received = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      closing.get('/slow', async (_request, reply) => {
        reply.hijack()
        if (moment === 'while its answer is sent') reply.raw.write('begun and ')
        received.resolve()
        await released.promise
        reply.raw.end('finished')
      })
      const url = await closing.listen({ host: '127.0.0.1', port: 0 })
      const answer = fetch(`${url}/slow`).then((response) => response.text())
      await received.promise
      const closed = closing.close()
      await expect.poll(() => closing.server.listening).toBe(false)
      released.resolve()
      expect(await answer).toMatch(/finished$/)
      await closed
    },
  )
})
