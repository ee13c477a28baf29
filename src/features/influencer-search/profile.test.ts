import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildChannel, buildMarketer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { addDays, dayOf } from '../../core/calendar.ts'
import type { Caller } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { estimatePrice } from '../channels/rules/estimate.ts'
import { channelDays } from '../channels/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
let marketer: Caller
beforeAll(async () => {
  app = await openTestApp()
  marketer = await app.callerOf((await buildMarketer(app.db)).id)
})
afterAll(() => app.close())

it('shows the growth over 90 days, and a price estimate for each post type with a price', async () => {
  const { id, accountId } = await buildChannel(app.db, { followers: 24_000 }, { reel: 450_000, story: 90_000 })
  const hidden = await buildChannel(app.db, { accountId, type: 'TIKTOK', followers: null }, { videoPost: 100_000 })
  const today = dayOf(app.clock.now())
  const days = [
    { day: addDays(today, -91), followers: 20_000 },
    { day: addDays(today, -90), followers: null },
    { day: addDays(today, -89), followers: 23_000 },
    { day: addDays(today, -1), followers: 24_000 },
  ]
  const shown = async (channelId: string) => {
    const { data } = (await app.call(contract.profile, { as: marketer, params: { id: accountId } })).body
    return data.channels.find((one) => one.id === channelId)
  }
  // A figure from long before the period must not be used for the growth.
  await app.db.insert(channelDays).values({ channelId: id, day: addDays(today, -200), followers: 12_000 })
  expect(await shown(id)).toMatchObject({ growthBps: null })
  await app.db.insert(channelDays).values(days.map((day) => ({ ...day, channelId: id })))
  const settings = await readSettings(app.db, app.clock.now())
  const figures = { type: 'INSTAGRAM', followers: 24_000, engagementBps: 400, score: 90, verified: true } as const
  const estimates = (['story', 'reel'] as const).map((postType) => {
    const { low, high } = estimatePrice({ ...figures, postType }, settings)
    return { postType, low, high }
  })
  expect(await shown(id)).toMatchObject({ growthBps: 2_000, estimates })
  expect(await shown(hidden.id)).toMatchObject({ growthBps: null, estimates: [] })
})
