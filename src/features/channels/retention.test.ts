import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildChannel } from '../../../tests/factories.ts'
import { DAY } from '../../core/clock.ts'
import { app, influencer, openChannels } from './channels.fixture.ts'
import { contract } from './contract.ts'
import { sweepRemovedChannels } from './retention.ts'
import { channelDays, channels } from './schema.ts'

openChannels()

test('the figures of a removed channel are erased thirty days later, those of others stay', async () => {
  const as = await influencer()
  const now = app.clock.now()
  const figures = { followers: 41_000, averageLikes: 900, engagementBps: 320, score: 80, checkedAt: now }
  const removed = await buildChannel(app.db, { accountId: as.accountId, ...figures })
  const used = await buildChannel(app.db, { accountId: as.accountId, type: 'TIKTOK', ...figures })
  for (const { id } of [removed, used])
    await app.db.insert(channelDays).values({ channelId: id, day: '2025-11-01', followers: 40_000 })
  expect((await app.call(contract.deactivate, { as, body: { channelId: removed.id } })).status).toBe(200)
  const stored = async (id: string) => (await app.db.select().from(channels).where(eq(channels.id, id)))[0]!
  const days = (id: string) => app.db.select().from(channelDays).where(eq(channelDays.channelId, id))

  app.clock.advance(29 * DAY)
  await sweepRemovedChannels(app)
  expect(await stored(removed.id)).toMatchObject(figures)
  app.clock.advance(2 * DAY)
  await sweepRemovedChannels(app)
  const none = { followers: null, averageLikes: null, engagementBps: null, score: null, checkedAt: null }
  expect(await stored(removed.id)).toMatchObject({ ...none, handle: removed.handle })
  expect(await days(removed.id)).toEqual([])
  expect(await stored(used.id)).toMatchObject(figures)
  expect(await days(used.id)).toHaveLength(1)
  const list = (await app.call(contract.list, { as })).body
  expect(list.turnedOff).toMatchObject([{ id: removed.id, followers: null }])
})
