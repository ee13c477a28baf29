import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../../../../tests/bank.ts'
import { DAY, HOUR, MINUTE } from '../../../core/clock.ts'
import { baht } from '../../../core/money.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { PortError } from '../../../ports/http.ts'
import { contract } from '../contract.ts'
import { operatorContract as back } from '../payments/contract.ts'
import { sweepRefunds } from '../sweep.ts'
import { sendRefund } from './service.ts'
import { recordRefundFailure, updateRefund } from './store.ts'

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
afterEach(() => vi.restoreAllMocks())

const reason = 'ลูกค้าขอคืน'
const paidCharge = async () => {
  const body = { amount: baht(1_000), method: 'promptpay' } as const
  const charge = (await app.call(contract.createCharge, { as: marketer, body })).body.data
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id: charge.id } })).body
  await app.pay(payment.sandboxUrl!)
  return charge
}
const detail = async (id: string) => (await app.call(back.payment, { as: operator, params: { id } })).body.data
const requestRefund = async (id: string) => {
  await app.call(back.refund, { as: operator, params: { id }, body: { amount: baht(1_000), reason } })
  return (await detail(id)).refunds[0]!
}
const markSent = (id: string, refundId: string) =>
  app.call(back.refundPaid, { as: operator, params: { id, refundId }, body: { note: 'KBANK 0001' } })
const expectLedgerClean = async () => {
  expect(await balanceOf(app.db, 'refund_clearing')).toBe(0)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
}

test.each([
  ['an answer that cannot be read', new PortError('sandbox', 'bad_answer', { status: 200, outcomeUnknown: true })],
  ['a key that is no longer accepted', new PortError('sandbox', 'unauthorized', { status: 401 })],
  ['no answer', new PortError('sandbox', 'timeout', { outcomeUnknown: true })],
])('after %s a refund is retried through the provider, never sent manually', async (_, failure) => {
  const charge = await paidCharge()
  const send = app.ports.payment.refund
  vi.spyOn(app.ports.payment, 'refund').mockImplementationOnce(async (refund) => {
    if (failure.outcomeUnknown) await send(refund)
    throw failure
  })
  const refund = await requestRefund(charge.id)
  expect(refund).toMatchObject({ status: 'requested', sentByHand: false, error: failure.message })
  expect((await markSent(charge.id, refund.id)).body.code).toBe('conflict')
  app.clock.advance(5 * MINUTE)
  await sweepRefunds(app.app)
  expect((await detail(charge.id)).refunds).toMatchObject([{ status: 'paid', sentByHand: false, error: null }])
  const { providerChargeId } = await detail(charge.id)
  expect(app.books().refunds.filter((one) => one.charge === providerChargeId)).toHaveLength(1)
  await expectLedgerClean()
})

test('a refund that the provider refuses is transferred by an operator, once', async () => {
  const charge = await paidCharge()
  const refused = new PortError('sandbox', 'refused', { status: 400, detail: 'failed_refund' })
  vi.spyOn(app.ports.payment, 'refund').mockRejectedValueOnce(refused)
  const refund = await requestRefund(charge.id)
  expect(refund).toMatchObject({ status: 'requested', sentByHand: true })
  expect((await markSent(charge.id, refund.id)).status).toBe(200)
  expect((await markSent(charge.id, refund.id)).body.code).toBe('conflict')
  await expectLedgerClean()
})

test('a refund by the provider after a manual transfer is stored once and reported to the operators', async () => {
  const charge = await paidCharge()
  const send = app.ports.payment.refund
  const refused = new PortError('sandbox', 'refused', { status: 400 })
  vi.spyOn(app.ports.payment, 'refund').mockRejectedValueOnce(refused)
  const refund = await requestRefund(charge.id)
  // A call that started before the refusal gets its response after the operator's transfer.
  await updateRefund(app.db, refund.id, { nextAt: app.clock.now() })
  vi.spyOn(app.ports.payment, 'refund').mockImplementationOnce(async (request) => {
    await updateRefund(app.db, refund.id, { nextAt: null })
    await markSent(charge.id, refund.id)
    return send(request)
  })
  await sendRefund(app.app, refund.id)
  const alarms = (await app.outbox()).filter((m) => m.eventKey.startsWith(`refund:${refund.id}:paid_twice`))
  expect(alarms.length).toBeGreaterThan(0)
  await expectLedgerClean()
})

test('a late failure does not change a refund that was sent', async () => {
  const charge = await paidCharge()
  const refused = new PortError('sandbox', 'refused', { status: 400 })
  vi.spyOn(app.ports.payment, 'refund').mockRejectedValueOnce(refused)
  const refund = await requestRefund(charge.id)
  await updateRefund(app.db, refund.id, { nextAt: app.clock.now() })
  vi.spyOn(app.ports.payment, 'refund').mockImplementationOnce(async () => {
    await updateRefund(app.db, refund.id, { nextAt: null })
    await markSent(charge.id, refund.id)
    throw new PortError('sandbox', 'timeout', { outcomeUnknown: true })
  })
  await sendRefund(app.app, refund.id)
  expect((await detail(charge.id)).refunds).toMatchObject([{ status: 'paid', error: null }])
  await expectLedgerClean()
})

/** The provider fails on each call; each round advances the clock to the next attempt. */
const failFor = async (rounds: number, error: PortError) => {
  vi.spyOn(app.ports.payment, 'refund').mockRejectedValue(error)
  const charge = await paidCharge()
  const { id } = await requestRefund(charge.id)
  const waits: number[] = []
  const refund = async () => (await detail(charge.id)).refunds[0]!
  for (let n = 1; n < rounds; n++) {
    const { nextAt } = await refund()
    waits.push((Date.parse(nextAt!) - app.clock.now().getTime()) / MINUTE)
    app.clock.advance(Date.parse(nextAt!) - app.clock.now().getTime() - 1)
    await sweepRefunds(app.app)
    expect((await refund()).failures).toBe(n)
    app.clock.advance(1)
    await sweepRefunds(app.app)
  }
  const alarms = async () => (await app.outbox()).filter((m) => m.eventKey.startsWith(`refund:${id}:`))
  return { charge, refundId: id, refund, waits, alarms }
}
const byHand = (id: string, refundId: string) =>
  app.call(back.refundByHand, { as: operator, params: { id, refundId }, body: { reason } })
const down = () => new PortError('sandbox', 'unavailable', { status: 503 })

test('a refund that keeps failing is retried less often, and the operators are alerted once', async () => {
  const early = await failFor(5, down())
  expect(await early.alarms()).toEqual([])
  expect((await byHand(early.charge.id, early.refundId)).body.code).toBe('conflict')
  const { charge, waits, alarms, refund } = await failFor(9, down())
  expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60, 60])
  const sent = await alarms()
  expect(new Set(sent.map(({ eventKey, href }) => `${eventKey} ${href}`)).size).toBe(1)
  expect(sent[0]).toMatchObject({ href: `/Operator/payment?status=refunds&open=${charge.id}` })
  expect(sent[0]!.body).toMatch(/sandbox: unavailable/)
  expect(await refund()).toMatchObject({ status: 'requested', failures: 9, mayStopRetries: true, sentByHand: false })
  const list = await app.call(back.payments, { as: operator, query: { refunds: '1' } })
  expect(list.body.data).toContainEqual(
    expect.objectContaining({ id: charge.id, refundError: 'sandbox: unavailable (503)' }),
  )
  expect(list.body.refunds).toBe(list.body.data.length)
  vi.restoreAllMocks()
  app.clock.advance(HOUR)
  await sweepRefunds(app.app)
  expect(await refund()).toMatchObject({ status: 'paid', mayStopRetries: false })
  await expectLedgerClean()
})

test('after many failures an operator stops the retries and transfers the money, once', async () => {
  const { charge, refundId, refund } = await failFor(6, down())
  expect((await markSent(charge.id, refundId)).body.code).toBe('conflict')
  expect((await byHand(charge.id, refundId)).body.data.refunds).toMatchObject([{ sentByHand: true, nextAt: null }])
  expect((await byHand(charge.id, refundId)).body.code).toBe('conflict')
  // An attempt that was in progress fails late: this does not start the retries again.
  const late = { nextAt: app.clock.now(), error: 'sandbox: timeout', failures: 7 }
  expect(await recordRefundFailure(app.db, refundId, late)).toBe(false)
  app.clock.advance(DAY)
  await sweepRefunds(app.app)
  expect(app.ports.payment.refund).toHaveBeenCalledTimes(6)
  expect((await markSent(charge.id, refundId)).status).toBe(200)
  expect(await refund()).toMatchObject({ status: 'paid', failures: 6 })
  await expectLedgerClean()
})

test('a refund that the provider refuses is reported at once', async () => {
  const refused = new PortError('sandbox', 'refused', { status: 400, detail: 'failed_refund' })
  const { charge, refundId, alarms } = await failFor(1, refused)
  const sent = await alarms()
  expect(sent.length).toBeGreaterThan(0)
  expect(sent[0]!.body).toMatch(/failed_refund/)
  await markSent(charge.id, refundId)
  await expectLedgerClean()
})
