import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMarketer } from '../../../../tests/factories.ts'
import { buildJobWorld, call, expectBooks, giveCredits, type JobWorld, money } from '../../../../tests/jobs-world.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang, share } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { buyPackage } from '../../../ledger/packages.ts'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { contract as findContract } from '../../influencer-search/contract.ts'
import { holdForInvitation } from '../../influencer-search/rules/invitation-hold.ts'
import { jobs } from '../../jobs/schema.ts'
import { contract } from '../contract.ts'
import { sumOf } from '../rules/bulk-hold.ts'
import { app, HOLD, holdsOf, openBulk, params, people, platform, world } from './bulk.fixture.ts'

openBulk()

const PACKAGE = newId()
/** One job of a package, as if the marketer had bought it. */
async function buyUnit({ marketer }: JobWorld, creatorPay: Satang): Promise<void> {
  const now = app.clock.now()
  const lot = { chargeId: newId(), marketerId: marketer.accountId, packageId: PACKAGE, units: 1, creatorPay }
  const expiresAt = new Date(now.getTime() + 90 * DAY)
  const net = satang(creatorPay * 2)
  await withTx(app.db, (tx) => buyPackage(tx, { ...lot, net, vat: share(net, 700), expiresAt }, now))
}

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
        const holds = seen.data.map((_, i) => holdForInvitation(prices[i]!, seen))
        const invitations = seen.data.map(({ channelId }, i) => ({
          channelId,
          price: prices[i]!,
          toHold: holds[i]!.credits,
        }))
        const { body } = await app.call(contract.inviteSeveral, { ...input, body: { invitations } })
        const shownSum = sumOf(holds)
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
