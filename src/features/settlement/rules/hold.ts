import { type Satang, sum, ZERO } from '../../../core/money.ts'
import type { JobTerms } from '../../jobs/rules/terms.ts'
import { creditLeg } from './money.ts'

export interface HoldPlan {
  price: Satang
  fundedBy: 'credits' | 'package'
  /** The most that is given back for the product, see `reimbursementCapOf`. */
  reimbursementCap: Satang
}

/** What the job of one person puts on hold. */
export interface HoldAmounts {
  price: Satang
  /** On top of the price; none where a unit pays, whose value includes it. */
  fee: Satang
  /** Always credits, whatever pays for the job. */
  reimbursement: Satang
  /** All credits: price and fee if credits pay, and the reimbursement. */
  credits: Satang
  /** Units of a package. */
  units: 0 | 1
}

/**
 * The amounts on hold for a job at a price: the credits and the reimbursement that `holdForJob` posts, and those that are
 * shown before an invitation, an acceptance or a campaign's start.
 */
export function holdOf(
  { price, fundedBy, reimbursementCap: reimbursement }: HoldPlan,
  terms: Pick<JobTerms, 'fee.marketer_bps'>,
): HoldAmounts {
  if (fundedBy === 'package') return { price, fee: ZERO, reimbursement, credits: reimbursement, units: 1 }
  const { fee } = creditLeg(price, terms)
  return { price, fee, reimbursement, credits: sum(price, fee, reimbursement), units: 0 }
}
