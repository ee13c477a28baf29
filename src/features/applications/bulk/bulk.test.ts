import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildChannel, buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  call,
  expectBooks,
  type FakePlatform,
  giveCredits,
  type JobWorld,
  money,
  openJobApp,
  statusOf,
  TAX_FACTS,
} from '../../../../tests/jobs-world.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht, type Satang, satang, share } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { creditHolds } from '../../../ledger/credit-tables.ts'
import { buyPackage } from '../../../ledger/packages.ts'
import type { Caller } from '../../../platform/context.ts'
import { accounts } from '../../accounts/schema.ts'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { contract as findContract } from '../../influencer-search/contract.ts'
import { holdForInvitation } from '../../influencer-search/rules/invitation-hold.ts'
import { jobs } from '../../jobs/schema.ts'
import { contract } from '../contract.ts'
import { sumOf } from '../rules/bulk-hold.ts'

let app: TestApp
let platform: FakePlatform
let world: JobWorld
const people: { as: Caller; channelId: string }[] = []

const HOLD = 495_000
const PEOPLE = 12

beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
  for (let i = 0; i < PEOPLE; i++) {
    const { id } = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: null })
    const channel = await buildChannel(app.db, { accountId: id }, { reel: 450_000 })
    people.push({ as: await app.callerOf(id), channelId: channel.id })
  }
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform, { slots: 10 })
})
afterAll(() => app.close())

const params = () => ({ id: world.campaignId })
/** Applications of the first `n` people. */
async function applied(n: number): Promise<string[]> {
  const ids = []
  for (const { as } of people.slice(0, n)) ids.push((await call(world, 'apply', as, world.campaignId)).body.data.id)
  return ids
}
const shown = (ids: readonly string[], toHold = HOLD) => ids.map((id) => ({ id, toHold }))
const accept = (ids: readonly string[], more: object = {}) =>
  app.call(contract.acceptSeveral, { as: world.marketer, params: params(), body: { applicants: shown(ids) }, ...more })
const holdsOf = (ids: readonly string[]) =>
  app.db
    .select()
    .from(creditHolds)
    .where(inArray(creditHolds.jobId, [...ids]))
const nothingHeld = async (ids: readonly string[], status = 'MATCHED') => {
  const rows = await app.db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
  expect(rows.filter((row) => row.status === 'ASSIGN')).toEqual([])
  expect(rows.filter((row) => row.status === status).length).toBeGreaterThan(0)
  expect(await holdsOf(ids)).toEqual([])
  expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
}
const slotsOf = async () =>
  (await app.db.select().from(campaigns).where(eq(campaigns.id, world.campaignId)))[0]?.slotsTaken

describe('several applicants', () => {
  it('are shown with their holds and accepted for exactly these amounts', async () => {
    const ids = await applied(3)
    const query = { jobs: ids.join(',') }
    const before = await app.call(contract.selected, { as: world.marketer, params: params(), query })
    const sum = { people: 3, toHold: 3 * HOLD, units: 0 }
    expect(before.body).toMatchObject({ available: 2_000_000, units: null, slotsLeft: 10, sum })
    expect(before.body.data.map(({ id, toHold, obstacle }) => [id, toHold, obstacle])).toEqual(
      ids.map((id) => [id, HOLD, null]),
    )
    const { status, body } = await accept(ids)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({
      held: 3 * HOLD,
      heldUnits: 0,
      available: 2_000_000 - 3 * HOLD,
      units: null,
      slotsLeft: 7,
    })
    expect(body.data.jobs.map((job) => job.status)).toEqual(['ASSIGN', 'ASSIGN', 'ASSIGN'])
    expect(await holdsOf(ids)).toHaveLength(3)
    expect(await money(world)).toMatchObject({ held: 3 * HOLD })
    expect(await slotsOf()).toBe(3)
    const after = await app.call(contract.selected, { as: world.marketer, params: params(), query })
    expect(after.body.data.map(({ obstacle, held }) => [obstacle, held])).toEqual(ids.map(() => ['answered', HOLD]))
    expect(after.body.sum).toEqual({ people: 0, toHold: 0, units: 0 })
    await expectBooks(app)
  })

  it('are accepted, ten at once, with enough credits', async () => {
    await giveCredits(app, world.marketer.accountId, 4_000_000)
    const ids = await applied(10)
    const { body } = await accept(ids)
    expect(body.data).toMatchObject({ held: 10 * HOLD, slotsLeft: 0 })
    await expectBooks(app)
  })

  it('are not accepted above the balance, and the error says how much is missing in total', async () => {
    const ids = await applied(5)
    const { status, body } = await accept(ids)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'insufficient_credits', details: { gap: 5 * HOLD - 2_000_000 } })
    await nothingHeld(ids)
    expect(await slotsOf()).toBe(0)
  })

  it('are not accepted if one of them has withdrawn, and the error names that person', async () => {
    const ids = await applied(3)
    await act(world, 'withdraw', people[1]!.as, ids[1]!)
    const { status, body } = await accept(ids)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'person_not_waiting', details: { name: people[1]!.as.name, jobId: ids[1] } })
    expect(JSON.stringify(body)).toContain(people[1]!.as.name)
    await nothingHeld(ids)
    const query = { jobs: ids.join(',') }
    const { data } = (await app.call(contract.selected, { as: world.marketer, params: params(), query })).body
    expect(data.map(({ obstacle }) => obstacle)).toEqual([null, 'withdrawn', null])
  })

  it('are not accepted if one amount differs from the one shown, and the error has the right amount', async () => {
    const ids = await applied(2)
    await app.db.update(campaigns).set({ counterOffers: 'yes' }).where(eq(campaigns.id, world.campaignId))
    await act(world, 'counterOffer', people[0]!.as, ids[0]!, { price: 520_000 })
    const { body } = await accept(ids)
    expect(body).toMatchObject({
      code: 'person_hold_changed',
      details: { name: people[0]!.as.name, amount: 572_000 },
    })
    await nothingHeld(ids)
    const { body: paid } = await accept(ids, {
      body: { applicants: [{ id: ids[0]!, toHold: 572_000 }, ...shown([ids[1]!])] },
    })
    expect(paid.data).toMatchObject({ held: 572_000 + HOLD })
    await expectBooks(app)
  })

  it('get one issue each, with its own code and values, if several of them cannot be accepted', async () => {
    const ids = await applied(4)
    await act(world, 'withdraw', people[2]!.as, ids[2]!)
    const body = { applicants: shown(ids).map((one, i) => (i === 0 ? { ...one, toHold: HOLD - 1 } : one)) }
    const refused = await accept(ids, { body })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'person_hold_changed',
      issues: [
        { field: 'applicants.0', code: 'person_hold_changed', jobId: ids[0], amount: HOLD },
        { field: 'applicants.2', code: 'person_not_waiting', jobId: ids[2], channelId: people[2]!.channelId },
      ],
    })
    await nothingHeld(ids)
    const stranger = newId()
    const decline = { as: world.marketer, params: params(), body: { applicants: [...ids, stranger] } }
    expect((await app.call(contract.declineSeveral, decline)).body).toMatchObject({
      code: 'not_found',
      details: { missing: [stranger] },
    })
  })

  it('are not accepted if there are more than free slots', async () => {
    await app.db.update(campaigns).set({ slots: 2 }).where(eq(campaigns.id, world.campaignId))
    const ids = await applied(3)
    const { body } = await accept(ids)
    expect(body).toMatchObject({ code: 'slots_short', details: { n: 3, left: 2 } })
    await nothingHeld(ids)
    expect(await slotsOf()).toBe(0)
  })

  it('are not accepted if the account of one of them is suspended', async () => {
    const ids = await applied(2)
    const id = people[1]!.as.accountId
    await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id))
    const { body } = await accept(ids)
    await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, id))
    expect(body).toMatchObject({ code: 'person_not_active', details: { name: people[1]!.as.name } })
    await nothingHeld(ids)
  })

  it('are accepted once if the request is repeated with the same key; another body with that key is rejected', async () => {
    const ids = await applied(2)
    const idempotencyKey = newId()
    const first = await accept(ids, { idempotencyKey })
    const again = await accept(ids, { idempotencyKey })
    expect(again.body).toEqual(first.body)
    expect(await holdsOf(ids)).toHaveLength(2)
    expect((await accept(ids.slice(0, 1), { idempotencyKey })).body).toMatchObject({ code: 'idempotency_conflict' })
    expect((await accept(ids)).body).toMatchObject({ code: 'person_not_waiting' })
  })

  it('of another marketer or another campaign are not found', async () => {
    const ids = await applied(2)
    const stranger = await app.callerOf((await buildMarketer(app.db)).id)
    const other = await buildJobWorld(app, platform)
    for (const [as, id] of [
      [stranger, world.campaignId],
      [other.marketer, other.campaignId],
    ] as const) {
      const body = { applicants: shown(ids) }
      expect((await app.call(contract.acceptSeveral, { as, params: { id }, body })).status).toBe(404)
      const decline = { as, params: { id }, body: { applicants: ids } }
      expect((await app.call(contract.declineSeveral, decline)).status).toBe(404)
    }
    await nothingHeld(ids)
  })

  it('are rejected as invalid if one is repeated or there are more than fifty', async () => {
    const [id] = await applied(1)
    expect((await accept([id!, id!])).body).toMatchObject({ code: 'invalid_input' })
    expect((await accept(Array.from({ length: 51 }, () => newId()))).body).toMatchObject({ code: 'invalid_input' })
  })

  it('are declined together with one reason, or not at all', async () => {
    const ids = await applied(3)
    const decline = (body: { applicants: string[]; reason?: string }) =>
      app.call(contract.declineSeveral, { as: world.marketer, params: params(), body })
    expect((await decline({ applicants: ids, reason: 'โทร 0812345678' })).body).toMatchObject({ code: 'contact_data' })
    const { body } = await decline({ applicants: ids.slice(0, 2), reason: 'รอบนี้เน้นสายกีฬา' })
    expect(body.data.jobs.map(({ status }) => status)).toEqual(['REJECTED', 'REJECTED'])
    const seen = await call(world, 'get', people[0]!.as, ids[0]!)
    expect(seen.body.data).toMatchObject({ endedBy: 'marketer', endReason: 'รอบนี้เน้นสายกีฬา' })
    expect((await decline({ applicants: ids })).body).toMatchObject({ code: 'person_not_waiting' })
    expect(await statusOf(world, ids[2]!)).toBe('MATCHED')
  })
})

const PACKAGE = newId()
/** One job of a package, as if the marketer had bought it. */
async function buyUnit({ marketer }: JobWorld, creatorPay: Satang): Promise<void> {
  const now = app.clock.now()
  const lot = { chargeId: newId(), marketerId: marketer.accountId, packageId: PACKAGE, units: 1, creatorPay }
  const expiresAt = new Date(now.getTime() + 90 * DAY)
  const net = satang(creatorPay * 2)
  await withTx(app.db, (tx) => buyPackage(tx, { ...lot, net, vat: share(net, 700), expiresAt }, now))
}

describe('applicants of a package campaign', () => {
  const packageId = newId()
  beforeEach(async () => {
    const now = app.clock.now()
    const lot = {
      chargeId: newId(),
      marketerId: world.marketer.accountId,
      packageId,
      units: 2,
      creatorPay: baht(4_000),
    }
    const expiresAt = new Date(now.getTime() + 90 * DAY)
    await withTx(app.db, (tx) => buyPackage(tx, { ...lot, net: baht(9_000), vat: baht(630), expiresAt }, now))
    await app.db
      .update(campaigns)
      .set({ payBy: 'package', packageId, price: baht(4_000) })
      .where(eq(campaigns.id, world.campaignId))
  })

  it('use one package job each and no credits; nobody is accepted if there is one too many', async () => {
    const ids = await applied(3)
    const acceptFor = (list: readonly string[]) => accept(list, { body: { applicants: shown(list, 0) } })
    expect((await acceptFor(ids)).body).toMatchObject({ code: 'units_short', details: { n: 3, left: 2 } })
    await nothingHeld(ids)
    const { body } = await acceptFor(ids.slice(0, 2))
    expect(body.data).toMatchObject({ held: 0, heldUnits: 2, units: 0, available: 2_000_000 })
    await expectBooks(app)
  })
})

describe('several invitations', () => {
  const offers = (channels: readonly string[]) =>
    app.call(findContract.offers, { as: world.marketer, params: params(), query: { channels: channels.join(',') } })
  const invite = (invitations: { channelId: string; toHold: number; price?: number }[], more: object = {}) =>
    app.call(contract.inviteSeveral, { as: world.marketer, params: params(), body: { invitations }, ...more })
  const channelsOf = (n: number) => people.slice(0, n).map(({ channelId }) => channelId)

  it('are shown with price and fee per person, and put one hold each', async () => {
    const chosen = channelsOf(3)
    const shownOffers = await offers(chosen)
    expect(shownOffers.body).toMatchObject({ price: 450_000, feeBps: 1_000, reimbursement: 0, units: null })
    expect(shownOffers.body.data.map(({ toHold }) => toHold)).toEqual([HOLD, HOLD, HOLD])
    expect(shownOffers.body.sum).toEqual({ people: 3, toHold: 3 * HOLD, units: 0 })
    expect(shownOffers.body.data.map(({ channelId }) => channelId).toSorted()).toEqual(chosen.toSorted())
    const prices = [450_000, 380_050, 512_345]
    const terms = chosen.map((channelId, i) => {
      const price = prices[i]!
      return { channelId, price, toHold: price + share(price as never, shownOffers.body.feeBps) }
    })
    const total = terms.reduce((sum, { toHold }) => sum + toHold, 0)
    const { status, body } = await invite(terms)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({ held: total, available: 2_000_000 - total, slotsLeft: 7 })
    expect(await money(world)).toMatchObject({ held: total })
    const dueAt = body.data.jobs.map(({ timeline }) => timeline?.dueAt)
    expect(new Set(dueAt)).toEqual(new Set([new Date(app.clock.now().getTime() + 72 * HOUR).toISOString()]))
    expect((await offers(chosen)).body.data.map(({ standing }) => standing)).toEqual(['ASSIGN', 'ASSIGN', 'ASSIGN'])
    await expectBooks(app)
  })

  it('are not sent if one person has applied or is invited already, and the error names that person', async () => {
    await call(world, 'apply', people[1]!.as, world.campaignId)
    expect((await offers(channelsOf(2))).body.data.map(({ standing }) => standing).toSorted()).toEqual([
      'MATCHED',
      null,
    ])
    const wrong = channelsOf(3).map((channelId, i) => ({ channelId, toHold: i === 2 ? HOLD + 1 : HOLD }))
    const { body } = await invite(wrong)
    expect(body).toMatchObject({
      code: 'person_in_campaign',
      details: { name: people[1]!.as.name },
      issues: [
        { field: 'invitations.1', code: 'person_in_campaign', channelId: people[1]!.channelId },
        { field: 'invitations.2', code: 'person_hold_changed', amount: HOLD },
      ],
    })
    expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
    expect(await app.db.select().from(jobs).where(eq(jobs.campaignId, world.campaignId))).toHaveLength(1)
  })

  it('are not sent above the balance, above the free slots, or for another amount than shown', async () => {
    const five = channelsOf(5).map((channelId) => ({ channelId, toHold: HOLD }))
    expect((await invite(five)).body).toMatchObject({
      code: 'insufficient_credits',
      details: { gap: 5 * HOLD - 2_000_000 },
    })
    expect((await invite([...five.slice(0, 2), { ...five[2]!, toHold: HOLD - 1 }])).body).toMatchObject({
      code: 'person_hold_changed',
      details: { amount: HOLD },
    })
    await app.db.update(campaigns).set({ slots: 1 }).where(eq(campaigns.id, world.campaignId))
    expect((await invite(five.slice(0, 2))).body).toMatchObject({ code: 'slots_short', details: { n: 2, left: 1 } })
    expect(await app.db.select().from(jobs).where(eq(jobs.campaignId, world.campaignId))).toEqual([])
    expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
  })

  it('are sent once if the request is repeated with the same key; another marketer cannot send them', async () => {
    const terms = channelsOf(2).map((channelId) => ({ channelId, toHold: HOLD }))
    const idempotencyKey = newId()
    const first = await invite(terms, { idempotencyKey })
    expect((await invite(terms, { idempotencyKey })).body).toEqual(first.body)
    expect(await money(world)).toMatchObject({ held: 2 * HOLD })
    const stranger = await app.callerOf((await buildMarketer(app.db)).id)
    expect((await invite(terms, { as: stranger })).status).toBe(404)
    const query = { channels: channelsOf(1).join(',') }
    expect((await app.call(findContract.offers, { as: stranger, params: params(), query })).status).toBe(404)
  })

  it('hold exactly the amount shown for each person, for any price and either payment method', async () => {
    const price = fc.integer({ min: 1, max: 100_000_000 })
    const cap = fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: null })
    await fc.assert(
      fc.asyncProperty(price, cap, fc.boolean(), async (pay, reimbursementCap, byCredits) => {
        const own = await buildJobWorld(app, platform, {
          price: satang(pay),
          slots: 1,
          ...(reimbursementCap !== null && { reviewOption: 'buy product', reimbursementCap: satang(reimbursementCap) }),
          ...(!byCredits && { payBy: 'package', packageId: PACKAGE }),
        })
        await giveCredits(app, own.marketer.accountId, 10_000_000_000)
        if (!byCredits) await buyUnit(own, satang(pay))
        const input = { as: own.marketer, params: { id: own.campaignId } }
        const { cost } = (await app.call(campaignsContract.savedEstimate, input)).body.data
        const person = { id: own.influencer.accountId, campaignId: own.campaignId }
        const offer = (await app.call(findContract.offer, { as: own.marketer, params: person })).body.data
        expect(offer.price + (byCredits ? offer.fee : -offer.price) + offer.reimbursement).toBe(offer.toHold)
        if (byCredits) expect(cost?.total).toBe(offer.toHold)
        const { channelId, toHold } = offer
        const invited = await app.call(contract.invite, { ...input, body: { channelId, toHold, note: '' } })
        expect(invited.status, JSON.stringify(invited.body)).toBe(200)
        const held = await holdsOf([invited.body.data.id])
        const of = (purpose: string) => held.find((one) => one.purpose === purpose)?.remaining ?? 0
        expect([of('job'), of('reimbursement')]).toEqual([toHold - offer.reimbursement, offer.reimbursement])
        const { data: job } = (await call(own, 'get', own.marketer, invited.body.data.id)).body
        expect(job.brandMoney).toMatchObject({ held: toHold, reimbursementCap: offer.reimbursement })
      }),
      { numRuns: 12 },
    )
    await expectBooks(app)
  })

  it('hold exactly the total shown on the page, for any prices and reimbursement', async () => {
    const priced = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 8 })
    const cap = fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: null })
    await fc.assert(
      fc.asyncProperty(priced, cap, async (prices, reimbursementCap) => {
        const values =
          reimbursementCap === null
            ? {}
            : { reviewOption: 'buy product' as const, reimbursementCap: satang(reimbursementCap) }
        const own = await buildJobWorld(app, platform, { slots: 10, ...values })
        await giveCredits(app, own.marketer.accountId, 10_000_000_000)
        const input = { as: own.marketer, params: { id: own.campaignId } }
        const query = { channels: channelsOf(prices.length).join(',') }
        const seen = (await app.call(findContract.offers, { ...input, query })).body
        const takes = seen.data.map((_, i) => holdForInvitation(prices[i]!, seen))
        const invitations = seen.data.map(({ channelId }, i) => ({
          channelId,
          price: prices[i]!,
          toHold: takes[i]!.credits,
        }))
        const { body } = await app.call(contract.inviteSeveral, { ...input, body: { invitations } })
        const shownSum = sumOf(takes)
        expect(body.data.held).toBe(shownSum.toHold)
        expect(shownSum.price + shownSum.fee + shownSum.reimbursement).toBe(shownSum.toHold)
        const posted = await holdsOf(body.data.jobs.map(({ id }) => id))
        expect(posted.reduce((total, { remaining }) => total + remaining, 0)).toBe(shownSum.toHold)
        expect(await money(own)).toMatchObject({ held: shownSum.toHold })
      }),
      { numRuns: 12 },
    )
    await expectBooks(app)
  })
})
