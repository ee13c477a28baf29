import type { Job } from '../contract.ts'
import type { Standing } from './state.ts'
import type { Known } from './use-words.ts'

/** What the words of a state depend on, of a whole job. */
export const standingOf = (job: Job): Standing => ({
  status: job.status,
  stage: job.stage,
  source: job.source,
  endedBy: job.endedBy,
  failedPosts: job.posts.filter((post) => post.result === 'failed').length,
})

/** Everything that a job's line may name, for whichever side is looking. */
export function knownOf(job: Job, reason = ''): Known {
  const { creatorMoney, brandMoney, start } = job
  const ended = brandMoney?.ended
  const paid = ended ? ended.paid + ended.fee + ended.reimbursement : 0
  return {
    dueAt: job.timeline?.dueAt ?? null,
    endedAt: job.updatedAt,
    // Before the end the amounts are only a preview of a completion.
    net: creatorMoney?.booked ? creatorMoney.net + creatorMoney.reimbursement : 0,
    tax: creatorMoney?.withheld ?? 0,
    held: ended ? paid : (brandMoney?.held ?? 0),
    back: ended?.back ?? 0,
    cap: brandMoney?.reimbursementCap ?? creatorMoney?.reimbursement ?? 0,
    score: job.match.score,
    reason,
    parcel: start.trackingNumber ?? '',
    tag: job.campaign.disclosureTag,
  }
}
