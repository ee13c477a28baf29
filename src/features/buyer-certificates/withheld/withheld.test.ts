import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../../../../tests/bank.ts'
import { approveAs } from '../../../../tests/two-step.ts'
import { dayOf } from '../../../core/calendar.ts'
import { newId } from '../../../core/ids.ts'
import { baht, satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { hold } from '../../../ledger/holds.ts'
import { ledgerChecks, verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract as credits } from '../../credits/contract.ts'
import { creditLedgerChecks } from '../../credits/ledger-checks.ts'
import { operatorContract } from '../../credits/payments/contract.ts'
import { archiveContract as archive } from '../../documents/archive/contract.ts'
import { documentLedgerChecks } from '../../documents/ledger-checks.ts'
import { documents } from '../../documents/schema.ts'
import { contract as operators } from '../../operators/contract.ts'
import { contract } from '../contract.ts'
import { certificateLedgerChecks } from '../ledger-checks.ts'

let app: BankApp
let marketer: Caller
let operator: Caller
beforeAll(async () => {
  app = await openBankApp()
  operator = await app.callerOf(await buildCashier(app.db))
})
afterAll(() => app.close())
beforeEach(async () => {
  marketer = await app.callerOf(await buildBuyer(app.db))
})

const PDF = { name: '50tawi.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF') }
const reason = 'ลูกค้าขอคืน'
const CHECKS = [...ledgerChecks, ...creditLedgerChecks, ...certificateLedgerChecks, ...documentLedgerChecks]
const clean = async () => expect((await verifyLedger(app.db, CHECKS)).checks.filter((check) => !check.ok)).toEqual([])
const receivable = async () => 0 - (await balanceOf(app.db, 'receivable_withholding', marketer.accountId))
const start = (method: 'promptpay' | 'transfer' | 'card' = 'promptpay', as = marketer, amount = baht(10_000)) =>
  app.call(credits.createCharge, { as, body: { amount, method, withhold: true } })
const look = async (id: string) => (await app.call(credits.getCharge, { as: marketer, params: { id }, query: {} })).body
async function pay() {
  const { id } = (await start()).body.data
  await app.pay((await look(id)).payment.sandboxUrl!)
  return (await look(id)).data
}
/** The sums of the brand's invoices and credit notes. */
const documentSums = async () =>
  (await app.call(archive.list, { as: marketer, params: { id: marketer.accountId } })).body.sums
const mine = async () => (await app.call(contract.list, { as: marketer, query: {} })).body
const send = (id: string, issuedOn = dayOf(app.clock.now())) =>
  app.call(contract.send, { as: marketer, params: { id }, body: { number: '12/0034', issuedOn }, file: PDF })
const approve = (id: string, version: number) =>
  app.call(contract.approve, { as: operator, params: { id }, body: { version } })
const refund = async (id: string, amount: number) =>
  (await app.call(operatorContract.refund, { as: operator, params: { id }, body: { amount, reason } })).body.data
/** A paid charge with an approved certificate. */
async function certified() {
  const charge = await pay()
  const { id } = (await mine()).data[0]!
  await send(id)
  await approve(id, 1)
  return charge
}

describe('a payment from which a company withholds tax', () => {
  test('is charged less by the tax; invoice and statement show the full purchase', async () => {
    const { body } = await start()
    const amounts = { net: 1_000_000, vat: 70_000, total: 1_070_000, withheldBps: 300, withheld: 30_000 }
    expect(body.data).toMatchObject({ ...amounts, payable: 1_040_000 })
    expect(app.books().charges.at(-1)).toMatchObject({ amount: 1_040_000 })
    await app.pay((await look(body.data.id)).payment.sandboxUrl!)
    expect((await look(body.data.id)).data).toMatchObject({
      status: 'paid',
      received: 1_040_000,
      balanceAfter: 1_000_000,
    })
    const rows = await app.db.select().from(documents)
    expect(rows.find((row) => row.refId === body.data.id)?.data).toMatchObject({
      ...{ net: 1_000_000, vat: 70_000, total: 1_070_000 },
      withheld: { rate: 300, amount: 30_000 },
    })
    const statement = await app.call(credits.statement, { as: marketer, params: { id: marketer.accountId }, query: {} })
    expect(statement.body.data).toMatchObject([{ kind: 'top_up', available: 1_000_000, availableAfter: 1_000_000 }])
    await clean()
  })

  test('by bank transfer needs the reduced amount on the slip', async () => {
    const { id, reference } = (await start('transfer')).body.data
    await app.call(credits.slip, { as: marketer, params: { id }, file: PDF })
    const accept = (received: number) =>
      app.call(operatorContract.approve, {
        as: operator,
        params: { id },
        body: { received, bankRef: `KB ${reference}` },
      })
    expect((await accept(1_070_000)).body).toMatchObject({ code: 'slip_mismatch' })
    expect((await accept(1_040_000)).body.data).toMatchObject({ status: 'paid', received: 1_040_000 })
    await clean()
  })

  test('with another amount is in suspense until it is matched with the charge', async () => {
    const { id, reference } = (await start('transfer')).body.data
    await app.call(credits.slip, { as: marketer, params: { id }, file: PDF })
    const body = { amount: satang(1_070_000), bankRef: `KB ${reference}` }
    const received = (await app.call(operatorContract.receive, { as: operator, params: { id }, body })).body.data
    const { data } = (
      await app.call(operatorContract.matchReceipt, {
        as: operator,
        params: { id, receiptId: received.receipts[0]!.id },
        body: { reason, chargeId: id },
      })
    ).body
    expect(data).toMatchObject({ status: 'paid', refunds: [{ gross: 30_000 }] })
    expect(await receivable()).toBe(30_000)
    await clean()
  })
})

describe('a refund', () => {
  test('before the certificate cancels its part of the tax; a full refund cancels the certificate', async () => {
    const { id } = await pay()
    expect((await refund(id, baht(4_000))).refunds[0]).toMatchObject({
      net: 400_000,
      vat: 28_000,
      withheld: 12_000,
      gross: 416_000,
    })
    expect((await mine()).data[0]).toMatchObject({ status: 'waiting', due: 18_000, base: 600_000 })
    expect(await documentSums()).toMatchObject({ total: 642_000, withheld: 18_000, paid: 624_000 })
    expect(await receivable()).toBe(18_000)
    await clean()
    await refund(id, baht(6_000))
    expect((await mine()).data[0]).toMatchObject({ status: 'void', due: 0, canSend: false })
    const { refunds } = (await app.call(operatorContract.payment, { as: operator, params: { id } })).body.data
    expect(refunds.reduce((sum, one) => sum + one.gross, 0)).toBe(1_040_000)
    expect(await documentSums()).toEqual({ net: 0, vat: 0, total: 0, withheld: 0, paid: 0 })
    expect(await receivable()).toBe(0)
    await clean()
  })

  test('during the review requires a decision on the new amount', async () => {
    const charge = await pay()
    const { id } = (await mine()).data[0]!
    await send(id)
    await refund(charge.id, baht(1_000))
    expect((await approve(id, 1)).body.code).toBe('certificate_replaced')
    expect((await approve(id, 2)).body.data).toMatchObject({ status: 'approved', due: 27_000 })
    await clean()
  })

  test('of another amount than was shown is refused: the certificate was approved in the meantime', async () => {
    const { id } = await pay()
    const params = { id }
    const preview = await app.call(operatorContract.refundPreview, {
      as: operator,
      params,
      query: { amount: baht(10_000) },
    })
    const { money } = preview.body.data
    expect(money).toBe(1_040_000)
    const certificate = (await mine()).data[0]!
    await send(certificate.id)
    await approve(certificate.id, 1)
    const body = { amount: baht(10_000), money, reason }
    expect(await app.call(operatorContract.refund, { as: operator, params, body })).toMatchObject({
      status: 409,
      body: { code: 'refund_changed', details: { amount: 1_070_000 } },
    })
  })

  test('that a second operator approved is not paid in another amount', async () => {
    const { id } = (await start('promptpay', marketer, baht(100_000))).body.data
    await app.pay((await look(id)).payment.sandboxUrl!)
    const certificate = (await mine()).data[0]!
    await refund(id, baht(100_000))
    const { data: waiting } = (await app.call(operators.approvals, { as: operator, query: {} })).body
    const approval = waiting.find(({ targetId }) => targetId === id)!
    expect(approval.amount).toBe(10_400_000)
    await send(certificate.id)
    await approve(certificate.id, 1)
    const second = await app.callerOf(await buildCashier(app.db))
    expect((await approveAs(app, second, approval.id)).body).toMatchObject({ code: 'refund_changed' })
    expect(await app.call(operatorContract.payment, { as: operator, params: { id } })).toMatchObject({
      body: { data: { refunds: [] } },
    })
    await clean()
  })

  test('after the certificate also pays back the withheld tax', async () => {
    const { id } = await certified()
    expect(await documentSums()).toMatchObject({ total: 1_070_000, withheld: 30_000, paid: 1_040_000 })
    expect((await refund(id, baht(10_000))).refunds[0]).toMatchObject({ withheld: 0, gross: 1_070_000 })
    expect(await documentSums()).toMatchObject({ total: 0, withheld: 30_000, paid: -30_000 })
    await clean()
  })
})

describe('a chargeback', () => {
  const spend = (amount: number) =>
    withTx(app.db, (tx) =>
      hold(
        tx,
        { marketerId: marketer.accountId, jobId: newId(), purpose: 'job', amount: baht(amount) },
        app.clock.now(),
      ),
    )
  const takeBack = async (id: string) =>
    (await app.call(operatorContract.chargeback, { as: operator, params: { id }, body: { reason } })).body.data

  test.each([
    [0, 0, 0],
    [4_000, 416_000, 12_000],
    [10_000, 1_040_000, 30_000],
  ])('before the certificate, %d of 10,000 spent', async (spent, owed, due) => {
    const { id } = await pay()
    if (spent > 0) await spend(spent)
    expect(await takeBack(id)).toMatchObject({ owed })
    expect(await documentSums()).toMatchObject({ withheld: due, paid: owed })
    expect(await receivable()).toBe(due)
    await clean()
  })

  test('after the certificate: the marketer owes what was spent, less the tax withheld from it', async () => {
    const { id } = await certified()
    await spend(4_000)
    expect(await takeBack(id)).toMatchObject({ owed: 416_000 })
    expect(await receivable()).toBe(0)
    await clean()
  })
})
