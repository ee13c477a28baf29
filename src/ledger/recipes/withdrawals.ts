import type { Satang } from '../../core/money.ts'
import { account } from '../account.ts'
import { type Entry, entryOf, move, type Origin } from '../entry.ts'

const payable = (ownerId: string) => account('creator_payable', ownerId)
const pending = (ownerId: string) => account('creator_pending_withdrawal', ownerId)

export interface Withdrawal extends Origin {
  withdrawalId: string
  ownerId: string
  /** The amount debited from the balance, fee included. */
  price: Satang
}

export interface PaidWithdrawal extends Withdrawal {
  /** The platform's fee, VAT included; part of the price. */
  fee: Satang
  /** The VAT inside the fee. */
  feeVat: Satang
}

const reference = (w: Withdrawal, act: string) => `withdrawal:${w.withdrawalId}:${act}`
const refs = (w: Withdrawal) => ({ withdrawalId: w.withdrawalId })

export const withdrawalRequested = (w: Withdrawal): Entry =>
  entryOf(
    'withdrawal_requested',
    reference(w, 'requested'),
    w,
    refs(w),
    move(payable(w.ownerId), pending(w.ownerId), w.price),
  )

/** TransferComplete: the bank sent the price less the fee. */
export const withdrawalPaid = (w: PaidWithdrawal): Entry =>
  entryOf(
    'withdrawal_paid',
    reference(w, 'paid'),
    w,
    refs(w),
    move(pending(w.ownerId), account('bank_payout'), (w.price - w.fee) as Satang),
    move(pending(w.ownerId), account('withdrawal_fee_revenue'), (w.fee - w.feeVat) as Satang),
    move(pending(w.ownerId), account('output_vat'), w.feeVat),
  )

/** Rejected before the transfer: the whole price is available again. */
export const withdrawalRejected = (w: Withdrawal): Entry =>
  entryOf(
    'withdrawal_rejected',
    reference(w, 'rejected'),
    w,
    refs(w),
    move(pending(w.ownerId), payable(w.ownerId), w.price),
  )

/** The reversal of `paid`, posting by posting; `reverses` links the two entries. */
export function reversed(paid: Entry, event: Entry['event'], reference: string, origin: Origin = {}): Entry {
  const mirrored = paid.postings.map(({ from, to, amount }) => ({ from: to, to: from, amount }))
  return { ...entryOf(event, reference, origin, paid.refs, mirrored), reverses: paid.reference }
}

/**
 * The bank returned a completed transfer: a reversal of `withdrawalPaid`, then the price is credited to the owner. Post
 * both with `postAll`. Takes the same amounts as the payment.
 */
export const withdrawalReturned = (w: PaidWithdrawal): [Entry, Entry] => [
  reversed(withdrawalPaid(w), 'withdrawal_returned', reference(w, 'returned'), w),
  withdrawalRejected(w),
]

/** Account closure: the owner gives up the remaining balance. */
export const balanceWaived = (w: Origin & { waiverId: string; ownerId: string; amount: Satang }): Entry =>
  entryOf(
    'balance_waived',
    `waiver:${w.waiverId}:waived`,
    w,
    {},
    move(payable(w.ownerId), account('waived_balance_revenue'), w.amount),
  )
