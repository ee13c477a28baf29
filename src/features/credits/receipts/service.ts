import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang, split } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { isAccountClosed } from '../../accounts/service.ts'
import { type ApprovalRecord, countAct, waitingAct } from '../../approvals/service.ts'
import { byOperator, lockForAct } from '../charges/act.ts'
import { deliveredPurposes } from '../charges/deliveries.ts'
import { fail, settlePaid } from '../charges/settle.ts'
import { type ChargeRecord, insertCharge, lockCharge, updateCharge } from '../charges/store.ts'
import { refundReceipt, sendRefund } from '../refunds/service.ts'
import { payableOf } from '../rules/amounts.ts'
import { newReference } from '../rules/reference.ts'
import { bookTransfer, recordReceipt } from './record.ts'
import { lockReceipt, type ReceiptRecord, updateReceipt } from './store.ts'

interface Held {
  charge: ChargeRecord
  receipt: ReceiptRecord
}

/** Locks a charge and its receipt. Errors: `conflict` if the receipt is no longer in suspense. */
async function lockUnmatched(tx: Tx, chargeId: string, receiptId: string): Promise<Held> {
  const charge = await lockForAct(tx, chargeId)
  const receipt = await lockReceipt(tx, chargeId, receiptId)
  if (!receipt) throw new AppError('not_found')
  if (receipt.status !== 'unmatched') throw new AppError('conflict')
  return { charge, receipt }
}

/** Records a transfer from the bank statement that has a wrong amount or is a second payment. */
export async function receiveTransfer(
  tx: Tx,
  ctx: Ctx,
  chargeId: string,
  given: { amount: Satang; bankRef: string },
): Promise<void> {
  const charge = await lockForAct(tx, chargeId)
  if (charge.method !== 'transfer') throw new AppError('conflict')
  if (await waitingAct(tx, 'slip', chargeId, ctx.clock.now())) throw new AppError('approval_waiting')
  const problem = charge.status === 'paid' ? 'duplicate' : 'wrong_amount'
  const receipt = { ...given, problem, provider: null, providerChargeId: null } as const
  await bookTransfer(tx, ctx.clock, chargeId, given.bankRef)
  await recordReceipt(tx, ctx.clock, charge, receipt, byOperator(ctx))
  if (charge.status !== 'paid')
    await updateCharge(tx, chargeId, {
      status: 'review',
      reviewReason: 'wrong_amount',
      received: given.amount,
      nextCheckAt: null,
    })
  await audit(tx, ctx, { act: 'payment.receive', targetType: 'charge', targetId: chargeId, after: given })
}

/** A closed account cannot use a purchase, so its money can only be returned. */
async function requireOpenAccount(tx: Tx, { charge }: Pick<Held, 'charge'>): Promise<void> {
  if (await isAccountClosed(tx, charge.marketerId)) throw new AppError('conflict')
}

const wrongPurpose = () => new AppError('receipt_purpose', {}, { chargeId: 'receipt_purpose' })

/**
 * Locks the charge that a receipt will pay: an unpaid charge of the same marketer that costs no more than the receipt.
 * Charges still open at the provider are excluded, because the payer could still pay them.
 */
async function lockMatch(tx: Tx, ctx: Ctx, { charge, receipt }: Held, id: string): Promise<ChargeRecord> {
  const target = await lockCharge(tx, id)
  if (!target || target.marketerId !== charge.marketerId) throw new AppError('not_found')
  if (target.status === 'paid' || (target.status === 'pending' && target.method !== 'transfer'))
    throw new AppError('conflict')
  if (!deliveredPurposes(ctx.composition.deliveries).includes(target.purpose)) throw wrongPurpose()
  const due = payableOf(target)
  if (due <= receipt.amount) return target
  throw new AppError('slip_mismatch', { paid: receipt.amount, due }, { chargeId: 'slip_mismatch' })
}

/**
 * A new charge of exactly the received amount, VAT included. Only credits can be bought for any amount. Errors:
 * `receipt_purpose`.
 */
function chargeOf(ctx: Ctx, { charge, receipt }: Held): typeof charge {
  if (charge.purpose !== 'credits') throw wrongPurpose()
  const now = ctx.clock.now()
  const [net, vat] = split(receipt.amount, [10_000, charge.vatBps]) as [Satang, Satang]
  return {
    ...charge,
    ...{ id: newId(now.getTime()), reference: newReference(now), net, vat, total: receipt.amount },
    ...{ withheldBps: 0, withheld: satang(0) },
    ...{ status: 'pending', reviewReason: null, received: null, failureCode: null, createdAt: now, expiresAt: now },
    ...{
      providerChargeId: null,
      qrPayload: null,
      authorizeUrl: null,
      cardToken: null,
      readAt: null,
      nextCheckAt: null,
    },
    ...{ slipFileId: null, slipAt: null, slipHash: null },
    ...{ soldBy: null, approvedBy: null, decidedBy: null, decidedAt: null, decisionNote: null },
    ...{ paidAt: null, balanceAfter: null, validUntil: null, chargedBackAt: null, cancelledAt: null },
  }
}

const counted = ({ charge, receipt }: Held) => ({
  targetId: receipt.id,
  scopeId: charge.id,
  subjectId: charge.marketerId,
  about: charge.reference,
  amount: receipt.amount,
})

/**
 * Pays a charge from suspense: the given one, or a new one of exactly the received amount. Any excess is refunded to
 * the payer. Returns that refund, which is sent after the commit.
 */
export async function requestMatch(
  tx: Tx,
  ctx: Ctx,
  chargeId: string,
  receiptId: string,
  given: { chargeId: string | null; reason: string },
): Promise<string | null> {
  const held = await lockUnmatched(tx, chargeId, receiptId)
  await requireOpenAccount(tx, held)
  const target = given.chargeId ? await lockMatch(tx, ctx, held, given.chargeId) : chargeOf(ctx, held)
  const returned = satang(held.receipt.amount - payableOf(target))
  const { reason } = given
  const act = {
    kind: 'receipt_matched',
    ...counted(held),
    returned,
    reason,
    input: { chargeId: given.chargeId },
  } as const
  const alone = await countAct(tx, ctx, act)
  return alone ? match(tx, ctx, held, given.chargeId, { reason, requestedBy: ctx.caller.accountId }) : null
}

async function match(
  tx: Tx,
  ctx: Ctx,
  held: Held,
  chargeId: string | null,
  approval: { reason: string; requestedBy: string },
): Promise<string | null> {
  const { charge, receipt } = held
  await requireOpenAccount(tx, held)
  const target = chargeId ? await lockMatch(tx, ctx, held, chargeId) : await insertCharge(tx, chargeOf(ctx, held))
  const decided = { decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now() }
  await updateReceipt(tx, receipt.id, {
    status: 'matched',
    matchedChargeId: target.id,
    note: approval.reason,
    ...decided,
  })
  await updateCharge(tx, target.id, decided)
  if (target.id !== charge.id && charge.status === 'review')
    await updateCharge(tx, charge.id, { status: 'failed', reviewReason: null, failureCode: 'wrong_amount', ...decided })
  const rest = satang(receipt.amount - payableOf(target))
  const refundId = rest > 0 ? await refundReceipt(tx, ctx, receipt, rest, approval) : null
  const after = { receiptId: receipt.id, amount: receipt.amount, paid: target.reference, returned: rest }
  const act = { act: 'payment.match', targetType: 'charge', targetId: charge.id, after, why: approval.reason }
  await audit(tx, ctx, act)
  await settlePaid(tx, ctx, target, byOperator(ctx), 'unmatched_receipts')
  return refundId
}

/** Refunds an unmatched receipt to its payer. Returns the refund, which is sent after the commit. */
export async function requestReturn(
  tx: Tx,
  ctx: Ctx,
  chargeId: string,
  receiptId: string,
  reason: string,
): Promise<string | null> {
  const held = await lockUnmatched(tx, chargeId, receiptId)
  const alone = await countAct(tx, ctx, { kind: 'receipt_returned', ...counted(held), reason })
  return alone ? returnToPayer(tx, ctx, held, { reason, requestedBy: ctx.caller.accountId }) : null
}

async function returnToPayer(
  tx: Tx,
  ctx: Ctx,
  { charge, receipt }: Held,
  approval: { reason: string; requestedBy: string },
): Promise<string> {
  const { reason } = approval
  const decided = { decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now() }
  await updateReceipt(tx, receipt.id, { status: 'returned', note: reason, ...decided })
  const refundId = await refundReceipt(tx, ctx, receipt, receipt.amount, approval)
  if (charge.status === 'review') {
    await updateCharge(tx, charge.id, { ...decided, decisionNote: reason })
    await fail(tx, ctx, charge, 'wrong_amount')
  }
  const after = { receiptId: receipt.id, amount: receipt.amount }
  await audit(tx, ctx, { act: 'payment.return', targetType: 'charge', targetId: charge.id, after, why: reason })
  return refundId
}

const sendAfterwards = (ctx: Ctx, refundId: string | null) => (refundId ? () => sendRefund(ctx, refundId) : undefined)

/** Actions to run when a second operator approves. */
export const approvedReceiptActs = {
  async receipt_matched(tx: Tx, ctx: Ctx, approval: ApprovalRecord) {
    const held = await lockUnmatched(tx, approval.scopeId, approval.targetId)
    const chargeId = typeof approval.input.chargeId === 'string' ? approval.input.chargeId : null
    return sendAfterwards(ctx, await match(tx, ctx, held, chargeId, approval))
  },
  async receipt_returned(tx: Tx, ctx: Ctx, approval: ApprovalRecord) {
    const held = await lockUnmatched(tx, approval.scopeId, approval.targetId)
    return sendAfterwards(ctx, await returnToPayer(tx, ctx, held, approval))
  },
}
