import { type Satang, ZERO } from '../../../core/money.ts'
import type { ReviewOption } from '../../../core/vocabulary.ts'

/** The most that a person is given back for the product: only where they buy it themselves. */
export const reimbursementCapOf = ({
  reviewOption,
  reimbursementCap,
}: {
  reviewOption: ReviewOption | null
  reimbursementCap: Satang | null
}): Satang => (reviewOption === 'buy product' ? reimbursementCap : null) ?? ZERO
