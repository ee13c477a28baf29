import { endOfDay, startOfDay } from '../../../core/calendar.ts'
import { reimbursementCapOf } from '../../campaigns/rules/reimbursement.ts'
import { isOpen } from '../../campaigns/rules/status.ts'
import { canTakeJobs } from '../../channels/rules/status.ts'
import { readFacts } from '../job-facts.ts'
import { blankFacts, type JobFacts, type LiveFacts } from '../rules/facts.ts'
import { isApplication } from '../rules/states.ts'
import type { JobRecord } from '../schema.ts'
import type { JobRelations } from './store-relations.ts'

/** Current facts of the campaign, the accounts and the channel, with the job's origin and its stored match. */
export function liveFactsOf(
  relations: JobRelations,
  { isMatch, source }: Pick<JobRecord, 'isMatch' | 'source'>,
  now: Date,
): LiveFacts {
  const { campaign } = relations
  return {
    campaignOpen: isOpen(campaign, now),
    campaignPaused: campaign.paused,
    slotFree: campaign.slotsTaken < campaign.slots,
    counterOffers: campaign.counterOffers === 'yes' && campaign.payBy === 'credits',
    invited: source === 'invite',
    partiesActive:
      relations.marketerStatus === 'active' &&
      relations.influencerStatus === 'active' &&
      canTakeJobs(relations.channel.status),
    takesJobs: relations.influencerTakesJobsFrom === null,
    criteriaMet: isMatch,
  }
}

/** The facts of a stored job. */
export function factsOf(job: JobRecord, relations: JobRelations, now: Date): JobFacts {
  const facts = readFacts(job, liveFactsOf(relations, job, now))
  // The marketer may have postponed the closing date while applications are pending.
  return isApplication(job.status) ? { ...facts, campaignClosesAt: relations.campaign.closeAt } : facts
}

const lastInstant = (day: string | null): Date | null => (day === null ? null : endOfDay(day))

/** The facts of a new job, from its campaign's brief. */
export function newFacts(relations: JobRelations, row: Pick<JobRecord, 'isMatch' | 'source'>, now: Date): JobFacts {
  const { campaign } = relations
  return blankFacts(now, {
    ...liveFactsOf(relations, row, now),
    reviewOption: campaign.reviewOption ?? 'photo',
    postType: campaign.postType ?? 'photoPost',
    fundedBy: campaign.payBy,
    campaignClosesAt: campaign.closeAt,
    campaignPostFrom: campaign.postFrom === null ? null : startOfDay(campaign.postFrom),
    campaignDraftBy: lastInstant(campaign.draftBy),
    campaignPostBy: lastInstant(campaign.postBy),
    draftDays: campaign.draftDays,
    reimbursementCap: reimbursementCapOf(campaign),
  })
}
