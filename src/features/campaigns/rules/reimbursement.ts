import { type Satang, ZERO } from '../../../core/money.ts'
import type { ReviewOption } from '../../../core/vocabulary.ts'

/** Maximum reimbursement for the product; only if the influencer buys it. */
export const reimbursementCapOf = ({
  reviewOption,
  reimbursementCap,
}: {
  reviewOption: ReviewOption | null
  reimbursementCap: Satang | null
}): Satang => (reviewOption === 'buy product' ? reimbursementCap : null) ?? ZERO
