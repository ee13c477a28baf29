import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildChannel, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { DAY } from '../../../core/clock.ts'
import type { Caller } from '../../../platform/context.ts'
import { outbox } from '../../../platform/schema.ts'
import { contract } from '../contract.ts'
import { SEARCHES_MAX } from '../rules/saved.ts'
import { sweepInfluencerSearches } from '../service.ts'

let app: TestApp
let marketer: Caller
let other: Caller
beforeAll(async () => {
  app = await openTestApp()
  marketer = await app.callerOf((await buildMarketer(app.db)).id)
  other = await app.callerOf((await buildMarketer(app.db)).id)
})
afterAll(() => app.close())

const reels = { post: 'reel', priceMax: 500_000, type: ['INSTAGRAM'] } as const
const save = async (name: string, as = marketer) =>
  (await app.call(contract.saveSearch, { as, body: { name, filters: { ...reels, type: [...reels.type] } } })).body.data
const list = async (as = marketer) => (await app.call(contract.searches, { as })).body.data
const drop = (id: string, as = marketer) => app.call(contract.dropSearch, { as, params: { id } })
const addChannel = (price: number) => buildChannel(app.db, { createdAt: app.clock.now() }, { reel: price })

it('a search counts the channels that are new since it was opened, and can be renamed and deleted', async () => {
  await addChannel(400_000)
  const { id } = await save('Reels')
  expect(await list()).toMatchObject([{ id, name: 'Reels', filters: reels, fresh: 0 }])
  app.clock.advance(1_000)
  await addChannel(400_000)
  await addChannel(900_000)
  expect((await list())[0]?.fresh).toBe(1)
  expect((await app.call(contract.openSearch, { as: marketer, params: { id } })).body.data).toMatchObject({ fresh: 0 })
  expect((await list())[0]?.fresh).toBe(0)
  await app.call(contract.renameSearch, { as: marketer, params: { id }, body: { name: 'Cheap reels' } })
  expect((await list())[0]?.name).toBe('Cheap reels')
  expect((await drop(id)).status).toBe(200)
  expect(await list()).toEqual([])
})

it("another brand's search is not found for any action", async () => {
  const { id } = await save('Private')
  const params = { id }
  const answers = await Promise.all([
    app.call(contract.renameSearch, { as: other, params, body: { name: 'X' } }),
    app.call(contract.openSearch, { as: other, params }),
    drop(id, other),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await list(other)).toEqual([])
  await drop(id)
})

it('a marketer can save a limited number of searches', async () => {
  const saved = await Promise.all(Array.from({ length: SEARCHES_MAX + 2 }, (_, i) => save(`No ${i}`, other)))
  expect(saved.filter(Boolean)).toHaveLength(SEARCHES_MAX)
  expect(await list(other)).toHaveLength(SEARCHES_MAX)
})

it('new channels are notified at most once a day', async () => {
  const { id } = await save('Daily')
  const messages = async () =>
    (
      await app.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'campaign.new_creators'), eq(outbox.accountId, marketer.accountId)))
    ).filter(({ channel }) => channel === 'site').length
  const sweep = () => sweepInfluencerSearches({ db: app.db, clock: app.clock, log: { error: console.error } })
  app.clock.advance(DAY + 1)
  await sweep()
  expect(await messages()).toBe(0)
  app.clock.advance(1)
  await addChannel(300_000)
  app.clock.advance(DAY / 2)
  await sweep()
  expect(await messages()).toBe(0)
  app.clock.advance(DAY)
  await Promise.all([sweep(), sweep()])
  expect(await messages()).toBe(1)
  app.clock.advance(2 * DAY)
  await sweep()
  expect(await messages()).toBe(1)
  await drop(id)
})
