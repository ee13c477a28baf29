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
 * What a decision's share means: the influencer's part before tax, and what goes back. At 0 %, that is a package's job
 * itself. Without the product's reimbursement.
 */
export function decisionParts({ price, fundedBy, brandMoney, draft: { extraRounds } }: DisputedJob, percent: number) {
  const { fee = 0, extras = 0, extrasPrice = 0 } = brandMoney ?? {}
  const { gross, back, unitReturns } = splitJob({
    main: { price: satang(price), fee: satang(fee) },
    // Every extra round of a job has the price that its terms set.
    extras: Array.from({ length: extraRounds }, () => ({
      price: satang(extrasPrice / extraRounds),
      fee: satang((extras - extrasPrice) / extraRounds),
    })),
    fundedBy,
    creatorShareBps: Math.round(percent * 100),
    creator: { withholding: NO_WITHHOLDING, vatBps: 0 },
  })
  return { creator: gross, back: { credits: back, unit: unitReturns } }
}
