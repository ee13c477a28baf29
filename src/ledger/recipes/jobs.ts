import { AppError } from '../../core/errors.ts'
import { type Satang, sum } from '../../core/money.ts'
import { account } from '../account.ts'
import { type Entry, entryOf, move, type Origin, type PostingLine } from '../entry.ts'

/** How one hold (credits) or unit (package) of the job ends. The four amounts sum to its whole value. */
export interface HeldPart {
  from: 'credits' | 'package'
  /** Gross pay of the influencer and the talent manager. */
  pay: Satang
  fee: Satang
  /** Returned to the marketer, always as credits. */
  returned: Satang
  /** Reimbursement of the influencer for goods, untaxed; only from credits. */
  reimbursement: Satang
}

/** A payee. `gross` excludes VAT; `vat` is owed on top to a VAT-registered payee after a tax invoice. */
export interface Payee {
  owner: string
  gross: Satang
  /** Withholding tax of this payee's class. */
  tax: Satang
  vat: Satang
}

export interface Settlement extends Origin {
  jobId: string
  campaignId?: string
  marketerId: string
  parts: readonly HeldPart[]
  /** Influencer first, then the talent manager; their gross amounts sum to the pay of all parts. */
  payees: readonly Payee[]
  /** The referrer of the influencer (or the marketer), paid by the platform. */
  referral?: Payee
  reimbursedTo?: string
}

const tax = account('withholding_tax_payable')

/** Talad sold the service (revenue); unused amounts are returned. */
function endOfHold(s: Settlement, part: HeldPart): PostingLine[] {
  const package_ = part.from === 'package'
  const held = account(package_ ? 'package_held' : 'customer_credits_held', s.marketerId)
  if (part.reimbursement > 0 && (package_ || !s.reimbursedTo)) {
    throw new AppError('ledger_unbalanced', { part: 'reimbursement' })
  }
  return [
    ...move(held, account('service_revenue'), part.pay),
    ...move(held, account(package_ ? 'package_margin' : 'fee_revenue'), part.fee),
    ...(s.reimbursedTo ? move(held, account('creator_payable', s.reimbursedTo), part.reimbursement) : []),
    ...move(held, account('customer_credits', s.marketerId), part.returned),
  ]
}

/** Talad bought the service: the cost is owed to the payee and, for the tax withheld, to the Revenue Department. */
function costOf(payee: Payee, expense: 'creator_service_cost' | 'referral_expense'): PostingLine[] {
  const cost = account(expense)
  const payable = account('creator_payable', payee.owner)
  return [
    ...move(cost, payable, (payee.gross - payee.tax) as Satang),
    ...move(cost, tax, payee.tax),
    ...move(account('input_vat_undue'), account('creator_vat_pending', payee.owner), payee.vat),
  ]
}

function settled(event: 'job_completed' | 'job_cancelled', name: string, s: Settlement): Entry {
  const pay = sum(...s.parts.map((part) => part.pay))
  const gross = sum(...s.payees.map((payee) => payee.gross))
  if (pay !== gross) throw new AppError('ledger_unbalanced', { pay, gross })
  return entryOf(
    event,
    `job:${s.jobId}:${name}`,
    { ...s, memo: { ...s.memo, payees: s.payees, ...(s.referral && { referral: s.referral }) } },
    { jobId: s.jobId, ...(s.campaignId && { campaignId: s.campaignId }) },
    ...s.parts.map((part) => endOfHold(s, part)),
    ...s.payees.map((payee) => costOf(payee, 'creator_service_cost')),
    s.referral ? costOf(s.referral, 'referral_expense') : [],
  )
}

/** COMPLETE → COMPLETED: the holds are spent; the influencer and the talent manager are paid. */
export const jobCompleted = (s: Settlement): Entry => settled('job_completed', 'completed', s)

/**
 * CANCEL: the marketer's share is returned, the influencer's share is paid as for a completion, and the fee is
 * proportional.
 */
export const jobCancelled = (s: Settlement): Entry => settled('job_cancelled', 'cancelled', s)
