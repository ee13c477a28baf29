import { expect, it } from 'vitest'
import { satang } from '../../../core/money.ts'
import { NO_WITHHOLDING } from '../../../core/withholding.ts'
import type { Job } from '../../jobs/contract.ts'
import { splitJob } from '../../settlement/rules/money.ts'
import { decisionParts } from './decision-parts.ts'

/** A job with two extra revisions. The amounts are odd, so that every part is rounded. */
const main = { price: satang(333_333), fee: satang(33_333) }
const extra = { price: satang(66_667), fee: satang(6_667) }

it.each(['credits', 'package'] as const)('the preview of a share matches the settlement, paid by %s', (fundedBy) => {
  const brandMoney = { ...main, extras: 2 * (extra.price + extra.fee), extrasPrice: 2 * extra.price }
  const job = { price: main.price, fundedBy, brandMoney, draft: { extraRounds: 2 } } as unknown as Job
  for (const percent of [0, 12.34, 50, 99.99, 100]) {
    const creatorShareBps = Math.round(percent * 100)
    const influencer = { withholding: NO_WITHHOLDING, vatBps: 0 }
    const split = splitJob({ main, extras: [extra, extra], fundedBy, creatorShareBps, influencer })
    expect(decisionParts(job, percent)).toEqual({
      influencer: split.gross,
      back: { credits: split.back, unit: split.unitReturns },
    })
  }
})
