import { satang, share } from '../../../core/money.ts'
import type { PersonTake } from '../../applications/rules/several-sum.ts'

export interface OfferTerms {
  campaign: { payBy: 'credits' | 'package' }
  feeBps: number
  reimbursement: number
}

/** What inviting one person at a price takes: the same parts as the hold of the job. */
export function takeFor(price: number, { campaign, feeBps, reimbursement }: OfferTerms): PersonTake {
  const fundedBy = campaign.payBy
  const fee = fundedBy === 'credits' ? share(satang(price), feeBps) : 0
  return { price, fee, toHold: (fundedBy === 'credits' ? price + fee : 0) + reimbursement, fundedBy }
}

/** Whether an invitation may be sent: the person has no job in the campaign yet, and takes new ones. */
export const isInvitable = ({
  standing,
  takesJobsFrom,
}: {
  standing: unknown
  takesJobsFrom: string | null
}): boolean => standing === null && takesJobsFrom === null
