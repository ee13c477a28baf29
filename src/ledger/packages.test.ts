import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { newId } from '../core/ids.ts'
import { satang as s, share, sum } from '../core/money.ts'
import type { Db, Tx } from '../db/types.ts'
import { balanceOf, influencerBalance, marketerCredits } from './balances.ts'
import { chargeBack } from './chargeback.ts'
import { daysAfter } from './lot-plan.ts'
import { expireUnits, refundPackage } from './package-end.ts'
import { buyPackage, holdUnit, packageLotsOf, returnUnit, unitValues } from './packages.ts'
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
const transact = <T>(run: (tx: Tx) => Promise<T>) => db.transaction((tx) => run(tx as unknown as Tx))

/** Three jobs for 1,000.00: 333.33, 333.33 and 333.34, of which the influencer gets 300.00. */
async function buildPackage(lives = 180) {
  const [marketerId, packageId, chargeId] = [newId(), newId(), newId()]
  const purchase = {
    ...{ marketerId, packageId, chargeId, units: 3, creatorPay: s(30_000), net: s(100_000), vat: s(7_000) },
    expiresAt: daysAfter(now, lives),
  }
  const lot = await transact((tx) => buyPackage(tx, purchase, now))
  const counts = async () => {
    const [row] = await packageLotsOf(db, marketerId)
    const { available, held, used, expired, refunded } = row!
    return [available, held, used, expired, refunded]
  }
  return { ...purchase, lot, counts }
}

it('the last unit takes the remainder, whatever the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (price, units) => {
      const values = unitValues(s(price), units)
      expect(sum(...values)).toBe(price)
      expect(new Set(values.slice(0, -1)).size).toBeLessThanOrEqual(1)
    }),
  )
})

it('a unit is held and used; the returned share of a cancelled job becomes credits', async () => {
  const { marketerId, packageId, counts, expiresAt } = await buildPackage()
  const [jobId, influencer] = [newId(), newId()]
  const unit = await transact((tx) => holdUnit(tx, { jobId, marketerId, packageId }, now))
  expect((await transact((tx) => holdUnit(tx, { jobId, marketerId, packageId }, now))).id).toBe(unit.id)
  expect(await counts()).toEqual([2, 1, 0, 0, 0])
  const part = { from: 'package', unitId: unit.id, pay: s(15_000), fee: s(1_666), reimbursement: s(0) } as const
  const payees = [{ owner: influencer, gross: s(15_000), tax: s(0), vat: s(0) }]
  const settle = (returned: number) => {
    const parts = [{ ...part, returned: s(returned) }]
    return transact((tx) => settleJob(tx, 'cancelled', { jobId, marketerId, parts, payees }, now))
  }
  await expect(settle(16_000)).rejects.toMatchObject({ code: 'ledger_unbalanced' })
  await settle(16_667)
  expect(await counts()).toEqual([2, 0, 1, 0, 0])
  expect(await marketerCredits(db, marketerId, now)).toMatchObject({
    available: 16_667,
    expiringNext: { amount: 16_667, expiresAt },
  })
  expect((await influencerBalance(db, influencer)).available).toBe(15_000)
})

it('a returned unit is valid for 30 more days and can be held again with the next seq', async () => {
  const { marketerId, packageId, counts } = await buildPackage(10)
  const jobId = newId()
  await transact((tx) => holdUnit(tx, { jobId, marketerId, packageId }, now))
  const later = daysAfter(now, 10)
  expect((await transact((tx) => expireUnits(tx, later))).length).toBe(2)
  expect(await transact((tx) => returnUnit(tx, { jobId, marketerId }, later))).toBe(true)
  expect(await transact((tx) => returnUnit(tx, { jobId, marketerId }, later))).toBe(false)
  expect(await counts()).toEqual([1, 0, 0, 2, 0])
  const again = { jobId, marketerId, packageId }
  await expect(transact((tx) => holdUnit(tx, again, daysAfter(now, 39)))).rejects.toMatchObject({ code: 'conflict' })
  await transact((tx) => holdUnit(tx, { ...again, seq: 2 }, daysAfter(now, 39)))
  await expect(transact((tx) => holdUnit(tx, { ...again, jobId: newId() }, daysAfter(now, 39)))).rejects.toMatchObject({
    code: 'package_empty',
  })
})

it('unused units are refunded or taken back with their charge', async () => {
  const first = await buildPackage()
  const vatOf = (net: ReturnType<typeof s>) => share(net, 700)
  await transact((tx) => holdUnit(tx, { ...first, jobId: newId() }, now))
  const net = await transact((tx) => refundPackage(tx, { refundId: newId(), lotId: first.lot.id, vatOf }, now))
  expect(net).toBe(66_667)
  expect(await first.counts()).toEqual([0, 1, 0, 0, 2])

  const second = await buildPackage()
  await transact((tx) => holdUnit(tx, { ...second, jobId: newId() }, now))
  const taken = await transact((tx) => chargeBack(tx, second, now))
  expect(taken).toMatchObject({ credits: 0, packages: 66_667, owed: 107_000 - 66_667 - taken.vat })
  expect(await balanceOf(db, 'package_liability', second.marketerId)).toBe(0)
})
