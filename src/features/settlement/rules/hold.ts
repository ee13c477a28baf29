import { type Satang, sum, ZERO } from '../../../core/money.ts'
import type { JobTerms } from '../../jobs/rules/terms.ts'
import { creditLeg } from './money.ts'

export interface HoldPlan {
  price: Satang
  fundedBy: 'credits' | 'package'
  /** Maximum reimbursement for the product, see `reimbursementCapOf`. */
  reimbursementCap: Satang
}

/** The amounts that one job puts on hold. */
export interface HoldAmounts {
  price: Satang
  /** Added to the price. Zero if a unit pays for the job, because its value includes the fee. */
  fee: Satang
  /** Always in credits, even if a package pays for the job. */
  reimbursement: Satang
  /** Sum of all credits: price and fee if credits pay for the job, and the reimbursement. */
  credits: Satang
  /** Package units. */
  units: 0 | 1
}

/**
 * The amounts on hold for a job at a price: those that `holdForJob` posts, and those shown before an invitation, an
 * acceptance or a campaign's start.
 */
export function holdOf(
  { price, fundedBy, reimbursementCap: reimbursement }: HoldPlan,
  terms: Pick<JobTerms, 'fee.marketer_bps'>,
): HoldAmounts {
  if (fundedBy === 'package') return { price, fee: ZERO, reimbursement, credits: reimbursement, units: 1 }
  const { fee } = creditLeg(price, terms)
  return { price, fee, reimbursement, credits: sum(price, fee, reimbursement), units: 0 }
}
