import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { post } from '../../../ledger/post.ts'
import { receivableSettled, receivableWrittenOff } from '../../../ledger/recipes/index.ts'
import { takeBackCharge } from '../../../ledger/take-back.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { cutPage, decodeCursor } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import { setSuspension } from '../../accounts/service.ts'
import { type ApprovalRecord, countAct, declineApproval, viewApprovals, waitingOf } from '../../approvals/service.ts'
import { notify } from '../../notifications/service.ts'
import { deliveredPurposes } from '../charges/deliveries.ts'
import { lockForAct } from '../charges/lock.ts'
import { fail, settlePaid } from '../charges/settle.ts'
import { type ChargeRecord, lockCharge, updateCharge } from '../charges/store.ts'
import { viewCharges } from '../charges/view.ts'
import { alreadyBooked, bookTransfer } from '../receipts/record.ts'
import { approvedReceiptActs, askMatch, askReturn, receiveTransfer } from '../receipts/service.ts'
import { isTransferBooked, listReceipts } from '../receipts/store.ts'
import {
  askRefund,
  isSentByHand,
  markRefundSent,
  mayStopRetries,
  refundApproved,
  refundableOf,
  sendRefund,
  stopRetries,
} from '../refunds/service.ts'
import { listRefunds } from '../refunds/store.ts'
import type { PaymentDetail, PaymentRow } from '../shapes.ts'
import type { operatorContract } from './contract.ts'
import { countWaiting, findPayment, listMatchable, listPayments, type PaymentRecord } from './store.ts'

const PAGE = 20

async function viewRows(tx: Tx, ctx: Ctx, rows: readonly PaymentRecord[]): Promise<PaymentRow[]> {
  const views = await viewCharges(
    tx,
    rows.map((row) => row.charge),
    ctx.lang,
    ctx.clock.now(),
  )
  return rows.map(({ charge, marketer, approvedBy, slipSeen, refundError }, i) => ({
    ...views[i]!,
    marketer,
    approvedBy,
    slipSeen,
    refundError,
    providerChargeId: charge.providerChargeId,
    decisionNote: charge.decisionNote,
    chargedBackAt: charge.chargedBackAt?.toISOString() ?? null,
  }))
}

async function viewDetail(tx: Tx, ctx: Ctx, id: string): Promise<PaymentDetail> {
  const record = await findPayment(tx, id)
  if (!record) throw new AppError('not_found')
  const { charge } = record
  const [row] = await viewRows(tx, ctx, [record])
  const refunds = await listRefunds(tx, id)
  const limit = (await readSettings(tx, ctx.clock.now()))['operator.second_approval_from']
  return {
    ...row!,
    refunds: refunds.map((refund) => ({
      ...refund,
      sentByHand: isSentByHand(refund),
      mayStopRetries: mayStopRetries(refund),
      nextAt: refund.nextAt?.toISOString() ?? null,
      createdAt: refund.createdAt.toISOString(),
      paidAt: refund.paidAt?.toISOString() ?? null,
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
    approvals: await viewApprovals(tx, { scopeId: id, waiting: true }),
  }
}

function checkReview(row: ChargeRecord): void {
  if (row.status !== 'review') throw new AppError('conflict')
}

const byOperator = (ctx: Ctx) => ({ actor: { id: ctx.caller.accountId, role: 'operator' as const } })

/** What the list of approvals says of a counted act on a charge. */
const ofCharge = (row: ChargeRecord) => ({ targetId: row.id, subjectId: row.marketerId, about: row.reference })

function checkSlip(row: ChargeRecord, received: number): void {
  checkReview(row)
  if (row.reviewReason !== 'slip') throw new AppError('conflict')
  if (received === row.total) return
  throw new AppError('slip_mismatch', { paid: received, due: row.total }, { received: 'slip_mismatch' })
}

/** The line of the bank statement that a slip shows. */
interface SlipTransfer {
  received: number
  bankRef: string
}

/** The transfer of a slip has arrived. A large one is credited when a second operator agrees. */
async function approveSlip(tx: Tx, ctx: Ctx, id: string, given: SlipTransfer): Promise<void> {
  const row = await lockForAct(tx, id)
  checkSlip(row, given.received)
  if (await isTransferBooked(tx, given.bankRef)) throw alreadyBooked()
  const act = { kind: 'slip', ...ofCharge(row), amount: row.total, reason: '', input: { ...given } } as const
  if (await countAct(tx, ctx, act)) await creditSlip(tx, ctx, row, given, ctx.caller.accountId)
}

async function slipApproved(tx: Tx, ctx: Ctx, { scopeId, input, requestedBy }: ApprovalRecord): Promise<void> {
  const received = Number(input.received)
  const row = await lockForAct(tx, scopeId)
  checkSlip(row, received)
  // A request of an earlier version has no reference: it is declined and made anew.
  if (typeof input.bankRef !== 'string') throw new AppError('conflict')
  await creditSlip(tx, ctx, row, { received, bankRef: input.bankRef }, requestedBy)
}

async function creditSlip(tx: Tx, ctx: Ctx, row: ChargeRecord, given: SlipTransfer, approvedBy: string): Promise<void> {
  await bookTransfer(tx, ctx.clock, row.id, given.bankRef)
  const decided = { approvedBy, decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now() }
  const charge = await updateCharge(tx, row.id, decided)
  await audit(tx, ctx, { act: 'payment.approve', targetType: 'charge', targetId: row.id, after: { ...given } })
  await settlePaid(tx, ctx, charge, byOperator(ctx))
}

/** A slip that shows no transfer to us. Money that did arrive is matched or returned instead. */
async function rejectSlip(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const row = await lockForAct(tx, id)
  checkReview(row)
  if (row.reviewReason !== 'slip') throw new AppError('conflict')
  for (const { id: approvalId } of await waitingOf(tx, 'slip', id, ctx.clock.now()))
    await declineApproval(tx, ctx, approvalId)
  const decided = { decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now(), decisionNote: reason }
  await updateCharge(tx, id, decided)
  await fail(tx, ctx, { ...row, ...decided }, 'slip_rejected')
  await audit(tx, ctx, { act: 'payment.reject', targetType: 'charge', targetId: id, why: reason })
}

/** What is left of a charge after its refunds. */
async function leftOf(tx: Tx, row: ChargeRecord): Promise<{ net: Satang; vat: Satang }> {
  if (row.status !== 'paid' || row.chargedBackAt) throw new AppError('conflict')
  const refunds = (await listRefunds(tx, row.id)).filter((r) => r.lotId !== null && r.status !== 'cancelled')
  const net = satang(row.net - refunds.reduce((sum, r) => sum + r.net, 0))
  const vat = satang(row.vat - refunds.reduce((sum, r) => sum + r.vat, 0))
  if (net <= 0) throw new AppError('conflict')
  return { net, vat }
}

async function askChargeback(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const row = await lockForAct(tx, id)
  const { net, vat } = await leftOf(tx, row)
  const alone = await countAct(tx, ctx, { kind: 'chargeback', ...ofCharge(row), amount: satang(net + vat), reason })
  if (alone) await takeBack(tx, ctx, row, reason)
}

const chargebackApproved = async (tx: Tx, ctx: Ctx, { scopeId, reason }: ApprovalRecord): Promise<void> =>
  takeBack(tx, ctx, await lockForAct(tx, scopeId), reason)

/** A chargeback: what is left of the charge is taken back, the rest is a debt and suspends the account. */
async function takeBack(tx: Tx, ctx: Ctx, row: ChargeRecord, reason: string): Promise<void> {
  const { id, marketerId: brandId } = row
  const left = await leftOf(tx, row)
  const now = ctx.clock.now()
  const taken = await takeBackCharge(tx, { ...byOperator(ctx), chargeId: id, brandId, ...left, memo: { reason } }, now)
  await updateCharge(tx, id, { chargedBackAt: now, decisionNote: reason })
  await audit(tx, ctx, { act: 'payment.chargeback', targetType: 'charge', targetId: id, after: taken, why: reason })
  if (taken.owed === 0) return
  await setSuspension(tx, brandId, reason)
  await notify(tx, now, {
    kind: 'credits.receivable',
    key: `charge:${id}:chargeback`,
    to: { accountId: brandId },
    data: { total: { satang: taken.owed }, reason },
    href: '/Marketer/suspended',
  })
}

type DebtOutcome = 'settled' | 'written_off'

async function owedBy(tx: Tx, row: ChargeRecord): Promise<Satang> {
  const amount = satang(0 - (await balanceOf(tx, 'receivable_brand', row.marketerId)))
  if (!row.chargedBackAt || amount <= 0) throw new AppError('conflict')
  return amount
}

async function askEndOfDebt(tx: Tx, ctx: Ctx, id: string, outcome: DebtOutcome, reason: string): Promise<void> {
  const row = await lockForAct(tx, id)
  const amount = await owedBy(tx, row)
  const alone = await countAct(tx, ctx, { kind: `debt_${outcome}`, ...ofCharge(row), amount, reason })
  if (alone) await endDebt(tx, ctx, row, outcome, amount, reason)
}

const debtApproved =
  (outcome: DebtOutcome) =>
  async (tx: Tx, ctx: Ctx, { scopeId, amount, reason }: ApprovalRecord): Promise<void> =>
    endDebt(tx, ctx, await lockForAct(tx, scopeId), outcome, amount, reason)

/** Ends what the brand owes; `conflict` where that is no longer the amount. */
async function endDebt(
  tx: Tx,
  ctx: Ctx,
  row: ChargeRecord,
  outcome: DebtOutcome,
  amount: Satang,
  reason: string,
): Promise<void> {
  if ((await owedBy(tx, row)) !== amount) throw new AppError('conflict')
  const now = ctx.clock.now()
  const settlementId = newId(now.getTime())
  const recipe = outcome === 'settled' ? receivableSettled : receivableWrittenOff
  const entry = recipe({ ...byOperator(ctx), settlementId, brandId: row.marketerId, amount, memo: { reason } })
  await post(tx, entry, now)
  if (outcome === 'settled') await setSuspension(tx, row.marketerId, null)
  const act = `payment.debt_${outcome}`
  await audit(tx, ctx, { act, targetType: 'charge', targetId: row.id, after: { amount }, why: reason })
}

/** What follows when a second operator approves. */
export const approvedPaymentActs = {
  slip: slipApproved,
  refund: refundApproved,
  chargeback: chargebackApproved,
  debt_settled: debtApproved('settled'),
  debt_written_off: debtApproved('written_off'),
  ...approvedReceiptActs,
}

/** Runs an act on a charge, then sends the refund that it made, if any. */
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
    const after = decodeCursor(query.after, 1)
    const before = after ? String(after[0]) : null
    const { status, q } = query
    const which = { unmatched: query.unmatched === '1', refunds: query.refunds === '1' }
    const rows = await listPayments(ctx.db, { status, q, ...which, before, limit })
    const page = cutPage(rows, limit, ({ charge }) => [charge.id])
    const { oldest, ...counts } = await countWaiting(ctx.db)
    const data = await viewRows(ctx.db, ctx, page.rows)
    return { data, next: page.next, ...counts, oldest: oldest?.toISOString() ?? null }
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
      askMatch(tx, ctx, params.id, params.receiptId, { chargeId: body.chargeId ?? null, reason: body.reason }),
    ),
  returnReceipt: (ctx, { params, body }) =>
    sendingRefund(ctx, params.id, (tx) => askReturn(tx, ctx, params.id, params.receiptId, body.reason)),
  refund: (ctx, { params, body }) =>
    sendingRefund(ctx, params.id, (tx) => askRefund(tx, ctx, params.id, satang(body.amount), body.reason)),
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
      await askChargeback(tx, ctx, params.id, body.reason)
      return viewDetail(tx, ctx, params.id)
    }),
  receivable: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await askEndOfDebt(tx, ctx, params.id, body.outcome, body.reason)
      return viewDetail(tx, ctx, params.id)
    }),
} satisfies Handlers<typeof operatorContract>
