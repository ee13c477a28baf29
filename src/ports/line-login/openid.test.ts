import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../sandbox/listener.ts'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { PortError } from '../http.ts'
import { challengeOf } from '../social/pkce.ts'
import { localLineLogin } from './local.ts'
import { openidLineLogin } from './openid.ts'

const CLIENT = { clientId: '1234567890', clientSecret: 'secret of the log-in channel' }
const ISSUER = 'https://access.line.me'
const EXCHANGE = {
  code: 'code-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-of-at-least-forty-three-characters-00',
  redirectUri: 'https://talad.example/th/Influencer/lineReturn',
}
const CLAIMS: JWTPayload = { iss: ISSUER, sub: 'U4af4980629', aud: CLIENT.clientId, nonce: 'nonce-1', name: 'พลอย' }
const secretOf = (text: string) => new TextEncoder().encode(text)

let own: CryptoKeyPair
let foreign: CryptoKeyPair
let server: Recorded
beforeAll(async () => {
  own = await generateKeyPair('ES256')
  foreign = await generateKeyPair('ES256')
})
afterEach(() => server.close())

type Signer = 'secret' | 'own' | 'foreign'

/** A token signed as by LINE: for web sign-ins with the channel secret, for apps with LINE's key. */
function idToken(claims: JWTPayload, by: Signer = 'secret', expires = '1h'): Promise<string> {
  const token = new SignJWT(claims).setIssuedAt(expires.startsWith('-') ? '-2h' : undefined).setExpirationTime(expires)
  if (by === 'secret') return token.setProtectedHeader({ alg: 'HS256' }).sign(secretOf(CLIENT.clientSecret))
  return token.setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign((by === 'own' ? own : foreign).privateKey)
}

async function serve(token: Answer, certs?: Answer) {
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }]
  server = await startRecorded({
    'POST /oauth2/v2.1/token': token,
    'GET /oauth2/v2.1/certs': certs ?? { json: { keys } },
  })
  return openidLineLogin({ ...CLIENT, baseUrl: server.url, timeoutMs: 1_000 })
}
const answering = (idTokenText: string): Answer => ({
  json: { access_token: 'at-secret', refresh_token: 'rt-secret', token_type: 'Bearer', id_token: idTokenText },
})

async function refusalOf(port: Awaited<ReturnType<typeof serve>>): Promise<PortError> {
  const error = await port.exchange(EXCHANGE).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PortError)
  return error as PortError
}

describe('LINE Login', () => {
  it('sends the browser to LINE with the state, the nonce and the PKCE challenge, without the verifier', async () => {
    const port = await serve({ json: {} })
    const { code: _, ...request } = EXCHANGE
    const url = new URL(port.authorizeUrl({ ...request, state: 'state-1', lang: 'th' }))
    expect(url.origin + url.pathname).toBe('https://access.line.me/oauth2/v2.1/authorize')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.clientId,
      redirect_uri: EXCHANGE.redirectUri,
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: challengeOf(EXCHANGE.codeVerifier),
      code_challenge_method: 'S256',
    })
    expect(url.href).not.toContain(EXCHANGE.codeVerifier)
  })

  it.each(['secret', 'own'] as const)('accepts a token signed with the %s key', async (by) => {
    const port = await serve(answering(await idToken(CLAIMS, by)))
    expect(await port.exchange(EXCHANGE)).toEqual({ subject: 'U4af4980629', name: 'พลอย' })
    expect(Object.fromEntries(server.seen[0]?.form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'code-1',
      code_verifier: EXCHANGE.codeVerifier,
      client_secret: CLIENT.clientSecret,
    })
  })

  it.each([
    ['of another sign-in', { nonce: 'nonce-2' }, 'secret', '1h'],
    ['without a nonce', { nonce: undefined }, 'secret', '1h'],
    ['for another channel', { aud: '999' }, 'secret', '1h'],
    ['of another issuer', { iss: 'https://evil.example' }, 'secret', '1h'],
    ['that expired', {}, 'secret', '-1h'],
    ['without a person', { sub: undefined }, 'secret', '1h'],
    ['signed with a key that LINE does not have', {}, 'foreign', '1h'],
  ] as const)('refuses a token %s', async (_, claims, by, expires) => {
    const port = await serve(answering(await idToken({ ...CLAIMS, ...claims }, by, expires)))
    const { code, message } = await refusalOf(port)
    expect(code).toBe('bad_answer')
    expect(message).not.toMatch(/U4af4980629|พลอย|ey[\w-]+\./)
  })

  it('refuses an unsigned token, and one signed with the public key as a secret', async () => {
    const [head, body] = (await idToken(CLAIMS)).split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    expect((await refusalOf(await serve(answering(none)))).code).toBe('bad_answer')
    await server.close()
    const jwk = JSON.stringify(await exportJWK(own.publicKey))
    const confused = await new SignJWT({ ...CLAIMS })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secretOf(jwk))
    expect(head).toBeTruthy()
    expect((await refusalOf(await serve(answering(confused)))).code).toBe('bad_answer')
  })

  it.each([
    ['a code that was used', { status: 400, json: { error: 'invalid_grant' } }, 'refused', false],
    ['our key revoked', { status: 401, json: { error: 'invalid_client' } }, 'unauthorized', false],
    ['too many', { status: 429, json: {}, headers: { 'retry-after': '120' } }, 'rate_limited', true],
    ['LINE unavailable', { status: 503, json: {} }, 'unavailable', true],
    ['no JSON', { html: '<p>Wait</p>' }, 'bad_answer', false],
    ['no id token', { json: { access_token: 'at-secret' } }, 'bad_answer', false],
    ['no token at all', { json: { id_token: 'not.a.token' } }, 'bad_answer', false],
  ] as const)('%s', async (_, answer, code, retryable) => {
    const error = await refusalOf(await serve(answer as Answer))
    expect([error.code, error.retryable]).toEqual([code, retryable])
    expect(`${error.message} ${JSON.stringify(error)}`).not.toMatch(/at-secret|code-1|verifier|secret of/)
    if (code === 'rate_limited') expect(error.retryAfterSeconds).toBe(120)
  })

  it('times out if LINE or its key endpoint does not respond', async () => {
    const never = (() => new Promise<Answer>(() => {})) as never
    const port = await serve(never)
    expect((await refusalOf(port)).code).toBe('timeout')
    await server.close()
    const keyless = await serve(answering(await idToken(CLAIMS, 'own')), never)
    expect((await refusalOf(keyless)).code).toBe('timeout')
  })

  it('is unavailable without a configuration', async () => {
    server = await startRecorded({})
    expect(localLineLogin().available).toBe(false)
    await expect(localLineLogin().exchange(EXCHANGE)).rejects.toMatchObject({ code: 'unsupported' })
  })
})
