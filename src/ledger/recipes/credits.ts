import { type Satang, ZERO } from '../../core/money.ts'
import { account } from '../account.ts'
import { type Entry, entryOf, move, type Origin, type PostingLine } from '../entry.ts'

const bank = account('bank_clearing')
const credits = (marketerId: string) => account('customer_credits', marketerId)
const held = (marketerId: string) => account('customer_credits_held', marketerId)

/** Where the money of a purchase is: on the bank account, or already in suspense. */
export type PaidFrom = 'bank_clearing' | 'unmatched_receipts'

export interface CreditPurchase extends Origin {
  chargeId: string
  marketerId: string
  /** Credits, VAT excluded. */
  net: Satang
  vat: Satang
  paidFrom?: PaidFrom
  /** Tax that the buyer withheld: the payment is smaller, its certificate is due. */
  withheld?: Satang
}

/** The part of a purchase that the buyer withheld. */
export const withheldPart = (p: { marketerId: string; paidFrom?: PaidFrom; withheld?: Satang }): PostingLine[] =>
  move(account('receivable_withholding', p.marketerId), account(p.paidFrom ?? 'bank_clearing'), p.withheld ?? ZERO)

/** The account of withheld tax that was never received: a receivable, or written off. */
export type UnpaidTax = 'receivable_withholding' | 'bad_debt_expense'

/** The part of a refund that is not paid because it is tax that the buyer withheld, and its account. */
export interface WithheldRefund {
  withheld?: Satang
  withheldIn?: UnpaidTax
}

const taxAccount = (code: ChargedBackTax, marketerId: string) =>
  code === 'receivable_withholding' ? account(code, marketerId) : account(code)

/** The part of a refund that is not paid, because it is withheld tax that was never received. */
export const withheldBack = (r: WithheldRefund & { marketerId: string }): PostingLine[] =>
  move(
    account('refund_clearing'),
    taxAccount(r.withheldIn ?? 'receivable_withholding', r.marketerId),
    r.withheld ?? ZERO,
  )

/** A paid charge becomes credits; the VAT on top is owed to the Revenue Department. */
export const creditsPurchased = (p: CreditPurchase): Entry =>
  entryOf(
    'credits_purchased',
    `charge:${p.chargeId}:credits`,
    p,
    { chargeId: p.chargeId },
    move(account(p.paidFrom ?? 'bank_clearing'), credits(p.marketerId), p.net),
    move(account(p.paidFrom ?? 'bank_clearing'), account('output_vat'), p.vat),
    withheldPart(p),
  )

/** Money that matches no charge: it stays in suspense until an operator matches or refunds it. */
export const receiptUnmatched = (r: Origin & { receiptId: string; chargeId: string; amount: Satang }): Entry =>
  entryOf(
    'receipt_unmatched',
    `receipt:${r.receiptId}:unmatched`,
    r,
    { chargeId: r.chargeId },
    move(bank, account('unmatched_receipts'), r.amount),
  )

/** An unmatched receipt is refunded to its payer; `refundPaid` is posted when the money has been sent. */
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

/** The unspent remainder of an expired lot. */
export const creditsExpired = (e: Origin & { lotId: string; marketerId: string; amount: Satang }): Entry =>
  entryOf(
    'credits_expired',
    `lot:${e.lotId}:expired`,
    { ...e, memo: { ...e.memo, lotId: e.lotId } },
    {},
    move(credits(e.marketerId), account('expired_credits_revenue'), e.amount),
  )

/**
 * Unspent credits are refunded in money, with the credit note's VAT; `refundPaid` is posted when the money has been
 * sent.
 */
export const creditsRefunded = (
  r: Origin & WithheldRefund & { refundId: string; chargeId?: string; marketerId: string; net: Satang; vat: Satang },
): Entry =>
  entryOf(
    'credits_refunded',
    `refund:${r.refundId}:requested`,
    r,
    r.chargeId ? { chargeId: r.chargeId } : {},
    move(credits(r.marketerId), account('refund_clearing'), r.net),
    move(account('output_vat'), account('refund_clearing'), r.vat),
    withheldBack(r),
  )

/** The money of a refund was sent: from the provider's balance, or by a transfer from the payout account. */
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

const holdRecipe = (event: 'job_held' | 'extra_round_held' | 'reimbursement_held', purpose: string) => {
  return (h: CreditHold): Entry =>
    entryOf(
      event,
      `job:${h.jobId}:${purpose}:${h.seq ?? 1}:held`,
      h,
      { jobId: h.jobId, ...(h.campaignId && { campaignId: h.campaignId }) },
      move(credits(h.marketerId), held(h.marketerId), h.amount),
    )
}

/** Price and fee of a job are put on hold. */
export const jobHeld = holdRecipe('job_held', 'job')
/** The price of an extra draft round is put on hold. */
export const extraRoundHeld = holdRecipe('extra_round_held', 'extra_round')
/** The maximum reimbursement for goods is put on hold. */
export const reimbursementHeld = holdRecipe('reimbursement_held', 'reimbursement')

/** The whole hold of a job is returned, because one of another amount replaces it. */
export const jobHoldReleased = (h: CreditHold): Entry =>
  entryOf(
    'job_hold_released',
    `job:${h.jobId}:job:${h.seq ?? 1}:released`,
    h,
    { jobId: h.jobId, ...(h.campaignId && { campaignId: h.campaignId }) },
    move(held(h.marketerId), credits(h.marketerId), h.amount),
  )

/** Withheld tax of a chargeback: never received, credited by its certificate, or transferred and to be returned. */
export type ChargedBackTax = UnpaidTax | 'prepaid_income_tax' | 'unmatched_receipts'

export interface Chargeback extends Origin {
  chargeId: string
  marketerId: string
  /** Unspent credits of this charge that are taken back, and their VAT. */
  credits: Satang
  /** Value of unused package jobs of this charge that are taken back. */
  packages: Satang
  vat: Satang
  /** Already spent: the marketer owes it. */
  owed: Satang
  /** Withheld tax of what is taken back, and the account that it leaves. */
  withheld?: Satang
  withheldIn?: ChargedBackTax
}

/** A chargeback by the card issuer or bank: unspent value is taken back first, the remainder becomes a receivable. */
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
    move(bank, taxAccount(c.withheldIn ?? 'receivable_withholding', c.marketerId), c.withheld ?? ZERO),
  )

/** The buyer's certificate was approved: the tax that it withheld is paid in our name. */
export const withholdingCertified = (
  c: Origin & { certificateId: string; chargeId: string; marketerId: string; amount: Satang },
): Entry =>
  entryOf(
    'withholding_certified',
    `certificate:${c.certificateId}:certified`,
    c,
    { chargeId: c.chargeId },
    move(account('prepaid_income_tax'), account('receivable_withholding', c.marketerId), c.amount),
  )

interface EndedTax extends Origin {
  certificateId: string
  chargeId: string
  marketerId: string
  amount: Satang
}

/** The buyer transferred the tax, because it has no certificate for it. */
export const withholdingCollected = (c: EndedTax): Entry =>
  entryOf(
    'withholding_collected',
    `certificate:${c.certificateId}:collected`,
    c,
    { chargeId: c.chargeId },
    move(bank, account('receivable_withholding', c.marketerId), c.amount),
  )

/** The buyer will send no certificate: the tax is written off as an expense. */
export const withholdingWrittenOff = (c: EndedTax): Entry =>
  entryOf(
    'withholding_written_off',
    `certificate:${c.certificateId}:written_off`,
    c,
    { chargeId: c.chargeId },
    move(account('bad_debt_expense'), account('receivable_withholding', c.marketerId), c.amount),
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
