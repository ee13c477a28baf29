import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../../../tests/bank.ts'
import { MINUTE } from '../../core/clock.ts'
import { baht } from '../../core/money.ts'
import { balanceOf } from '../../ledger/balances.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { PortError } from '../../ports/http.ts'
import type { Caller } from '../../service/context.ts'
import { contract } from './contract.ts'
import { operatorContract as back } from './contract-operator.ts'
import { updateRefund } from './refund-store.ts'
import { sendRefund } from './service-refund.ts'
import { sweepRefunds } from './sweep.ts'

let app: BankApp
let brand: Caller
let operator: Caller
beforeAll(async () => {
  app = await openBankApp()
  operator = await app.callerOf(await buildCashier(app.db))
})
afterAll(() => app.close())
beforeEach(async () => {
  brand = await app.callerOf(await buildBuyer(app.db))
})
afterEach(() => vi.restoreAllMocks())

const reason = 'ลูกค้าขอคืน'
const paidCharge = async () => {
  const body = { amount: baht(1_000), method: 'promptpay' } as const
  const charge = (await app.call(contract.createCharge, { as: brand, body })).body.data
  const { payment } = (await app.call(contract.getCharge, { as: brand, params: { id: charge.id } })).body
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
const clean = async () => {
  expect(await balanceOf(app.db, 'refund_clearing')).toBe(0)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
}

test.each([
  ['an answer that cannot be read', new PortError('sandbox', 'bad_answer', { status: 200, outcomeUnknown: true })],
  ['a key that is no longer accepted', new PortError('sandbox', 'unauthorized', { status: 401 })],
  ['no answer', new PortError('sandbox', 'timeout', { outcomeUnknown: true })],
])('after %s a refund is sent again by the provider, never by hand', async (_, failure) => {
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
  await clean()
})

test('a refund that the provider refuses is transferred by an operator, once', async () => {
  const charge = await paidCharge()
  const refused = new PortError('sandbox', 'refused', { status: 400, detail: 'failed_refund' })
  vi.spyOn(app.ports.payment, 'refund').mockRejectedValueOnce(refused)
  const refund = await requestRefund(charge.id)
  expect(refund).toMatchObject({ status: 'requested', sentByHand: true })
  expect((await markSent(charge.id, refund.id)).status).toBe(200)
  expect((await markSent(charge.id, refund.id)).body.code).toBe('conflict')
  await clean()
})

test('a provider that refunds after a transfer by hand is stored once and reported to the operators', async () => {
  const charge = await paidCharge()
  const send = app.ports.payment.refund
  const refused = new PortError('sandbox', 'refused', { status: 400 })
  vi.spyOn(app.ports.payment, 'refund').mockRejectedValueOnce(refused)
  const refund = await requestRefund(charge.id)
  // A call that began before the refusal answers after the operator's transfer.
  await updateRefund(app.db, refund.id, { nextAt: app.clock.now() })
  vi.spyOn(app.ports.payment, 'refund').mockImplementationOnce(async (wanted) => {
    await updateRefund(app.db, refund.id, { nextAt: null })
    await markSent(charge.id, refund.id)
    return send(wanted)
  })
  await sendRefund(app.app, refund.id)
  const alarms = (await app.outbox()).filter((m) => m.eventKey.startsWith(`refund:${refund.id}:paid_twice`))
  expect(alarms.length).toBeGreaterThan(0)
  await clean()
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
  await clean()
})
