import { endOfDay, startOfDay } from '../../../core/calendar.ts'
import { isOpen } from '../../campaigns/rules/status.ts'
import { canTakeJobs } from '../../channels/rules/status.ts'
import { readFacts } from '../job-facts.ts'
import { blankFacts, type JobFacts, type LiveFacts } from '../rules/facts.ts'
import type { JobRecord } from '../schema.ts'
import type { JobRelations } from '../store-relations.ts'

/** What the campaign, the accounts and the channel say now. `criteriaMet` is the match stored with the job. */
export function liveFactsOf(relations: JobRelations, criteriaMet: boolean, now: Date): LiveFacts {
  const { campaign } = relations
  return {
    campaignOpen: isOpen(campaign, now),
    campaignPaused: campaign.paused,
    slotFree: campaign.slotsTaken < campaign.slots,
    partiesActive:
      relations.brandStatus === 'active' &&
      relations.creatorStatus === 'active' &&
      canTakeJobs(relations.channel.status),
    criteriaMet,
  }
}

/** The facts of a stored job. */
export function factsOf(job: JobRecord, relations: JobRelations, now: Date): JobFacts {
  const facts = readFacts(job, liveFactsOf(relations, job.isMatch, now))
  // A brand may put its closing day off while applications wait.
  const waits = job.status === 'MATCHED' || job.status === 'MISMATCHED'
  return waits ? { ...facts, campaignClosesAt: relations.campaign.closeAt } : facts
}

const lastInstant = (day: string | null): Date | null => (day === null ? null : endOfDay(day))

/** The facts of a job that is about to be written, from its campaign's brief. */
export function newFacts(relations: JobRelations, criteriaMet: boolean, now: Date): JobFacts {
  const { campaign } = relations
  return blankFacts(now, {
    ...liveFactsOf(relations, criteriaMet, now),
    reviewOption: campaign.reviewOption ?? 'photo',
    postType: campaign.postType ?? 'photoPost',
    fundedBy: campaign.payBy,
    campaignClosesAt: campaign.closeAt,
    campaignPostFrom: campaign.postFrom === null ? null : startOfDay(campaign.postFrom),
    campaignDraftBy: lastInstant(campaign.draftBy),
    campaignPostBy: lastInstant(campaign.postBy),
    draftDays: campaign.draftDays,
    reimbursementCap: campaign.reviewOption === 'buy product' ? (campaign.reimbursementCap ?? 0) : 0,
  })
}
