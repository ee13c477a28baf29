import type { Satang } from '../../core/money.ts'
import { account } from '../account.ts'
import { type Entry, entryOf, move, type Origin } from '../entry.ts'

const bank = account('bank_clearing')
const credits = (marketerId: string) => account('customer_credits', marketerId)
const held = (marketerId: string) => account('customer_credits_held', marketerId)

/** Where the money of a purchase stands: on the bank account, or already in suspense. */
export type PaidFrom = 'bank_clearing' | 'unmatched_receipts'

export interface CreditPurchase extends Origin {
  chargeId: string
  marketerId: string
  /** Credits, VAT excluded. */
  net: Satang
  vat: Satang
  paidFrom?: PaidFrom
}

/** A paid charge becomes credits; the VAT on top is owed to the Revenue Department. */
export const creditsPurchased = (p: CreditPurchase): Entry =>
  entryOf(
    'credits_purchased',
    `charge:${p.chargeId}:credits`,
    p,
    { chargeId: p.chargeId },
    move(account(p.paidFrom ?? 'bank_clearing'), credits(p.marketerId), p.net),
    move(account(p.paidFrom ?? 'bank_clearing'), account('output_vat'), p.vat),
  )

/** Money that fits no charge: it stands in suspense until an operator matches or returns it. */
export const receiptUnmatched = (r: Origin & { receiptId: string; chargeId: string; amount: Satang }): Entry =>
  entryOf(
    'receipt_unmatched',
    `receipt:${r.receiptId}:unmatched`,
    r,
    { chargeId: r.chargeId },
    move(bank, account('unmatched_receipts'), r.amount),
  )

/** An unmatched receipt goes back to its payer; `refundPaid` follows when the money was sent. */
export const receiptReturned = (r: Origin & { refundId: string; chargeId: string; amount: Satang }): Entry =>
  entryOf(
    'receipt_returned',
    `refund:${r.refundId}:requested`,
    r,
    { chargeId: r.chargeId },
    move(account('unmatched_receipts'), account('refund_clearing'), r.amount),
  )

/** Credits given by an operator, without money. */
export const creditsGranted = (g: Origin & { grantId: string; marketerId: string; amount: Satang }): Entry =>
  entryOf(
    'credits_granted',
    `grant:${g.grantId}:granted`,
    g,
    {},
    move(account('promotion_expense'), credits(g.marketerId), g.amount),
  )

/** What a lot still had when its time was over. */
export const creditsExpired = (e: Origin & { lotId: string; marketerId: string; amount: Satang }): Entry =>
  entryOf(
    'credits_expired',
    `lot:${e.lotId}:expired`,
    { ...e, memo: { ...e.memo, lotId: e.lotId } },
    {},
    move(credits(e.marketerId), account('expired_credits_revenue'), e.amount),
  )

/** Unspent credits go back to money, with the credit note's VAT; `refundPaid` follows when the bank has sent it. */
export const creditsRefunded = (
  r: Origin & { refundId: string; chargeId?: string; marketerId: string; net: Satang; vat: Satang },
): Entry =>
  entryOf(
    'credits_refunded',
    `refund:${r.refundId}:requested`,
    r,
    r.chargeId ? { chargeId: r.chargeId } : {},
    move(credits(r.marketerId), account('refund_clearing'), r.net),
    move(account('output_vat'), account('refund_clearing'), r.vat),
  )

/** The money of a refund was sent: out of the provider's balance, or by a transfer from the payout account. */
export const refundPaid = (
  r: Origin & { refundId: string; chargeId?: string; gross: Satang; paidFrom: 'bank_clearing' | 'bank_payout' },
): Entry =>
  entryOf(
    'refund_paid',
    `refund:${r.refundId}:paid`,
    r,
    r.chargeId ? { chargeId: r.chargeId } : {},
    move(account('refund_clearing'), account(r.paidFrom), r.gross),
  )

export interface CreditHold extends Origin {
  jobId: string
  campaignId?: string
  marketerId: string
  amount: Satang
  /** 1 for the first hold of this purpose, then 2, … */
  seq?: number
}

const setAside = (event: 'job_held' | 'extra_round_held' | 'reimbursement_held', purpose: string) => {
  return (h: CreditHold): Entry =>
    entryOf(
      event,
      `job:${h.jobId}:${purpose}:${h.seq ?? 1}:held`,
      h,
      { jobId: h.jobId, ...(h.campaignId && { campaignId: h.campaignId }) },
      move(credits(h.marketerId), held(h.marketerId), h.amount),
    )
}

/** Price and fee of a job go on hold. */
export const jobHeld = setAside('job_held', 'job')
/** The 10 % for one more draft round goes on hold. */
export const extraRoundHeld = setAside('extra_round_held', 'extra_round')
/** The cap of what the creator may claim back for goods goes on hold. */
export const reimbursementHeld = setAside('reimbursement_held', 'reimbursement')

export interface Chargeback extends Origin {
  chargeId: string
  marketerId: string
  /** Unspent credits of this charge, taken back, and their VAT. */
  credits: Satang
  /** Value of unused package jobs of this charge, taken back. */
  packages: Satang
  vat: Satang
  /** What was already spent: the brand owes it. */
  owed: Satang
}

/** The card issuer or bank took a payment back: first what is unspent, the rest becomes a receivable. */
export const chargeback = (c: Chargeback): Entry =>
  entryOf(
    'chargeback',
    `charge:${c.chargeId}:chargeback`,
    c,
    { chargeId: c.chargeId },
    move(credits(c.marketerId), bank, c.credits),
    move(account('package_liability', c.marketerId), bank, c.packages),
    move(account('output_vat'), bank, c.vat),
    move(account('receivable_brand', c.marketerId), bank, c.owed),
  )

export const receivableSettled = (s: Origin & { settlementId: string; marketerId: string; amount: Satang }): Entry =>
  entryOf(
    'receivable_settled',
    `receivable:${s.settlementId}:settled`,
    s,
    {},
    move(bank, account('receivable_brand', s.marketerId), s.amount),
  )

export const receivableWrittenOff = (s: Origin & { settlementId: string; marketerId: string; amount: Satang }): Entry =>
  entryOf(
    'receivable_written_off',
    `receivable:${s.settlementId}:written-off`,
    s,
    {},
    move(account('bad_debt_expense'), account('receivable_brand', s.marketerId), s.amount),
  )
