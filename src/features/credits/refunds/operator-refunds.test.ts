import { expect, test } from 'vitest'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { sweepApprovals } from '../../approvals/service.ts'
import { operatorContract } from '../payments/contract.ts'
import {
  agree,
  app,
  clean,
  decline,
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
  total,
  waitingOn,
} from '../payments/payments.fixture.ts'
import { sweepRefunds } from '../sweep.ts'

openPayments()

test('a refund of unspent credits includes their VAT and is sent once through the provider', async () => {
  const charge = await paidCharge()
  const params = { id: charge.id }
  const [clearing, payout] = [await balanceOf(app.db, 'bank_clearing'), await balanceOf(app.db, 'bank_payout')]
  const refund = (amount: number, key = newId()) =>
    app.call(operatorContract.refund, { as: first, params, body: { amount, reason }, idempotencyKey: key })
  const preview = (amount: number) => app.call(operatorContract.refundPreview, { as: first, params, query: { amount } })
  expect((await preview(baht(3_000))).body.data).toEqual({
    ...{ credits: 300_000, packages: 0, vat: 21_000, withheld: 0, money: 321_000 },
    ...{ owed: 0, left: 700_000, creditNote: 321_000 },
  })
  expect((await preview(baht(11_000))).body).toMatchObject({ code: 'amount_too_large', details: { max: 1_000_000 } })
  const key = newId()
  expect((await refund(baht(3_000), key)).status).toBe(200)
  expect((await refund(baht(3_000), key)).status).toBe(200)
  expect((await refund(baht(8_000))).body).toMatchObject({ code: 'amount_too_large', details: { max: 700_000 } })
  expect(await detail(charge.id)).toMatchObject({
    refundable: 700_000,
    refunds: [{ status: 'paid', net: 300_000, vat: 21_000, gross: 321_000 }],
  })
  expect(await total()).toMatchObject({ available: 700_000 })
  const messages = (await app.outbox(marketer.accountId)).filter((m) => m.kind === 'credits.refunded')
  expect(messages).toHaveLength(1)
  expect(await balanceOf(app.db, 'refund_clearing')).toBe(0)
  // The provider pays refunds out of the balance that received the payment.
  expect((await balanceOf(app.db, 'bank_clearing')) - clearing).toBe(321_000)
  expect(await balanceOf(app.db, 'bank_payout')).toBe(payout)
  await clean()
})

test('a large refund waits for a second operator and can be cancelled', async () => {
  const charge = await paidCharge(baht(100_000))
  const params = { id: charge.id }
  const ask = async () => {
    await app.call(operatorContract.refund, { as: first, params, body: { amount: baht(60_000), reason } })
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
  expect(await detail(charge.id)).toMatchObject({
    refunds: [{ status: 'paid', requestedBy: { id: first.accountId }, approvedBy: { id: second.accountId } }],
  })
  expect(await total()).toMatchObject({ available: 4_000_000 })
  await clean()
})

test('refunds of one charge add up: once they reach the limit, each needs a second operator', async () => {
  const charge = await paidCharge(baht(200_000))
  const params = { id: charge.id }
  const split = () => app.call(operatorContract.refund, { as: first, params, body: { amount: baht(36_000), reason } })
  for (let part = 0; part < 4; part++) expect((await split()).status).toBe(200)
  const { refunds, approvals, refundable } = await detail(charge.id)
  expect(refunds).toHaveLength(1)
  expect(approvals.map(({ kind, amount }) => [kind, amount])).toEqual(Array(3).fill(['refund', baht(38_520)]))
  expect(refundable).toBe(baht(56_000))
  expect(await total()).toMatchObject({ available: baht(164_000) })
  // For the same charge the limit is not per day.
  app.clock.advance(DAY)
  await sweepApprovals(app)
  await app.call(operatorContract.refund, { as: first, params, body: { amount: baht(1), reason } })
  const later = await detail(charge.id)
  expect([later.refunds.length, later.approvals.length]).toEqual([2, 0])
  expect(
    (await app.call(operatorContract.refund, { as: first, params, body: { amount: baht(20_000), reason } })).status,
  ).toBe(200)
  expect(await waitingOn(charge.id)).toHaveLength(1)
  await clean()
})

test('actions on several charges of one brand add up over a day, including chargebacks', async () => {
  const [one, two, three] = [await paidCharge(baht(30_000)), await paidCharge(baht(30_000)), await paidCharge()]
  const refund = (id: string) =>
    app.call(operatorContract.refund, { as: first, params: { id }, body: { amount: baht(30_000), reason } })
  await refund(one.id)
  await refund(two.id)
  expect((await detail(one.id)).refunds).toHaveLength(1)
  expect(await waitingOn(two.id)).toHaveLength(1)
  await app.call(operatorContract.chargeback, { as: first, params: { id: three.id }, body: { reason } })
  const [waiting] = await waitingOn(three.id)
  expect(waiting).toMatchObject({ kind: 'chargeback', amount: three.total })
  expect((await detail(three.id)).chargedBackAt).toBeNull()
  await decline(second, waiting!.id)
  app.clock.advance(DAY)
  await app.call(operatorContract.chargeback, { as: first, params: { id: three.id }, body: { reason } })
  expect((await detail(three.id)).chargedBackAt).not.toBeNull()
  await clean()
})

test('a refund of a transfer is sent manually and then marked as sent', async () => {
  const charge = await start()
  await sendSlip(charge.id)
  const params = { id: charge.id }
  await app.call(operatorContract.approve, { as: first, params, body: slipBody(charge) })
  await app.call(operatorContract.refund, { as: first, params, body: { amount: baht(10_000), reason } })
  await sweepRefunds(app.app)
  const [requested] = (await detail(charge.id)).refunds
  expect(requested).toMatchObject({ status: 'requested', gross: charge.total })
  const one = { id: charge.id, refundId: requested!.id }
  const payout = await balanceOf(app.db, 'bank_payout')
  await app.call(operatorContract.refundPaid, { as: first, params: one, body: { note: 'KBANK 0001' } })
  expect((await detail(charge.id)).refunds[0]?.status).toBe('paid')
  expect((await balanceOf(app.db, 'bank_payout')) - payout).toBe(charge.total)
  expect(await balanceOf(app.db, 'refund_clearing')).toBe(0)
  await clean()
})
