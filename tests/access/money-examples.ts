import { newId } from '../../src/core/ids.ts'
import { baht, satang } from '../../src/core/money.ts'
import { withTx } from '../../src/db/tx.ts'
import { contract as credits } from '../../src/features/credits/contract.ts'
import { operatorContract as payments } from '../../src/features/credits/contract-operator.ts'
import { updateRefund } from '../../src/features/credits/refund-store.ts'
import { REFUND_FAILURES_REPORTED } from '../../src/features/credits/rules/refund.ts'
import { contract as payouts } from '../../src/features/payouts/contract.ts'
import { hold } from '../../src/ledger/holds.ts'
import type { Caller } from '../../src/platform/context.ts'
import { PortError } from '../../src/ports/http.ts'
import { type BankApp, buildBuyer, buildCashier } from '../bank.ts'
import { creatorWithBalance, grantStepUp } from '../money-factories.ts'
import { BODIES, type Make, PNG } from './examples.ts'

const WHY = { reason: 'ตรวจแล้วกับบัญชีธนาคาร' }
const operator = async (app: BankApp): Promise<Caller> => app.callerOf(await buildCashier(app.db))

type Method = 'promptpay' | 'transfer' | 'card'

async function charge(app: BankApp, method: Method, amount = baht(10_000)) {
  const as = await app.callerOf(await buildBuyer(app.db))
  const { data } = (await app.call(credits.createCharge, { as, body: { amount, method } })).body
  return { ...data, as }
}
async function withSlip(app: BankApp, amount?: ReturnType<typeof baht>) {
  const made = await charge(app, 'transfer', amount)
  await app.call(credits.slip, { as: made.as, params: { id: made.id }, file: { name: 'slip.png', bytes: PNG } })
  return made
}
async function paid(app: BankApp) {
  const made = await charge(app, 'promptpay')
  const { payment } = (await app.call(credits.getCharge, { as: made.as, params: { id: made.id } })).body
  await app.pay(payment.sandboxUrl ?? '')
  return made
}
/** A transfer of another amount than was asked for, in suspense. */
async function received(app: BankApp) {
  const { id, total, reference } = await withSlip(app)
  const as = await operator(app)
  const body = { amount: satang(total + 5_000), bankRef: `KB-${reference}` }
  const { data } = (await app.call(payments.receive, { as, params: { id }, body })).body
  return { as, params: { id, receiptId: data.receipts[0]?.id } }
}
/** The debt of a brand that spent what it then took back. */
async function owing(app: BankApp) {
  const { id, as } = await paid(app)
  const spent = { brandId: as.accountId, jobId: newId(), purpose: 'job', amount: baht(4_000) } as const
  await withTx(app.db, (tx) => hold(tx, spent, app.clock.now()))
  const by = await operator(app)
  await app.call(payments.chargeback, { as: by, params: { id }, body: WHY })
  return { as: by, params: { id } }
}

const PAYMENT_EXAMPLES: Readonly<Record<string, Make>> = {
  'credits.createCharge': async (app) => {
    const as = await app.callerOf(await buildBuyer(app.db))
    return { as, body: { amount: baht(10_000), method: 'promptpay' } }
  },
  'credits.getCharge': async (app) => {
    const { as, id } = await withSlip(app)
    return { as, params: { id } }
  },
  'credits.qr': async (app) => {
    const { as, id } = await charge(app, 'promptpay')
    return { as, params: { id } }
  },
  'credits.payCard': async (app) => {
    const { as, id } = await charge(app, 'card')
    return { as, params: { id }, body: { token: await app.cardToken() } }
  },
  'credits.slip': async (app) => {
    const { as, id } = await charge(app, 'transfer')
    return { as, params: { id }, file: { name: 'slip.png', bytes: PNG } }
  },
  'payments.get': async (app) => {
    const { as, params } = await received(app)
    return { as, params: { id: params.id } }
  },
  'payments.approve': async (app) => {
    const { id, total, reference } = await withSlip(app)
    const body = { received: total, bankRef: `SLIP ${reference}` }
    return { as: await operator(app), params: { id }, body }
  },
  'payments.reject': async (app) => {
    const { id } = await withSlip(app)
    return { as: await operator(app), params: { id }, body: WHY }
  },
  'payments.receive': async (app) => {
    const { id, total, reference } = await withSlip(app)
    return { as: await operator(app), params: { id }, body: { amount: total + 1, bankRef: `KB-${reference}` } }
  },
  'payments.matchReceipt': async (app) => {
    const { as, params } = await received(app)
    return { as, params, body: { ...WHY, chargeId: params.id } }
  },
  'payments.returnReceipt': async (app) => ({ ...(await received(app)), body: WHY }),
  'payments.refund': async (app) => {
    const { id } = await paid(app)
    return { as: await operator(app), params: { id }, body: { ...WHY, amount: baht(1_000) } }
  },
  'payments.refundPaid': async (app) => {
    const { as, params } = await received(app)
    const { data } = (await app.call(payments.returnReceipt, { as, params: params as never, body: WHY })).body
    const refundId = data.refunds[0]?.id
    return { as: await operator(app), params: { id: params.id, refundId }, body: { note: 'KBANK 0001' } }
  },
  'payments.refundByHand': async (app) => {
    const { id } = await paid(app)
    const as = await operator(app)
    const { payment } = app.ports
    const send = payment.refund
    payment.refund = () => Promise.reject(new PortError('sandbox', 'unavailable', { status: 503 }))
    const body = { ...WHY, amount: baht(1_000) }
    const { data } = (await app.call(payments.refund, { as, params: { id }, body })).body
    payment.refund = send
    const refundId = data.refunds[0]?.id ?? ''
    await withTx(app.db, (tx) => updateRefund(tx, refundId, { failures: REFUND_FAILURES_REPORTED }))
    return { as, params: { id, refundId }, body: WHY }
  },
  'payments.chargeback': async (app) => {
    const { id } = await paid(app)
    return { as: await operator(app), params: { id }, body: WHY }
  },
  'payments.receivable': async (app) => ({ ...(await owing(app)), body: { ...WHY, outcome: 'settled' } }),
}

/** A creator with a balance, and a code that was verified a moment ago. */
async function rich(app: BankApp, purpose: 'withdrawal' | 'bank_change' = 'withdrawal', balance = baht(100_000)) {
  const id = await creatorWithBalance(app.db, balance, app.clock.now(), { bank: purpose === 'withdrawal' })
  await grantStepUp(app.db, id, purpose, app.clock.now())
  return { as: await app.callerOf(id), params: { uuid: id } }
}
async function requested(app: BankApp, price = baht(1_000)) {
  const owner = await rich(app)
  const { data } = (await app.call(payouts.withdraw, { ...owner, body: { price } })).body
  return { id: data.id, as: await operator(app) }
}
async function batch(app: BankApp) {
  const { id, as } = await requested(app)
  const { data } = (await app.call(payouts.createBatch, { as, body: { ids: [id] } })).body
  return { withdrawal: id, as, params: { id: data.id } }
}
/** An act of one operator that waits for another. */
async function approval(app: BankApp) {
  const { as, params } = await batch(app)
  const { data } = (await app.call(payouts.voidBatch, { as, params, body: WHY })).body
  return { as: await operator(app), params: { id: data.voidRequest?.id } }
}

const PAYOUT_EXAMPLES: Readonly<Record<string, Make>> = {
  'payouts.reviewBank': async (app) => ({ ...(await rich(app)), body: BODIES['payouts.reviewBank'] }),
  'payouts.saveBank': async (app) => ({ ...(await rich(app, 'bank_change')), body: BODIES['payouts.saveBank'] }),
  'payouts.reviewWithdrawal': async (app) => ({ ...(await rich(app)), body: BODIES['payouts.reviewWithdrawal'] }),
  'payouts.withdraw': async (app) => ({ ...(await rich(app)), body: BODIES['payouts.withdraw'] }),
  'payouts.createBatch': async (app) => {
    const { id, as } = await requested(app)
    return { as, body: { ids: [id] } }
  },
  'payouts.batch': async (app) => {
    const { as, params } = await batch(app)
    return { as, params }
  },
  'payouts.batchFile': async (app) => {
    const { as, params } = await batch(app)
    return { as, params }
  },
  'payouts.markBatch': async (app) => {
    const { as, params, withdrawal } = await batch(app)
    return { as, params, body: { ids: [withdrawal], transferRef: 'KB 1' } }
  },
  'payouts.voidBatch': async (app) => {
    const { as, params } = await batch(app)
    return { as, params, body: WHY }
  },
  'payouts.approve': async (app) => {
    const { as, id } = await requested(app, baht(80_000))
    return { as, params: { id } }
  },
  'payouts.complete': async (app) => {
    const { as, id } = await requested(app)
    return { as, params: { id }, body: { transferRef: 'X1' } }
  },
  'payouts.reject': async (app) => {
    const { as, id } = await requested(app)
    return { as, params: { id }, body: WHY }
  },
  'payouts.returned': async (app) => {
    const { as, id } = await requested(app)
    await app.call(payouts.complete, { as, params: { id }, body: { transferRef: 'X1' } })
    return { as, params: { id }, body: WHY }
  },
  'payouts.decideBank': async (app) => {
    const { as, params } = await rich(app, 'bank_change')
    // The provider knows nothing of an account with this number.
    const body = { ...BODIES['payouts.saveBank'], number: '1234564040' }
    const { data } = (await app.call(payouts.saveBank, { as, params, body: body as never })).body
    return { as: await operator(app), params: { id: data.id }, body: { verified: true } }
  },
  'operators.approve': approval,
  'operators.decline': approval,
}

export const MONEY_EXAMPLES: Readonly<Record<string, Make>> = { ...PAYMENT_EXAMPLES, ...PAYOUT_EXAMPLES }
