import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BankApp, buildBuyer, openBankApp } from '../../../tests/bank.ts'
import { buildContent } from '../../../tests/content-factory.ts'
import { buildOperator } from '../../../tests/factories.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { balanceOf } from '../../ledger/balances.ts'
import { holdUnit, returnUnit } from '../../ledger/packages.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as credits } from '../credits/contract.ts'
import { creditLedgerChecks } from '../credits/ledger-checks.ts'
import { operatorContract } from '../credits/payments/contract.ts'
import { documentsOf } from '../documents/service.ts'
import { contract } from './contract.ts'
import { sweepPackages } from './sweep.ts'

let app: BankApp
let marketer: Caller
const PRICE = baht(18_000)

beforeAll(async () => {
  app = await openBankApp()
  await buildContent(app.db, 'package', {
    slug: 'nano-20',
    position: 1,
    live: true,
    doc: {
      title: { th: '20 นาโนครีเอเตอร์', en: '20 nano creators' },
      channelType: 'INSTAGRAM',
      units: 20,
      price: PRICE,
      creatorPay: baht(810),
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  marketer = await app.callerOf(await buildBuyer(app.db))
})

type Method = 'promptpay' | 'card' | 'transfer'
const purchase = (body: { price?: number; method?: Method } = {}, slug = 'nano-20', as = marketer) =>
  app.call(contract.purchase, {
    as,
    params: { slug },
    body: { method: body.method ?? 'promptpay', price: body.price ?? PRICE },
  })
const balance = async (as = marketer, query: { state?: 'open' | 'ended' } = {}) =>
  (await app.call(contract.balance, { as, params: { id: as.accountId }, query })).body
const movements = async (query: { after?: string; limit?: number } = {}) =>
  (await app.call(contract.movements, { as: marketer, params: { id: marketer.accountId }, query })).body
const clean = async () =>
  expect((await verifyLedger(app.db, creditLedgerChecks)).checks.filter((check) => !check.ok)).toEqual([])

async function buy(): Promise<string> {
  const { data } = (await purchase()).body
  const { payment } = (await app.call(credits.getCharge, { as: marketer, params: { id: data.id } })).body
  await app.pay(payment.sandboxUrl!)
  return data.id
}

describe('a purchase', () => {
  test('is charged with VAT on top, and delivers jobs, the tax invoice and one message', async () => {
    const started = (await purchase()).body.data
    expect(started).toMatchObject({
      purpose: 'package',
      status: 'pending',
      net: PRICE,
      vat: baht(1_260),
      total: baht(19_260),
      package: { slug: 'nano-20', units: 20, creatorPay: baht(810) },
    })
    expect((await balance()).totals).toMatchObject({ available: 0 })
    const { payment } = (await app.call(credits.getCharge, { as: marketer, params: { id: started.id } })).body
    await app.pay(payment.sandboxUrl!, { behaviour: 'double' })
    const { data, totals } = await balance()
    expect(totals).toMatchObject({ available: 20, held: 0, used: 0, lotsInUse: 1, lotsEnded: 0, soon: null })
    expect(data).toMatchObject([
      { bought: 20, available: 20, unitValue: baht(900), creatorPay: baht(810), fee: baht(90), value: PRICE },
    ])
    expect(await documentsOf(app.db, 'charge', [started.id])).toMatchObject([{ kind: 'tax_invoice' }])
    expect((await app.outbox(marketer.accountId)).filter(({ kind }) => kind === 'package.purchased')).toHaveLength(1)
    expect(await balanceOf(app.db, 'customer_credits', marketer.accountId)).toBe(0)
    expect(await balanceOf(app.db, 'package_liability', marketer.accountId)).toBe(PRICE)
    await clean()
  })
  test('is refused if the price is not the one that the buyer saw', async () => {
    expect((await purchase({ price: PRICE - 1 })).body).toMatchObject({ code: 'package_changed' })
    expect((await purchase({}, 'no-such-package')).status).toBe(404)
  })
  test('creates no second charge when it is sent again with the same key', async () => {
    const body = { method: 'promptpay' as const, price: PRICE }
    const request = { as: marketer, params: { slug: 'nano-20' }, body, idempotencyKey: newId() }
    const [first, second] = [await app.call(contract.purchase, request), await app.call(contract.purchase, request)]
    expect(second.body.data.id).toBe(first.body.data.id)
  })
})

describe('the balance', () => {
  test('counts jobs put on hold and released, and its movements show the number left after each', async () => {
    await buy()
    const { packageId } = (await balance()).data[0]!
    const job = { jobId: newId(), marketerId: marketer.accountId, packageId }
    await withTx(app.db, (tx) => holdUnit(tx, job, app.clock.now()))
    expect((await balance()).totals).toMatchObject({ available: 19, held: 1 })
    await withTx(app.db, (tx) => returnUnit(tx, job, app.clock.now()))
    expect((await balance()).totals).toMatchObject({ available: 20, held: 0 })
    const all = await movements()
    expect(all.data).toMatchObject([
      { kind: 'returned', change: 1, availableAfter: 20 },
      { kind: 'held', change: -1, availableAfter: 19 },
      { kind: 'bought', change: 20, availableAfter: 20, package: '20 nano creators' },
    ])
    const first = await movements({ limit: 2 })
    const rest = await movements({ limit: 2, after: first.next ?? '' })
    expect([...first.data, ...rest.data]).toEqual(all.data)
    expect(rest.next).toBeNull()
  })
  test('is visible only to its owner', async () => {
    const other = await app.callerOf(await buildBuyer(app.db))
    const params = { id: marketer.accountId }
    expect((await app.call(contract.balance, { as: other, params })).status).toBe(404)
    expect((await app.call(contract.movements, { as: other, params })).status).toBe(404)
  })
})

test('unused jobs are announced 30, 7 and 1 days before they expire, once each, and then expire', async () => {
  await buy()
  const { endsAt } = (await balance()).data[0]!
  const alerts = async () =>
    (await app.outbox(marketer.accountId)).filter(({ kind }) => kind === 'package.expiring').length
  const at = async (daysBefore: number) => {
    app.clock.advance(Date.parse(endsAt) - daysBefore * DAY - app.clock.now().getTime())
    await sweepPackages(app.app)
    await sweepPackages(app.app)
  }
  await at(31)
  expect(await alerts()).toBe(0)
  for (const [index, days] of [30, 7, 1].entries()) {
    await at(days)
    expect(await alerts()).toBe(index + 1)
  }
  expect((await balance()).totals).toMatchObject({ soon: { units: 20, value: PRICE } })
  await at(0)
  expect((await balance()).totals).toMatchObject({ available: 0, expired: 20, lotsInUse: 0, lotsEnded: 1, soon: null })
  expect((await balance(marketer, { state: 'ended' })).data).toMatchObject([{ expired: 20, available: 0 }])
  expect((await movements({ limit: 100 })).data).toHaveLength(21)
  await clean()
})

test('an operator refunds all unused jobs with their VAT; jobs on hold are not refunded', async () => {
  const id = await buy()
  const { packageId } = (await balance()).data[0]!
  const job = { jobId: newId(), marketerId: marketer.accountId, packageId }
  await withTx(app.db, (tx) => holdUnit(tx, job, app.clock.now()))
  const as = await app.callerOf((await buildOperator(app.db)).id)
  const refund = (amount: number) =>
    app.call(operatorContract.refund, { as, params: { id }, body: { amount, reason: 'ลูกค้าขอคืน' } })
  expect((await refund(baht(900))).body).toMatchObject({ code: 'conflict' })
  expect((await refund(baht(17_100))).status).toBe(200)
  expect((await balance()).totals).toMatchObject({ available: 0, held: 1, refunded: 19 })
  expect((await movements()).data[0]).toMatchObject({ kind: 'refunded', change: -19, availableAfter: 0 })
  const { body } = await app.call(operatorContract.payment, { as, params: { id } })
  expect(body.data).toMatchObject({ refundable: 0, refunds: [{ net: baht(17_100), vat: baht(1_197) }] })
  await clean()
})
