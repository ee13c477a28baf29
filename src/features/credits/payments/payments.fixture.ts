import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../../../../tests/bank.ts'
import { approveAs } from '../../../../tests/two-step.ts'
import { baht } from '../../../core/money.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract as operators } from '../../operators/contract.ts'
import { contract } from '../contract.ts'
import { operatorContract } from './contract.ts'

/** Payments with two operators. `brand` is a new account for each test. */
export let app: BankApp
export let marketer: Caller
export let first: Caller
export let second: Caller

/** Starts the application for the tests of a file. */
export function openPayments(): void {
  beforeAll(async () => {
    app = await openBankApp()
    first = await app.callerOf(await buildCashier(app.db))
    second = await app.callerOf(await buildCashier(app.db))
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    marketer = await app.callerOf(await buildBuyer(app.db))
  })
}

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF')
export const start = async (amount = baht(10_000), method: 'promptpay' | 'transfer' = 'transfer') =>
  (await app.call(contract.createCharge, { as: marketer, body: { amount, method } })).body.data
export const sendSlip = (id: string) =>
  app.call(contract.slip, { as: marketer, params: { id }, file: { name: '../slip.pdf', bytes: PDF } })
export const paidCharge = async (amount = baht(10_000)) => {
  const charge = await start(amount, 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id: charge.id } })).body
  await app.pay(payment.sandboxUrl!)
  return charge
}
export const detail = async (id: string) =>
  (await app.call(operatorContract.payment, { as: first, params: { id } })).body.data
export const slipBody = (charge: { reference: string; total: number }, received = charge.total) => ({
  received,
  bankRef: `SLIP ${charge.reference}`,
})
export const total = async () =>
  (await app.call(contract.total, { as: marketer, params: { id: marketer.accountId } })).body.data
export const clean = async () => expect((await verifyLedger(app.db)).checks.filter((c) => !c.ok)).toEqual([])
export const reason = 'ตรวจแล้วกับบัญชีธนาคาร'
export const waitingOn = async (id: string) => (await detail(id)).approvals
export const agree = (as: Caller, id: string) => approveAs(app, as, id)
export const decline = (as: Caller, id: string) =>
  app.call(operators.decline, { as, params: { id }, body: { reason: 'ยอดไม่ตรง' } })
export const suspense = () => balanceOf(app.db, 'unmatched_receipts')
