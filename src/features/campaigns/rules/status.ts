import type { Row } from '../../../core/machine.ts'
import type { CampaignStatus } from '../shapes.ts'

export const CAMPAIGN_EVENTS = ['submit', 'recall', 'approve', 'sendBack', 'close'] as const
export type CampaignEvent = (typeof CAMPAIGN_EVENTS)[number]
export type CampaignActor = 'marketer' | 'operator' | 'system'

type CampaignRow = Row<CampaignStatus, CampaignEvent, CampaignActor, never>

/**
 * Every edge of a campaign's life. Paused is a mark beside the status: it stops new applications only. A closed campaign
 * stays closed; its running jobs go on.
 */
export const CAMPAIGN_TABLE: readonly CampaignRow[] = [
  {
    from: ['draft', 'sent_back'],
    event: 'submit',
    by: ['marketer'],
    to: 'review',
    notify: ['campaign.submitted'],
  },
  { from: ['review'], event: 'recall', by: ['marketer'], to: 'draft' },
  { from: ['review'], event: 'approve', by: ['operator', 'system'], to: 'live', notify: ['campaign.approved'] },
  { from: ['review'], event: 'sendBack', by: ['operator'], to: 'sent_back', notify: ['campaign.sent_back'] },
  {
    from: ['draft', 'sent_back', 'review', 'live'],
    event: 'close',
    by: ['marketer', 'operator', 'system'],
    to: 'closed',
    notify: ['campaign.closed'],
  },
]

/** Where an event leads from a status, or null when the table has no such edge. Whoever asks has checked the actor. */
export function statusAfter(status: CampaignStatus, event: CampaignEvent): CampaignStatus | null {
  return CAMPAIGN_TABLE.find((row) => row.event === event && row.from.includes(status))?.to ?? null
}

export interface OpenFacts {
  status: CampaignStatus
  paused: boolean
  closeAt: Date | null
}

/** Live, and its closing time not reached: invitations and choices may still be made. */
export const isOpen = ({ status, closeAt }: OpenFacts, now: Date): boolean =>
  status === 'live' && (closeAt === null || now < closeAt)

/** Open, and not paused: new applications come in. */
export const takesApplications = (facts: OpenFacts, now: Date): boolean => isOpen(facts, now) && !facts.paused
