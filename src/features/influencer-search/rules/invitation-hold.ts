import { satang } from '../../../core/money.ts'
import { type HoldAmounts, holdOf } from '../../settlement/rules/hold.ts'

export interface OfferTerms {
  campaign: { payBy: 'credits' | 'package' }
  feeBps: number
  reimbursement: number
}

/** The amount that inviting one person at a price puts on hold. */
export const holdForInvitation = (price: number, { campaign, feeBps, reimbursement }: OfferTerms): HoldAmounts =>
  holdOf(
    { price: satang(price), fundedBy: campaign.payBy, reimbursementCap: satang(reimbursement) },
    { 'fee.marketer_bps': feeBps },
  )

/** Whether a person can be invited: no job in the campaign yet, no pause, and a channel on its platform. */
export const canBeInvited = ({
  standing,
  takesJobsFrom,
  otherPlatform,
}: {
  standing: unknown
  takesJobsFrom: string | null
  otherPlatform: boolean
}): boolean => standing === null && takesJobsFrom === null && !otherPlatform
