import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import type { Answer } from '../../../sandbox/listener.ts'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { openLog } from '../../server/log.ts'
import { PortError } from '../http.ts'
import { facebookConnector } from './facebook.ts'
import { instagramConnector } from './instagram.ts'
import { lineConnector } from './line.ts'
import { pausing } from './pausing.ts'
import type { Connector, Profile } from './port.ts'
import { tiktokConnector } from './tiktok.ts'
import type { VendorConfig } from './vendor-calls.ts'
import { xConnector } from './x.ts'
import { youtubeConnector } from './youtube.ts'

const TOKEN = 'tok-SECRET-access'
const REFRESH = 'tok-SECRET-refresh'
const CODE = 'tok-SECRET-code'
const TOKENS = { access_token: TOKEN, refresh_token: REFRESH, expires_in: 3_600, token_type: 'bearer' }
const never = () => new Promise<Answer>(() => {})

interface Platform {
  connect: (config: VendorConfig) => Connector
  /** Recorded responses for a public channel. */
  answers: Record<string, Answer>
  /** The request for the profile. */
  profile: string
  /** The request that exchanges a code, and the one that renews a token. */
  token: string
  renew?: string
  /** A private profile: the platform's response, and what is read from it. */
  closed: [Answer, Partial<Profile> | 'forbidden']
  /** The platform's response after the owner has revoked the token. */
  revoked: Answer
  /** Requests that the platform does not have. */
  cannot?: readonly ('renew' | 'revoke')[]
}

const YT_CHANNEL = {
  id: 'UC1',
  snippet: { title: 'Mali', customUrl: '@mali' },
  statistics: { subscriberCount: '1200' },
  contentDetails: { relatedPlaylists: {} },
}
const X_USER = {
  id: '1',
  name: 'Mali',
  username: 'mali',
  public_metrics: { followers_count: 1200, following_count: 3, tweet_count: 9 },
}
const TT_USER = { open_id: 'o1', username: 'mali', follower_count: 1200, following_count: 3 }
const FB_PAGE = { id: '7', name: 'Mali', username: 'mali', is_published: true, followers_count: 1200 }
const IG_USER = { id: '5', user_id: '5', username: 'mali', name: 'Mali', followers_count: 1200, follows_count: 3 }
const LINE_BOT = { userId: 'U1', basicId: '@mali', displayName: 'Mali' }

const PLATFORMS: Record<string, Platform> = {
  youtube: {
    connect: (config) => youtubeConnector({ ...config, analyticsUrl: config.baseUrl ?? '' }),
    answers: { 'GET /channels': { json: { items: [YT_CHANNEL] } }, 'GET /reports': { json: { rows: [] } } },
    profile: 'GET /channels',
    token: 'POST /token',
    closed: [{ json: { items: [{ ...YT_CHANNEL, status: { privacyStatus: 'private' } }] } }, { public: false }],
    revoked: { status: 401, json: { error: { code: 401, errors: [{ reason: 'authError' }] } } },
  },
  instagram: {
    connect: instagramConnector,
    answers: {
      'GET /me': { json: IG_USER },
      'GET /me/media': { json: { data: [] } },
      'GET /me/insights': { json: { data: [] } },
      'GET /access_token': { json: TOKENS },
      'GET /refresh_access_token': { json: TOKENS },
    },
    profile: 'GET /me',
    token: 'POST /token',
    renew: 'GET /refresh_access_token',
    closed: [{ status: 400, json: { error: { code: 110, message: 'Invalid user id' } } }, 'forbidden'],
    revoked: { status: 400, json: { error: { code: 190, type: 'OAuthException', error_subcode: 458 } } },
    cannot: ['revoke'],
  },
  facebook: {
    connect: facebookConnector,
    answers: {
      'GET /me': { json: FB_PAGE },
      'GET /7/posts': { json: { data: [] } },
      'GET /me/insights': { json: { data: [] } },
      'GET /oauth/access_token': { json: TOKENS },
      'GET /me/accounts': {
        json: {
          data: [
            { id: '6', access_token: 'other' },
            { id: '7', username: 'mali', access_token: TOKEN },
          ],
        },
      },
    },
    profile: 'GET /me',
    token: 'POST /token',
    closed: [{ json: { ...FB_PAGE, is_published: false } }, { public: false }],
    revoked: { status: 400, json: { error: { code: 190, type: 'OAuthException', error_subcode: 458 } } },
    cannot: ['renew', 'revoke'],
  },
  tiktok: {
    connect: tiktokConnector,
    answers: {
      'GET /v2/user/info/': { json: { data: { user: TT_USER } } },
      'POST /v2/video/list/': { json: { data: { videos: [] } } },
    },
    profile: 'GET /v2/user/info/',
    token: 'POST /token',
    closed: [{ json: { data: { user: { open_id: 'o1', username: 'mali' } } } }, { followers: null }],
    revoked: { status: 401, json: { error: { code: 'access_token_invalid', log_id: '1' } } },
  },
  x: {
    connect: xConnector,
    answers: { 'GET /2/users/me': { json: { data: X_USER } }, 'GET /2/users/1/tweets': { json: {} } },
    profile: 'GET /2/users/me',
    token: 'POST /token',
    closed: [{ json: { data: { ...X_USER, protected: true } } }, { public: false }],
    revoked: { status: 401, json: { title: 'Unauthorized', type: 'about:blank', status: 401 } },
  },
  line: {
    connect: lineConnector,
    answers: {
      'GET /v2/bot/info': { json: LINE_BOT },
      'GET /v2/bot/insight/followers': { json: { status: 'ready', followers: 1200 } },
      'GET /v2/bot/insight/demographic': { json: { available: false } },
      'GET /v2/profile': { json: { userId: 'U1', displayName: 'Mali' } },
    },
    profile: 'GET /v2/profile',
    token: 'POST /token',
    closed: [{ json: { userId: 'U1', displayName: 'Mali' } }, { followers: null }],
    revoked: { status: 401, json: { message: 'invalid token' } },
  },
}
/** The token of a sign-in is not a channel token: LINE responds with 401, and the person's profile is read instead. */
const signInOnly = { 'GET /v2/bot/info': { status: 401, json: { message: 'no channel token' } } }

let server: Recorded
afterEach(() => server.close())

async function start(name: string, over: Record<string, Answer | (() => Promise<Answer>)> = {}): Promise<Connector> {
  const { connect, answers } = PLATFORMS[name] as Platform
  const token = { 'POST /token': { json: TOKENS }, 'POST /revoke': { status: 200 } }
  server = await startRecorded({ ...token, ...answers, ...over })
  const { url } = server
  const addresses = { baseUrl: url, tokenUrl: `${url}/token`, revokeUrl: `${url}/revoke` }
  return connect({ clientId: 'id', clientSecret: 'client-SECRET', ...addresses, timeoutMs: 1_000 })
}

/** The error of a call. Checks that neither the error nor its log line contains a secret. */
async function errorOf(run: Promise<unknown>): Promise<PortError> {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(PortError)
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'platform')
  expect(lines).toHaveLength(1)
  expect(inspect(error, { depth: 20, showHidden: true }) + lines.join()).not.toContain('SECRET')
  return error as PortError
}

const EXCHANGE = { code: CODE, redirectUri: 'https://talad.example/back', codeVerifier: 'v'.repeat(43), handle: 'mali' }

describe.each(Object.keys(PLATFORMS))('%s', (name) => {
  const { profile, token, renew, closed, revoked, cannot = [] } = PLATFORMS[name] as Platform
  const failing = name === 'line' ? signInOnly : {}
  const own = (connector: Connector) => connector.getProfile('me', TOKEN)

  test('sign-in, own profile, renewal and revocation of a token succeed', async () => {
    const connector = await start(name)
    expect((await connector.exchangeCode(EXCHANGE)).accessToken).toBe(TOKEN)
    expect(await own(connector)).toMatchObject({ handle: 'mali', followers: 1_200 })
    if (!cannot.includes('renew')) expect((await connector.refresh(REFRESH)).accessToken).toBe(TOKEN)
    if (cannot.includes('revoke'))
      await expect(connector.revoke({ accessToken: TOKEN, refreshToken: null })).rejects.toMatchObject({
        code: 'unsupported',
      })
    else {
      await connector.revoke({ accessToken: TOKEN, refreshToken: REFRESH })
      const sent = server.seen.at(-1)?.form
      expect(sent?.get('token') ?? sent?.get('access_token')).toMatch(/^tok-SECRET/)
    }
  })

  test.each([
    ['401', { status: 401, json: { error: { code: 'x' } } }, { code: 'unauthorized' }],
    ['403', { status: 403, json: { error: { code: 'x' } } }, { code: 'forbidden' }],
    [
      '429 with Retry-After',
      { status: 429, json: {}, headers: { 'retry-after': '90' } },
      { code: 'rate_limited', retryAfterSeconds: 90 },
    ],
    [
      'malformed JSON',
      { bytes: { type: 'application/json', data: Buffer.from(`{"token":"${TOKEN}`) } },
      { code: 'bad_answer' },
    ],
    ['another shape', { json: { access_token: TOKEN, data: 7, items: TOKEN, id: 3 } }, { code: 'bad_answer' }],
    ['server error', { status: 503, json: { access_token: TOKEN } }, { code: 'unavailable' }],
  ] as const)('profile: %s', async (_, answer, expected) => {
    const connector = await start(name, { ...failing, [profile]: answer })
    expect(await errorOf(own(connector))).toMatchObject(expected)
  })

  test('profile: a slow response is a timeout', async () => {
    const { connect } = PLATFORMS[name] as Platform
    await start(name, { ...failing, [profile]: never })
    const connector = connect({ clientId: 'id', clientSecret: 'client-SECRET', baseUrl: server.url, timeoutMs: 100 })
    expect(await errorOf(own(connector))).toMatchObject({ code: 'timeout' })
  })

  test('profile: private', async () => {
    const [answer, expected] = closed
    const connector = await start(name, { ...failing, [profile]: answer })
    if (expected === 'forbidden') expect((await errorOf(own(connector))).code).toBe('forbidden')
    else expect(await own(connector)).toMatchObject(expected)
  })

  test('revoked by the owner: the profile and a renewal are refused', async () => {
    const refused = { status: 400, json: { error: 'invalid_grant', error_description: REFRESH } }
    const connector = await start(name, { ...failing, [profile]: revoked, [renew ?? token]: renew ? revoked : refused })
    expect((await errorOf(own(connector))).code).toBe('unauthorized')
    if (cannot.includes('renew')) return
    expect(['refused', 'unauthorized']).toContain((await errorOf(connector.refresh(REFRESH))).code)
  })

  test.each([
    ['refused', { status: 400, json: { error: 'invalid_grant', error_description: CODE } }, 'refused'],
    ['refused with status 200', { json: { error: 'invalid_grant', error_description: CODE } }, 'refused'],
    ['no token in the answer', { json: { refresh_token: REFRESH } }, 'bad_answer'],
    [
      'malformed',
      { bytes: { type: 'application/json', data: Buffer.from(`{"access_token":"${TOKEN}`) } },
      'bad_answer',
    ],
    ['429', { status: 429, json: {}, headers: { 'retry-after': '30' } }, 'rate_limited'],
  ] as const)('sign-in: %s', async (_, answer, code) => {
    const connector = await start(name, { [token]: answer })
    expect((await errorOf(connector.exchangeCode(EXCHANGE))).code).toBe(code)
  })

  test('no request is sent until the rate limit of the platform has ended', async () => {
    const limited = await start(name, {
      ...failing,
      [profile]: { status: 429, json: {}, headers: { 'retry-after': '90' } },
    })
    let at = 0
    const connector = pausing(name, limited, () => at)
    expect(await errorOf(own(connector))).toMatchObject({ retryAfterSeconds: 90 })
    const sent = server.seen.length
    at = 30_000
    expect(await errorOf(own(connector))).toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 60,
      detail: 'paused',
    })
    expect(server.seen).toHaveLength(sent)
    at = 90_001
    await errorOf(own(connector))
    expect(server.seen.length).toBeGreaterThan(sent)
  })
})

test('an exhausted quota of YouTube is a rate limit, not a missing permission', async () => {
  const answer = { status: 403, json: { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } } }
  const connector = await start('youtube', { 'GET /channels': answer })
  expect(await errorOf(connector.getProfile('me', TOKEN))).toMatchObject({ code: 'rate_limited' })
})
