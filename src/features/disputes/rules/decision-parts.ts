import { satang } from '../../../core/money.ts'
import { NO_WITHHOLDING } from '../../../core/withholding.ts'
import { splitJob } from '../../settlement/rules/money.ts'

interface DisputedJob {
  price: number
  fundedBy: 'credits' | 'package'
  brandMoney: { fee: number; extras: number; extrasPrice: number } | null
  draft: { extraRounds: number }
}

/**
 * The amounts of a decision: the influencer's pay before tax, and what is returned to the marketer. At 0 % of a job
 * paid by a package, the unit itself is returned. The product's reimbursement is not included.
 */
export function decisionParts({ price, fundedBy, brandMoney, draft: { extraRounds } }: DisputedJob, percent: number) {
  const { fee = 0, extras = 0, extrasPrice = 0 } = brandMoney ?? {}
  const { gross, back, unitReturns } = splitJob({
    main: { price: satang(price), fee: satang(fee) },
    // All extra revisions of a job have the same price, set by its terms.
    extras: Array.from({ length: extraRounds }, () => ({
      price: satang(extrasPrice / extraRounds),
      fee: satang((extras - extrasPrice) / extraRounds),
    })),
    fundedBy,
    creatorShareBps: Math.round(percent * 100),
    influencer: { withholding: NO_WITHHOLDING, vatBps: 0 },
  })
  return { influencer: gross, back: { credits: back, unit: unitReturns } }
}
