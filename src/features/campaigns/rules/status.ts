import { AppError } from '../../../core/errors.ts'
import { machine, type Transition } from '../../../core/machine.ts'
import type { CampaignStatus } from '../shapes.ts'

export type CampaignEvent = 'submit' | 'recall' | 'approve' | 'sendBack' | 'close'
export type CampaignActor = 'marketer' | 'operator' | 'system'

type CampaignTransition = Transition<CampaignStatus, CampaignEvent, CampaignActor, never> & {
  notify: readonly ('campaign.submitted' | 'campaign.approved' | 'campaign.sent_back' | 'campaign.closed')[]
}

/**
 * Every transition of a campaign. Paused is a separate flag that stops only new applications. A closed campaign stays
 * closed; its running jobs continue.
 */
export const CAMPAIGN_TABLE: readonly CampaignTransition[] = [
  {
    from: ['draft', 'sent_back'],
    event: 'submit',
    by: ['marketer'],
    to: 'review',
    notify: ['campaign.submitted'],
  },
  { from: ['review'], event: 'recall', by: ['marketer'], to: 'draft', notify: [] },
  { from: ['review'], event: 'approve', by: ['operator'], to: 'live', notify: ['campaign.approved'] },
  { from: ['review'], event: 'sendBack', by: ['operator'], to: 'sent_back', notify: ['campaign.sent_back'] },
  { from: ['draft', 'sent_back', 'review', 'live'], event: 'close', by: ['marketer'], to: 'closed', notify: [] },
  { from: ['live'], event: 'close', by: ['system'], to: 'closed', notify: ['campaign.closed'] },
]

const campaignMachine = machine<CampaignStatus, CampaignEvent, CampaignActor, never, undefined, CampaignTransition>({
  rows: CAMPAIGN_TABLE,
  guards: {},
})

/** The transition for an event. Throws `campaign_state` if the status or the actor does not allow it. */
export function campaignTransitionFor(
  status: CampaignStatus,
  event: CampaignEvent,
  actor: CampaignActor,
): CampaignTransition {
  const step = campaignMachine.next(status, event, actor, undefined)
  if (!step.ok) throw new AppError('campaign_state', { status })
  return step.row
}

/** Whether an actor may trigger an event in this status. */
export const isPossible = (status: CampaignStatus, event: CampaignEvent, actor: CampaignActor): boolean =>
  campaignMachine.next(status, event, actor, undefined).ok

export interface OpenFacts {
  status: CampaignStatus
  paused: boolean
  closeAt: Date | null
}

export const hasEnded = ({ closeAt }: Pick<OpenFacts, 'closeAt'>, now: Date): boolean =>
  closeAt !== null && now >= closeAt

/** Live and before its closing time: the marketer can still invite and accept influencers. */
export const isOpen = (facts: OpenFacts, now: Date): boolean => facts.status === 'live' && !hasEnded(facts, now)

/** Open and not paused: accepts new applications. */
export const acceptsApplications = (facts: OpenFacts, now: Date): boolean => isOpen(facts, now) && !facts.paused
