import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { satang } from '../../src/core/money.ts'
import { withTx } from '../../src/db/tx.ts'
import { sweepMatches } from '../../src/features/applications/service.ts'
import { campaigns } from '../../src/features/campaigns/schema.ts'
import { channels } from '../../src/features/channels/schema.ts'
import { jobEvents, jobs } from '../../src/features/jobs/schema.ts'
import { sweepDueJobs } from '../../src/features/jobs/service.ts'
import { influencerBalance, marketerCredits } from '../../src/ledger/balances.ts'
import { creditHolds } from '../../src/ledger/credit-tables.ts'
import { buyLot } from '../../src/ledger/lots.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Caller } from '../../src/platform/context.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { jobContract as contract } from '../jobs-world.ts'

// Races need several connections: TEST_DATABASE_URL names a PostgreSQL 15 or later.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const INFLUENCERS = 100
let app: TestApp
const influencers: Caller[] = []

beforeAll(async () => {
  app = await openTestApp()
  const address = { line: '1', subdistrict: 'พญาไท', district: 'พญาไท', province: 'กรุงเทพมหานคร', postcode: '10400' }
  for (let i = 0; i < INFLUENCERS; i++) {
    const person = { legalName: 'ผู้รับ ทดสอบ', nationalId: '1103700123451', address }
    const { id } = await buildInfluencer(app.db, person)
    await buildChannel(app.db, { accountId: id })
    influencers.push(await app.callerOf(id))
  }
})
afterAll(async () => {
  const { rows } = await app.database.execute(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  await app.close()
  expect(rows).toEqual([{ deadlocks: 0 }])
})

const intact = async () => expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])

/** A campaign of a brand with enough credits for everybody, and an application from everybody. */
async function buildRace(slots: number, applicants: readonly Caller[], credits = 100_000_000) {
  const { id: marketerId } = await buildMarketer(app.db)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + 365 * 86_400_000)
  const lot = { chargeId: newId(), marketerId, net: satang(credits), vat: satang(0), expiresAt }
  await withTx(app.db, (tx) => buyLot(tx, lot, now))
  const campaign = await buildCampaign(app.db, { marketerId, slots })
  const applied = await Promise.all(
    applicants.map((as) => app.call(contract.apply, { as, params: { id: campaign.id }, body: {} })),
  )
  expect(applied.filter((answer) => answer.status !== 200)).toEqual([])
  return { marketer: await app.callerOf(marketerId), campaign, ids: applied.map((answer) => answer.body.data.id) }
}

const countOf = (answers: readonly { status: number; body: { code?: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers)
    counts[`${status} ${body.code ?? 'ok'}`] = (counts[`${status} ${body.code ?? 'ok'}`] ?? 0) + 1
  return counts
}
const slotsTaken = async (id: string) =>
  (await app.db.select({ n: campaigns.slotsTaken }).from(campaigns).where(eq(campaigns.id, id)))[0]?.n

it('a hundred parallel accepts of the last slot: one wins, the others learn that the slot is taken', async () => {
  const { marketer, campaign, ids } = await buildRace(1, influencers)
  const answers = await Promise.all(
    ids.map((id) => app.call(contract.accept, { as: marketer, params: { id }, body: {} })),
  )
  expect(countOf(answers)).toEqual({ '200 ok': 1, '409 slot_taken': INFLUENCERS - 1 })
  expect(await slotsTaken(campaign.id)).toBe(1)
  expect(await marketerCredits(app.db, marketer.accountId, app.clock.now())).toMatchObject({ held: 495_000 })
  const assigned = await app.db.select().from(jobs).where(inArray(jobs.id, ids))
  expect(assigned.filter((job) => job.status === 'ASSIGN')).toHaveLength(1)
  await intact()
})

it('credits for three of ten slots hold exactly three', async () => {
  const { marketer, campaign, ids } = await buildRace(10, influencers.slice(0, 10), 3 * 495_000 + 494_999)
  const answers = await Promise.all(
    ids.map((id) => app.call(contract.accept, { as: marketer, params: { id }, body: {} })),
  )
  expect(countOf(answers)).toEqual({ '200 ok': 3, '422 insufficient_credits': 7 })
  expect(await slotsTaken(campaign.id)).toBe(3)
  await intact()
})

it('invitations and accepts of the last slot at the same time: one wins', async () => {
  const { marketer, campaign, ids } = await buildRace(1, influencers.slice(0, 10))
  const channels = await Promise.all(
    influencers.slice(10, 20).map((as) => buildChannel(app.db, { accountId: as.accountId })),
  )
  const answers = await Promise.all([
    ...ids.map((id) => app.call(contract.accept, { as: marketer, params: { id }, body: {} })),
    ...channels.map(({ id }) =>
      app.call(contract.invite, { as: marketer, params: { id: campaign.id }, body: { channelId: id } }),
    ),
  ])
  expect(countOf(answers)).toEqual({ '200 ok': 1, '409 slot_taken': 19 })
  expect(await slotsTaken(campaign.id)).toBe(1)
  await intact()
})

it('a double click with one key is one action with one response; with two keys, one action and one refusal', async () => {
  const { marketer, ids } = await buildRace(5, influencers.slice(0, 2))
  const [first, second] = ids as [string, string]
  const once = { as: marketer, params: { id: first }, body: {}, idempotencyKey: newId() }
  const same = await Promise.all(Array.from({ length: 10 }, () => app.call(contract.accept, once)))
  expect(countOf(same)).toEqual({ '200 ok': 10 })
  expect(new Set(same.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  const twice = await Promise.all(
    Array.from({ length: 10 }, () => app.call(contract.accept, { as: marketer, params: { id: second }, body: {} })),
  )
  // After the first request the job waits for the creator's answer.
  expect(countOf(twice)).toEqual({ '200 ok': 1, '409 job_state': 9 })
  const holds = await app.db.select().from(creditHolds).where(inArray(creditHolds.jobId, ids))
  expect(holds).toHaveLength(2)
  await intact()
})

it('an application counts once, however often it is sent', async () => {
  const { id } = await buildCampaign(app.db)
  const [as] = influencers as [Caller]
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(contract.apply, { as, params: { id }, body: {} })),
  )
  expect(countOf(answers)).toEqual({ '200 ok': 1, '409 already_applied': 19 })
})

it('a cancellation, a deadline and the creator act on one job at the same time: it ends in one way and its money moves once', async () => {
  const { marketer, campaign, ids } = await buildRace(30, influencers.slice(0, 30))
  for (const id of ids) await app.call(contract.accept, { as: marketer, params: { id }, body: {} })
  app.clock.advance(72 * 3_600_000)
  const answers = await Promise.all([
    ...ids.map((id) => app.call(contract.cancel, { as: marketer, params: { id }, body: {} })),
    ...ids.map((id, i) => app.call(contract.decline, { as: influencers[i] as Caller, params: { id }, body: {} })),
    ...Array.from({ length: 3 }, async () => {
      await sweepDueJobs(app.app)
      return { status: 200, body: {} }
    }),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const ended = await app.db.select().from(jobs).where(inArray(jobs.id, ids))
  expect(ended.filter(({ status }) => status !== 'CANCEL' && status !== 'REJECTED')).toEqual([])
  expect(await slotsTaken(campaign.id)).toBe(0)
  expect(await marketerCredits(app.db, marketer.accountId, app.clock.now())).toMatchObject({
    held: 0,
    available: 100_000_000,
  })
  await intact()
})

it('a cancellation while the creator sends a draft: the refund depends on which came first', async () => {
  const { marketer, campaign, ids } = await buildRace(30, influencers.slice(0, 30))
  const at = (id: string) => ({ params: { id }, body: {} })
  for (const [i, id] of ids.entries()) {
    await app.call(contract.accept, { as: marketer, ...at(id) })
    const started = await app.call(contract.accept, { as: influencers[i] as Caller, ...at(id) })
    expect(started.body.data.status).toBe('WORKING')
  }
  const answers = await Promise.all(
    ids.flatMap((id, i) => {
      const draft = () =>
        app.call(contract.draft, {
          as: influencers[i] as Caller,
          params: { id },
          body: { url: 'https://drive.example/d.mp4' },
        })
      const cancel = () => app.call(contract.cancel, { as: marketer, ...at(id) })
      return i % 2 === 0 ? [draft(), cancel()] : [cancel(), draft()]
    }),
  )
  expect(Object.keys(countOf(answers)).filter((answer) => !['200 ok', '409 job_state'].includes(answer))).toEqual([])
  const events = await app.db.select().from(jobEvents).where(inArray(jobEvents.jobId, ids))
  const cancelled = await app.db.select().from(jobs).where(inArray(jobs.id, ids))
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(['CANCEL']))
  const sent = ids.filter((id) => events.some(({ jobId, event }) => jobId === id && event === 'draft')).length
  // 495,000 each. The creator and the platform get half of it once a draft was sent, and a tenth before that.
  const spent = sent * 247_500 + (ids.length - sent) * 49_500
  expect(await marketerCredits(app.db, marketer.accountId, app.clock.now())).toMatchObject({
    held: 0,
    available: 100_000_000 - spent,
  })
  expect(await slotsTaken(campaign.id)).toBe(0)
  await intact()
})

it('applicants who do not meet the criteria are invited while they withdraw and the criteria are relaxed: one hold or none', async () => {
  const people = influencers.slice(0, 20)
  const { marketer, campaign } = await buildRace(30, [])
  const params = { id: campaign.id }
  const criteria = { ...campaign.criteria, followersMin: 1_000_000 }
  await app.db.update(campaigns).set({ criteria }).where(eq(campaigns.id, campaign.id))
  const ids: string[] = []
  const channelOf = new Map<string, string>()
  for (const as of people) {
    const { data } = (await app.call(contract.apply, { as, params, body: {} })).body
    expect(data.status).toBe('MISMATCHED')
    ids.push(data.id)
    const [row] = await app.db.select({ id: channels.id }).from(channels).where(eq(channels.accountId, as.accountId))
    channelOf.set(data.id, row?.id ?? '')
  }
  app.clock.advance(60_000)
  await app.db
    .update(campaigns)
    .set({ criteria: campaign.criteria, updatedAt: app.clock.now() })
    .where(eq(campaigns.id, campaign.id))
  const invite = (id: string) =>
    app.call(contract.invite, { as: marketer, params, body: { channelId: channelOf.get(id) ?? '', toHold: 495_000 } })
  const answers = await Promise.all([
    ...ids.flatMap((id, i) => [
      invite(id),
      invite(id),
      ...(i % 2 === 0 ? [app.call(contract.withdraw, { as: people[i] as Caller, params: { id }, body: {} })] : []),
    ]),
    ...Array.from({ length: 2 }, async () => {
      await sweepMatches(app.app)
      return { status: 200, body: {} }
    }),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const after = await app.db.select().from(jobs).where(eq(jobs.campaignId, campaign.id))
  // Somebody who withdrew before may be invited again; nobody has two jobs.
  const assigned = after.filter(({ status }) => status === 'ASSIGN')
  expect(new Set(assigned.map(({ influencerId }) => influencerId)).size).toBe(assigned.length)
  expect(assigned.length).toBeGreaterThanOrEqual(10)
  expect(await slotsTaken(campaign.id)).toBe(assigned.length)
  expect(await marketerCredits(app.db, marketer.accountId, app.clock.now())).toMatchObject({
    held: assigned.length * 495_000,
  })
  await intact()
})

it('every answer to a counter-offer, a cancellation and a deadline at the same time: one of them counts, and the hold matches it', async () => {
  const invited = influencers.slice(0, 24)
  const { marketer, campaign } = await buildRace(30, [], 24 * 572_000)
  await app.db.update(campaigns).set({ counterOffers: 'yes' }).where(eq(campaigns.id, campaign.id))
  const ids = []
  for (const as of invited) {
    const [channel] = await app.db.select().from(channels).where(eq(channels.accountId, as.accountId))
    const body = { channelId: channel?.id ?? '' }
    const { id } = (await app.call(contract.invite, { as: marketer, params: { id: campaign.id }, body })).body.data
    await app.call(contract.counterOffer, { as, params: { id }, body: { price: 520_000 } })
    ids.push(id)
  }
  app.clock.advance(48 * 3_600_000)
  const answers = await Promise.all([
    ...ids.flatMap((id, i) => {
      const own = { as: marketer, params: { id } }
      return [
        app.call(contract.accept, { ...own, body: { toHold: 572_000 } }),
        app.call(contract.accept, { ...own, body: { toHold: 572_000 } }),
        app.call(contract.counterOffer, { ...own, body: { price: 400_000 } }),
        app.call(contract.declineOffer, { ...own, body: {} }),
        ...(i % 3 === 0 ? [app.call(contract.cancel, { ...own, body: {} })] : []),
        ...(i % 3 === 1 ? [app.call(contract.decline, { as: invited[i] as Caller, params: { id }, body: {} })] : []),
      ]
    }),
    ...Array.from({ length: 3 }, async () => {
      await sweepDueJobs(app.app)
      return { status: 200, body: {} }
    }),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const after = await app.db.select().from(jobs).where(inArray(jobs.id, ids))
  const open = after.filter(({ status }) => status === 'ASSIGN')
  expect(open.length).toBeGreaterThanOrEqual(8)
  expect(open.map(({ facts }) => facts.offer)).not.toContain('asked')
  const held = open.reduce((total, { price, fee }) => total + price + fee, 0)
  expect(await marketerCredits(app.db, marketer.accountId, app.clock.now())).toMatchObject({
    held,
    available: 24 * 572_000 - held,
  })
  expect(await slotsTaken(campaign.id)).toBe(open.length)
  await intact()
})

it('many jobs of one creator paid at the same time: every certificate and every satang is right', async () => {
  const [as] = influencers as [Caller]
  const races = []
  for (let i = 0; i < 12; i++) races.push(await buildRace(1, [as]))
  for (const { marketer, ids } of races) {
    const params = { id: ids[0] as string }
    await app.call(contract.accept, { as: marketer, params, body: {} })
    expect((await app.call(contract.accept, { as, params, body: {} })).body.data.status).toBe('WORKING')
  }
  const before = (await influencerBalance(app.db, as.accountId)).available
  // The creator gets 10 % of the price. Tax is withheld although the pay is below 1,000 THB, because the contract is
  // worth 4,500.
  const answers = await Promise.all(
    races.map(({ marketer, ids }) =>
      app.call(contract.cancel, { as: marketer, params: { id: ids[0] as string }, body: {} }),
    ),
  )
  expect(countOf(answers)).toEqual({ '200 ok': 12 })
  expect((await influencerBalance(app.db, as.accountId)).available - before).toBe(12 * (45_000 - 1_350))
  await intact()
})
