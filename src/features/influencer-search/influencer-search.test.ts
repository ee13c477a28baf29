import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildCampaign,
  buildChannel,
  buildInfluencer,
  buildJob,
  buildMarketer,
  buildReply,
} from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { giveCredits } from '../../../tests/jobs-world.ts'
import { newId } from '../../core/ids.ts'
import type { Satang } from '../../core/money.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { contract as applications } from '../applications/contract.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channelPrices, channels } from '../channels/schema.ts'
import { CHANNEL_STATUSES } from '../channels/shapes.ts'
import { jobEvents, jobs } from '../jobs/schema.ts'
import { contract } from './contract.ts'
import { FIND_SORTS, type FindSort } from './rules/filters.ts'
import { influencerSearch, UNANSWERED } from './schema.ts'

let app: TestApp
let marketer: Caller
beforeAll(async () => {
  app = await openTestApp()
  marketer = await app.callerOf((await buildMarketer(app.db)).id)
})
afterAll(() => app.close())
beforeEach(() => app.db.update(channels).set({ status: 'deactivated' }))

type Query = NonNullable<Parameters<typeof app.call<typeof contract.find>>[1]>['query']
const find = async (query: Query = {}, as = marketer) => (await app.call(contract.find, { as, query })).body
const idsOf = async (query: Query = {}) => (await find(query)).data.map(({ channelId }) => channelId)

const audienceOf = (gender: 'female' | 'male', age: '18-24' | '45+') => ({
  gender: { female: 20, male: 20, other: 0, [gender]: 60 },
  age: { '13-17': 5, '18-24': 10, '25-34': 10, '35-44': 10, '45+': 10, [age]: 65 },
  location: [],
})

describe('filters', () => {
  it('each filter finds exactly the channels that match it', async () => {
    const chef = await buildInfluencer(
      app.db,
      { interests: ['food', 'travel'], province: 'TH-50' },
      { displayName: 'แม่ครัวดาว' },
    )
    const kitchen = await buildChannel(
      app.db,
      {
        accountId: chef.id,
        type: 'TIKTOK',
        handle: 'kitchen.dao',
        followers: 9_000,
        engagementBps: 720,
        score: 95,
        audience: audienceOf('female', '45+'),
      },
      { videoPost: 300_000, live: 900_000 },
    )
    const racer = await buildInfluencer(
      app.db,
      { interests: ['car'], province: 'TH-20', takesJobsFrom: '2030-01-01' },
      { displayName: 'หนุ่มซิ่ง' },
    )
    const garage = await buildChannel(
      app.db,
      { accountId: racer.id, followers: 80_000, engagementBps: 150, score: 60, audience: audienceOf('male', '18-24') },
      { reel: 1_200_000 },
    )
    const silent = await buildChannel(app.db, { type: 'LINE', followers: null, engagementBps: null, score: null })
    const cases: [Query, string[]][] = [
      [{}, [kitchen.id, garage.id, silent.id]],
      [{ type: 'TIKTOK,LINE' }, [kitchen.id, silent.id]],
      [{ post: 'reel' }, [garage.id]],
      [{ takesJobs: '1' }, [kitchen.id, silent.id]],
      [{ post: 'live', priceMax: 300_000 }, []],
      [{ priceMax: 300_000 }, [kitchen.id]],
      [{ priceMin: 300_001 }, [garage.id]],
      [{ followersMin: 9_001 }, [garage.id]],
      [{ followersMax: 9_000 }, [kitchen.id]],
      [{ engagementMin: 700 }, [kitchen.id]],
      [{ interest: 'travel,beauty' }, [kitchen.id, silent.id]],
      [{ interest: 'travel,car', province: 'TH-20' }, [garage.id]],
      [{ province: 'TH-50,TH-20' }, [kitchen.id, garage.id]],
      [{ gender: 'male' }, [garage.id]],
      [{ age: '45+,35-44' }, [kitchen.id]],
      [{ gender: 'female', age: '18-24' }, []],
      [{ scoreMin: 90 }, [kitchen.id]],
      [{ q: 'ครัว' }, [kitchen.id]],
      [{ q: 'KITCHEN.D' }, [kitchen.id]],
      [{ q: '%' }, []],
    ]
    for (const [query, expected] of cases) {
      expect(new Set(await idsOf(query)), JSON.stringify(query)).toEqual(new Set(expected))
      expect((await find(query)).total, JSON.stringify(query)).toBe(expected.length)
    }
    const { types, total } = await find({ type: 'TIKTOK', followersMin: 1 })
    expect([types.TIKTOK, types.INSTAGRAM, types.LINE, total]).toEqual([1, 1, 0, 1])
    expect(await idsOf({ sort: 'price' })).toEqual([kitchen.id, garage.id, silent.id])
    expect(await idsOf({ sort: 'followers' })).toEqual([garage.id, kitchen.id, silent.id])
    expect(await idsOf({ sort: 'engagement' })).toEqual([kitchen.id, garage.id, silent.id])
  })

  it('paging has no gaps and no duplicates in any order, even with equal or unknown figures', async () => {
    const made: string[] = []
    for (let i = 0; i < 23; i++) {
      const followers = i % 5 === 0 ? null : 10_000 + (i % 3)
      const values = { followers, engagementBps: i % 4 === 0 ? null : 300, score: 50 + (i % 2) }
      made.push((await buildChannel(app.db, values, i % 3 === 0 ? {} : { reel: 100_000 * (1 + (i % 2)) })).id)
    }
    const walk = async (sort: FindSort, post?: 'reel') => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await find({ sort, limit: 4, ...(after && { after }), ...(post && { post }) })
        seen.push(...page.data.map(({ channelId }) => channelId))
        after = page.next ?? undefined
      } while (after)
      return seen
    }
    for (const sort of FIND_SORTS) expect((await walk(sort)).toSorted(), sort).toEqual(made.toSorted())
    const priced = made.filter((_, i) => i % 3 !== 0)
    expect((await walk('price', 'reel')).toSorted()).toEqual(priced.toSorted())
    expect((await app.call(contract.find, { as: marketer, query: { after: 'WyJ4Il0' } })).status).toBe(400)
  })
})

describe('the index', () => {
  /** The expected rows, computed from the source tables independently of the triggers. */
  async function expectedRows() {
    const all = await app.db
      .select({ channel: channels, account: accounts, influencer: influencers })
      .from(channels)
      .innerJoin(accounts, eq(accounts.id, channels.accountId))
      .innerJoin(influencers, eq(influencers.accountId, channels.accountId))
    const prices = await app.db.select().from(channelPrices)
    const work = await app.db.select().from(jobs)
    const events = await app.db.select().from(jobEvents)
    const replyHours = (influencerId: string): number | null => {
      const replies = work
        .filter((job) => job.influencerId === influencerId)
        .flatMap(({ id }) => {
          const own = events.filter(({ jobId }) => jobId === id)
          const offer = own.find(({ to }) => to === 'ASSIGN')
          const reply = own.find(({ from }) => from === 'ASSIGN')
          if (!offer || !reply) return []
          const hours = Math.max(1, Math.ceil((reply.at.getTime() - offer.at.getTime()) / 3_600_000))
          return [{ id, at: reply.at, hours: reply.event === 'answerTimeout' ? UNANSWERED : hours }]
        })
        .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
        .slice(0, 20)
        .map(({ hours }) => hours)
        .toSorted((a, b) => a - b)
      return replies[Math.ceil(replies.length / 2) - 1] ?? null
    }
    const largest = (parts: Record<string, number> | undefined): string | null =>
      Object.entries(parts ?? {})
        .filter(([, n]) => n > 0)
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? null
    return all
      .filter(({ channel, account }) => ['active', 'allowed'].includes(channel.status) && account.status === 'active')
      .map(({ channel, account, influencer }) => {
        const own = prices.filter(({ channelId }) => channelId === channel.id)
        const priceOf = (type: string) => own.find(({ postType }) => postType === type)?.price ?? null
        return {
          channelId: channel.id,
          accountId: account.id,
          type: channel.type,
          words: `${account.displayName} ${channel.handle} ${channel.name}`.toLowerCase(),
          followers: channel.followers,
          engagementBps: channel.engagementBps,
          score: channel.score,
          rank: (channel.score ?? 0) * 10_000 + Math.min(channel.engagementBps ?? 0, 9_999),
          province: influencer.province,
          interests: influencer.interests,
          audienceGender: largest(channel.audience?.gender),
          audienceAge: largest(channel.audience?.age),
          shareLink: priceOf('shareLink'),
          photoPost: priceOf('photoPost'),
          videoPost: priceOf('videoPost'),
          live: priceOf('live'),
          story: priceOf('story'),
          reel: priceOf('reel'),
          priceFrom: own.length === 0 ? null : Math.min(...own.map(({ price }) => price)),
          listedAt: channel.createdAt,
          position: expect.any(Number),
          lang: account.lang,
          hasWorked: work.some((job) => job.influencerId === account.id && job.completedAt !== null),
          replyHours: replyHours(account.id),
          paused: influencer.takesJobsFrom !== null,
        }
      })
      .toSorted((a, b) => (a.channelId < b.channelId ? -1 : 1))
  }

  it('equals a recomputation after any changes', async () => {
    const own: Awaited<ReturnType<typeof buildChannel>>[] = []
    for (let i = 0; i < 3; i++) own.push(await buildChannel(app.db, {}, { reel: 100_000 }))
    const change = fc.record({
      n: fc.nat(2),
      status: fc.constantFrom(...CHANNEL_STATUSES),
      account: fc.constantFrom('active', 'suspended', 'deactivated' as const),
      figure: fc.option(fc.nat(20_000), { nil: null }),
      price: fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: null }),
      postType: fc.constantFrom('reel', 'live', 'story' as const),
      age: fc.constantFrom('18-24', '45+' as const),
      interests: fc.uniqueArray(fc.constantFrom('beauty', 'food', 'car')),
      kind: fc.constantFrom('channel', 'account', 'influencer', 'price', 'reply', 'work' as const),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        for (const { n, kind, ...to } of changes) {
          const { id, accountId } = own[n] as (typeof own)[number]
          const ofAccount = eq(accounts.id, accountId)
          if (kind === 'channel')
            await app.db
              .update(channels)
              .set({
                status: to.status,
                followers: to.figure,
                engagementBps: to.figure,
                audience: to.figure === null ? null : audienceOf('male', to.age),
              })
              .where(eq(channels.id, id))
          if (kind === 'account')
            await app.db
              .update(accounts)
              .set({ status: to.account, displayName: `N ${to.age}`, lang: to.postType === 'live' ? 'en' : 'th' })
              .where(ofAccount)
          if (kind === 'influencer')
            await app.db
              .update(influencers)
              .set({
                interests: to.interests,
                province: to.figure === null ? null : 'TH-50',
                takesJobsFrom: to.price === null ? null : '2030-01-01',
              })
              .where(eq(influencers.accountId, accountId))
          if (kind === 'reply' || kind === 'work') {
            const job = await buildJob(app.db, { influencerId: accountId, channelId: id })
            const offeredAt = new Date(app.clock.now().getTime() + n * 86_400_000)
            const event = to.price === null ? 'answerTimeout' : 'accept'
            if (kind === 'work')
              await app.db.update(jobs).set({ completedAt: app.clock.now() }).where(eq(jobs.id, job.id))
            else await buildReply(app.db, job.id, { event, hours: (to.figure ?? 40) / 200, offeredAt })
          }
          if (kind === 'price') {
            const { postType, price } = to
            await app.db.execute(
              sql`delete from channel_prices where channel_id = ${id}::uuid and post_type = ${postType}`,
            )
            if (price !== null)
              await app.db.insert(channelPrices).values({ channelId: id, postType, price: price as Satang })
          }
        }
        const stored = await app.db.select().from(influencerSearch)
        expect(stored.toSorted((a, b) => (a.channelId < b.channelId ? -1 : 1))).toEqual(await expectedRows())
      }),
      { numRuns: 40 },
    )
  })

  it('is not changed by a rolled-back transaction', async () => {
    const { id } = await buildChannel(app.db)
    await app.db
      .transaction(async (tx) => {
        await tx.update(channels).set({ status: 'suspended' }).where(eq(channels.id, id))
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await idsOf()).toEqual([id])
  })
})

describe('who is found', () => {
  it('blocked, closed and unapproved people and channels are found neither in the list nor by their id', async () => {
    const { id, accountId } = await buildChannel(app.db)
    const profile = () => app.call(contract.profile, { as: marketer, params: { id: accountId } })
    const isFound = async (): Promise<boolean> => {
      const listed = (await idsOf()).includes(id)
      expect((await profile()).status).toBe(listed ? 200 : 404)
      return listed
    }
    expect(await isFound()).toBe(true)
    for (const status of CHANNEL_STATUSES) {
      await app.db.update(channels).set({ status }).where(eq(channels.id, id))
      expect(await isFound(), status).toBe(status === 'active' || status === 'allowed')
    }
    await app.db.update(channels).set({ status: 'active' }).where(eq(channels.id, id))
    for (const status of ['suspended', 'permanently', 'deactivated', 'expired', 'active'] as const) {
      await app.db.update(accounts).set({ status }).where(eq(accounts.id, accountId))
      expect(await isFound(), status).toBe(status === 'active')
    }
    for (const unknown of [marketer.accountId, newId()])
      expect((await app.call(contract.profile, { as: marketer, params: { id: unknown } })).status).toBe(404)
  })

  it('the filter options are counted only on request', async () => {
    await buildChannel(app.db)
    expect((await find()).optionCounts).toBeNull()
    expect((await find({ countOptions: '1' })).optionCounts).toMatchObject({ work_any: 0, language_th: 1 })
  })

  it('visitors and influencers cannot search', async () => {
    const { accountId } = await buildChannel(app.db)
    const influencer = await app.callerOf(accountId)
    expect((await app.call(contract.find, {})).status).toBe(401)
    expect((await app.call(contract.find, { as: influencer })).status).toBe(403)
    expect((await app.call(contract.profile, { as: influencer, params: { id: accountId } })).status).toBe(403)
  })

  it('a profile has no contact or identity data', async () => {
    const { accountId } = await buildChannel(app.db, {}, { reel: 450_000, story: 90_000 })
    await app.db
      .update(influencers)
      .set({ legalName: 'น้ำผึ้ง รุ่งเรือง', nationalId: '1103700123451' })
      .where(eq(influencers.accountId, accountId))
    const { data } = (await app.call(contract.profile, { as: marketer, params: { id: accountId } })).body
    expect(data.channels[0]?.prices).toEqual([
      { postType: 'story', price: 90_000 },
      { postType: 'reel', price: 450_000 },
    ])
    const [account] = await app.db.select().from(accounts).where(eq(accounts.id, accountId))
    for (const secret of [account?.email ?? '', 'น้ำผึ้ง', '1103700123451', 'birthdate', 'phone'])
      expect(JSON.stringify(data)).not.toContain(secret)
  })
})

describe('invitations', () => {
  const invitable = async (values: Partial<typeof campaigns.$inferInsert> = {}) => {
    const marketer = await buildMarketer(app.db)
    await giveCredits(app, marketer.id, 2_000_000)
    const campaign = await buildCampaign(app.db, { ...values, marketerId: marketer.id })
    const channel = await buildChannel(app.db, {}, { reel: 400_000 })
    return { as: await app.callerOf(marketer.id), campaign, channel }
  }

  it.each(['public', 'invite_only'] as const)(
    'the amount shown is the amount put on hold, in a %s campaign',
    async (kind) => {
      const { as, campaign, channel } = await invitable({ kind })
      const params = { id: channel.accountId }
      expect((await app.call(contract.campaigns, { as, params })).body.data).toMatchObject([
        { id: campaign.id, kind, standing: null, slotsLeft: 3 },
      ])
      const offered = { as, params: { ...params, campaignId: campaign.id }, query: { price: 300_000 } }
      const { data: offer } = (await app.call(contract.offer, offered)).body
      expect(offer).toMatchObject({ channelId: channel.id, price: 300_000, available: 2_000_000, units: null })
      expect(offer.toHold).toBe(offer.price + offer.fee)
      const body = { channelId: offer.channelId, price: offer.price }
      const invite = (toHold: number) =>
        app.call(applications.invite, {
          as,
          params: { id: campaign.id },
          body: { ...body, toHold },
          idempotencyKey: newId(),
        })
      expect((await invite(offer.toHold - 1)).body).toMatchObject({ code: 'hold_changed' })
      expect((await invite(offer.toHold)).status).toBe(200)
      const after = (await app.call(contract.offer, offered)).body.data
      expect(after.available).toBe(2_000_000 - offer.toHold)
      expect(after.campaign.standing).toBe('ASSIGN')
      expect((await find({ campaign: campaign.id, limit: 1 }, as)).data[0]).toMatchObject({
        standing: 'ASSIGN',
        match: { score: expect.any(Number) },
      })
    },
  )

  it("another brand's campaign, a closed or a full one cannot be chosen", async () => {
    const { as, campaign, channel } = await invitable()
    const params = { id: channel.accountId }
    const offer = async (caller: Caller) =>
      (await app.call(contract.offer, { as: caller, params: { ...params, campaignId: campaign.id } })).status
    expect(await offer(as)).toBe(200)
    expect(await offer(marketer)).toBe(404)
    expect((await app.call(contract.find, { as: marketer, query: { campaign: campaign.id } })).status).toBe(404)
    await app.db.update(campaigns).set({ slotsTaken: 3 }).where(eq(campaigns.id, campaign.id))
    expect(await offer(as)).toBe(409)
    await app.db.update(campaigns).set({ slotsTaken: 0, status: 'closed' }).where(eq(campaigns.id, campaign.id))
    expect(await offer(as)).toBe(409)
    expect((await app.call(contract.campaigns, { as, params })).body.data).toEqual([])
  })
})
