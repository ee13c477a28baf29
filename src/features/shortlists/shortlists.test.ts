import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign, buildChannel, buildMarketer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts } from '../accounts/schema.ts'
import { contract as applications } from '../applications/contract.ts'
import { channels } from '../channels/schema.ts'
import { contract } from './contract.ts'
import { shortlistPeople, shortlists } from './schema.ts'

let app: TestApp
let marketer: Caller
let other: Caller
beforeAll(async () => {
  app = await openTestApp()
  marketer = await app.callerOf((await buildMarketer(app.db)).id)
  other = await app.callerOf((await buildMarketer(app.db)).id)
})
afterAll(() => app.close())

const create = async (name: string, influencerId?: string, as = marketer) =>
  (await app.call(contract.create, { as, body: { name, influencerId } })).body.data
const people = async (id: string, query: { after?: string; limit?: number; campaign?: string } = {}) =>
  (await app.call(contract.people, { as: marketer, params: { id }, query })).body
const add = (id: string, influencerId: string, as = marketer) =>
  app.call(contract.add, { as, params: { id }, body: { influencerId } })

describe('shortlists', () => {
  it('have people with state and note, each only once', async () => {
    const channel = await buildChannel(app.db, { followers: 12_000 })
    const influencerId = channel.accountId
    await buildChannel(app.db, { accountId: influencerId, type: 'TIKTOK', followers: 500 })
    const { id } = await create('New Year', influencerId)
    expect((await add(id, influencerId)).status).toBe(200)
    const params = { id, influencerId }
    await app.call(contract.edit, { as: marketer, params, body: { state: 'chosen' } })
    await app.call(contract.edit, { as: marketer, params, body: { note: 'Answers fast' } })
    const read = await people(id)
    expect(read).toMatchObject({ name: 'New Year', size: 1, next: null })
    expect(read.data).toMatchObject([
      { influencerId, state: 'chosen', note: 'Answers fast', channel: { handle: channel.handle, followers: 12_000 } },
    ])
    const { body } = await app.call(contract.list, { as: marketer, query: { influencer: influencerId } })
    expect(body.data).toMatchObject([{ id, size: 1, includes: true }])

    await app.db.update(channels).set({ status: 'deactivated' }).where(eq(channels.accountId, influencerId))
    expect((await people(id)).data).toMatchObject([{ influencerId, channel: null }])
    const second = await create('Songkran')
    expect((await add(second.id, influencerId)).status).toBe(404)

    expect((await app.call(contract.take, { as: marketer, params })).status).toBe(200)
    expect((await app.call(contract.take, { as: marketer, params })).status).toBe(404)
    await app.call(contract.update, { as: marketer, params: { id }, body: { name: 'Mid-year' } })
    expect(await people(id)).toMatchObject({ name: 'Mid-year', size: 0 })
    for (const list of [id, second.id]) await app.call(contract.remove, { as: marketer, params: { id: list } })
    expect((await app.call(contract.list, { as: marketer })).body.data).toEqual([])
  })

  it('every action on another marketer’s list is not found', async () => {
    const { accountId: influencerId } = await buildChannel(app.db)
    const { id } = await create('Private', influencerId)
    const params = { id, influencerId }
    const answers = await Promise.all([
      app.call(contract.people, { as: other, params: { id } }),
      app.call(contract.update, { as: other, params: { id }, body: { name: 'X' } }),
      app.call(contract.remove, { as: other, params: { id } }),
      add(id, influencerId, other),
      app.call(contract.edit, { as: other, params, body: { note: 'X' } }),
      app.call(contract.edit, { as: other, params, body: {} }),
      app.call(contract.take, { as: other, params }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await app.call(contract.list, { as: other })).body.data).toEqual([])
    expect(await people(id)).toMatchObject({ name: 'Private', size: 1 })
  })

  it('show what each person does in a campaign, including people who were declined', async () => {
    const campaign = await buildCampaign(app.db, { marketerId: marketer.accountId })
    const apply = async () => {
      const channel = await buildChannel(app.db)
      const as = await app.callerOf(channel.accountId)
      const body = { channelId: channel.id, note: '' }
      const { data } = (await app.call(applications.apply, { as, params: { id: campaign.id }, body })).body
      return { influencerId: channel.accountId, jobId: data.id }
    }
    const [waiting, declined] = [await apply(), await apply()]
    const { accountId: none } = await buildChannel(app.db)
    await app.call(applications.decline, {
      as: marketer,
      params: { id: declined.jobId },
      body: { reason: 'ไม่ตรงกับสินค้า' },
    })
    const { id } = await create('Standings', waiting.influencerId)
    await add(id, declined.influencerId)
    await add(id, none)
    const standings = async (query: { campaign?: string }) =>
      new Map((await people(id, query)).data.map(({ influencerId, standing }) => [influencerId, standing]))
    const compared = await standings({ campaign: campaign.id })
    expect(compared.get(waiting.influencerId)).toBe('MATCHED')
    expect(compared.get(declined.influencerId)).toBe('REJECTED')
    expect(compared.get(none)).toBeNull()
    expect([...(await standings({})).values()]).toEqual([null, null, null])
  })

  it('pages have no gaps and no duplicates', async () => {
    const { id } = await create('Paged')
    const added: string[] = []
    for (let i = 0; i < 5; i++) {
      const { accountId } = await buildChannel(app.db)
      await add(id, accountId)
      added.push(accountId)
    }
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await people(id, { limit: 2, ...(after && { after }) })
      seen.push(...page.data.map(({ influencerId }) => influencerId))
      after = page.next ?? undefined
    } while (after)
    expect(seen.toSorted()).toEqual(added.toSorted())
    const forged = await app.call(contract.people, { as: marketer, params: { id }, query: { after: 'WyJ4Il0' } })
    expect(forged.status).toBe(400)
  })

  it('the number of lists and of people in a list is limited', async () => {
    const { id: marketerId } = await buildMarketer(app.db)
    const as = await app.callerOf(marketerId)
    const createdAt = app.clock.now()
    const row = () => ({ id: newId(), marketerId, name: 'One of many', createdAt })
    await app.db.insert(shortlists).values(Array.from({ length: 50 }, row))
    const refused = await app.call(contract.create, { as, body: { name: 'One more' } })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'shortlists_full' }])

    const { id } = await create('Full')
    const { accountId: first } = await buildChannel(app.db)
    const { accountId: last } = await buildChannel(app.db)
    const [account] = await app.db.select().from(accounts).where(eq(accounts.id, first))
    if (!account) throw new Error('no account')
    const copies = Array.from({ length: 199 }, (_, i) => ({ ...account, id: newId(), email: `copy${i}@example.com` }))
    await app.db.insert(accounts).values(copies)
    const rowOf = (influencerId: string) => ({ influencerId, id: newId(), shortlistId: id, addedAt: createdAt })
    await app.db.insert(shortlistPeople).values([first, ...copies.map((copy) => copy.id)].map(rowOf))
    expect((await add(id, last)).body).toMatchObject({ code: 'shortlist_full' })
    expect((await add(id, first)).status).toBe(200)
    expect((await people(id)).size).toBe(200)
  })
})
