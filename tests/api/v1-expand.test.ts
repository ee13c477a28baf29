import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { contract as keys } from '../../src/features/api-keys/contract.ts'
import type { ApiScope } from '../../src/features/api-keys/kinds.ts'
import { contract as channels } from '../../src/features/channels/contract.ts'
import { influencerBlocks } from '../../src/features/influencer-blocks/schema.ts'
import { contract as jobs } from '../../src/features/jobs/contract.ts'
import type { Caller } from '../../src/platform/context.ts'
import { buildCampaign, buildChannel, buildInfluencer } from '../factories.ts'
import type { TestApp } from '../harness.ts'
import { openHttp } from '../http.ts'
import { buildJobWorld, call, type JobWorld, openJobApp, TAX_FACTS } from '../jobs-world.ts'

let app: TestApp
let http: FastifyInstance
let world: JobWorld
const people: string[] = []
beforeAll(async () => {
  const { app: opened, platform } = await openJobApp()
  app = opened
  http = await openHttp(app)
  world = await buildJobWorld(app, platform, { slots: 20 })
  for (let i = 0; i < 8; i++) {
    const { id: accountId } = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: null })
    await buildChannel(app.db, { accountId }, { reel: 450_000 })
    await call(world, 'apply', await app.callerOf(accountId), world.campaignId)
    people.push(accountId)
  }
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const keyOf = async (as: Caller, scopes: ApiScope[]) => {
  const { body } = await app.call(keys.create, { as, body: { name: 'Partner', scopes, expiresInDays: 30 } })
  return { authorization: `Bearer ${body.token}` }
}
const get = async (path: string, headers: object) => http.inject({ url: `/api/v1${path}`, headers: { ...headers } })
const ALL: ApiScope[] = ['jobs:read', 'campaigns:read', 'influencers:read']

/** The number of SQL statements that a request executes. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await run()
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}

describe('expand', () => {
  it('returns the objects that the rows of a page refer to, each once, next to the rows', async () => {
    const headers = await keyOf(world.marketer, ALL)
    const answer = await get('/jobs?expand=campaign,influencer,channel&limit=100', headers)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data, expanded } = answer.json()
    expect(data).toHaveLength(8)
    expect(expanded.campaign).toMatchObject([
      { id: world.campaignId, slots: 20, marketer: { id: world.marketer.accountId } },
    ])
    expect(expanded.influencer.map(({ id }: { id: string }) => id).toSorted()).toEqual(people.toSorted())
    expect(expanded.channel).toHaveLength(8)
    expect(expanded.channel[0]).toMatchObject({ prices: [{ postType: 'reel', price: 450_000 }] })
    expect(people).toContain(expanded.channel[0].influencerId)
    const plain = await get('/jobs', headers)
    expect(plain.json()).not.toHaveProperty('expanded')
  })

  it('adds totals to campaigns, for those of the caller only', async () => {
    await buildCampaign(app.db, {})
    const answer = await get('/campaigns?expand=totals', await keyOf(world.marketer, ['campaigns:read']))
    expect(answer.json().expanded.totals).toEqual([
      {
        campaignId: world.campaignId,
        ...{ posts: 0, reach: 0, engagement: 0, applicants: 8 },
        ...{ postCost: 0, spent: 0, held: 0, units: 0, heldUnits: 0 },
      },
    ])
  })

  it('omits people whom the caller cannot see', async () => {
    const headers = await keyOf(world.marketer, ALL)
    const [first = ''] = people
    const block = { id: newId(), marketerId: world.marketer.accountId, influencerId: first, createdAt: app.clock.now() }
    await app.db.insert(influencerBlocks).values(block)
    const { data, expanded } = (
      await get(`/campaigns/${world.campaignId}/applicants?expand=influencer`, headers)
    ).json()
    await app.db.delete(influencerBlocks)
    expect(data).toHaveLength(8)
    expect(expanded.influencer.map(({ id }: { id: string }) => id).toSorted()).toEqual(people.slice(1).toSorted())
  })

  it('requires the scopes of what it reads, and accepts only what the operation lists', async () => {
    const narrow = await get('/jobs?expand=campaign', await keyOf(world.marketer, ['jobs:read']))
    expect(narrow.json()).toMatchObject({ code: 'scope_missing', details: { scope: 'campaigns:read' } })
    const headers = await keyOf(world.marketer, ALL)
    for (const wrong of ['totals', 'campaign,', '__proto__', '']) {
      const answer = await get(`/jobs?expand=${wrong}`, headers)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'expand', code: 'not_an_option' }],
      })
    }
    expect((await get('/charges?expand=campaign', headers)).json()).toMatchObject({ code: 'scope_missing' })
    expect((await get('/influencers?expand=campaign', headers)).json()).toMatchObject({ code: 'unknown_field' })
  })

  it('returns the brief and the own channel with the jobs of an influencer', async () => {
    const [first = ''] = people
    const headers = await keyOf(await app.callerOf(first), ['jobs:read', 'channels:read'])
    const answer = await get('/jobs?expand=campaign,channel', headers)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data, expanded } = answer.json()
    expect(data).toHaveLength(1)
    expect(expanded.campaign).toMatchObject([{ id: world.campaignId }])
    for (const secret of ['checkInCode', 'slots', 'criteria', 'version'])
      expect(expanded.campaign[0]).not.toHaveProperty(secret)
    expect(expanded.channel).toMatchObject([{ id: data[0].channel.id, prices: [{ price: 450_000 }] }])
    expect((await get('/jobs?expand=influencer', headers)).json()).toMatchObject({ code: 'wrong_role' })
    const narrow = await get('/jobs?expand=channel', await keyOf(await app.callerOf(first), ['jobs:read']))
    expect(narrow.json()).toMatchObject({ code: 'scope_missing', details: { scope: 'channels:read' } })
  })

  it('omits campaigns without a job of the influencer, and channels of others', async () => {
    const [first = '', second = ''] = people
    const as = await app.callerOf(first)
    const { id: foreign } = await buildCampaign(app.db, {})
    const { body } = await app.call(jobs.campaigns, { as, query: { ids: `${world.campaignId},${foreign}` } })
    expect(body.data.map(({ id }) => id)).toEqual([world.campaignId])
    const own = (await app.call(channels.list, { as })).body.data.map(({ id }) => id)
    const others = (await app.call(channels.list, { as: await app.callerOf(second) })).body.data.map(({ id }) => id)
    const several = await app.call(channels.several, { as, query: { ids: [...own, ...others].join(',') } })
    expect(several.body.data.map(({ id }) => id)).toEqual(own)
  })

  it('executes as many SQL statements for a page of eight as for a page of one', async () => {
    const headers = await keyOf(world.marketer, ALL)
    const read = (limit: number) =>
      statementsOf(() => get(`/jobs?expand=campaign,influencer,channel&limit=${limit}`, headers))
    await read(8)
    const [one, eight] = [await read(1), await read(8)]
    expect(one).toBeGreaterThan(3)
    expect(eight).toBe(one)
  })
})
