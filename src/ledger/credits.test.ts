import { and, asc, eq, gt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { giveBack } from '../../tests/give-back.ts'
import { dayOf } from '../core/calendar.ts'
import { newId } from '../core/ids.ts'
import { satang as s, share } from '../core/money.ts'
import type { Db, Tx } from '../db/types.ts'
import { alertsDue } from './alerts.ts'
import { balanceOf, influencerBalance, marketerCredits } from './balances.ts'
import { chargeBack } from './chargeback.ts'
import { creditLots } from './credit-tables.ts'
import { hold, openHolds, replaceHold } from './holds.ts'
import { daysAfter } from './lot-plan.ts'
import { buyLot, expireDue, grantLot, refundLot } from './lots.ts'
import { settleJob } from './settle.ts'
import { verifyLedger } from './verify.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterEach(async () => {
  expect((await verifyLedger(db)).checks.filter((check) => !check.ok)).toEqual([])
})
afterAll(() => close())

const now = new Date('2026-03-01T05:00:00Z')
const inDays = (days: number) => daysAfter(now, days)
const transact = <T>(run: (tx: Tx) => Promise<T>) => db.transaction((tx) => run(tx as unknown as Tx))

/** Lots of a marketer, earliest expiry first; without `all` only those with available credits. */
const lotsOf = (ownerId: string, all = false) =>
  db
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.ownerId, ownerId), all ? undefined : gt(creditLots.available, sql`0`)))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id))

/** A marketer with one lot of 1,000 credits for each number of days until expiry. */
async function buildMarketer(...lives: number[]) {
  const marketerId = newId()
  const lots = []
  for (const days of lives) {
    const charge = { chargeId: newId(), marketerId, net: s(100_000), vat: s(7_000), expiresAt: inDays(days) }
    lots.push(await transact((tx) => buyLot(tx, charge, now)))
  }
  return { marketerId, lots }
}

const holdJob = (marketerId: string, amount: number, at = now, jobId = newId()) =>
  transact((tx) => hold(tx, { marketerId, jobId, purpose: 'job', amount: s(amount) }, at))

describe('holds', () => {
  it('spends the earliest expiry first and returns to the latest first', async () => {
    const { marketerId } = await buildMarketer(300, 100, 200)
    const held = await holdJob(marketerId, 250_000)
    expect((await lotsOf(marketerId, true)).map((lot) => [lot.available, lot.held])).toEqual([
      [0, 100_000],
      [0, 100_000],
      [50_000, 50_000],
    ])
    const part = { from: 'credits', holdId: held.id, fee: s(0), reimbursement: s(0) } as const
    const half = {
      jobId: held.jobId,
      marketerId,
      parts: [{ ...part, pay: s(130_000), returned: s(120_000) }],
      payees: [{ owner: newId(), gross: s(130_000), tax: s(0), vat: s(0) }],
    }
    await transact((tx) => settleJob(tx, 'cancelled', half, now))
    expect((await lotsOf(marketerId, true)).map((lot) => lot.available)).toEqual([0, 70_000, 100_000])
    expect(await marketerCredits(db, marketerId, now)).toEqual({
      available: 170_000,
      held: 0,
      expiringNext: { amount: 70_000, expiresAt: inDays(200) },
    })
  })

  it('returns the whole hold only once', async () => {
    const { marketerId } = await buildMarketer(100)
    const held = await holdJob(marketerId, 60_000)
    for (const replayed of [false, true])
      expect(await transact((tx) => giveBack(tx, held, now))).toMatchObject({ replayed })
    expect(await marketerCredits(db, marketerId, now)).toMatchObject({ available: 100_000, held: 0 })
  })

  it('is the same hold on a second call and a conflict after it was closed', async () => {
    const { marketerId } = await buildMarketer(100)
    const jobId = newId()
    const held = await holdJob(marketerId, 10_000, now, jobId)
    expect((await holdJob(marketerId, 10_000, now, jobId)).id).toBe(held.id)
    await expect(holdJob(marketerId, 20_000, now, jobId)).rejects.toMatchObject({ code: 'idempotency_conflict' })
    await transact((tx) => giveBack(tx, held, now))
    await expect(holdJob(marketerId, 10_000, now, jobId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await openHolds(db, [jobId])).toEqual([])
  })

  it('does not spend expired credits that the sweep has not processed', async () => {
    const { marketerId } = await buildMarketer(10, 100)
    await expect(holdJob(marketerId, 150_000, inDays(10))).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { gap: 50_000 },
    })
    expect((await marketerCredits(db, marketerId, inDays(10))).available).toBe(100_000)
  })

  it('gives a returned part at least 30 more days without extending the rest of its lot', async () => {
    const { marketerId } = await buildMarketer(40)
    const held = await holdJob(marketerId, 30_000)
    const later = inDays(39)
    await transact((tx) => giveBack(tx, held, later))
    expect((await lotsOf(marketerId)).map((lot) => [lot.available, lot.expiresAt])).toEqual([
      [70_000, inDays(40)],
      [30_000, inDays(69)],
    ])
  })

  it('keeps held credits after their lot has expired; once returned, they are valid for 30 days', async () => {
    const { marketerId } = await buildMarketer(5)
    const held = await holdJob(marketerId, 30_000)
    const expired = await transact((tx) => expireDue(tx, inDays(5)))
    expect(expired.filter((lot) => lot.ownerId === marketerId).map((lot) => lot.amount)).toEqual([70_000])
    expect(await marketerCredits(db, marketerId, inDays(5))).toMatchObject({ available: 0, held: 30_000 })
    await transact((tx) => giveBack(tx, held, inDays(50)))
    expect(await transact((tx) => expireDue(tx, inDays(79)))).not.toContainEqual(
      expect.objectContaining({ ownerId: marketerId }),
    )
    expect(await transact((tx) => expireDue(tx, inDays(80)))).toContainEqual(
      expect.objectContaining({ ownerId: marketerId, amount: 30_000 }),
    )
  })
})

describe('a replaced hold', () => {
  const replace = (marketerId: string, jobId: string, amount: number, at = now) =>
    transact((tx) => replaceHold(tx, { marketerId, jobId, amount: s(amount) }, at))

  it('is exactly the new amount, whatever the old one and the lots were', async () => {
    const lives = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 4 })
    const share = fc.integer({ min: 1, max: 1_000 })
    await fc.assert(
      fc.asyncProperty(lives, share, share, fc.integer({ min: 0, max: 40 }), async (days, first, second, wait) => {
        const { marketerId } = await buildMarketer(...days)
        const bought = days.length * 100_000
        const [before, after] = [first, second].map((part) => Math.ceil((bought * part) / 1_000)) as [number, number]
        const { jobId } = await holdJob(marketerId, before)
        const at = inDays(wait)
        const expired = (await transact((tx) => expireDue(tx, at))).filter((lot) => lot.ownerId === marketerId)
        const left = bought - expired.reduce((total, { amount }) => total + amount, 0)
        if (after > left) {
          const gap = after - left
          await expect(replace(marketerId, jobId, after, at)).rejects.toMatchObject({ details: { gap } })
          expect(await marketerCredits(db, marketerId, at)).toMatchObject({ available: left - before, held: before })
          return
        }
        for (const _ of ['once', 'again']) await replace(marketerId, jobId, after, at)
        expect(await marketerCredits(db, marketerId, at)).toMatchObject({ available: left - after, held: after })
        const [open, ...others] = await openHolds(db, [jobId])
        expect([open?.remaining, open?.seq, others]).toEqual([after, before === after ? 1 : 2, []])
        await transact((tx) => giveBack(tx, open!, at))
        expect(await marketerCredits(db, marketerId, at)).toMatchObject({ available: left, held: 0 })
      }),
      { numRuns: 25 },
    )
  })

  it('is refused for another owner and without a hold', async () => {
    const { marketerId } = await buildMarketer(100)
    const { jobId } = await holdJob(marketerId, 10_000)
    await expect(replace(newId(), jobId, 20_000)).rejects.toMatchObject({ code: 'ledger_unbalanced' })
    await expect(replace(marketerId, newId(), 20_000)).rejects.toMatchObject({ code: 'ledger_unbalanced' })
  })
})

describe('settlement', () => {
  it('pays a job out and returns the unused part of a reimbursement', async () => {
    const { marketerId } = await buildMarketer(100, 200)
    const [jobId, influencer] = [newId(), newId()]
    const job = await holdJob(marketerId, 110_000, now, jobId)
    const goods = await transact((tx) =>
      hold(tx, { marketerId, jobId, purpose: 'reimbursement', amount: s(50_000) }, now),
    )
    const zero = { from: 'credits', pay: s(0), fee: s(0), returned: s(0), reimbursement: s(0) } as const
    const input = {
      jobId,
      marketerId,
      reimbursedTo: influencer,
      parts: [
        { ...zero, holdId: job.id, pay: s(100_000), fee: s(10_000) },
        { ...zero, holdId: goods.id, reimbursement: s(20_000), returned: s(30_000) },
      ],
      payees: [{ owner: influencer, gross: s(100_000), tax: s(3_000), vat: s(0) }],
    }
    const posted = await transact((tx) => settleJob(tx, 'completed', input, now))
    expect(await transact((tx) => settleJob(tx, 'completed', input, now))).toEqual({ id: posted.id, replayed: true })
    expect(await influencerBalance(db, influencer)).toEqual({ available: 117_000, pending: 0 })
    expect(await marketerCredits(db, marketerId, now)).toMatchObject({ available: 70_000, held: 0 })
    const cancel = { ...input, parts: [input.parts[0]!] }
    await expect(transact((tx) => settleJob(tx, 'cancelled', cancel, now))).rejects.toMatchObject({ code: 'conflict' })
  })

  it('refuses parts that are not the whole hold', async () => {
    const { marketerId } = await buildMarketer(100)
    const jobId = newId()
    const job = await holdJob(marketerId, 50_000, now, jobId)
    const part = { from: 'credits', holdId: job.id, pay: s(0), fee: s(0), reimbursement: s(0) } as const
    const settle = (returned: number) =>
      transact((tx) =>
        settleJob(tx, 'cancelled', { jobId, marketerId, parts: [{ ...part, returned: s(returned) }], payees: [] }, now),
      )
    await expect(settle(49_999)).rejects.toMatchObject({ code: 'ledger_unbalanced' })
    await settle(50_000)
    expect((await marketerCredits(db, marketerId, now)).available).toBe(100_000)
  })
})

describe('lots', () => {
  it('are bought once per charge and granted once', async () => {
    const { marketerId, lots } = await buildMarketer(365)
    const { chargeId } = lots[0]!
    const again = { chargeId: chargeId!, marketerId, net: s(100_000), vat: s(7_000), expiresAt: inDays(365) }
    expect((await transact((tx) => buyLot(tx, again, now))).id).toBe(lots[0]!.id)
    const grant = { grantId: newId(), marketerId, amount: s(500), expiresAt: inDays(30) }
    for (let i = 0; i < 2; i++) await transact((tx) => grantLot(tx, grant, now))
    expect(await balanceOf(db, 'customer_credits', marketerId)).toBe(100_500)
  })

  it('get one alert each 30, 7 and 1 days before they expire', async () => {
    const { marketerId } = await buildMarketer(60)
    const alertsOn = async (day: number) =>
      (await transact((tx) => alertsDue(tx, inDays(day)))).alerts
        .filter((a) => a.ownerId === marketerId)
        .map((a) => a.days)
    expect(await alertsOn(29)).toEqual([])
    expect(await alertsOn(30)).toEqual([30])
    expect(await alertsOn(31)).toEqual([])
    expect(await alertsOn(53)).toEqual([7])
    expect(await alertsOn(59)).toEqual([1])
    expect(await alertsOn(59)).toEqual([])
  })

  it('that expire on the same Bangkok day are one amount and share one alert', async () => {
    const { marketerId, lots } = await buildMarketer(60, 61)
    const [first] = lots
    const buy = (expiresAt: Date) =>
      transact((tx) => buyLot(tx, { chargeId: newId(), marketerId, net: s(500), vat: s(35), expiresAt }, now))
    const end = new Date(`${dayOf(inDays(60))}T23:59:59+07:00`)
    await buy(end)
    await buy(new Date(end.getTime() + 1_000))
    const { id: lotId, expiresAt } = first!
    expect((await marketerCredits(db, marketerId, now)).expiringNext).toEqual({ amount: 100_500, expiresAt })
    const { alerts } = await transact((tx) => alertsDue(tx, inDays(30)))
    expect(alerts.filter(({ ownerId }) => ownerId === marketerId)).toEqual([
      { lotId, ownerId: marketerId, days: 30, available: 100_500, expiresAt },
    ])
  })

  it('are refunded only as far as they are unspent', async () => {
    const { marketerId, lots } = await buildMarketer(100, 200)
    await holdJob(marketerId, 60_000)
    const refund = (amount: number, refundId = newId()) => {
      const vat = share(s(amount), 700)
      return transact((tx) => refundLot(tx, { refundId, lotId: lots[0]!.id, amount: s(amount), vat }, now))
    }
    await expect(refund(40_001)).rejects.toMatchObject({ code: 'insufficient_credits' })
    const refundId = newId()
    const before = await balanceOf(db, 'refund_clearing')
    await refund(40_000, refundId)
    await refund(40_000, refundId)
    expect((await balanceOf(db, 'refund_clearing')) - before).toBe(42_800)
    expect((await marketerCredits(db, marketerId, now)).available).toBe(100_000)
  })

  it('are taken back by a chargeback; the spent part becomes a receivable', async () => {
    const { marketerId, lots } = await buildMarketer(100)
    await holdJob(marketerId, 60_000)
    const charge = { chargeId: lots[0]!.chargeId!, marketerId, net: s(100_000), vat: s(7_000) }
    const taken = await transact((tx) => chargeBack(tx, charge, now))
    expect(taken).toEqual({ credits: 40_000, packages: 0, vat: 2_800, withheld: 0, owed: 64_200, replayed: false })
    expect(await transact((tx) => chargeBack(tx, charge, now))).toMatchObject({ owed: 0, replayed: true })
    expect(await balanceOf(db, 'receivable_brand', marketerId)).toBe(-64_200)
    expect(await marketerCredits(db, marketerId, now)).toMatchObject({ available: 0, held: 60_000 })
  })
})
