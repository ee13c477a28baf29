import { describe, expect, test } from 'vitest'
import { buildChannel, buildOperator } from '../../../../tests/factories.ts'
import { addDays, dayOf } from '../../../core/calendar.ts'
import { PortError } from '../../../ports/http.ts'
import { app, influencer, openChannels, platform, reset, signIn } from '../channels.fixture.ts'
import { contract } from '../contract.ts'
import { channelClaims } from '../schema.ts'

openChannels()

describe('adding a channel', () => {
  test('makes a qualified channel active after the sign-in; the state works only once', async () => {
    reset({ externalId: 'once' })
    const as = await influencer()
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

  test('accepts the state only in the session that started the sign-in', async () => {
    reset({ externalId: 'session' })
    const as = await influencer()
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

  test('rejects a sign-in to another account at the platform', async () => {
    reset({ externalId: 'else', handle: 'someone.else' })
    const { finished } = await signIn(await influencer())
    expect(finished.body.code).toBe('channel_not_owned')
  })

  test('rejects a channel that fails a check, with the value, the limit and the gap', async () => {
    reset({ externalId: 'few', followers: 420 })
    const { finished } = await signIn(await influencer())
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

  test('rejects an identity that another account has added', async () => {
    reset({ externalId: 'mine' })
    await signIn(await influencer())
    const second = await signIn(await influencer())
    expect([second.finished.status, second.finished.body.code]).toEqual([409, 'already_signup'])
  })

  test('sends a channel that is proven by a code in the profile to an operator', async () => {
    reset({ externalId: 'lemon', handle: 'ploy.daily', engagementBps: 500 })
    const as = await influencer()
    const started = await app.call(contract.addChannel, {
      as,
      body: { type: 'LEMON8', url: 'https://lemon8-app.com/@ploy.daily' },
    })
    const claim = started.body.data as { step: 'bio'; claimId: string; code: string }
    expect(claim.code).toMatch(/^TALAD-/)
    const early = await app.call(contract.addChannel, { as, body: { claimId: claim.claimId } })
    expect(early.body.code).toBe('channel_not_owned')
    const waiting = { claimId: claim.claimId, code: claim.code, type: 'LEMON8' }
    expect((await app.call(contract.claims, { as })).body.data).toMatchObject([waiting])
    const stranger = await influencer()
    expect((await app.call(contract.claims, { as: stranger })).body.data).toEqual([])
    platform.bio = true
    const done = await app.call(contract.addChannel, { as, body: { claimId: claim.claimId } })
    expect(done.body.data).toMatchObject({ channel: { status: 'waiting_approve', proof: 'bio' } })
    const operator = await app.callerOf((await buildOperator(app.db)).id)
    const id = (done.body.data as { channel: { id: string } }).channel.id
    const approved = await app.call(contract.approve, { as: operator, params: { id } })
    expect(approved.body.data.status).toBe('active')
  })

  test('rejects a link to another site and stores nothing', async () => {
    const as = await influencer()
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
  test('have prices above zero, for post types of the platform only, and are not found for another account', async () => {
    const channel = await buildChannel(app.db)
    const as = await app.callerOf(channel.accountId)
    const params = { a: channel.accountId, b: channel.id }
    const saved = await app.call(contract.savePrices, { as, params, body: { prices: { reel: 950_000, story: null } } })
    expect(saved.body.data.prices).toEqual([{ postType: 'reel', price: 950_000 }])
    expect((await app.call(contract.savePrices, { as, params, body: { prices: { reel: 0 } } })).body.code).toBe(
      'price_required',
    )
    expect((await app.call(contract.savePrices, { as, params, body: { prices: { shareLink: 100 } } })).status).toBe(400)
    const stranger = await influencer()
    expect((await app.call(contract.savePrices, { as: stranger, params, body: { prices: {} } })).status).toBe(404)
    expect(
      (await app.call(contract.profile, { as: stranger, params: { a: stranger.accountId, b: channel.id } })).status,
    ).toBe(404)
  })

  test('keep their row when they are turned off and added again', async () => {
    reset({ externalId: 'back' })
    const as = await influencer()
    const { finished } = await signIn(as)
    const { channel } = finished.body.data as { channel: { id: string } }
    const off = await app.call(contract.deactivate, { as, body: { channelId: channel.id } })
    expect(off.body.data.status).toBe('deactivated')
    const again = await signIn(as)
    expect(again.finished.body.data).toMatchObject({ channel: { id: channel.id, status: 'active' } })
  })
})

test('figures are stored by day: those that were read, and those that the platform provides for earlier days', async () => {
  const today = dayOf(app.clock.now())
  const history = [
    { day: addDays(today, -2), followers: 30_000, views: 1 },
    { day: addDays(today, -1), followers: 31_000, views: 1 },
  ]
  reset({ externalId: 'days', history })
  const as = await influencer()
  const { finished } = await signIn(as)
  const { id } = (finished.body.data as { channel: { id: string } }).channel
  const read = async (who: typeof as) =>
    app.call(contract.history, { as: who, params: { id }, query: { period: '30' } })
  expect((await read(as)).body.data).toEqual([
    { day: addDays(today, -2), followers: 30_000, engagementBps: null, audience: null },
    { day: addDays(today, -1), followers: 31_000, engagementBps: null, audience: null },
    { day: today, followers: 31_700, engagementBps: 720, audience: null },
  ])
  expect((await read(await influencer())).status).toBe(404)
})

test('anybody can request an estimate, and a platform that does not respond is an error', async () => {
  reset({ externalId: 'open', handle: 'open' })
  const estimated = await app.call(contract.estimateWithOutToken, { params: { type: 'TIKTOK', socialId: 'open' } })
  expect(estimated.body.data).toMatchObject({ verified: false, qualification: { code: 'qualified' } })
  expect(estimated.body.data.posts[0]?.low).toBeGreaterThan(0)
  expect(estimated.body.data.basis).toEqual({ since: '2025-01-01', source: null })
  platform.failure = new PortError('test', 'rate_limited', { retryAfterSeconds: 120 })
  const silent = await app.call(contract.estimateWithOutToken, { params: { type: 'TIKTOK', socialId: 'open' } })
  expect([silent.status, silent.body.code]).toEqual([503, 'provider_unavailable'])
})
