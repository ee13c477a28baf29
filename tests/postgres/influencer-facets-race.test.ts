import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tx } from '../../src/db/types.ts'
import { channels } from '../../src/features/channels/schema.ts'
import { influencerFacetChanges, influencerFreePositions } from '../../src/features/influencer-facets/schema.ts'
import { sweepInfluencerFacets } from '../../src/features/influencer-facets/service.ts'
import { findChannels } from '../../src/features/influencer-search/found/store.ts'
import { influencerSearch } from '../../src/features/influencer-search/schema.ts'
import { buildChannel, buildJob, buildMarketer, buildReply } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const LARGE = 100_000
const SMALL = 1_000

let app: TestApp
let marketerId: string
const ids: string[] = []
beforeAll(async () => {
  app = await openTestApp()
  marketerId = (await buildMarketer(app.db)).id
  for (let n = 0; n < 40; n++) ids.push((await buildChannel(app.db, { type: 'TIKTOK', followers: SMALL })).id)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.update(channels).set({ followers: SMALL, status: 'active' })
  await sweepInfluencerFacets(app)
})

const setFollowers = (tx: Tx, id: string, followers: number) =>
  tx.update(channels).set({ followers }).where(eq(channels.id, id))

async function largeIds(): Promise<string[]> {
  const search = { marketerId, followersMin: LARGE }
  const { page, counts } = await findChannels(app.db, search, { sort: 'followers', after: null, limit: 100 })
  expect(counts.TIKTOK).toBe(page.length)
  return page.map(({ channelId }) => channelId).sort()
}

/** Runs a function inside a transaction, which commits when the returned function is called. */
async function begin(run: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const { promise: hasRun, resolve: ran, reject: failed } = Promise.withResolvers<void>()
  const done = app.db.transaction(async (tx) => {
    await run(tx).then(() => ran(), failed)
    await mayCommit
  })
  await hasRun
  return async () => {
    commit()
    await done
  }
}

const [first, second, third] = [0, 1, 2] as const
const id = (n: number): string => ids[n] as string
const sweepIn = (tx: Tx) => tx.execute(sql`select sweep_influencer_facets()`)

it('a change that commits during a sweep is found before and after the sweep commits', async () => {
  await setFollowers(app.db, id(first), LARGE)
  const commitSweep = await begin(sweepIn)
  await setFollowers(app.db, id(first), SMALL)
  await setFollowers(app.db, id(second), LARGE)
  expect(await largeIds()).toEqual([id(second)])
  await commitSweep()
  expect(await largeIds()).toEqual([id(second)])
  await sweepInfluencerFacets(app)
  expect(await largeIds()).toEqual([id(second)])
  expect(await app.db.select().from(influencerFacetChanges)).toEqual([])
})

it('a change that began before a sweep and commits after it is found', async () => {
  const commitChange = await begin((tx) => setFollowers(tx, id(first), LARGE))
  await setFollowers(app.db, id(second), LARGE)
  await sweepInfluencerFacets(app)
  expect(await largeIds()).toEqual([id(second)])
  await commitChange()
  expect(await largeIds()).toEqual([id(first), id(second)].sort())
  await sweepInfluencerFacets(app)
  expect(await largeIds()).toEqual([id(first), id(second)].sort())
})

it('a position that is reused during a sweep shows only its new channel', async () => {
  await setFollowers(app.db, id(first), LARGE)
  await sweepInfluencerFacets(app)
  await app.db
    .update(channels)
    .set({ status: 'suspended' })
    .where(eq(channels.id, id(first)))
  expect(await app.db.select().from(influencerFreePositions)).toHaveLength(1)
  const commitSweep = await begin(sweepIn)
  const { id: added } = await buildChannel(app.db, { type: 'TIKTOK', followers: LARGE })
  expect(await app.db.select().from(influencerFreePositions)).toEqual([])
  expect(await largeIds()).toEqual([added])
  await commitSweep()
  expect(await largeIds()).toEqual([added])
  await app.db.update(channels).set({ status: 'suspended' }).where(eq(channels.id, added))
  expect(await largeIds()).toEqual([])
})

it('two channels that are added at the same time never share a position, and a change that is rolled back leaves no position behind', async () => {
  await app.db
    .update(channels)
    .set({ status: 'suspended' })
    .where(inArray(channels.id, [id(first), id(second), id(third)]))
  await app.db
    .transaction(async (tx) => {
      await setFollowers(tx, id(5), LARGE)
      throw new Error('rolled back')
    })
    .catch(() => {})
  expect(await largeIds()).toEqual([])
  await Promise.all(
    [first, second, third].map((n) =>
      app.db
        .update(channels)
        .set({ status: 'active', followers: LARGE })
        .where(eq(channels.id, id(n))),
    ),
  )
  expect(await largeIds()).toEqual([id(first), id(second), id(third)].sort())
  const positions = (await app.db.select().from(influencerSearch)).map(({ position }) => position)
  expect(new Set(positions).size).toBe(positions.length)
})

it('of two simultaneous replies of a person, the one that commits later counts both', async () => {
  const channel = await buildChannel(app.db, { type: 'TIKTOK' })
  const add = async (hours: number) => {
    const { id: jobId } = await buildJob(app.db, { influencerId: channel.accountId, channelId: channel.id })
    return (tx: Tx) => buildReply(tx, jobId, { event: 'accept', hours })
  }
  const [old, early, late] = [await add(50), await add(30), await add(10)]
  await old(app.db)
  const commitEarly = await begin(early)
  const replied = late(app.db)
  await commitEarly()
  await replied
  const [row] = await app.db.select().from(influencerSearch).where(eq(influencerSearch.channelId, channel.id))
  expect(row?.replyHours).toBe(30)
})

it('every search result is consistent while channels change and several processes sweep', async () => {
  const exchanges = 60
  await setFollowers(app.db, id(0), LARGE)
  let isOver = false
  const writing = (async () => {
    // Each transaction makes one channel small and the next one large, so there is always exactly one large channel.
    for (let n = 0; n < exchanges; n++)
      await app.db.transaction(async (tx) => {
        await setFollowers(tx, id(n % ids.length), SMALL)
        await setFollowers(tx, id((n + 1) % ids.length), LARGE)
      })
    isOver = true
  })()
  const repeat = async (run: () => Promise<unknown>) => {
    while (!isOver) await run()
  }
  await Promise.all([
    writing,
    repeat(() => sweepInfluencerFacets(app)),
    repeat(() => sweepInfluencerFacets(app)),
    repeat(async () => expect(await largeIds()).toHaveLength(1)),
    repeat(async () => expect(await largeIds()).toHaveLength(1)),
  ])
  await sweepInfluencerFacets(app)
  expect(await largeIds()).toEqual([id(exchanges % ids.length)])
})
