import { isoTime } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import { viewApprovals } from '../../approvals/service.ts'
import { deliveredPurposes } from '../charges/deliveries.ts'
import { lockCharge } from '../charges/store.ts'
import { viewCharges } from '../charges/view.ts'
import { approvedReceiptActs, receiveTransfer, requestMatch, requestReturn } from '../receipts/service.ts'
import { listReceipts } from '../receipts/store.ts'
import {
  isSentByHand,
  markRefundSent,
  mayStopRetries,
  previewRefund,
  refundApproved,
  refundableOf,
  requestRefund,
  sendRefund,
  stopRetries,
} from '../refunds/service.ts'
import { listShownRefunds } from '../refunds/store.ts'
import type { PaymentDetail, PaymentRow } from '../shapes.ts'
import {
  chargebackApproved,
  debtSettlementApproved,
  debtWriteOffApproved,
  previewChargeback,
  requestChargeback,
  requestEndOfDebt,
} from './chargebacks.ts'
import type { operatorContract } from './contract.ts'
import { approveSlip, rejectSlip, slipApproved } from './slips.ts'
import { countWaiting, findPayment, listMatchable, listPayments, type PaymentRecord, readDecision } from './store.ts'

const PAGE = 20

async function viewRows(tx: Tx, ctx: Ctx, rows: readonly PaymentRecord[]): Promise<PaymentRow[]> {
  const views = await viewCharges(
    tx,
    rows.map((row) => row.charge),
    ctx.lang,
    ctx.clock.now(),
  )
  return rows.map(({ charge, marketer, approvedBy, slipSeen, waitsSince, refundError }, i) => ({
    ...views[i]!,
    marketer,
    approvedBy,
    slipSeen,
    waitsSince: isoTime(waitsSince),
    refundError,
    providerChargeId: charge.providerChargeId,
    decisionNote: charge.decisionNote,
    chargedBackAt: isoTime(charge.chargedBackAt),
  }))
}

async function viewDetail(tx: Tx, ctx: Ctx, id: string): Promise<PaymentDetail> {
  const record = await findPayment(tx, ctx.lang, id)
  if (!record) throw new AppError('not_found')
  const { charge } = record
  const [row] = await viewRows(tx, ctx, [record])
  const refunds = await listShownRefunds(tx, ctx.lang, id)
  const limit = (await readSettings(tx, ctx.clock.now()))['operator.second_approval_from']
  return {
    ...row!,
    ...(await readDecision(tx, ctx.lang, id)),
    refunds: refunds.map(({ refund, requestedBy, approvedBy }) => ({
      ...refund,
      requestedBy: { id: refund.requestedBy, name: requestedBy ?? '' },
      approvedBy: refund.approvedBy ? { id: refund.approvedBy, name: approvedBy ?? '' } : null,
      sentByHand: isSentByHand(refund),
      mayStopRetries: mayStopRetries(refund),
      nextAt: isoTime(refund.nextAt),
      createdAt: refund.createdAt.toISOString(),
      paidAt: isoTime(refund.paidAt),
    })),
    receipts: (await listReceipts(tx, id)).map((receipt) => ({
      ...receipt,
      receivedAt: receipt.receivedAt.toISOString(),
      via: receipt.bankRef ?? receipt.providerChargeId ?? '',
    })),
    matchable: await listMatchable(tx, charge.marketerId, deliveredPurposes(ctx.composition.deliveries)),
    refundable: await refundableOf(tx, charge, ctx.clock.now()),
    owed: 0 - (await balanceOf(tx, 'receivable_brand', charge.marketerId)),
    secondFrom: limit,
    approvals: await viewApprovals(tx, ctx.lang, { scopeId: id, waiting: true }),
  }
}

/** Actions to run when a second operator approves. */
export const approvedPaymentActs = {
  slip: slipApproved,
  refund: refundApproved,
  chargeback: chargebackApproved,
  debt_settled: debtSettlementApproved,
  debt_written_off: debtWriteOffApproved,
  ...approvedReceiptActs,
}

/** Runs an action on a charge in a transaction, then sends the refund that it returns, if any. */
async function sendingRefund(ctx: Ctx, id: string, run: (tx: Tx) => Promise<string | null>): Promise<PaymentDetail> {
  let refundId: string | null = null
  const view = await ctx.write(async (tx) => {
    refundId = await run(tx)
    return viewDetail(tx, ctx, id)
  })
  if (refundId) await sendRefund(ctx, refundId)
  return view
}

export const operatorHandlers = {
  async payments(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const cursor = idOfCursor(query.after)
    const { status, q } = query
    const which = { unmatched: query.unmatched === '1', refunds: query.refunds === '1', slips: query.slips === '1' }
    const rows = await listPayments(ctx.db, { lang: ctx.lang, status, q, ...which, cursor, limit })
    const page = paginate(rows, limit, ({ charge }) => [charge.id])
    const { oldest, ...counts } = await countWaiting(ctx.db)
    const data = await viewRows(ctx.db, ctx, page.rows)
    return { data, next: page.next, ...counts, oldest: isoTime(oldest) }
  },
  payment: (ctx, { params }) => viewDetail(ctx.db, ctx, params.id),
  approve: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await approveSlip(tx, ctx, params.id, body)
      return viewDetail(tx, ctx, params.id)
    }),
  reject: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await rejectSlip(tx, ctx, params.id, body.reason)
      return viewDetail(tx, ctx, params.id)
    }),
  receive: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await receiveTransfer(tx, ctx, params.id, { amount: satang(body.amount), bankRef: body.bankRef })
      return viewDetail(tx, ctx, params.id)
    }),
  matchReceipt: (ctx, { params, body }) =>
    sendingRefund(ctx, params.id, (tx) =>
      requestMatch(tx, ctx, params.id, params.receiptId, { chargeId: body.chargeId ?? null, reason: body.reason }),
    ),
  returnReceipt: (ctx, { params, body }) =>
    sendingRefund(ctx, params.id, (tx) => requestReturn(tx, ctx, params.id, params.receiptId, body.reason)),
  refund: (ctx, { params, body }) =>
    sendingRefund(ctx, params.id, (tx) =>
      requestRefund(tx, ctx, params.id, { net: satang(body.amount), shown: body.money, reason: body.reason }),
    ),
  refundPreview: (ctx, { params, query }) => previewRefund(ctx.db, ctx, params.id, satang(query.amount)),
  chargebackPreview: (ctx, { params }) => previewChargeback(ctx.db, params.id),
  refundPaid: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      const charge = await lockCharge(tx, params.id)
      if (!charge) throw new AppError('not_found')
      await markRefundSent(tx, ctx, charge, params.refundId, body.note)
      return viewDetail(tx, ctx, params.id)
    }),
  refundByHand: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      const charge = await lockCharge(tx, params.id)
      if (!charge) throw new AppError('not_found')
      await stopRetries(tx, ctx, charge, params.refundId, body.reason)
      return viewDetail(tx, ctx, params.id)
    }),
  chargeback: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await requestChargeback(tx, ctx, params.id, body.reason)
      return viewDetail(tx, ctx, params.id)
    }),
  receivable: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await requestEndOfDebt(tx, ctx, params.id, body)
      return viewDetail(tx, ctx, params.id)
    }),
} satisfies Handlers<typeof operatorContract>
