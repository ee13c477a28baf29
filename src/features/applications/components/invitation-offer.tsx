import { Card } from '../../../ui/card.tsx'
import type { Job } from '../../jobs/contract.ts'
import { HoldReceipt } from './applicant-panel.tsx'
import { CounterOfferAnswer } from './counter-offer.tsx'

/** The marketer's answer to an invited influencer's counter-offer, with what it changes of the hold. */
export function InvitationOffer({ job }: { job: Job }) {
  const held = job.brandMoney?.held ?? 0
  return (
    <Card pad={16}>
      <CounterOfferAnswer job={job} held={held} open>
        <HoldReceipt job={job} held={held} />
      </CounterOfferAnswer>
    </Card>
  )
}
