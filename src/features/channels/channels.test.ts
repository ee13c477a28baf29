import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildChannel, buildInfluencer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../tests/harness.ts'
import { socialProfile } from '../../../tests/social-profile.ts'
import { DAY } from '../../core/clock.ts'
import { PortError } from '../../ports/http.ts'
import type { Profile, SocialPort } from '../../ports/social/port.ts'
import { contract } from './contract.ts'
import { channelClaims, channels, privilegeCodes } from './schema.ts'
import { refreshDueChannels } from './service.ts'

const healthy = socialProfile('TIKTOK', {
  externalId: 'tt-1',
  handle: 'ploy.skin',
  url: 'https://tiktok.com/@ploy.skin',
})

/** A platform that answers what the test says. */
const platform = { profile: healthy, bio: false, failure: null as PortError | null, exchanged: [] as string[] }
const answer = <T>(value: T): T => {
  if (platform.failure) throw platform.failure
  return value
}
const fake: SocialPort = {
  ownership: (type) => (type === 'LEMON8' ? 'bio' : 'oauth'),
  authorizeUrl: (type, { state }) => `https://platform.test/authorize?type=${type}&state=${state}`,
  exchangeCode: async (_, { code }) => {
    platform.exchanged.push(code)
    return answer({ accessToken: 'a', refreshToken: 'r', expiresAt: null, externalId: null })
  },
  refresh: async () => answer({ accessToken: 'b', refreshToken: null, expiresAt: null, externalId: null }),
  getProfile: async (type) => answer({ ...platform.profile, type }),
  getPost: async () => {
    throw new PortError('test', 'unsupported')
  },
  getInsights: async () => {
    throw new PortError('test', 'unsupported')
  },
  findCodeInBio: async () => answer(platform.bio),
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ ports: { social: fake } })
})
afterAll(() => app.close())

const creator = async () => app.callerOf((await buildInfluencer(app.db)).id)
const reset = (profile: Partial<Profile> = {}) =>
  Object.assign(platform, { profile: { ...healthy, ...profile }, bio: false, failure: null })

/** Signs in at the platform and comes back. */
async function signIn(as: Awaited<ReturnType<typeof creator>>, url = '@ploy.skin') {
  const started = await app.call(contract.addChannel, { as, body: { type: 'TIKTOK', url } })
  if (started.body.data.step !== 'authorize') throw new Error('no sign-in')
  const state = new URL(started.body.data.url).searchParams.get('state') ?? ''
  return { state, finished: await app.call(contract.addChannel, { as, body: { code: 'c', state } }) }
}

describe('adding a channel', () => {
  test('a qualified channel is active after the sign-in, and its state works once', async () => {
    reset({ externalId: 'once' })
    const as = await creator()
    const { state, finished } = await signIn(as)
    expect(finished.status).toBe(200)
    expect(finished.body.data).toMatchObject({
      step: 'done',
      channel: { status: 'active', followers: 31_700, qualification: { code: 'qualified' } },
    })
    const again = await app.call(contract.addChannel, { as, body: { code: 'c', state } })
    expect([again.status, again.body.code]).toEqual([422, 'channel_not_owned'])
    expect((await app.outbox()).some((m) => m.kind === 'channel.qualified')).toBe(true)
  })

  test('the state is bound to its session', async () => {
    reset({ externalId: 'session' })
    const as = await creator()
    const started = await app.call(contract.addChannel, { as, body: { type: 'TIKTOK', url: '@ploy.skin' } })
    const state = new URL((started.body.data as { url: string }).url).searchParams.get('state') ?? ''
    const before = platform.exchanged.length
    const other = await app.call(contract.addChannel, {
      as: { ...as, sessionId: as.accountId },
      body: { code: 'c', state },
    })
    expect(other.body.code).toBe('channel_not_owned')
    expect(platform.exchanged.length).toBe(before)
  })

  test('another account at the platform is refused', async () => {
    reset({ externalId: 'else', handle: 'someone.else' })
    const { finished } = await signIn(await creator())
    expect(finished.body.code).toBe('channel_not_owned')
  })

  test('a failed check rejects with the value, the limit and the gap', async () => {
    reset({ externalId: 'few', followers: 420 })
    const { finished } = await signIn(await creator())
    expect(finished.body.data).toMatchObject({ channel: { status: 'rejected', statusReason: 'error_friends' } })
    const { channel } = finished.body.data as {
      channel: { qualification: { checks: { code: string; value: number; limit: number }[] } }
    }
    expect(channel.qualification.checks.find((c) => c.code === 'error_friends')).toMatchObject({
      value: 420,
      limit: 500,
      details: { gap: 80 },
    })
  })

  test('an identity belongs to one account', async () => {
    reset({ externalId: 'mine' })
    await signIn(await creator())
    const second = await signIn(await creator())
    expect([second.finished.status, second.finished.body.code]).toEqual([409, 'already_signup'])
  })

  test('a code in the profile leads to an operator', async () => {
    reset({ externalId: 'lemon', handle: 'ploy.daily', engagementBps: 500 })
    const as = await creator()
    const started = await app.call(contract.addChannel, {
      as,
      body: { type: 'LEMON8', url: 'https://lemon8-app.com/@ploy.daily' },
    })
    const claim = started.body.data as { step: 'bio'; claimId: string; code: string }
    expect(claim.code).toMatch(/^TALAD-/)
    const early = await app.call(contract.addChannel, { as, body: { claimId: claim.claimId } })
    expect(early.body.code).toBe('channel_not_owned')
    platform.bio = true
    const done = await app.call(contract.addChannel, { as, body: { claimId: claim.claimId } })
    expect(done.body.data).toMatchObject({ channel: { status: 'waiting_approve', proof: 'bio' } })
    const operator = await app.callerOf((await buildOperator(app.db)).id)
    const id = (done.body.data as { channel: { id: string } }).channel.id
    const approved = await app.call(contract.approve, { as: operator, params: { id } })
    expect(approved.body.data.status).toBe('active')
  })

  test('a link of another site is refused before anything is stored', async () => {
    const as = await creator()
    const before = await app.db.$count(channelClaims)
    const refused = await app.call(contract.addChannel, {
      as,
      body: { type: 'TIKTOK', url: 'https://tiktok.com.evil.example/@x' },
    })
    expect(refused.body.code).toBe('channel_url_invalid')
    expect(await app.db.$count(channelClaims)).toBe(before)
  })
})

describe('own channels', () => {
  test('prices: above zero, only post types of the platform, another account finds nothing', async () => {
    const channel = await buildChannel(app.db)
    const as = await app.callerOf(channel.accountId)
    const params = { a: channel.accountId, b: channel.id }
    const saved = await app.call(contract.savePrices, { as, params, body: { prices: { reel: 950_000, story: null } } })
    expect(saved.body.data.prices).toEqual([{ postType: 'reel', price: 950_000 }])
    expect((await app.call(contract.savePrices, { as, params, body: { prices: { reel: 0 } } })).body.code).toBe(
      'price_required',
    )
    expect((await app.call(contract.savePrices, { as, params, body: { prices: { shareLink: 100 } } })).status).toBe(400)
    const stranger = await creator()
    expect((await app.call(contract.savePrices, { as: stranger, params, body: { prices: {} } })).status).toBe(404)
    expect(
      (await app.call(contract.profile, { as: stranger, params: { a: stranger.accountId, b: channel.id } })).status,
    ).toBe(404)
  })

  test('given back and added again keeps one row', async () => {
    reset({ externalId: 'back' })
    const as = await creator()
    const { finished } = await signIn(as)
    const { channel } = finished.body.data as { channel: { id: string } }
    const off = await app.call(contract.deactivate, { as, body: { channelId: channel.id } })
    expect(off.body.data.status).toBe('deactivated')
    const again = await signIn(as)
    expect(again.finished.body.data).toMatchObject({ channel: { id: channel.id, status: 'active' } })
  })

  test('a privilege code lets a failed channel in, once', async () => {
    await app.db.insert(privilegeCodes).values({
      code: 'FIRST10',
      benefitTh: 'x',
      benefitEn: 'a pass',
      quota: 1,
      expiresAt: new Date(TEST_NOW.getTime() + DAY),
      createdAt: TEST_NOW,
    })
    reset({ externalId: 'privileged', posts90d: 4 })
    const as = await creator()
    await signIn(as)
    const save = (who: typeof as, code: string) =>
      app.call(contract.savePrivilege, { as: who, params: { a: who.accountId, b: code } })
    expect((await save(as, 'NOPE')).body).toMatchObject({
      code: 'error_privilege_incorrect',
      details: { messageKey: 'MESSAGE_ERROR_PRIVILEGE_INCORRECT' },
    })
    const saved = await save(as, 'first10')
    expect(saved.body.data).toMatchObject({ benefit: 'a pass', channels: [{ status: 'allowed' }] })
    expect((await save(as, 'first10')).status).toBe(200)
    expect((await save(await creator(), 'first10')).body).toMatchObject({
      code: 'error_privilege_quota_exceed',
      details: { messageKey: 'MESSAGE_ERROR_PRIVILEGE_QUOTA_EXCEED' },
    })
    await app.db.update(privilegeCodes).set({ quota: 2, expiresAt: TEST_NOW }).where(eq(privilegeCodes.code, 'FIRST10'))
    expect((await save(await creator(), 'first10')).body).toMatchObject({
      code: 'error_privilege_expired',
      details: { messageKey: 'MESSAGE_ERROR_PRIVILEGE_EXPIRED' },
    })
  })
})

describe('refresh', () => {
  test('a lost token disconnects, a profile gone three times is not found', async () => {
    const oauth = await buildChannel(app.db, { checkedAt: new Date(TEST_NOW.getTime() - 2 * DAY) })
    const bio = await buildChannel(app.db, { proof: 'bio', checkedAt: new Date(TEST_NOW.getTime() - 2 * DAY) })
    reset()
    platform.failure = new PortError('test', 'not_found')
    const statusOf = async (id: string) => (await app.db.select().from(channels).where(eq(channels.id, id)))[0]
    for (let i = 0; i < 3; i++) {
      await refreshDueChannels(app.app)
      app.clock.advance(DAY + 1)
    }
    expect((await statusOf(oauth.id))?.status).toBe('disconnected')
    expect((await statusOf(bio.id))?.status).toBe('not_found')
  })
})

test('anybody may ask for an estimate, and a platform that is silent says so', async () => {
  reset({ externalId: 'open', handle: 'open' })
  const estimated = await app.call(contract.estimateWithOutToken, { params: { type: 'TIKTOK', socialId: 'open' } })
  expect(estimated.body.data).toMatchObject({ verified: false, qualification: { code: 'qualified' } })
  expect(estimated.body.data.posts[0]?.low).toBeGreaterThan(0)
  platform.failure = new PortError('test', 'rate_limited', { retryAfterSeconds: 120 })
  const silent = await app.call(contract.estimateWithOutToken, { params: { type: 'TIKTOK', socialId: 'open' } })
  expect([silent.status, silent.body.code]).toEqual([503, 'provider_unavailable'])
})
