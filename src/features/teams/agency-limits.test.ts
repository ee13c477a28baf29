import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { PICTURE } from '../../../tests/access/example.ts'
import {
  buildAgencyBrand,
  buildCampaign,
  buildChannel,
  buildInfluencer,
  buildJob,
  buildMarketer,
  buildMember,
} from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { giveCredits, jobContract, TAX_FACTS } from '../../../tests/jobs-world.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as brands } from '../agency-brands/contract.ts'
import { contract as applications } from '../applications/contract.ts'
import { contract as calendar } from '../calendar/contract.ts'
import { contract as campaigns } from '../campaigns/contract.ts'
import { contract as credits } from '../credits/contract.ts'
import { contract as files } from '../files/contract.ts'
import { contract as search } from '../influencer-search/contract.ts'
import { jobs } from '../jobs/schema.ts'
import { contract as reviews } from '../reviews/contract.ts'
import { contract as shortlists } from '../shortlists/contract.ts'
import { contract } from './contract.ts'

/** Campaigns of the agency by brand. */
const KEYS = ['lomchoey', 'siangthung', 'third', 'none'] as const
type Key = (typeof KEYS)[number]
type Played = Record<Key, { campaignId: string; jobId: string; influencer: Caller; fileId: string }>

let app: TestApp
let agency: Caller
const brandIds: Partial<Record<Key, string>> = {}
const played = {} as Played

const limitedTo = async (...keys: Key[]): Promise<Caller> => {
  const ids = keys.map((key) => brandIds[key]!)
  return app.callerOf((await buildMember(app.db, agency.accountId, 'campaignManager', {}, ids)).id)
}

beforeAll(async () => {
  app = await openTestApp()
  agency = await app.callerOf((await buildMarketer(app.db, { kind: 'agency' })).id)
  await giveCredits(app, agency.accountId, 100_000_000)
  for (const key of KEYS) {
    if (key !== 'none') brandIds[key] = (await buildAgencyBrand(app.db, agency.accountId)).id
    const { id: campaignId } = await buildCampaign(app.db, {
      marketerId: agency.accountId,
      brandId: brandIds[key] ?? null,
      slots: 9,
    })
    const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
    await buildChannel(app.db, { accountId }, { reel: 450_000 })
    const influencer = await app.callerOf(accountId)
    const applied = await app.call(jobContract.apply, { as: influencer, params: { id: campaignId }, body: {} })
    const jobId = applied.body.data.id
    const sent = { params: { id: jobId }, body: { text: 'สวัสดี' }, idempotencyKey: newId() }
    const message = await app.call(jobContract.sendMessage, { as: influencer, ...sent, file: PICTURE })
    played[key] = { campaignId, jobId, influencer, fileId: message.body.data.file?.id ?? '' }
  }
})
afterAll(() => app.close())

/** The keys whose id appears anywhere in a response. */
const seenIn = (answer: unknown, id: 'campaignId' | 'jobId'): Key[] => {
  const text = JSON.stringify(answer)
  return KEYS.filter((key) => text.includes(played[key][id]))
}

const SUBSETS: Key[][] = [
  ['lomchoey'],
  ['siangthung'],
  ['third'],
  ['lomchoey', 'siangthung'],
  ['lomchoey', 'third'],
  ['siangthung', 'third'],
  ['lomchoey', 'siangthung', 'third'],
]
test.each(SUBSETS.map((keys) => [keys.join(' and '), keys] as const))(
  'a member restricted to %s sees those campaigns and jobs, and no others',
  async (_, keys) => {
    const as = await limitedTo(...keys)
    const lists = {
      campaigns: seenIn((await app.call(campaigns.list, { as })).body, 'campaignId'),
      jobs: seenIn((await app.call(jobContract.list, { as })).body, 'jobId'),
      inbox: seenIn((await app.call(jobContract.inbox, { as })).body, 'jobId'),
      calendar: seenIn((await app.call(calendar.month, { as, query: { month: '2025-12' } })).body, 'campaignId'),
    }
    for (const [name, seen] of Object.entries(lists)) expect(seen, name).toEqual(keys)
    const counts = (await app.call(jobContract.inboxCounts, { as })).body.data
    expect(counts).toEqual({ unread: keys.length, awaited: keys.length })
    expect((await app.call(campaigns.list, { as })).body.counts).toEqual({ live: keys.length })
    const own = (await app.call(brands.list, { as })).body.data.map(({ id }) => id)
    expect(own.toSorted()).toEqual(keys.map((key) => brandIds[key]!).toSorted())
    for (const key of KEYS) {
      const expected = keys.includes(key) ? 200 : 404
      const { campaignId, jobId, fileId } = played[key]
      const params = { id: jobId }
      const statuses = [
        await app.call(campaigns.get, { as, params: { id: campaignId } }),
        await app.call(campaigns.savedEstimate, { as, params: { id: campaignId } }),
        await app.call(jobContract.applicants, { as, params: { id: campaignId } }),
        await app.call(jobContract.report, { as, params: { id: campaignId } }),
        await app.call(jobContract.get, { as, params }),
        await app.call(jobContract.brief, { as, params }),
        await app.call(jobContract.messages, { as, params }),
        await app.call(reviews.review, { as, params }),
        await app.call(files.get, { as, params: { id: fileId } }),
      ].map(({ status }) => status)
      expect(statuses, key).toEqual(statuses.map(() => expected))
    }
  },
)

describe('a restricted campaign manager', () => {
  it('cannot change anything of other brands', async () => {
    const as = await limitedTo('lomchoey')
    for (const key of ['siangthung', 'none'] as const) {
      const { campaignId, jobId } = played[key]
      const [job, campaign] = [{ params: { id: jobId } }, { params: { id: campaignId } }]
      const answers = [
        await app.call(jobContract.accept, { as, ...job, body: {}, idempotencyKey: newId() }),
        await app.call(jobContract.decline, { as, ...job, body: {}, idempotencyKey: newId() }),
        await app.call(jobContract.sendMessage, { as, ...job, body: { text: 'x' }, idempotencyKey: newId() }),
        await app.call(jobContract.readMessages, { as, ...job, body: { through: newId() } }),
        await app.call(campaigns.save, { as, ...campaign, body: { version: 1, title: 'x' } }),
        await app.call(campaigns.pause, { as, ...campaign, body: { paused: true } }),
        await app.call(campaigns.close, { as, ...campaign }),
        await app.call(campaigns.duplicate, { as, ...campaign }),
      ]
      for (const { status } of answers) expect(status).toBe(404)
    }
    const { jobId } = played.lomchoey
    const accepted = await app.call(jobContract.accept, {
      as,
      params: { id: jobId },
      body: {},
      idempotencyKey: newId(),
    })
    expect(accepted.status).toBe(200)
  })

  it('can only write campaigns of their own brands', async () => {
    const as = await limitedTo('lomchoey')
    const created = (await app.call(campaigns.create, { as, body: { title: 'ใหม่' } })).body.data
    expect(created).toMatchObject({ brandId: brandIds.lomchoey, brandChoices: [{ id: brandIds.lomchoey }] })
    for (const brandId of [brandIds.siangthung!, null]) {
      const { id, version } = created
      const saved = await app.call(campaigns.save, { as, params: { id }, body: { version, brandId } })
      expect(saved.body.fields).toHaveProperty('brandId')
    }
    const foreign = await app.call(campaigns.create, { as, body: { brandId: brandIds.siangthung! } })
    expect(foreign.body.fields).toHaveProperty('brandId')
  })

  it('sees nothing of the whole account, and only their own row of the team', async () => {
    const as = await limitedTo('lomchoey')
    const params = { id: agency.accountId }
    for (const endpoint of [credits.statement, credits.total, contract.acts])
      expect((await app.call(endpoint, { as, params })).body.code).toBe('permission_missing')
    const { members, invitations } = (await app.call(contract.team, { as, params })).body.data
    expect([members.map(({ id }) => id), invitations]).toEqual([[as.personId], []])
  })

  it('sees their own requests that need approval, but not the others’', async () => {
    const [mine, other] = [await limitedTo('lomchoey'), await limitedTo('siangthung')]
    const body = { actLimit: 1, monthLimit: 10_000_000 }
    const params = { id: agency.accountId }
    await app.call(contract.saveLimits, { as: agency, params, body })
    const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
    await buildChannel(app.db, { accountId }, { reel: 450_000 })
    const campaign = { params: { id: played.lomchoey.campaignId }, body: {} }
    const { id } = (await app.call(jobContract.apply, { as: await app.callerOf(accountId), ...campaign })).body.data
    const command = { params: { id }, body: {}, idempotencyKey: newId() }
    const { body: answer } = await app.call(jobContract.accept, { as: mine, ...command })
    expect(answer.code).toBe('approval_requested')
    const waiting = async (as: Caller) => (await app.call(contract.holdRequests, { as, params })).body.data
    expect(await waiting(mine)).toMatchObject([{ own: true, act: 'jobs.accept' }])
    expect(await waiting(other)).toEqual([])
    expect(await waiting(agency)).toMatchObject([{ own: false }])
    await app.call(contract.saveLimits, { as: agency, params, body: { actLimit: 10_000_000, monthLimit: 10_000_000 } })
  })

  it('finds influencers and invites them to campaigns of their own brands', async () => {
    const as = await limitedTo('siangthung')
    const { accountId: id, id: channelId } = await buildChannel(
      app.db,
      { accountId: (await buildInfluencer(app.db, TAX_FACTS)).id },
      { reel: 450_000 },
    )
    expect((await app.call(search.find, { as })).body.data.map(({ accountId }) => accountId)).toContain(id)
    expect((await app.call(search.profile, { as, params: { id } })).status).toBe(200)
    const open = (await app.call(search.campaigns, { as, params: { id } })).body.data
    expect(open.map((campaign) => campaign.id)).toEqual([played.siangthung.campaignId])
    for (const key of KEYS) {
      const own = key === 'siangthung'
      const { campaignId } = played[key]
      const statuses = [
        await app.call(search.find, { as, query: { campaign: campaignId } }),
        await app.call(search.compare, { as, query: { ids: id, campaign: campaignId } }),
        await app.call(search.offer, { as, params: { id, campaignId } }),
        await app.call(search.offers, { as, params: { id: campaignId }, query: { influencers: id } }),
      ].map(({ status }) => status)
      expect(statuses, key).toEqual(statuses.map(() => (own ? 200 : 404)))
      const { toHold } = own
        ? (await app.call(search.offer, { as, params: { id, campaignId } })).body.data
        : { toHold: 1 }
      const body = { channelId, toHold }
      const invited = await app.call(applications.invite, {
        as,
        params: { id: campaignId },
        body,
        idempotencyKey: newId(),
      })
      expect(invited.status, key).toBe(own ? 200 : 404)
    }
  })

  it('compares by jobs of their own brands', async () => {
    const { id: influencerId } = await buildInfluencer(app.db, TAX_FACTS)
    const { id: channelId } = await buildChannel(app.db, { accountId: influencerId }, { reel: 450_000 })
    const now = app.clock.now()
    await app.db.insert(jobs).values({
      id: newId(),
      campaignId: played.lomchoey.campaignId,
      marketerId: agency.accountId,
      influencerId,
      channelId,
      status: 'CANCEL',
      facts: {} as never,
      source: 'invite',
      price: satang(450_000),
      fee: satang(0),
      fundedBy: 'credits',
      matchScore: 0,
      isMatch: true,
      matchReasons: [],
      matchedAt: now,
      createdAt: now,
      updatedAt: now,
      completedAt: now,
    })
    const withYou = async (as: Caller) =>
      (await app.call(search.compare, { as, query: { ids: influencerId } })).body.data.map((one) => one.jobsWithYou)
    expect(await withYou(agency)).toEqual([1])
    expect(await withYou(await limitedTo('lomchoey'))).toEqual([1])
    expect(await withYou(await limitedTo('third'))).toEqual([0])
  })

  it('does not see what somebody did for other brands: earlier work is only that for the campaign’s brand', async () => {
    const { id: influencerId } = await buildInfluencer(app.db, { ...TAX_FACTS, reliability: 80 })
    const { id: channelId } = await buildChannel(app.db, { accountId: influencerId }, { reel: 450_000 })
    const influencer = await app.callerOf(influencerId)
    const done = { status: 'COMPLETED', terms: {} as never, completedAt: app.clock.now() } as const
    const { id: earlier } = await buildCampaign(app.db, { marketerId: agency.accountId, brandId: brandIds.siangthung! })
    await buildJob(app.db, { ...done, campaignId: earlier, marketerId: agency.accountId, influencerId, channelId })
    /** Responses of every endpoint that shows how the person matches a campaign. */
    const matchesFor = async (key: Key, as: Caller) => {
      const id = played[key].campaignId
      const person = { id: influencerId, campaignId: id }
      const found = (await app.call(search.find, { as, query: { campaign: id, sort: 'match' } })).body.data
      const offers = { params: { id }, query: { channels: channelId } }
      const compared = await app.call(search.compare, { as, query: { ids: influencerId, campaign: id } })
      const market = await app.call(campaigns.publicCampaign, { as: influencer, params: { id } })
      await app.call(jobContract.apply, { as: influencer, params: { id }, body: { channelId } })
      const applicants = (await app.call(jobContract.applicants, { as, params: { id } })).body.data
      return {
        list: found.find((one) => one.channelId === channelId)?.match,
        offer: (await app.call(search.offer, { as, params: person })).body.data?.match,
        offers: (await app.call(search.offers, { as, ...offers })).body.data[0]?.match,
        comparison: compared.body.data[0]?.match,
        market: market.body.data.matches[0],
        application: applicants.find((one) => one.channel.id === channelId)?.match,
      }
    }
    for (const [key, as, expected] of [
      ['lomchoey', await limitedTo('lomchoey'), false],
      ['third', agency, false],
      ['siangthung', await limitedTo('siangthung', 'third'), true],
      ['none', agency, true],
    ] as const) {
      const matches = Object.entries(await matchesFor(key, as))
      for (const [place, match] of matches) {
        const worked = match?.reasons.some(({ code }) => code === 'worked_before')
        expect([key, place, worked]).toEqual([key, place, expected])
        expect(match?.reasons.find(({ code }) => code === 'on_time')?.values, place).toEqual({ percent: 80 })
      }
      expect(new Set(matches.map(([, match]) => match?.score)).size, key).toBe(1)
    }
  })

  it('has the shortlists of their own brands, and no others', async () => {
    const create = (as: Caller, key?: Key) =>
      app.call(shortlists.create, { as, body: { name: `List ${key}`, brandId: key && brandIds[key] } })
    const lists = {
      siangthung: (await create(agency, 'siangthung')).body.data.id,
      third: (await create(agency, 'third')).body.data.id,
      none: (await create(agency)).body.data.id,
    }
    const as = await limitedTo('siangthung', 'third')
    const own = await limitedTo('third')
    const seen = async (reader: Caller) =>
      (await app.call(shortlists.list, { as: reader })).body.data.map(({ id }) => id).toSorted()
    expect(await seen(agency)).toEqual(Object.values(lists).toSorted())
    expect(await seen(as)).toEqual([lists.siangthung, lists.third].toSorted())
    expect(await seen(own)).toEqual([lists.third])
    for (const id of [lists.siangthung, lists.none]) {
      const params = { id }
      const influencerId = played.third.influencer.accountId
      const answers = [
        await app.call(shortlists.people, { as: own, params }),
        await app.call(shortlists.add, { as: own, params, body: { influencerId } }),
        await app.call(shortlists.update, { as: own, params, body: { name: 'x' } }),
        await app.call(shortlists.remove, { as: own, params }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
    expect((await create(own)).body.data.brand).toMatchObject({ id: brandIds.third })
    for (const answer of [await create(own, 'siangthung'), await create(as)])
      expect(answer.body.fields).toHaveProperty('brandId')
    const move = (reader: Caller, brandId: string | null) =>
      app.call(shortlists.update, { as: reader, params: { id: lists.third }, body: { brandId } })
    for (const brandId of [null, brandIds.siangthung!])
      expect((await move(own, brandId)).body.fields).toHaveProperty('brandId')
    expect((await move(agency, null)).status).toBe(200)
    expect(await seen(own)).not.toContain(lists.third)
  })

  it('is notified only of applications to their own brands', async () => {
    const as = await limitedTo('third')
    const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
    await buildChannel(app.db, { accountId }, { reel: 450_000 })
    const influencer = await app.callerOf(accountId)
    const notices = async () => (await app.outbox(as.personId)).filter(({ kind }) => kind === 'job.applied').length
    for (const key of ['siangthung', 'none', 'third'] as const) {
      await app.call(jobContract.apply, { as: influencer, params: { id: played[key].campaignId }, body: {} })
      expect(await notices()).toBe(key === 'third' ? 1 : 0)
    }
  })
})

describe('the restriction', () => {
  const limit = (personId: string, ids: string[] | null, as = agency) =>
    app.call(contract.limitToBrands, { as, params: { id: agency.accountId, personId }, body: { brandIds: ids } })

  it('is set by owners, for campaign managers and viewers, to brands of the agency', async () => {
    const viewer = (await buildMember(app.db, agency.accountId, 'viewer')).id
    expect((await limit(viewer, [brandIds.third!])).body.data.brandIds).toEqual([brandIds.third])
    expect((await app.callerOf(viewer)).brandIds).toEqual([brandIds.third])
    const other = (await buildMarketer(app.db, { kind: 'agency' })).id
    const foreign = (await buildAgencyBrand(app.db, other)).id
    expect((await limit(viewer, [foreign])).body.fields).toHaveProperty('brandIds')
    const finance = (await buildMember(app.db, agency.accountId, 'finance')).id
    expect((await limit(finance, [brandIds.third!])).body.code).toBe('brand_limit_role')
    const manager = await limitedTo('third')
    expect((await limit(viewer, null, manager)).body.code).toBe('permission_missing')
    expect((await limit(viewer, null)).body.data.brandIds).toBeNull()
    expect((await app.callerOf(viewer)).brandIds).toBeUndefined()
  })

  it('ends with a role that covers the whole account, and can be part of an invitation', async () => {
    const { personId } = await limitedTo('third')
    const params = { id: agency.accountId, personId: personId! }
    const changed = await app.call(contract.changeRole, { as: agency, params, body: { role: 'finance' } })
    expect(changed.body.data).toMatchObject({ role: 'finance', brandIds: null })
    const invite = (role: 'viewer' | 'finance') =>
      app.call(contract.invite, {
        as: agency,
        params: { id: agency.accountId },
        body: { email: `${newId()}@example.com`, role, brandIds: [brandIds.lomchoey!] },
      })
    expect((await invite('viewer')).body.data.brandIds).toEqual([brandIds.lomchoey])
    expect((await invite('finance')).body.code).toBe('brand_limit_role')
  })
})
