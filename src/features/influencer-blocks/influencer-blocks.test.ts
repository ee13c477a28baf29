import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { giveCredits } from '../../../tests/jobs-world.ts'
import { newId } from '../../core/ids.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as applications } from '../applications/contract.ts'
import { contract as campaigns } from '../campaigns/contract.ts'
import { contract as search } from '../influencer-search/contract.ts'
import { contract as shortlists } from '../shortlists/contract.ts'
import { contract } from './contract.ts'
import { BLOCKS_MAX } from './rules/limits.ts'
import { influencerBlocks } from './schema.ts'

let app: TestApp
let marketer: Caller
let other: Caller
beforeAll(async () => {
  app = await openTestApp()
  marketer = await app.callerOf((await buildMarketer(app.db)).id)
  other = await app.callerOf((await buildMarketer(app.db)).id)
  for (const { accountId } of [marketer, other]) await giveCredits(app, accountId, 2_000_000)
})
afterAll(() => app.close())

const block = (influencerId: string, note = '', as = marketer) =>
  app.call(contract.block, { as, params: { influencerId }, body: { note } })
const unblock = (influencerId: string, as = marketer) => app.call(contract.unblock, { as, params: { influencerId } })
const listOf = async (as = marketer, query = {}) => (await app.call(contract.list, { as, query })).body

/** An influencer with a channel, and a live campaign of each brand. */
async function world() {
  const channel = await buildChannel(app.db, {}, { reel: 400_000 })
  const own = await buildCampaign(app.db, { marketerId: marketer.accountId })
  const others = await buildCampaign(app.db, { marketerId: other.accountId })
  return { channel, id: channel.accountId, influencer: await app.callerOf(channel.accountId), own, others }
}

describe('a block', () => {
  it('hides the influencer from this brand alone, in search, profile, shortlists and invitations', async () => {
    const { channel, id, own, others } = await world()
    const found = async (as: Caller) =>
      (await app.call(search.find, { as, query: { q: channel.handle } })).body.data.map(({ accountId }) => accountId)
    const answers = async (as: Caller, campaignId: string) => {
      const list = await app.call(shortlists.create, { as, body: { name: 'List', influencerId: id } })
      const calls = await Promise.all([
        app.call(search.profile, { as, params: { id } }),
        app.call(search.campaigns, { as, params: { id } }),
        app.call(search.offer, { as, params: { id, campaignId } }),
      ])
      return [list, ...calls].map(({ status }) => status)
    }
    expect(await found(marketer)).toEqual([id])
    const list = (await app.call(shortlists.create, { as: marketer, body: { name: 'Before', influencerId: id } })).body
      .data
    expect((await block(id, 'Late twice')).status).toBe(200)

    expect(await found(marketer)).toEqual([])
    expect((await app.call(search.find, { as: marketer, query: { q: channel.handle } })).body.total).toBe(0)
    expect(await answers(marketer, own.id)).toEqual([404, 404, 404, 404])
    const invite = (as: Caller, campaignId: string) =>
      app.call(applications.invite, {
        as,
        params: { id: campaignId },
        body: { channelId: channel.id, note: '' },
        idempotencyKey: newId(),
      })
    expect((await invite(marketer, own.id)).status).toBe(404)
    const { data } = (await app.call(shortlists.people, { as: marketer, params: { id: list.id } })).body
    expect(data).toMatchObject([{ influencerId: id, blocked: true, channel: null }])

    expect(await found(other)).toEqual([id])
    expect(await answers(other, others.id)).toEqual([200, 200, 200, 200])
    expect((await invite(other, others.id)).status).toBe(200)
    expect((await listOf(other)).data).toEqual([])

    expect((await unblock(id)).status).toBe(200)
    expect(await found(marketer)).toEqual([id])
    expect((await invite(marketer, own.id)).status).toBe(200)
  })

  it("hides the brand's jobs from the influencer and rejects an application without a reason", async () => {
    const { channel, id, influencer, own, others } = await world()
    const market = async () => {
      const { body } = await app.call(campaigns.market, { as: influencer, query: { perPage: 48 } })
      return { ids: body.data.map((job) => job.id), total: body.total }
    }
    const apply = (campaignId: string) =>
      app.call(applications.apply, {
        as: influencer,
        params: { id: campaignId },
        body: { channelId: channel.id, note: '' },
        idempotencyKey: newId(),
      })
    const before = await market()
    expect(before.ids).toEqual(expect.arrayContaining([own.id, others.id]))
    await block(id)
    const after = await market()
    expect(after.ids).toContain(others.id)
    expect(after.ids).not.toContain(own.id)
    expect(after.total).toBe(after.ids.length)
    const page = await app.call(campaigns.publicCampaign, { as: influencer, params: { id: own.id } })
    expect(page.body.data.open).toBe(false)
    const visitors = await app.call(campaigns.publicCampaign, { params: { id: own.id } })
    expect(visitors.body.data.open).toBe(true)
    const refused = await apply(own.id)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'application_refused' })
    expect(JSON.stringify(refused.body)).not.toMatch(/block|บล็อก/i)
    expect((await apply(others.id)).status).toBe(200)
  })

  it('lets the brand decide on an application that was sent before', async () => {
    const { channel, id, influencer, own } = await world()
    const sent = await app.call(applications.apply, {
      as: influencer,
      params: { id: own.id },
      body: { channelId: channel.id, note: '' },
      idempotencyKey: newId(),
    })
    await block(id)
    const declined = await app.call(applications.decline, {
      as: marketer,
      params: { id: sent.body.data.id },
      body: {},
      idempotencyKey: newId(),
    })
    expect(declined.status).toBe(200)
  })
})

describe('the list of blocks', () => {
  it('lists the latest block first, with a note that another brand can neither read nor delete', async () => {
    const as = await app.callerOf((await buildMarketer(app.db)).id)
    const people: string[] = []
    for (let i = 0; i < 3; i++) people.unshift((await buildChannel(app.db)).accountId)
    for (const id of people.toReversed()) {
      app.clock.advance(1)
      await block(id, 'A note', as)
    }
    await block(people[2] ?? '', 'Another note', as)
    const first = await listOf(as, { limit: 2 })
    expect(first.data.map(({ influencerId }) => influencerId)).toEqual(people.slice(0, 2))
    expect(first.total).toBe(3)
    const rest = await listOf(as, { limit: 2, after: first.next ?? '' })
    expect(rest.data).toMatchObject([{ influencerId: people[2], note: 'Another note' }])
    expect(rest.next).toBeNull()
    expect((await unblock(people[0] ?? '')).status).toBe(404)
    const seen = await app.call(contract.get, { as: marketer, params: { influencerId: people[0] ?? '' } })
    expect(seen.body.data.note).toBeNull()
    expect((await app.call(contract.list, { as, query: { after: 'WyJ4Il0' } })).status).toBe(400)
  })

  it('accepts only influencers who can be found or have a job for the brand, up to a maximum', async () => {
    const { id: hidden } = await buildInfluencer(app.db)
    for (const influencerId of [hidden, newId(), other.accountId]) expect((await block(influencerId)).status).toBe(404)
    const as = await app.callerOf((await buildMarketer(app.db)).id)
    const { accountId } = await buildChannel(app.db)
    const { accountId: last } = await buildChannel(app.db)
    await block(accountId, '', as)
    const copies = await rowsOf<{ id: string }>(
      app.db,
      sql`insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
        'email', 'copy' || n || '@example.com'))).*
        from accounts a, generate_series(1, ${BLOCKS_MAX - 1}) n where a.id = ${accountId} returning id`,
    )
    const createdAt = app.clock.now()
    await app.db
      .insert(influencerBlocks)
      .values(copies.map(({ id }) => ({ id: newId(), marketerId: as.accountId, influencerId: id, createdAt })))
    expect((await block(last, '', as)).body).toMatchObject({ code: 'blocks_full' })
    expect((await block(accountId, 'Still here', as)).status).toBe(200)
  })

  it('is not accessible to visitors and influencers', async () => {
    const { id, influencer } = await world()
    expect((await app.call(contract.list, {})).status).toBe(401)
    expect((await app.call(contract.list, { as: influencer })).status).toBe(403)
    expect((await app.call(contract.block, { as: influencer, params: { influencerId: id }, body: {} })).status).toBe(
      403,
    )
  })
})
