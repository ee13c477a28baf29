import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ApprovalRecord, countAct, declineApproval, waitingOf } from '../../approvals/service.ts'
import { byOperator, lockForAct, ofCharge } from '../charges/act.ts'
import { fail, settlePaid } from '../charges/settle.ts'
import { type ChargeRecord, updateCharge } from '../charges/store.ts'
import { alreadyBooked, bookTransfer } from '../receipts/record.ts'
import { isTransferBooked } from '../receipts/store.ts'
import { payableOf } from '../rules/amounts.ts'

function checkReview(row: ChargeRecord): void {
  if (row.status !== 'review') throw new AppError('conflict')
}

function checkSlip(row: ChargeRecord, received: number): void {
  checkReview(row)
  if (row.reviewReason !== 'slip') throw new AppError('conflict')
  const due = payableOf(row)
  if (received === due) return
  throw new AppError('slip_mismatch', { paid: received, due }, { received: 'slip_mismatch' })
}

/** The transfer on the bank statement that belongs to a slip. */
interface SlipTransfer {
  received: number
  bankRef: string
}

/** Confirms the transfer of a slip. A large one is credited only after a second operator's approval. */
export async function approveSlip(tx: Tx, ctx: Ctx, id: string, given: SlipTransfer): Promise<void> {
  const row = await lockForAct(tx, id)
  checkSlip(row, given.received)
  if (await isTransferBooked(tx, given.bankRef)) throw alreadyBooked()
  const act = { kind: 'slip', ...ofCharge(row), amount: payableOf(row), reason: '', input: { ...given } } as const
  if (await countAct(tx, ctx, act)) await creditSlip(tx, ctx, row, given, ctx.caller.accountId)
}

export async function slipApproved(tx: Tx, ctx: Ctx, { scopeId, input, requestedBy }: ApprovalRecord): Promise<void> {
  const received = Number(input.received)
  const row = await lockForAct(tx, scopeId)
  checkSlip(row, received)
  // Older stored requests have no reference. They are declined, and the operator has to request again.
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

/** Rejects a slip that shows no transfer to us. If money did arrive, it has to be matched or refunded instead. */
export async function rejectSlip(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const row = await lockForAct(tx, id)
  checkReview(row)
  if (row.reviewReason !== 'slip') throw new AppError('conflict')
  for (const { id: approvalId } of await waitingOf(tx, 'slip', id, ctx.clock.now()))
    await declineApproval(tx, ctx, approvalId, reason)
  const decided = { decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now(), decisionNote: reason }
  await updateCharge(tx, id, decided)
  await fail(tx, ctx, { ...row, ...decided }, 'slip_rejected')
  await audit(tx, ctx, { act: 'payment.reject', targetType: 'charge', targetId: id, why: reason })
}
