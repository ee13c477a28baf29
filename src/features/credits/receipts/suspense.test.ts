import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../core/ids.ts'
import { baht, satang } from '../../../core/money.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { accounts } from '../../accounts/schema.ts'
import { updateCharge } from '../charges/store.ts'
import { contract } from '../contract.ts'
import { creditLedgerChecks } from '../ledger-checks.ts'
import { operatorContract } from '../payments/contract.ts'
import {
  agree,
  app,
  clean,
  detail,
  first,
  marketer,
  openPayments,
  paidCharge,
  reason,
  second,
  sendSlip,
  slipBody,
  start,
  suspense,
  total,
  waitingOn,
} from '../payments/payments.fixture.ts'
import type { PackageItem } from '../shapes.ts'

openPayments()

const wrongPayment = async (amount = baht(5_000)) => {
  const charge = await start(amount, 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id: charge.id } })).body
  await app.pay(payment.sandboxUrl!, { behaviour: 'wrong_amount' })
  const { receipts } = await detail(charge.id)
  return { charge, receipt: receipts[0]!, params: { id: charge.id, receiptId: receipts[0]!.id } }
}
const transferReceipt = async (amount: number) => {
  const charge = await start()
  const body = { amount, bankRef: `KB ${charge.reference}` }
  const { receipts } = (await app.call(operatorContract.receive, { as: first, params: { id: charge.id }, body })).body
    .data
  return { charge, params: { id: charge.id, receiptId: receipts[0]!.id } }
}

test('a wrong amount is posted to suspense once, and can be returned to the payer', async () => {
  const clearing = await balanceOf(app.db, 'bank_clearing')
  const { charge, receipt, params } = await wrongPayment()
  expect(receipt).toMatchObject({ amount: charge.total - 100, problem: 'wrong_amount', status: 'unmatched' })
  expect(await suspense()).toBe(receipt.amount)
  expect((await balanceOf(app.db, 'bank_clearing')) - clearing).toBe(-receipt.amount)
  // The provider repeats the webhook, and the owner opens the page.
  for (const webhook of [...app.webhooks])
    await app.call(contract.webhook, { params: { provider: 'sandbox' }, ...webhook })
  await app.call(contract.getCharge, { as: marketer, params: { id: charge.id }, query: { refresh: '1' } })
  expect(await suspense()).toBe(receipt.amount)
  const received = { as: first, params: { id: charge.id }, body: slipBody(charge) }
  expect((await app.call(operatorContract.approve, received)).status).toBe(409)
  await app.call(operatorContract.returnReceipt, { as: first, params, body: { reason } })
  expect((await app.call(operatorContract.returnReceipt, { as: first, params, body: { reason } })).status).toBe(409)
  expect(await detail(charge.id)).toMatchObject({
    status: 'failed',
    refunds: [{ status: 'paid', gross: receipt.amount }],
    receipts: [{ status: 'returned' }],
  })
  expect(await suspense()).toBe(0)
  expect(await balanceOf(app.db, 'bank_clearing')).toBe(clearing)
  // An old webhook for the returned money changes nothing.
  for (const webhook of [...app.webhooks])
    await app.call(contract.webhook, { params: { provider: 'sandbox' }, ...webhook })
  expect((await detail(charge.id)).status).toBe('failed')
  await clean()
})

test('an amount that is too low becomes a payment of exactly that amount, with its own invoice', async () => {
  const { charge, receipt, params } = await wrongPayment()
  const body = { reason, chargeId: charge.id }
  expect((await app.call(operatorContract.matchReceipt, { as: first, params, body })).body.code).toBe('slip_mismatch')
  expect((await app.call(operatorContract.matchReceipt, { as: first, params, body: { reason } })).status).toBe(200)
  const after = await detail(charge.id)
  expect(after).toMatchObject({ status: 'failed', receipts: [{ status: 'matched' }], refunds: [] })
  const paid = await detail(after.receipts[0]!.matchedChargeId!)
  expect(paid).toMatchObject({ status: 'paid', total: receipt.amount, document: { serial: expect.any(String) } })
  expect(await total()).toMatchObject({ available: paid.net })
  expect([paid.net + paid.vat, await suspense()]).toEqual([receipt.amount, 0])
  await clean()
})

test('a transfer that is too high pays its charge; the excess is returned manually; a reference counts once', async () => {
  const charge = await start()
  await sendSlip(charge.id)
  const params = { id: charge.id }
  const receive = (amount: number) =>
    app.call(operatorContract.receive, { as: first, params, body: { amount, bankRef: `KB-${charge.reference}` } })
  const [receipt] = (await receive(charge.total + 5_000)).body.data.receipts
  expect((await receive(charge.total)).body.code).toBe('receipt_recorded')
  expect(await suspense()).toBe(charge.total + 5_000)
  const body = { reason, chargeId: charge.id }
  await app.call(operatorContract.matchReceipt, { as: first, params: { ...params, receiptId: receipt!.id }, body })
  const matched = await detail(charge.id)
  expect(matched).toMatchObject({ status: 'paid', refunds: [{ status: 'requested', gross: 5_000 }] })
  expect(await total()).toMatchObject({ available: baht(10_000) })
  const one = { id: charge.id, refundId: matched.refunds[0]!.id }
  await app.call(operatorContract.refundPaid, { as: first, params: one, body: { note: 'KBANK 0002' } })
  expect([await suspense(), await balanceOf(app.db, 'refund_clearing')]).toEqual([0, 0])
  await clean()
})

test('a second transfer for a paid charge stays in suspense; releasing a large one needs two operators', async () => {
  const charge = await start(baht(60_000))
  await sendSlip(charge.id)
  await app.call(operatorContract.approve, { as: first, params: { id: charge.id }, body: slipBody(charge) })
  await agree(second, (await waitingOn(charge.id))[0]!.id)
  const body = { amount: charge.total, bankRef: `KB2-${charge.reference}` }
  const { receipts } = (await app.call(operatorContract.receive, { as: first, params: { id: charge.id }, body })).body
    .data
  expect(receipts).toMatchObject([{ problem: 'duplicate', status: 'unmatched' }])
  const list = await app.call(operatorContract.payments, { as: first, query: { unmatched: '1' } })
  expect(list.body).toMatchObject({ data: [{ id: charge.id }], unmatched: 1 })
  const params = { id: charge.id, receiptId: receipts[0]!.id }
  await app.call(operatorContract.returnReceipt, { as: first, params, body: { reason } })
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
  await app.call(operatorContract.refundPaid, { as: first, params: one, body: { note: 'KBANK 0003' } })
  await clean()
})

test('a second payment through the provider with the same reference is posted once and refunded through the provider', async () => {
  const charge = await paidCharge()
  const again = { id: newId(), amount: satang(charge.total), method: 'promptpay', reference: charge.reference } as const
  const other = await app.ports.payment.createCharge(again)
  await app.pay(other.authorizeUrl!, { behaviour: 'double' })
  const { receipts, status } = await detail(charge.id)
  expect([status, await suspense()]).toEqual(['paid', charge.total])
  expect(receipts).toMatchObject([{ problem: 'duplicate', amount: charge.total, via: other.id }])
  expect(await total()).toMatchObject({ available: baht(10_000) })
  const params = { id: charge.id, receiptId: receipts[0]!.id }
  await app.call(operatorContract.returnReceipt, { as: first, params, body: { reason } })
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
  expect((await app.call(operatorContract.matchReceipt, { as: first, params, body: { reason } })).status).toBe(200)
  const matched = (await detail(charge.id)).receipts[0]!.matchedChargeId!
  expect(matched).not.toBe(charge.id)
  expect(await detail(matched)).toMatchObject({ status: 'paid', total: charge.total, chargedBackAt: null })
  expect(await total()).toMatchObject({ available: baht(20_000) })
  expect(await suspense()).toBe(0)
  await clean()
})

test('money in suspense cannot pay a charge that is open at the provider; a later payment there is a duplicate', async () => {
  const { receipt, params } = await wrongPayment()
  const target = await start(baht(4_000), 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id: target.id } })).body
  const match = () =>
    app.call(operatorContract.matchReceipt, { as: first, params, body: { reason, chargeId: target.id } })
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
  await app.call(operatorContract.returnReceipt, { as: first, params: returned, body: { reason } })
  expect(await suspense()).toBe(0)
  await clean()
})

test('returned receipts and refunds of a brand count towards one daily limit', async () => {
  const [one, two] = [await transferReceipt(baht(30_000)), await transferReceipt(baht(30_000))]
  for (const { params } of [one, two])
    await app.call(operatorContract.returnReceipt, { as: first, params, body: { reason } })
  expect((await detail(one.charge.id)).receipts).toMatchObject([{ status: 'returned' }])
  expect((await detail(two.charge.id)).receipts).toMatchObject([{ status: 'unmatched' }])
  expect(await waitingOn(two.charge.id)).toMatchObject([{ kind: 'receipt_returned', amount: baht(30_000) }])
  await clean()
})

test('the excess returned after a match counts towards the limit: one operator cannot return money in parts', async () => {
  const small = await start(baht(1_000))
  const [one, two] = [await transferReceipt(baht(45_000)), await transferReceipt(baht(30_000))]
  const body = { reason, chargeId: small.id }
  await app.call(operatorContract.matchReceipt, { as: first, params: one.params, body })
  const rest = baht(45_000) - small.total
  expect((await detail(one.charge.id)).refunds).toMatchObject([{ gross: rest, status: 'requested' }])
  await app.call(operatorContract.returnReceipt, { as: first, params: two.params, body: { reason } })
  expect(await waitingOn(two.charge.id)).toMatchObject([{ kind: 'receipt_returned' }])
  expect((await detail(two.charge.id)).refunds).toEqual([])
  await clean()
})

test('a match needs two operators if its excess and earlier refunds together reach the limit', async () => {
  const small = await start(baht(1_000))
  const [one, two] = [await transferReceipt(baht(30_000)), await transferReceipt(baht(30_000))]
  await app.call(operatorContract.returnReceipt, { as: first, params: one.params, body: { reason } })
  await app.call(operatorContract.matchReceipt, { as: first, params: two.params, body: { reason, chargeId: small.id } })
  const waiting = await waitingOn(two.charge.id)
  expect(waiting).toMatchObject([{ kind: 'receipt_matched', amount: baht(30_000) }])
  expect((await detail(small.id)).status).toBe('pending')
  expect((await agree(second, waiting[0]!.id)).status).toBe(200)
  expect((await detail(small.id)).status).toBe('paid')
  await clean()
})

const ITEM: PackageItem = {
  packageId: newId(),
  slug: 'nano-4',
  title: { th: 'แพ็กเกจ', en: 'Package' },
  channelType: 'INSTAGRAM',
  postType: 'photoPost',
  units: 4,
  creatorPay: satang(40_000),
}

test('money in suspense pays for a package only if packages can be delivered, and never for credits instead', async () => {
  const { composition } = app.app
  app.app.composition = { ...composition, deliveries: { credits: composition.deliveries.credits! } }
  const offer = await start(baht(2_000))
  await updateCharge(app.db, offer.id, { purpose: 'package', item: ITEM })
  const before = await suspense()
  const { charge, params } = await transferReceipt(offer.total + 100)
  const match = (of: typeof params, chargeId?: string) =>
    app.call(operatorContract.matchReceipt, { as: first, params: of, body: { reason, ...(chargeId && { chargeId }) } })
  expect((await detail(charge.id)).matchable).not.toContainEqual(expect.objectContaining({ id: offer.id }))
  expect((await match(params, offer.id)).body).toMatchObject({
    code: 'receipt_purpose',
    fields: { chargeId: expect.anything() },
  })
  expect((await suspense()) - before).toBe(offer.total + 100)

  app.app.composition = composition
  expect((await detail(charge.id)).matchable).toContainEqual(expect.objectContaining({ id: offer.id }))
  expect((await match(params, offer.id)).status).toBe(200)
  expect(await detail(offer.id)).toMatchObject({ status: 'paid', purpose: 'package' })
  expect(await balanceOf(app.db, 'package_liability', marketer.accountId)).toBe(baht(2_000))
  expect(await total()).toMatchObject({ available: 0 })
  expect((await detail(charge.id)).refunds).toMatchObject([{ gross: 100 }])
  expect(await suspense()).toBe(before)

  // Money for a package of another price cannot become a new package charge of the received amount.
  const second = await transferReceipt(baht(700))
  await updateCharge(app.db, second.charge.id, { purpose: 'package', item: ITEM })
  expect((await match(second.params)).body).toMatchObject({ code: 'receipt_purpose' })
  expect((await suspense()) - before).toBe(baht(700))
  expect(
    (await app.call(operatorContract.returnReceipt, { as: first, params: second.params, body: { reason } })).status,
  ).toBe(200)
  const { checks } = await verifyLedger(app.db, creditLedgerChecks)
  expect(checks.filter((check) => !check.ok)).toEqual([])
  await clean()
})

test('a payment that arrives after its account was closed buys nothing: it stays in suspense until it is returned', async () => {
  const charge = await start(baht(10_000), 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id: charge.id } })).body
  await app.call(contract.cancelCharge, { as: marketer, params: { id: charge.id } })
  await app.db.update(accounts).set({ status: 'deactivated' }).where(eq(accounts.id, marketer.accountId))
  const before = await suspense()
  await app.pay(payment.sandboxUrl!)
  const paid = await detail(charge.id)
  expect(paid).toMatchObject({ status: 'cancelled', document: null })
  expect(paid.receipts).toMatchObject([{ problem: 'account_closed', amount: charge.total, status: 'unmatched' }])
  expect((await suspense()) - before).toBe(charge.total)
  expect(await balanceOf(app.db, 'customer_credits', marketer.accountId)).toBe(0)
  const params = { id: charge.id, receiptId: paid.receipts[0]!.id }
  const matched = await app.call(operatorContract.matchReceipt, { as: first, params, body: { reason } })
  expect(matched.body.code).toBe('conflict')
  await app.call(operatorContract.returnReceipt, { as: first, params, body: { reason } })
  expect(await suspense()).toBe(before)
  await clean()
})
