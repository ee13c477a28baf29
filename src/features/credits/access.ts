import { examplesOf, type Given, newOperator, ownId, PICTURE } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { type BankApp, buildBuyer } from '../../../tests/bank.ts'
import { newId } from '../../core/ids.ts'
import { baht, satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { hold } from '../../ledger/holds.ts'
import { PortError } from '../../ports/http.ts'
import { contract } from './contract.ts'
import { operatorContract } from './payments/contract.ts'
import { updateRefund } from './refunds/store.ts'
import { REFUND_FAILURES_REPORTED } from './rules/refund.ts'

const WHY = { reason: 'ตรวจแล้วกับบัญชีธนาคาร' }
const params = (world: World) => ({ id: world.charge })

type Method = 'promptpay' | 'transfer' | 'card'

async function charge(app: BankApp, method: Method) {
  const as = await app.callerOf(await buildBuyer(app.db))
  const { data } = (await app.call(contract.createCharge, { as, body: { amount: baht(10_000), method } })).body
  return { ...data, as }
}
async function withSlip(app: BankApp) {
  const pending = await charge(app, 'transfer')
  await app.call(contract.slip, { as: pending.as, params: { id: pending.id }, file: PICTURE })
  return pending
}
async function paid(app: BankApp) {
  const pending = await charge(app, 'promptpay')
  const { payment } = (await app.call(contract.getCharge, { as: pending.as, params: { id: pending.id } })).body
  await app.pay(payment.sandboxUrl ?? '')
  return pending
}
/** A transfer recorded in suspense: its amount differs from the charge. */
async function received(app: BankApp) {
  const { id, total, reference } = await withSlip(app)
  const as = await newOperator(app)
  const body = { amount: satang(total + 5_000), bankRef: `KB-${reference}` }
  const { data } = (await app.call(operatorContract.receive, { as, params: { id }, body })).body
  return { as, params: { id, receiptId: data.receipts[0]?.id } }
}

const pending =
  (method: Method): Given =>
  async (app) => {
    const { as, id } = await charge(app, method)
    return { as, params: { id } }
  }
/** An operator, with a charge that has a slip. The next one has a paid charge. */
const onSlip: Given = async (app) => {
  const { id } = await withSlip(app)
  return { as: await newOperator(app), params: { id } }
}
const onPaid: Given = async (app) => {
  const { id } = await paid(app)
  return { as: await newOperator(app), params: { id } }
}

const marketerExamples = examplesOf(contract, {
  createCharge: {
    body: { amount: baht(10_000), method: 'promptpay' },
    given: async (app) => ({ as: await app.callerOf(await buildBuyer(app.db)) }),
  },
  quote: {
    body: { amount: baht(10_000) },
    given: async (app) => ({ as: await app.callerOf(await buildBuyer(app.db)) }),
  },
  listCharges: {},
  getCharge: {
    params,
    given: async (app) => {
      const { as, id } = await withSlip(app)
      return { as, params: { id } }
    },
  },
  qr: { params, given: pending('promptpay') },
  payCard: {
    params,
    body: { token: 'tokn_test' },
    given: async (app) => {
      const { as, id } = await charge(app, 'card')
      return { as, params: { id }, body: { token: await app.cardToken() } }
    },
  },
  cancelCharge: { params, given: pending('promptpay') },
  slip: { params, given: pending('transfer') },
  webhook: {
    given: async (app) => {
      await paid(app)
      return { params: { provider: 'sandbox' }, ...app.webhooks.at(-1) }
    },
  },
  topUp: { params: ownId },
  total: { params: ownId },
  lots: { params: ownId },
  statement: { params: ownId },
  statementCsv: { params: ownId },
  expiring: {},
})

const operatorExamples = examplesOf(operatorContract, {
  payments: {},
  payment: {
    given: async (app) => {
      const { as, params } = await received(app)
      return { as, params: { id: params.id } }
    },
  },
  approve: {
    given: async (app) => {
      const { id, total, reference } = await withSlip(app)
      return { as: await newOperator(app), params: { id }, body: { received: total, bankRef: `SLIP ${reference}` } }
    },
  },
  reject: { body: WHY, given: onSlip },
  receive: {
    given: async (app) => {
      const { id, total, reference } = await withSlip(app)
      return { as: await newOperator(app), params: { id }, body: { amount: total + 1, bankRef: `KB-${reference}` } }
    },
  },
  matchReceipt: {
    given: async (app) => {
      const { as, params } = await received(app)
      return { as, params, body: { ...WHY, chargeId: params.id } }
    },
  },
  returnReceipt: { body: WHY, given: received },
  refund: { body: { ...WHY, amount: baht(1_000) }, given: onPaid },
  refundPreview: { query: { amount: baht(1_000) }, given: onPaid },
  chargebackPreview: { given: onPaid },
  refundPaid: {
    body: { note: 'KBANK 0001' },
    given: async (app) => {
      const { as, params } = await received(app)
      const returned = { as, params: params as never, body: WHY }
      const { data } = (await app.call(operatorContract.returnReceipt, returned)).body
      return { as: await newOperator(app), params: { id: params.id, refundId: data.refunds[0]?.id } }
    },
  },
  refundByHand: {
    body: WHY,
    given: async (app) => {
      const { id } = await paid(app)
      const as = await newOperator(app)
      const { payment } = app.ports
      const send = payment.refund
      payment.refund = () => Promise.reject(new PortError('sandbox', 'unavailable', { status: 503 }))
      const body = { ...WHY, amount: baht(1_000) }
      const { data } = (await app.call(operatorContract.refund, { as, params: { id }, body })).body
      payment.refund = send
      const refundId = data.refunds[0]?.id ?? ''
      await withTx(app.db, (tx) => updateRefund(tx, refundId, { failures: REFUND_FAILURES_REPORTED }))
      return { as, params: { id, refundId } }
    },
  },
  chargeback: { body: WHY, given: onPaid },
  receivable: {
    body: { ...WHY, outcome: 'settled', bankRef: 'DEBT-0001' },
    // The debt of a marketer after a chargeback of credits that were already spent.
    given: async (app) => {
      const { id, as } = await paid(app)
      const spent = { marketerId: as.accountId, jobId: newId(), purpose: 'job', amount: baht(4_000) } as const
      await withTx(app.db, (tx) => hold(tx, spent, app.clock.now()))
      const by = await newOperator(app)
      await app.call(operatorContract.chargeback, { as: by, params: { id }, body: WHY })
      return { as: by, params: { id } }
    },
  },
})

export const access = { ...marketerExamples, ...operatorExamples }
