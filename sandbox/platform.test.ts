import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../src/core/clock.ts'
import { CHANNEL_DEFAULTS } from '../src/core/settings-channels.ts'
import { CHANNEL_TYPES, normalChannelType } from '../src/core/vocabulary.ts'
import { growthOf } from '../src/features/channels/assessment/assess.ts'
import { socialPort } from '../src/ports/social/connectors.ts'
import { sandboxConnectors } from '../src/ports/social/local.ts'
import type { SocialPort } from '../src/ports/social/port.ts'
import type { SandboxConnectorConfig } from '../src/ports/social/sandbox.ts'
import { type MovableClock, movableClock } from '../tests/clock.ts'
import { type SandboxPlatform, startSandboxPlatform } from './platform.ts'

const keys = { clientId: 'talad', clientSecret: 'sandbox secret' }
const clientOrigin = 'http://localhost:3000'
const redirectUri = 'http://127.0.0.1:3000/connect?step=1'
const codeVerifier = 'v'.repeat(43)
const localSocial = (config: SandboxConnectorConfig): SocialPort => socialPort(sandboxConnectors(config))
let dataDir: string
let clock: MovableClock
let platform: SandboxPlatform
let social: SocialPort

const start = async () => {
  platform = await startSandboxPlatform({ dataDir, clock, clientOrigin, ...keys })
  social = localSocial({ url: platform.url, ...keys })
}
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platform-'))
  clock = movableClock(new Date('2026-02-01T03:00:00Z'))
  await start()
})
afterEach(async () => {
  await platform.close()
  await rm(dataDir, { recursive: true })
})

const consentUrl = (lang: 'th' | 'en' = 'th') =>
  social.authorizeUrl('INSTAGRAM', { state: 's-1', redirectUri, codeVerifier, lang })
const submit = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' })
const allow = async (handle: string) => {
  const answer = await submit(consentUrl(), { handle, decision: 'allow' })
  return new URL(answer.headers.get('location') ?? '', platform.url)
}
const connect = async (handle: string) => {
  const code = (await allow(handle)).searchParams.get('code') ?? ''
  return social.exchangeCode('INSTAGRAM', { code, redirectUri, codeVerifier })
}

test('sign-in leads from the consent page through a one-use code and a token to the own profile', async () => {
  expect(await (await fetch(consentUrl())).text()).toContain('อนุญาต')
  expect(await (await fetch(consentUrl('en'))).text()).toContain('Allow')
  const back = await allow('@Mali.Eats')
  expect(back.searchParams.get('state')).toBe('s-1')
  expect(back.searchParams.get('step')).toBe('1')
  const code = back.searchParams.get('code') ?? ''
  const token = await social.exchangeCode('INSTAGRAM', { code, redirectUri, codeVerifier })
  await expect(social.exchangeCode('INSTAGRAM', { code, redirectUri, codeVerifier })).rejects.toMatchObject({
    code: 'refused',
    detail: 'invalid_grant',
  })
  const me = await social.getProfile('INSTAGRAM', 'me', token.accessToken)
  expect(me).toMatchObject({ handle: 'mali.eats', public: true, externalId: token.externalId })
  const fresh = await social.refresh('INSTAGRAM', token.refreshToken ?? '')
  expect(fresh.externalId).toBe(token.externalId)
})

test('a code works only with its verifier and address, for five minutes', async () => {
  const code = async () => (await allow('mali.eats')).searchParams.get('code') ?? ''
  const tries = [
    { code: await code(), redirectUri, codeVerifier: 'w'.repeat(43) },
    { code: await code(), redirectUri: 'http://127.0.0.1:3000/other', codeVerifier },
    { code: await code(), redirectUri, codeVerifier },
  ]
  clock.advance(6 * MINUTE)
  for (const one of tries)
    await expect(social.exchangeCode('INSTAGRAM', one)).rejects.toMatchObject({ code: 'refused' })
})

test('consent that is denied, or has a wrong handle, client or site, gives no token', async () => {
  const denied = await submit(consentUrl(), { handle: '', decision: 'deny' })
  expect(denied.headers.get('location')).toContain('error=access_denied')
  expect((await allow('!')).searchParams.has('refused')).toBe(true)
  expect((await fetch(consentUrl().replace('client_id=talad', 'client_id=x'))).status).toBe(400)
  const form = { handle: 'mali', decision: 'allow' }
  expect((await submit(consentUrl(), form, { origin: 'https://evil.example' })).status).toBe(403)
})

test('a person is sent back to the registered site only', async () => {
  const url = new URL(consentUrl())
  for (const redirect of ['https://evil.example/connect', 'http://localhost:4000/connect', 'javascript:alert(1)']) {
    url.searchParams.set('redirect_uri', redirect)
    expect((await fetch(url)).status, redirect).toBe(400)
    expect((await submit(url.href, { handle: 'mali', decision: 'allow' })).status, redirect).toBe(400)
  }
})

test.each(['/v1/posts/X/constructor', '/v1/profiles/X/__proto__', '/v1/profiles/constructor/mali'])(
  'nothing is stored under %s',
  async (path) => {
    const answer = await fetch(platform.url + path, { headers: { 'x-api-key': keys.clientSecret } })
    expect(answer.status).toBe(404)
  },
)

test('an ordinary handle of any type always has the same profile and qualifies', async () => {
  for (const type of new Set(CHANNEL_TYPES.map(normalChannelType))) {
    const profile = await social.getProfile(type, { handle: 'mali.eats' })
    expect(await social.getProfile(type, { externalId: profile.externalId })).toEqual(profile)
    expect(profile.followers).toBeGreaterThanOrEqual(1_500)
    expect(profile.posts90d).toBeGreaterThanOrEqual(12)
    expect(growthOf(profile.history).followersBps).toBeLessThan(300)
    const row = CHANNEL_DEFAULTS['channel.engagement'].find((r) => r.type === type)
    if (row) {
      expect(profile.engagementBps).toBeGreaterThan(row.floor.mega * 0.3)
      expect(profile.engagementBps).toBeLessThan(row.good.nano * 4)
    }
    const { gender, age, location } = profile.audience ?? { gender: {}, age: {}, location: [] }
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
    expect([sum(Object.values(gender)), sum(Object.values(age)), sum(location.map((l) => l.percent))]).toEqual([
      100, 100, 100,
    ])
  }
})

test('special handles have their results', async () => {
  const of = (handle: string) => social.getProfile('INSTAGRAM', { handle })
  expect((await of('tiny.mali')).followers).toBeLessThan(300)
  expect(await of('private.mali')).toMatchObject({ public: false, followers: null })
  expect((await of('quiet.mali')).posts90d).toBeLessThan(6)
  const bots = await of('bots.mali')
  expect(bots.following).toBeGreaterThan(bots.followers ?? 0)
  const surge = growthOf((await of('surge.mali')).history)
  expect(surge.followersBps).toBeGreaterThan(4_400)
  expect(surge.viewsBps).toBe(0)
  expect((await of('dead_mali')).engagementBps).toBeLessThan(45)
  expect((await of('fake.mali')).engagementBps).toBeGreaterThan(2_000)
  expect(await of('hidden.mali')).toMatchObject({ public: true, followers: null })
  await expect(of('gone.mali')).rejects.toMatchObject({ code: 'not_found' })
  await expect(of('limit.mali')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 60 })
  const lost = await connect('lost.mali')
  await expect(social.getProfile('INSTAGRAM', 'me', lost.accessToken)).rejects.toMatchObject({ code: 'unauthorized' })
})

const write = async (form: Record<string, string>) => {
  const answer = await submit(`${platform.url}/write`, form)
  const page = await (await fetch(new URL(answer.headers.get('location') ?? '', platform.url))).text()
  return /value="(https:\/\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

test('handles that the product already shows keep their figures', async () => {
  await platform.close()
  const figuresOf = (_: string, handle: string) =>
    handle === 'seeded' ? { followers: 12_000, engagementBps: 410, posts90d: 33 } : null
  platform = await startSandboxPlatform({ dataDir, clock, clientOrigin, ...keys, figuresOf })
  social = localSocial({ url: platform.url, ...keys })
  const profile = await social.getProfile('INSTAGRAM', { handle: 'seeded' })
  expect(profile).toMatchObject({ followers: 12_000, engagementBps: 410, posts90d: 33 })
})

test('a tester writes a post and its link resolves, for every type', async () => {
  for (const type of new Set(CHANNEL_TYPES.map(normalChannelType))) {
    const url = await write({ type, handle: 'malieats', text: 'อร่อยมาก #โฆษณา <b>', public: '1' })
    const author = await social.getProfile(type, { handle: 'malieats' })
    expect(await social.getPost(type, url), url).toMatchObject({
      exists: true,
      public: true,
      authorHandle: 'malieats',
      authorExternalId: author.externalId,
      text: 'อร่อยมาก #โฆษณา <b>',
      tags: ['โฆษณา'],
      postedAt: clock.now(),
    })
    clock.advance(MINUTE)
  }
})

test('insights grow with age and show more to the author', async () => {
  const url = await write({ type: 'INSTAGRAM', handle: 'mali.eats', text: 'x', public: '1' })
  const { accessToken } = await connect('mali.eats')
  expect((await social.getInsights('INSTAGRAM', url)).views).toBe(0)
  clock.advance(24 * HOUR)
  const day = await social.getInsights('INSTAGRAM', url, accessToken)
  expect(await social.getInsights('INSTAGRAM', url, accessToken)).toEqual(day)
  expect(day.reach).toBeLessThan(day.views ?? 0)
  expect(day.saves).not.toBeNull()
  expect((await social.getInsights('INSTAGRAM', url)).saves).toBeNull()
  clock.advance(48 * HOUR)
  expect((await social.getInsights('INSTAGRAM', url)).views).toBeGreaterThan(day.views ?? 0)
})

test('a hidden post is not public; a deleted post and a link to another site do not exist', async () => {
  const url = await write({ type: 'TIKTOK', handle: 'mali.eats', text: 'secret', public: '1' })
  const post = `TIKTOK:${url.split('/').at(-1)}`
  await submit(`${platform.url}/change`, { post, act: 'hide' })
  expect(await social.getPost('TIKTOK', url)).toMatchObject({ exists: true, public: false, text: '' })
  await expect(social.getInsights('TIKTOK', url)).rejects.toMatchObject({ code: 'forbidden' })
  await submit(`${platform.url}/change`, { post, act: 'remove' })
  expect(await social.getPost('TIKTOK', url)).toMatchObject({ exists: false })
  expect(await social.getPost('INSTAGRAM', 'https://example.com/x')).toMatchObject({ exists: false })
})

test('a code in the bio survives a restart', async () => {
  expect(await social.findCodeInBio('LEMON8', 'mali', 'TALAD-77')).toBe(false)
  await submit(`${platform.url}/bio`, { type: 'LEMON8', handle: 'mali', bio: 'สวัสดี talad-77' })
  await platform.close()
  await start()
  expect(await social.findCodeInBio('LEMON8', 'mali', 'TALAD-77')).toBe(true)
})

test('the API requires a key or a token', async () => {
  const stranger = localSocial({ url: platform.url, clientId: 'talad', clientSecret: 'other' })
  await expect(stranger.getProfile('X', { handle: 'mali' })).rejects.toMatchObject({ code: 'unauthorized' })
  const bad = { code: 'x', redirectUri, codeVerifier }
  await expect(stranger.exchangeCode('X', bad)).rejects.toMatchObject({ code: 'unauthorized' })
})
