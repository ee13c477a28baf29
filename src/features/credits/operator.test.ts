import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../../../tests/bank.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { baht, satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { balanceOf } from '../../ledger/balances.ts'
import { hold } from '../../ledger/holds.ts'
import { buyPackage } from '../../ledger/packages.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import type { Caller } from '../../platform/context.ts'
import { sweepApprovals } from '../approvals/service.ts'
import { contract as office } from '../operators/contract.ts'
import { contract } from './contract.ts'
import { operatorContract as back } from './contract-operator.ts'
import type { Deliver } from './deliveries.ts'
import { creditLedgerChecks } from './ledger-checks.ts'
import { updateCharge } from './store.ts'
import { sweepCredits } from './sweep.ts'

let app: BankApp
let brand: Caller
let first: Caller
let second: Caller
beforeAll(async () => {
  app = await openBankApp()
  first = await app.callerOf(await buildCashier(app.db))
  second = await app.callerOf(await buildCashier(app.db))
})
afterAll(() => app.close())
beforeEach(async () => {
  brand = await app.callerOf(await buildBuyer(app.db))
})

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF')
const start = async (amount = baht(10_000), method: 'promptpay' | 'transfer' = 'transfer') =>
  (await app.call(contract.createCharge, { as: brand, body: { amount, method } })).body.data
const sendSlip = (id: string) =>
  app.call(contract.slip, { as: brand, params: { id }, file: { name: '../slip.pdf', bytes: PDF } })
const paidCharge = async (amount = baht(10_000)) => {
  const charge = await start(amount, 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: brand, params: { id: charge.id } })).body
  await app.pay(payment.sandboxUrl!)
  return charge
}
const detail = async (id: string) => (await app.call(back.payment, { as: first, params: { id } })).body.data
const slipBody = (charge: { reference: string; total: number }, received = charge.total) => ({
  received,
  bankRef: `SLIP ${charge.reference}`,
})
const total = async () => (await app.call(contract.total, { as: brand, params: { id: brand.accountId } })).body.data
const clean = async () => expect((await verifyLedger(app.db)).checks.filter((c) => !c.ok)).toEqual([])
const reason = 'ตรวจแล้วกับบัญชีธนาคาร'

test('a slip waits for an operator, who must find the very amount; then credits come once', async () => {
  const charge = await start()
  expect((await sendSlip(charge.id)).body.data).toMatchObject({
    status: 'review',
    reviewReason: 'slip',
    slip: { name: 'slip.pdf' },
  })
  expect((await sendSlip(charge.id)).status).toBe(200)
  const list = await app.call(back.payments, {
    as: first,
    query: { status: 'review', q: charge.reference.slice(0, 12) },
  })
  expect(list.body).toMatchObject({ data: [{ id: charge.id }], next: null })
  expect(list.body.waiting).toBeGreaterThan(0)
  const params = { id: charge.id }
  const wrong = await app.call(back.approve, { as: first, params, body: slipBody(charge, charge.total - 100) })
  expect(wrong.body).toMatchObject({ code: 'slip_mismatch' })
  expect(await total()).toMatchObject({ available: 0 })
  const paid = await app.call(back.approve, { as: first, params, body: slipBody(charge) })
  expect(paid.body.data).toMatchObject({ status: 'paid', document: { serial: expect.any(String) } })
  expect((await app.call(back.approve, { as: first, params, body: slipBody(charge) })).status).toBe(409)
  expect((await sendSlip(charge.id)).status).toBe(409)
  expect(await total()).toMatchObject({ available: 1_000_000 })
  await clean()
})

const waitingOn = async (id: string) => (await detail(id)).approvals
const agree = (as: Caller, id: string) => app.call(office.approve, { as, params: { id } })
const decline = (as: Caller, id: string) => app.call(office.decline, { as, params: { id } })

test('a large transfer needs two operators', async () => {
  const charge = await start(baht(100_000))
  await sendSlip(charge.id)
  const params = { id: charge.id }
  const by = (as: Caller) => app.call(back.approve, { as, params, body: slipBody(charge) })
  const requested = (await by(first)).body.data
  expect(requested).toMatchObject({ status: 'review', approvals: [{ kind: 'slip', amount: charge.total }] })
  expect((await by(second)).body.code).toBe('approval_waiting')
  expect((await sendSlip(charge.id)).status).toBe(409)
  const approval = requested.approvals[0]!.id
  expect((await agree(first, approval)).body.code).toBe('second_approval_required')
  expect(await total()).toMatchObject({ available: 0 })
  expect((await agree(second, approval)).status).toBe(200)
  expect(await detail(charge.id)).toMatchObject({ status: 'paid', approvedBy: { id: first.accountId }, approvals: [] })
  expect(await total()).toMatchObject({ available: 10_000_000 })
  await clean()
})

test('a line of the bank statement is booked once, for a slip or as a receipt, however it is typed', async () => {
  const [one, two] = [await start(), await start()]
  for (const { id } of [one, two]) await sendSlip(id)
  const receive = (id: string, bankRef: string) =>
    app.call(back.receive, { as: first, params: { id }, body: { amount: one.total, bankRef } })
  expect((await app.call(back.approve, { as: first, params: { id: one.id }, body: slipBody(one) })).status).toBe(200)
  for (const bankRef of [`slip-${one.reference.toLowerCase()}`, `SLIP${one.reference} `]) {
    expect((await receive(one.id, bankRef)).body.code).toBe('receipt_recorded')
    const body = { received: two.total, bankRef }
    const again = await app.call(back.approve, { as: first, params: { id: two.id }, body })
    expect(again.body).toMatchObject({ code: 'receipt_recorded', fields: { bankRef: expect.anything() } })
  }
  expect((await receive(two.id, '- / -')).status).toBe(400)
  expect((await receive(two.id, `kb 7/${two.reference}`)).status).toBe(200)
  expect((await receive(two.id, `KB7${two.reference}`)).body.code).toBe('receipt_recorded')
  const [receipt] = (await detail(two.id)).receipts
  expect(await suspense()).toBe(receipt!.amount)
  const params = { id: two.id, receiptId: receipt!.id }
  await app.call(back.returnReceipt, { as: first, params, body: { reason } })
  const refundId = (await detail(two.id)).refunds[0]!.id
  await app.call(back.refundPaid, { as: first, params: { id: two.id, refundId }, body: { note: 'KBANK 0004' } })
  expect(await total()).toMatchObject({ available: baht(10_000) })
  await clean()
})

test('an approval that nobody gave in time blocks nothing, even before the sweep', async () => {
  const charge = await start(baht(100_000))
  await sendSlip(charge.id)
  const ask = () => app.call(back.approve, { as: second, params: { id: charge.id }, body: slipBody(charge) })
  await ask()
  expect((await ask()).body.code).toBe('approval_waiting')
  app.clock.advance(30 * DAY)
  expect((await sendSlip(charge.id)).status).toBe(200)
  expect((await ask()).status).toBe(200)
  expect((await ask()).body.code).toBe('approval_waiting')
  const waiting = await waitingOn(charge.id)
  expect(waiting).toHaveLength(1)
  expect((await agree(first, waiting[0]!.id)).status).toBe(200)
  expect(await total()).toMatchObject({ available: 10_000_000 })
})

test('a slip that is rejected while it waits is not credited by the second operator', async () => {
  const charge = await start(baht(100_000))
  await sendSlip(charge.id)
  await app.call(back.approve, { as: first, params: { id: charge.id }, body: slipBody(charge) })
  const [waiting] = await waitingOn(charge.id)
  await app.call(back.reject, { as: second, params: { id: charge.id }, body: { reason } })
  expect((await agree(second, waiting!.id)).body.code).toBe('conflict')
  expect(await total()).toMatchObject({ available: 0 })
})

test('a rejected slip says why; nothing is credited; a used slip is marked', async () => {
  const charge = await start()
  await sendSlip(charge.id)
  expect((await detail(charge.id)).slipSeen).toBe(true)
  const answer = await app.call(back.reject, { as: first, params: { id: charge.id }, body: { reason } })
  expect(answer.body.data).toMatchObject({ status: 'failed', decisionNote: reason })
  expect(await total()).toMatchObject({ available: 0 })
})

const suspense = () => balanceOf(app.db, 'unmatched_receipts')
const wrongPayment = async (amount = baht(5_000)) => {
  const charge = await start(amount, 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: brand, params: { id: charge.id } })).body
  await app.pay(payment.sandboxUrl!, { behaviour: 'wrong_amount' })
  const { receipts } = await detail(charge.id)
  return { charge, receipt: receipts[0]!, params: { id: charge.id, receiptId: receipts[0]!.id } }
}

test('money in a wrong amount is posted once, and goes back to the payer from suspense', async () => {
  const clearing = await balanceOf(app.db, 'bank_clearing')
  const { charge, receipt, params } = await wrongPayment()
  expect(receipt).toMatchObject({ amount: charge.total - 100, problem: 'wrong_amount', status: 'unmatched' })
  expect(await suspense()).toBe(receipt.amount)
  expect((await balanceOf(app.db, 'bank_clearing')) - clearing).toBe(-receipt.amount)
  // The provider tells it again, and the owner looks.
  for (const webhook of [...app.webhooks])
    await app.call(contract.webhook, { params: { provider: 'sandbox' }, ...webhook })
  await app.call(contract.getCharge, { as: brand, params: { id: charge.id }, query: { refresh: '1' } })
  expect(await suspense()).toBe(receipt.amount)
  const received = { as: first, params: { id: charge.id }, body: slipBody(charge) }
  expect((await app.call(back.approve, received)).status).toBe(409)
  await app.call(back.returnReceipt, { as: first, params, body: { reason } })
  expect((await app.call(back.returnReceipt, { as: first, params, body: { reason } })).status).toBe(409)
  expect(await detail(charge.id)).toMatchObject({
    status: 'failed',
    refunds: [{ status: 'paid', gross: receipt.amount }],
    receipts: [{ status: 'returned' }],
  })
  expect(await suspense()).toBe(0)
  expect(await balanceOf(app.db, 'bank_clearing')).toBe(clearing)
  // An old webhook of the returned money changes nothing.
  for (const webhook of [...app.webhooks])
    await app.call(contract.webhook, { params: { provider: 'sandbox' }, ...webhook })
  expect((await detail(charge.id)).status).toBe('failed')
  await clean()
})

test('money that is short becomes a payment of the very amount, with its own invoice', async () => {
  const { charge, receipt, params } = await wrongPayment()
  const body = { reason, chargeId: charge.id }
  expect((await app.call(back.matchReceipt, { as: first, params, body })).body.code).toBe('slip_mismatch')
  expect((await app.call(back.matchReceipt, { as: first, params, body: { reason } })).status).toBe(200)
  const after = await detail(charge.id)
  expect(after).toMatchObject({ status: 'failed', receipts: [{ status: 'matched' }], refunds: [] })
  const paid = await detail(after.receipts[0]!.matchedChargeId!)
  expect(paid).toMatchObject({ status: 'paid', total: receipt.amount, document: { serial: expect.any(String) } })
  expect(await total()).toMatchObject({ available: paid.net })
  expect([paid.net + paid.vat, await suspense()]).toEqual([receipt.amount, 0])
  await clean()
})

test('a transfer of too much pays its charge; the rest goes back by hand; a reference counts once', async () => {
  const charge = await start()
  await sendSlip(charge.id)
  const params = { id: charge.id }
  const receive = (amount: number) =>
    app.call(back.receive, { as: first, params, body: { amount, bankRef: `KB-${charge.reference}` } })
  const [receipt] = (await receive(charge.total + 5_000)).body.data.receipts
  expect((await receive(charge.total)).body.code).toBe('receipt_recorded')
  expect(await suspense()).toBe(charge.total + 5_000)
  const body = { reason, chargeId: charge.id }
  await app.call(back.matchReceipt, { as: first, params: { ...params, receiptId: receipt!.id }, body })
  const matched = await detail(charge.id)
  expect(matched).toMatchObject({ status: 'paid', refunds: [{ status: 'requested', gross: 5_000 }] })
  expect(await total()).toMatchObject({ available: baht(10_000) })
  const one = { id: charge.id, refundId: matched.refunds[0]!.id }
  await app.call(back.refundPaid, { as: first, params: one, body: { note: 'KBANK 0002' } })
  expect([await suspense(), await balanceOf(app.db, 'refund_clearing')]).toEqual([0, 0])
  await clean()
})

test('a second transfer for a paid charge waits in suspense; a large one needs two operators to leave it', async () => {
  const charge = await start(baht(60_000))
  await sendSlip(charge.id)
  await app.call(back.approve, { as: first, params: { id: charge.id }, body: slipBody(charge) })
  await agree(second, (await waitingOn(charge.id))[0]!.id)
  const body = { amount: charge.total, bankRef: `KB2-${charge.reference}` }
  const { receipts } = (await app.call(back.receive, { as: first, params: { id: charge.id }, body })).body.data
  expect(receipts).toMatchObject([{ problem: 'duplicate', status: 'unmatched' }])
  const list = await app.call(back.payments, { as: first, query: { unmatched: '1' } })
  expect(list.body).toMatchObject({ data: [{ id: charge.id }], unmatched: 1 })
  const params = { id: charge.id, receiptId: receipts[0]!.id }
  await app.call(back.returnReceipt, { as: first, params, body: { reason } })
  expect(await suspense()).toBe(charge.total)
  const [waiting] = await waitingOn(charge.id).then((all) => all.filter((one) => one.kind === 'receipt_returned'))
  expect((await agree(first, waiting!.id)).body.code).toBe('second_approval_required')
  expect((await agree(second, waiting!.id)).status).toBe(200)
  expect(await suspense()).toBe(0)
  const after = await detail(charge.id)
  expect(after).toMatchObject({
    status: 'paid',
    receipts: [{ status: 'returned' }],
    refunds: [{ status: 'requested' }],
  })
  const one = { id: charge.id, refundId: after.refunds[0]!.id }
  await app.call(back.refundPaid, { as: first, params: one, body: { note: 'KBANK 0003' } })
  await clean()
})

test('a second payment through the provider with the same reference is posted once and goes back the way it came', async () => {
  const charge = await paidCharge()
  const again = { id: newId(), amount: satang(charge.total), method: 'promptpay', reference: charge.reference } as const
  const other = await app.ports.payment.createCharge(again)
  await app.pay(other.authorizeUrl!, { behaviour: 'double' })
  const { receipts, status } = await detail(charge.id)
  expect([status, await suspense()]).toEqual(['paid', charge.total])
  expect(receipts).toMatchObject([{ problem: 'duplicate', amount: charge.total, via: other.id }])
  expect(await total()).toMatchObject({ available: baht(10_000) })
  const params = { id: charge.id, receiptId: receipts[0]!.id }
  await app.call(back.returnReceipt, { as: first, params, body: { reason } })
  expect(app.books().refunds.filter((one) => one.charge === other.id)).toMatchObject([{ amount: charge.total }])
  expect([await suspense(), await balanceOf(app.db, 'refund_clearing')]).toEqual([0, 0])
  await clean()
})

test('a second payment becomes a new payment of its own, with its own credits and invoice', async () => {
  const charge = await paidCharge()
  const again = { id: newId(), amount: satang(charge.total), method: 'promptpay', reference: charge.reference } as const
  const other = await app.ports.payment.createCharge(again)
  await app.pay(other.authorizeUrl!)
  const { receipts } = await detail(charge.id)
  const params = { id: charge.id, receiptId: receipts[0]!.id }
  expect((await app.call(back.matchReceipt, { as: first, params, body: { reason } })).status).toBe(200)
  const matched = (await detail(charge.id)).receipts[0]!.matchedChargeId!
  expect(matched).not.toBe(charge.id)
  expect(await detail(matched)).toMatchObject({ status: 'paid', total: charge.total, chargedBackAt: null })
  expect(await total()).toMatchObject({ available: baht(20_000) })
  expect(await suspense()).toBe(0)
  await clean()
})

test('money in suspense pays no charge that is open at the provider; one that is paid there later is a duplicate', async () => {
  const { receipt, params } = await wrongPayment()
  const target = await start(baht(4_000), 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: brand, params: { id: target.id } })).body
  const match = () => app.call(back.matchReceipt, { as: first, params, body: { reason, chargeId: target.id } })
  expect((await detail(params.id)).matchable).not.toContainEqual(expect.objectContaining({ id: target.id }))
  expect((await match()).body.code).toBe('conflict')
  expect(await suspense()).toBe(receipt.amount)
  await updateCharge(app.db, target.id, { status: 'expired' })
  expect((await detail(params.id)).matchable).toContainEqual(expect.objectContaining({ id: target.id }))
  expect((await match()).status).toBe(200)
  expect([(await detail(target.id)).status, await suspense()]).toEqual(['paid', 0])
  await app.pay(payment.sandboxUrl!, { behaviour: 'double' })
  expect((await detail(target.id)).receipts).toMatchObject([{ problem: 'duplicate', amount: target.total }])
  expect(await suspense()).toBe(target.total)
  expect(await total()).toMatchObject({ available: baht(4_000) })
  const { receipts } = await detail(target.id)
  const returned = { id: target.id, receiptId: receipts[0]!.id }
  await app.call(back.returnReceipt, { as: first, params: returned, body: { reason } })
  expect(await suspense()).toBe(0)
  await clean()
})

test('refund of unspent credits: VAT goes back with them, once, through the provider', async () => {
  const charge = await paidCharge()
  const params = { id: charge.id }
  const [clearing, payout] = [await balanceOf(app.db, 'bank_clearing'), await balanceOf(app.db, 'bank_payout')]
  const refund = (amount: number, key = newId()) =>
    app.call(back.refund, { as: first, params, body: { amount, reason }, idempotencyKey: key })
  const key = newId()
  expect((await refund(baht(3_000), key)).status).toBe(200)
  expect((await refund(baht(3_000), key)).status).toBe(200)
  expect((await refund(baht(8_000))).body.code).toBe('insufficient_credits')
  expect(await detail(charge.id)).toMatchObject({
    refundable: 700_000,
    refunds: [{ status: 'paid', net: 300_000, vat: 21_000, gross: 321_000 }],
  })
  expect(await total()).toMatchObject({ available: 700_000 })
  const told = (await app.outbox(brand.accountId)).filter((m) => m.kind === 'credits.refunded')
  expect(told).toHaveLength(1)
  expect(await balanceOf(app.db, 'refund_clearing')).toBe(0)
  // The provider pays refunds out of the balance that received the payment.
  expect((await balanceOf(app.db, 'bank_clearing')) - clearing).toBe(321_000)
  expect(await balanceOf(app.db, 'bank_payout')).toBe(payout)
  await clean()
})

test('a large refund waits for a second operator and can be dropped', async () => {
  const charge = await paidCharge(baht(100_000))
  const params = { id: charge.id }
  const ask = async () => {
    await app.call(back.refund, { as: first, params, body: { amount: baht(60_000), reason } })
    return (await waitingOn(charge.id))[0]!
  }
  const dropped = await ask()
  expect(dropped).toMatchObject({ kind: 'refund', amount: baht(64_200), reason, requestedBy: { id: first.accountId } })
  expect(await detail(charge.id)).toMatchObject({ refundable: baht(40_000), refunds: [] })
  expect(await total()).toMatchObject({ available: 10_000_000 })
  expect((await agree(first, dropped.id)).body.code).toBe('second_approval_required')
  expect((await decline(second, dropped.id)).body.data).toMatchObject({ status: 'declined' })
  expect((await agree(second, dropped.id)).body.code).toBe('conflict')
  const next = await ask()
  expect((await agree(second, next.id)).status).toBe(200)
  expect(await detail(charge.id)).toMatchObject({ refunds: [{ status: 'paid', requestedBy: first.accountId }] })
  expect(await total()).toMatchObject({ available: 4_000_000 })
  await clean()
})

test('split refunds of one charge add up: from the limit on each needs a second operator', async () => {
  const charge = await paidCharge(baht(200_000))
  const params = { id: charge.id }
  const split = () => app.call(back.refund, { as: first, params, body: { amount: baht(36_000), reason } })
  for (let part = 0; part < 4; part++) expect((await split()).status).toBe(200)
  const { refunds, approvals, refundable } = await detail(charge.id)
  expect(refunds).toHaveLength(1)
  expect(approvals.map(({ kind, amount }) => [kind, amount])).toEqual(Array(3).fill(['refund', baht(38_520)]))
  expect(refundable).toBe(baht(56_000))
  expect(await total()).toMatchObject({ available: baht(164_000) })
  // Another day changes nothing for the same charge.
  app.clock.advance(DAY)
  await sweepApprovals(app)
  await app.call(back.refund, { as: first, params, body: { amount: baht(1), reason } })
  const later = await detail(charge.id)
  expect([later.refunds.length, later.approvals.length]).toEqual([2, 0])
  expect((await app.call(back.refund, { as: first, params, body: { amount: baht(20_000), reason } })).status).toBe(200)
  expect(await waitingOn(charge.id)).toHaveLength(1)
  await clean()
})

test('acts on several charges of one brand add up over a day, and chargebacks count too', async () => {
  const [one, two, three] = [await paidCharge(baht(30_000)), await paidCharge(baht(30_000)), await paidCharge()]
  const refund = (id: string) =>
    app.call(back.refund, { as: first, params: { id }, body: { amount: baht(30_000), reason } })
  await refund(one.id)
  await refund(two.id)
  expect((await detail(one.id)).refunds).toHaveLength(1)
  expect(await waitingOn(two.id)).toHaveLength(1)
  await app.call(back.chargeback, { as: first, params: { id: three.id }, body: { reason } })
  const [waiting] = await waitingOn(three.id)
  expect(waiting).toMatchObject({ kind: 'chargeback', amount: three.total })
  expect((await detail(three.id)).chargedBackAt).toBeNull()
  await decline(second, waiting!.id)
  app.clock.advance(DAY)
  await app.call(back.chargeback, { as: first, params: { id: three.id }, body: { reason } })
  expect((await detail(three.id)).chargedBackAt).not.toBeNull()
  await clean()
})

test('a large chargeback, and the end of its debt, need two operators each', async () => {
  const charge = await paidCharge(baht(100_000))
  const params = { id: charge.id }
  const held = { brandId: brand.accountId, jobId: newId(), purpose: 'job', amount: baht(80_000) } as const
  await withTx(app.db, (tx) => hold(tx, held, app.clock.now()))
  await app.call(back.chargeback, { as: first, params, body: { reason } })
  expect((await app.call(back.chargeback, { as: second, params, body: { reason } })).body.code).toBe('approval_waiting')
  expect(await total()).toMatchObject({ available: baht(20_000) })
  await agree(second, (await waitingOn(charge.id))[0]!.id)
  expect(await detail(charge.id)).toMatchObject({ owed: baht(85_600), refundable: 0 })
  for (const outcome of ['written_off', 'settled'] as const) {
    await app.call(back.receivable, { as: second, params, body: { reason, outcome } })
    expect((await detail(charge.id)).owed).toBe(baht(85_600))
  }
  const waiting = await waitingOn(charge.id)
  const [settled, writtenOff] = ['debt_settled', 'debt_written_off'].map((kind) => waiting.find((w) => w.kind === kind))
  expect((await agree(second, settled!.id)).body.code).toBe('second_approval_required')
  expect((await agree(first, writtenOff!.id)).status).toBe(200)
  // The debt is gone: what was asked for before can no longer be done.
  expect((await agree(first, settled!.id)).body.code).toBe('conflict')
  expect((await detail(charge.id)).owed).toBe(0)
  expect((await app.callerOf(brand.accountId)).status).toBe('suspended')
  await clean()
})

test('a refund of a transfer is sent by hand and then marked', async () => {
  const charge = await start()
  await sendSlip(charge.id)
  const params = { id: charge.id }
  await app.call(back.approve, { as: first, params, body: slipBody(charge) })
  await app.call(back.refund, { as: first, params, body: { amount: baht(10_000), reason } })
  await sweepCredits(app.app)
  const [asked] = (await detail(charge.id)).refunds
  expect(asked).toMatchObject({ status: 'requested', gross: charge.total })
  const one = { id: charge.id, refundId: asked!.id }
  const payout = await balanceOf(app.db, 'bank_payout')
  await app.call(back.refundPaid, { as: first, params: one, body: { note: 'KBANK 0001' } })
  expect((await detail(charge.id)).refunds[0]?.status).toBe('paid')
  expect((await balanceOf(app.db, 'bank_payout')) - payout).toBe(charge.total)
  expect(await balanceOf(app.db, 'refund_clearing')).toBe(0)
  await clean()
})

test('a chargeback takes unspent credits back; what is spent is a debt and suspends the account', async () => {
  const charge = await paidCharge()
  const now = app.clock.now()
  await withTx(app.db, (tx) =>
    hold(tx, { brandId: brand.accountId, jobId: newId(), purpose: 'job', amount: satang(400_000) }, now),
  )
  const params = { id: charge.id }
  const taken = await app.call(back.chargeback, { as: first, params, body: { reason } })
  expect(taken.body.data).toMatchObject({ owed: 428_000, refundable: 0 })
  expect(await total()).toMatchObject({ available: 0, held: 400_000 })
  expect((await app.callerOf(brand.accountId)).status).toBe('suspended')
  expect((await app.call(back.chargeback, { as: first, params, body: { reason } })).status).toBe(409)
  const settled = await app.call(back.receivable, { as: first, params, body: { reason, outcome: 'settled' } })
  expect(settled.body.data.owed).toBe(0)
  expect((await app.callerOf(brand.accountId)).status).toBe('active')
  await clean()
})

test('a chargeback after a refund takes the rest of the charge, and the verification agrees', async () => {
  const charge = await paidCharge()
  const params = { id: charge.id }
  const refunded = await app.call(back.refund, { as: first, params, body: { amount: 333_333, reason } })
  expect(refunded.body.data.refundable).toBe(666_667)
  const taken = await app.call(back.chargeback, { as: first, params, body: { reason } })
  expect(taken.body.data).toMatchObject({ owed: 0, refundable: 0 })
  const { checks } = await verifyLedger(app.db, creditLedgerChecks)
  expect(checks.filter((check) => !check.ok)).toEqual([])
})

const transferReceipt = async (amount: number) => {
  const charge = await start()
  const body = { amount, bankRef: `KB ${charge.reference}` }
  const { receipts } = (await app.call(back.receive, { as: first, params: { id: charge.id }, body })).body.data
  return { charge, params: { id: charge.id, receiptId: receipts[0]!.id } }
}

test('receipts that are sent back add up with refunds over the day of a brand', async () => {
  const [one, two] = [await transferReceipt(baht(30_000)), await transferReceipt(baht(30_000))]
  for (const { params } of [one, two]) await app.call(back.returnReceipt, { as: first, params, body: { reason } })
  expect((await detail(one.charge.id)).receipts).toMatchObject([{ status: 'returned' }])
  expect((await detail(two.charge.id)).receipts).toMatchObject([{ status: 'unmatched' }])
  expect(await waitingOn(two.charge.id)).toMatchObject([{ kind: 'receipt_returned', amount: baht(30_000) }])
  await clean()
})

test('what goes back after a match counts with refunds: nobody returns money alone in parts', async () => {
  const small = await start(baht(1_000))
  const [one, two] = [await transferReceipt(baht(45_000)), await transferReceipt(baht(30_000))]
  const body = { reason, chargeId: small.id }
  await app.call(back.matchReceipt, { as: first, params: one.params, body })
  const rest = baht(45_000) - small.total
  expect((await detail(one.charge.id)).refunds).toMatchObject([{ gross: rest, status: 'requested' }])
  await app.call(back.returnReceipt, { as: first, params: two.params, body: { reason } })
  expect(await waitingOn(two.charge.id)).toMatchObject([{ kind: 'receipt_returned' }])
  expect((await detail(two.charge.id)).refunds).toEqual([])
  await clean()
})

test('a match whose rest reaches the limit with what went back before needs two operators', async () => {
  const small = await start(baht(1_000))
  const [one, two] = [await transferReceipt(baht(30_000)), await transferReceipt(baht(30_000))]
  await app.call(back.returnReceipt, { as: first, params: one.params, body: { reason } })
  await app.call(back.matchReceipt, { as: first, params: two.params, body: { reason, chargeId: small.id } })
  const waiting = await waitingOn(two.charge.id)
  expect(waiting).toMatchObject([{ kind: 'receipt_matched', amount: baht(30_000) }])
  expect((await detail(small.id)).status).toBe('pending')
  expect((await agree(second, waiting[0]!.id)).status).toBe(200)
  expect((await detail(small.id)).status).toBe('paid')
  await clean()
})

test('money in suspense pays for a package only where one is delivered, and never becomes credits instead', async () => {
  const offer = await start(baht(2_000))
  await updateCharge(app.db, offer.id, { purpose: 'package' })
  const before = await suspense()
  const { charge, params } = await transferReceipt(offer.total + 100)
  const match = (of: typeof params, chargeId?: string) =>
    app.call(back.matchReceipt, { as: first, params: of, body: { reason, ...(chargeId && { chargeId }) } })
  expect((await detail(charge.id)).matchable).not.toContainEqual(expect.objectContaining({ id: offer.id }))
  expect((await match(params, offer.id)).body).toMatchObject({
    code: 'receipt_purpose',
    fields: { chargeId: expect.anything() },
  })
  expect((await suspense()) - before).toBe(offer.total + 100)

  const deliverPackage: Deliver = async (tx, paid, payment, clock) => {
    const expiresAt = new Date(clock.now().getTime() + 180 * DAY)
    const { id: chargeId, marketerId: brandId, net, vat } = paid
    const bought = { chargeId, brandId, net, vat, packageId: newId(), units: 4, creatorPay: satang(40_000), expiresAt }
    await buyPackage(tx, { ...payment, ...bought }, clock.now())
    const notice = { kind: 'credits.purchased', data: {}, href: '/Marketer/credit' } as const
    return { line: 'แพ็กเกจ', notice, validUntil: expiresAt, balanceAfter: null }
  }
  app.app.composition = { deliveries: { ...app.app.composition.deliveries, package: deliverPackage } }
  expect((await detail(charge.id)).matchable).toContainEqual(expect.objectContaining({ id: offer.id }))
  expect((await match(params, offer.id)).status).toBe(200)
  expect(await detail(offer.id)).toMatchObject({ status: 'paid', purpose: 'package' })
  expect(await balanceOf(app.db, 'package_liability', brand.accountId)).toBe(baht(2_000))
  expect(await total()).toMatchObject({ available: 0 })
  expect((await detail(charge.id)).refunds).toMatchObject([{ gross: 100 }])
  expect(await suspense()).toBe(before)

  // Money that came for a package of another price cannot become a package of its own price.
  const second = await transferReceipt(baht(700))
  await updateCharge(app.db, second.charge.id, { purpose: 'package' })
  expect((await match(second.params)).body).toMatchObject({ code: 'receipt_purpose' })
  expect((await suspense()) - before).toBe(baht(700))
  expect((await app.call(back.returnReceipt, { as: first, params: second.params, body: { reason } })).status).toBe(200)
  const { checks } = await verifyLedger(app.db, creditLedgerChecks)
  expect(checks.filter((check) => !check.ok)).toEqual([])
  await clean()
})

test('a receipt of an amount that no bank transfers is refused at its field', async () => {
  const { id } = await start()
  await sendSlip(id)
  const body = { amount: Number.MAX_SAFE_INTEGER, bankRef: 'KB 8' }
  const refused = await app.call(back.receive, { as: first, params: { id }, body })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { amount: expect.any(String) } },
  })
})
