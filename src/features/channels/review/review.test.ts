import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildChannel, buildOperator } from '../../../../tests/factories.ts'
import { TEST_NOW, testConfig } from '../../../../tests/harness.ts'
import { DAY } from '../../../core/clock.ts'
import { auditLog } from '../../../platform/schema.ts'
import { PortError, type PortErrorCode } from '../../../ports/http.ts'
import { app, influencer, openChannels, platform, reset, signIn } from '../channels.fixture.ts'
import { contract } from '../contract.ts'
import { CHANNEL_TABLE, type ChannelEvent } from '../rules/status.ts'
import { channels, privilegeCodes } from '../schema.ts'
import { refreshDueChannels } from '../service.ts'
import { saveToken } from '../tokens/store.ts'

openChannels()

describe('status table', () => {
  const edges = CHANNEL_TABLE.flatMap((row) => row.from.map((from) => ({ ...row, from })))
  /** Older than every other channel of this file. */
  const LONG_AGO = new Date('2020-01-01')
  const failure = (code: PortErrorCode) => Object.assign(platform, { failure: new PortError('test', code) })

  /** A stored channel that meets the guards of a table row, and a profile that leads to the row's status. */
  async function channelBefore({ from, event, guard = [] }: (typeof edges)[number]) {
    const byOperator = guard.includes('refusedByOperator')
    const channel = await buildChannel(app.db, {
      type: 'TIKTOK',
      handle: 'ploy.skin',
      status: from,
      wasAllowed: guard.includes('wasAllowed'),
      statusReason: byOperator ? 'fake' : from === 'rejected' ? 'error_friends' : null,
      qualification: from === 'rejected' && event !== 'allow' ? { code: 'error_friends', checks: [] } : null,
      proof: from === 'not_found' ? 'bio' : 'oauth',
      missedRefreshes: event === 'lose' ? 2 : 0,
    })
    const figures = guard.includes('failed')
      ? { followers: 10 }
      : guard.includes('undecided')
        ? { engagementBps: null }
        : {}
    reset({ externalId: channel.externalId, ...figures })
    return channel
  }

  async function sweep(id: string) {
    await app.db.update(channels).set({ checkedAt: LONG_AGO }).where(eq(channels.id, id))
    await refreshDueChannels(app.app)
  }

  const asOperator = async () => app.callerOf((await buildOperator(app.db)).id)
  type Act = (channel: Awaited<ReturnType<typeof buildChannel>>) => Promise<unknown>
  const operatorAct =
    (act: 'approve' | 'reject' | 'suspend' | 'reactivate' | 'ban'): Act =>
    async ({ id }) =>
      app.call(contract[act], {
        as: await asOperator(),
        params: { id },
        ...(act !== 'approve' && act !== 'reactivate' && { body: { reason: 'fake' } }),
      } as never)
  const connect: Act = async ({ accountId }) => signIn(await app.callerOf(accountId))
  const ACTS: Record<ChannelEvent, Act> = {
    approve: async (channel) => {
      const qualification = { code: 'qualified', checks: [] }
      await app.db.update(channels).set({ qualification }).where(eq(channels.id, channel.id))
      return operatorAct('approve')(channel)
    },
    allow: operatorAct('approve'),
    reject: operatorAct('reject'),
    suspend: operatorAct('suspend'),
    release: operatorAct('reactivate'),
    blacklist: operatorAct('ban'),
    usePrivilege: async ({ accountId }) => {
      const code = `EDGE${accountId.slice(-6)}`.toUpperCase()
      const rest = { benefitTh: 'x', benefitEn: 'x', quota: 1, createdAt: TEST_NOW }
      await app.db.insert(privilegeCodes).values({ code, ...rest, expiresAt: new Date(TEST_NOW.getTime() + 9 * DAY) })
      const as = await app.callerOf(accountId)
      return app.call(contract.savePrivilege, { as, params: { a: accountId, b: code } })
    },
    refresh: async ({ id, accountId, status }) => {
      if (status === 'not_found') return sweep(id)
      const as = await app.callerOf(accountId)
      await saveToken(app.db, testConfig.secrets, id, { accessToken: 'a', refreshToken: null, expiresAt: null })
      return app.call(contract.update, { as, params: { a: accountId, b: id }, body: { act: 'refresh' } })
    },
    reconnect: connect,
    comeBack: connect,
    disconnect: async ({ id }) => {
      failure('unauthorized')
      await sweep(id)
    },
    lose: async ({ id }) => {
      await saveToken(app.db, testConfig.secrets, id, { accessToken: 'a', refreshToken: null, expiresAt: null })
      failure('not_found')
      await sweep(id)
    },
    deactivate: async ({ id, accountId }) =>
      app.call(contract.deactivate, { as: await app.callerOf(accountId), body: { channelId: id } }),
  }

  test.each(edges)('$from, $event by $by $guard: $to', async (edge) => {
    const before = await channelBefore(edge)
    const admission = edge.guard?.find((name) => ['admitted', 'undecided', 'failed'].includes(name))
    // A profile proven by its bio never becomes active without an operator, so this row needs the proof of a sign-in.
    if (edge.from === 'not_found' && admission === 'admitted') {
      await app.db.update(channels).set({ proof: 'oauth' }).where(eq(channels.id, before.id))
      await saveToken(app.db, testConfig.secrets, before.id, { accessToken: 'a', refreshToken: null, expiresAt: null })
    }
    await ACTS[edge.event](before)
    const [row] = await app.db.select().from(channels).where(eq(channels.id, before.id))
    expect(row?.status).toBe(edge.to)
  })

  test('a channel that an operator rejected stays rejected when it is connected again', async () => {
    const channel = await buildChannel(app.db, { type: 'TIKTOK', status: 'rejected', statusReason: 'fake' })
    reset({ externalId: channel.externalId })
    const { finished } = await signIn(await app.callerOf(channel.accountId))
    expect(finished.body.data).toMatchObject({ channel: { status: 'rejected', statusReason: 'fake' } })
  })
})

test.each(['active', 'rejected'] as const)(
  'the ban of a channel that was %s sends only the ban message',
  async (status) => {
    const { id, accountId } = await buildChannel(app.db, { type: 'TIKTOK', status })
    const as = await app.callerOf((await buildOperator(app.db)).id)
    const banned = await app.call(contract.ban, { as, params: { id }, body: { reason: 'fake' } })
    expect(banned.body.data.status).toBe('blacklist')
    const sent = (await app.outbox(accountId)).filter(({ channel }) => channel === 'site')
    expect(sent.map(({ kind }) => kind)).toEqual(['channel.banned'])
  },
)

test('waived score reasons do not count, also after the next refresh, until they grow', async () => {
  const few = { averages: { likes: 2_000, comments: 4, views: 1_000 } }
  reset({ externalId: 'score', ...few })
  const as = await influencer()
  const { finished } = await signIn(as)
  const { id, score } = (finished.body.data as { channel: { id: string; score: number } }).channel
  const params = { a: as.accountId, b: id }
  const operator = await app.callerOf((await buildOperator(app.db)).id)
  const answer = (waive: string[]) =>
    app.call(contract.answerScore, { as: operator, params: { id }, body: { waive, reason: 'ดูคลิปแล้ว' } })
  expect((await answer(['views_few'])).body.code).toBe('conflict')

  const appealed = await app.call(contract.update, { as, params, body: { act: 'appealScore', note: 'คลิปสั้น' } })
  expect(appealed.body.data).toMatchObject({ status: 'active', scoreAppealNote: 'คลิปสั้น' })
  const queue = await app.call(contract.queue, { as: operator, query: { scoreAppealed: 'true' } as never })
  expect(queue.body.data.map((one) => one.id)).toEqual([id])
  expect(queue.body.counts).toMatchObject({ score_appealed: 1 })
  // The earliest appeal comes first, however long the channel has had its status.
  const asOf = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000)
  const earlier = await buildChannel(app.db, { statusAt: asOf(1), scoreAppealedAt: asOf(9) })
  const later = await buildChannel(app.db, { statusAt: asOf(99), scoreAppealedAt: asOf(-1) })
  const page = async (after?: string | null) =>
    (
      await app.call(contract.queue, {
        as: operator,
        query: { scoreAppealed: 'true', limit: 2, ...(after && { after }) } as never,
      })
    ).body
  const start = await page()
  const rest = await page(start.next)
  expect([...start.data, ...rest.data].map((one) => one.id)).toEqual([earlier.id, id, later.id])
  expect(start.data[0]?.waitingSince).toBe(asOf(9).toISOString())
  await app.db
    .update(channels)
    .set({ scoreAppealedAt: null })
    .where(inArray(channels.id, [earlier.id, later.id]))

  const answered = await answer(['views_few', 'made_up'])
  const lost = answered.body.data.scoreReasons.find(({ code }) => code === 'views_few')
  expect(lost).toMatchObject({ waived: true })
  expect(answered.body.data).toMatchObject({ score: score - (lost?.points ?? 0), scoreAppealedAt: null })
  expect((await app.outbox()).some(({ kind, body }) => kind === 'channel.score' && body.includes('ดูคลิปแล้ว'))).toBe(true)
  expect((await app.db.select().from(auditLog).where(eq(auditLog.act, 'channel.score')))[0]).toMatchObject({
    targetId: id,
    why: 'ดูคลิปแล้ว',
  })
  const again = await app.call(contract.update, { as, params, body: { act: 'refresh' } })
  expect(again.body.data.score).toBe(answered.body.data.score)
  reset({ externalId: 'score', averages: { likes: 2_000, comments: 4, views: 10 } })
  expect((await app.call(contract.update, { as, params, body: { act: 'refresh' } })).body.data.score).toBeLessThan(
    score,
  )
})
