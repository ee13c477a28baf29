import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildChannel } from '../../../../tests/factories.ts'
import { TEST_NOW, testConfig } from '../../../../tests/harness.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { secretsOf } from '../../../platform/secrets.ts'
import { PortError } from '../../../ports/http.ts'
import type { SocialPort } from '../../../ports/social/port.ts'
import { app, fake, healthy, openChannels, platform, reset, signIn } from '../channels.fixture.ts'
import { contract } from '../contract.ts'
import { channelRevocations, channels, channelTokens } from '../schema.ts'
import { refreshDueChannels, revokeDueTokens } from '../service.ts'
import { liveToken } from './service.ts'
import { claimRenewal, findToken, saveToken } from './store.ts'

openChannels()

describe('refresh', () => {
  test('a lost token disconnects the channel; a profile missing three times is not found', async () => {
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

describe('tokens', () => {
  const DAY_OLD = new Date('2020-01-01')
  const tokenOf = (id: string) => findToken(app.db, testConfig.secrets, id)
  async function connected(expiresAt: Date | null = null) {
    const channel = await buildChannel(app.db, { type: 'TIKTOK', checkedAt: DAY_OLD })
    reset({ externalId: channel.externalId })
    const token = { accessToken: `access-${channel.id}`, refreshToken: `refresh-${channel.id}`, expiresAt }
    await saveToken(app.db, testConfig.secrets, channel.id, token)
    return { ...channel, token }
  }

  test('are stored only encrypted', async () => {
    const { id, token } = await connected()
    const [row] = await app.db.select().from(channelTokens).where(eq(channelTokens.channelId, id))
    expect(JSON.stringify(row)).not.toMatch(/access-|refresh-/)
    expect(await tokenOf(id)).toMatchObject(token)
  })

  test('that expire are renewed once for parallel requests; without a new refresh token the old one is kept', async () => {
    const channel = await connected(new Date(app.clock.now().getTime() + 60_000))
    platform.renewed = []
    const answers = await Promise.allSettled([liveToken(app.app, channel), liveToken(app.app, channel)])
    expect(platform.renewed).toEqual([channel.token.refreshToken])
    expect(
      answers.filter(({ status }) => status === 'fulfilled').map((one) => (one as { value: unknown }).value),
    ).toContain('b')
    expect(await tokenOf(channel.id)).toMatchObject({ accessToken: 'b', refreshToken: channel.token.refreshToken })
  })

  test('are not renewed with a refresh token that another process has used in the meantime', async () => {
    const channel = await connected(new Date(app.clock.now().getTime() + 60_000))
    const before = await tokenOf(channel.id)
    await liveToken(app.app, channel)
    expect(await claimRenewal(app.db, channel.id, before?.sealed ?? '', app.clock.now())).toBe(false)
  })

  test('are revoked too if they were renewed while the channel was turned off', async () => {
    const channel = await connected(new Date(app.clock.now().getTime() + 60_000))
    const as = await app.callerOf(channel.accountId)
    const social: SocialPort = {
      ...fake,
      refresh: async (type, token) => {
        await app.call(contract.deactivate, { as, body: { channelId: channel.id } })
        return fake.refresh(type, token)
      },
    }
    await liveToken({ ...app.app, ports: { ...app.app.ports, social } }, channel)
    expect(await tokenOf(channel.id)).toBeNull()
    platform.revoked = []
    await revokeDueTokens(app.app)
    expect(platform.revoked).toEqual(['b'])
  })

  test('that no key decrypts are kept, and their channel stays connected', async () => {
    const channel = await connected()
    const secrets = secretsOf(['f'.repeat(64)])
    await refreshDueChannels({ ...app.app, config: { ...app.app.config, secrets } })
    expect((await app.db.select().from(channels).where(eq(channels.id, channel.id)))[0]?.status).toBe('active')
    expect(await tokenOf(channel.id)).toMatchObject(channel.token)
  })

  test('are deleted if the platform refuses the renewal, and the channel is disconnected', async () => {
    const channel = await connected(new Date(app.clock.now().getTime() - 1))
    platform.failure = new PortError('test', 'refused', { detail: 'invalid_grant' })
    await refreshDueChannels(app.app)
    expect((await app.db.select().from(channels).where(eq(channels.id, channel.id)))[0]?.status).toBe('disconnected')
    expect(await tokenOf(channel.id)).toBeNull()
  })

  test('of a channel that was turned off are revoked, with a retry if the platform does not respond', async () => {
    const channel = await connected()
    const as = await app.callerOf(channel.accountId)
    await app.call(contract.deactivate, { as, body: { channelId: channel.id } })
    expect(await tokenOf(channel.id)).toBeNull()
    platform.revoked = []
    platform.failure = new PortError('test', 'rate_limited', { retryAfterSeconds: 3_600 })
    await revokeDueTokens(app.app)
    platform.failure = null
    app.clock.advance(HOUR - 1)
    expect(await revokeDueTokens(app.app)).toBe(0)
    app.clock.advance(1)
    await revokeDueTokens(app.app)
    expect(platform.revoked).toEqual([channel.token.accessToken, channel.token.accessToken])
    expect(await app.db.$count(channelRevocations)).toBe(0)
  })

  test('are not revoked if the channel was connected again before that', async () => {
    const channel = await connected()
    const as = await app.callerOf(channel.accountId)
    await app.call(contract.deactivate, { as, body: { channelId: channel.id } })
    await signIn(as)
    platform.revoked = []
    expect(await revokeDueTokens(app.app)).toBe(0)
    expect(await tokenOf(channel.id)).toMatchObject({ accessToken: 'a' })
  })

  test('a rate limit stops refreshes of its platform only, until the time it specified', async () => {
    const limited = await connected()
    const next = await connected()
    await buildChannel(app.db, { type: 'LEMON8', proof: 'bio', checkedAt: DAY_OLD })
    const readTypes: string[] = []
    const social: SocialPort = {
      ...fake,
      getProfile: async (type) => {
        readTypes.push(type)
        if (type === 'TIKTOK') throw new PortError('test', 'rate_limited', { retryAfterSeconds: 7_200 })
        return { ...healthy, type }
      },
    }
    const limitedApp = { ...app.app, ports: { ...app.app.ports, social } }
    await refreshDueChannels(limitedApp)
    expect(readTypes.filter((type) => type === 'TIKTOK')).toHaveLength(1)
    expect(readTypes).toContain('LEMON8')
    const rows = await app.db
      .select()
      .from(channels)
      .where(inArray(channels.id, [limited.id, next.id]))
    const retryAt = new Date(app.clock.now().getTime() + 2 * HOUR)
    expect(rows.map((row) => row.retryAt)).toEqual([retryAt, retryAt])
    await refreshDueChannels(limitedApp)
    expect(readTypes.filter((type) => type === 'TIKTOK')).toHaveLength(1)
  })
})
