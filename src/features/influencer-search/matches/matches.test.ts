import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { newId } from '../../../core/ids.ts'
import type { Caller } from '../../../platform/context.ts'
import { zCriteria } from '../../campaigns/shapes.ts'
import { contract as shortlists } from '../../shortlists/contract.ts'
import { contract } from '../contract.ts'
import { COMPARED_MAX } from '../rules/filters.ts'

const CHANNEL_COUNT = 24

let app: TestApp
let marketer: Caller
let campaign: Awaited<ReturnType<typeof buildCampaign>>
const people: string[] = []
const channels: string[] = []

beforeAll(async () => {
  app = await openTestApp()
  marketer = await app.callerOf((await buildMarketer(app.db)).id)
  const criteria = zCriteria.parse({ followersMin: 10_000, interests: ['beauty'] })
  campaign = await buildCampaign(app.db, { marketerId: marketer.accountId, criteria })
  for (let i = 0; i < CHANNEL_COUNT; i++) {
    const { id } = await buildInfluencer(app.db, { interests: [i % 3 === 0 ? 'car' : 'beauty'] })
    const values = { accountId: id, followers: 6_000 + i * 1_000, engagementBps: 100 + i * 20, score: 95 - i }
    people.push(id)
    channels.push((await buildChannel(app.db, values, { reel: 200_000 + i * 10_000 })).id)
  }
})
afterAll(() => app.close())

const find = async (query: object, as = marketer) => (await app.call(contract.find, { as, query })).body

async function walk(query: object) {
  const seen: { id: string; score: number }[] = []
  let after: string | undefined
  do {
    const page = await find({ ...query, campaign: campaign.id, sort: 'match', limit: 5, ...(after && { after }) })
    expect(page.compared).toBe(CHANNEL_COUNT)
    seen.push(...page.data.map(({ channelId, match }) => ({ id: channelId, score: match?.score ?? -1 })))
    after = page.next ?? undefined
  } while (after)
  return seen
}

it('sorts the results by the score shown in the profile, without gaps or duplicates', async () => {
  const seen = await walk({})
  expect(seen.map(({ id }) => id).toSorted()).toEqual(channels.toSorted())
  const scores = seen.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  const best = seen[0]?.id ?? ''
  const id = people[channels.indexOf(best)] ?? ''
  const offer = await app.call(contract.offer, { as: marketer, params: { id, campaignId: campaign.id } })
  expect(offer.body.data.match.score).toBe(seen[0]?.score)
  expect(offer.body.data.match.reasons.length).toBeGreaterThan(0)
})

it('does not compare without a campaign, with an invalid cursor or with another brand’s campaign', async () => {
  expect(await find({ sort: 'match', limit: 2 })).toMatchObject({ compared: null, data: [{ match: null }, {}] })
  expect((await find({ campaign: campaign.id, limit: 2 })).compared).toBeNull()
  const ask = (query: object, as = marketer) => app.call(contract.find, { as, query })
  expect((await ask({ campaign: campaign.id, sort: 'match', after: 'WyJ4Il0' })).status).toBe(400)
  const other = await app.callerOf((await buildMarketer(app.db)).id)
  expect((await ask({ campaign: campaign.id, sort: 'match' }, other)).status).toBe(404)
  expect(COMPARED_MAX).toBeGreaterThan(CHANNEL_COUNT)
})

it('sorts a shortlist by match, with people who cannot be compared last', async () => {
  const { data: list } = (await app.call(shortlists.create, { as: marketer, body: { name: 'Match' } })).body
  for (const influencerId of people.slice(0, 7))
    await app.call(shortlists.add, { as: marketer, params: { id: list.id }, body: { influencerId } })
  const seen: { id: string; score: number }[] = []
  let after: string | undefined
  do {
    const query = { campaign: campaign.id, sort: 'match', limit: 3, ...(after && { after }) } as const
    const { body } = await app.call(shortlists.people, { as: marketer, params: { id: list.id }, query })
    seen.push(...body.data.map(({ influencerId, match }) => ({ id: influencerId, score: match?.score ?? -1 })))
    after = body.next ?? undefined
  } while (after)
  expect(seen.map(({ id }) => id).toSorted()).toEqual(people.slice(0, 7).toSorted())
  const scores = seen.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores.every((score) => score >= 0)).toBe(true)
  const other = await app.callerOf((await buildMarketer(app.db)).id)
  const params = { id: list.id }
  const foreign = await buildCampaign(app.db, { marketerId: other.accountId })
  for (const [as, id] of [
    [other, campaign.id],
    [marketer, foreign.id],
  ] as const)
    expect((await app.call(shortlists.people, { as, params, query: { campaign: id } })).status).toBe(404)
})

it('compares people, with the figures of the channel that fits best', async () => {
  const [first = '', second = ''] = people
  const compare = (query: { ids: string; campaign?: string; post?: 'reel' }, as = marketer) =>
    app.call(contract.compare, { as, query })
  const { body } = await compare({ ids: `${second},${first},${newId()}`, campaign: campaign.id, post: 'reel' })
  expect(body).toMatchObject({ missing: 1, postType: 'reel' })
  expect(body.data.map(({ accountId }) => accountId)).toEqual([second, first])
  const [one] = body.data
  expect(one).toMatchObject({ price: 210_000, withFee: 231_000, jobsWithYou: 0, match: { score: expect.any(Number) } })
  expect((await compare({ ids: first })).body).toMatchObject({ postType: 'reel', data: [{ match: null }] })
  expect((await compare({ ids: people.slice(0, 5).join(',') })).status).toBe(400)
  expect((await compare({ ids: '' })).status).toBe(400)
  const other = await app.callerOf((await buildMarketer(app.db)).id)
  expect((await compare({ ids: first, campaign: campaign.id }, other)).status).toBe(404)
  expect((await compare({ ids: first }, await app.callerOf(first))).status).toBe(403)
})
