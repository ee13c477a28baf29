import { satang } from '../../../core/money.ts'
import { type HoldAmounts, holdOf } from '../../settlement/rules/hold.ts'

export interface OfferTerms {
  campaign: { payBy: 'credits' | 'package' }
  feeBps: number
  reimbursement: number
}

/** What inviting one person at a price puts on hold. */
export const holdForInvitation = (price: number, { campaign, feeBps, reimbursement }: OfferTerms): HoldAmounts =>
  holdOf(
    { price: satang(price), fundedBy: campaign.payBy, reimbursementCap: satang(reimbursement) },
    { 'fee.marketer_bps': feeBps },
  )

/** Whether an invitation may be sent: the person has no job in the campaign yet, and takes new ones. */
export const canBeInvited = ({
  standing,
  takesJobsFrom,
}: {
  standing: unknown
  takesJobsFrom: string | null
}): boolean => standing === null && takesJobsFrom === null
