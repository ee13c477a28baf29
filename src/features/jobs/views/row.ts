import { dayOf } from '../../../core/calendar.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Caller } from '../../../platform/context.ts'
import { feeOf, heldFor, netOf, readerOf, toHold } from '../../settlement/service.ts'
import type { JobRow } from '../contract.ts'
import { readFacts } from '../job-facts.ts'
import { timelineOf } from '../rules/deadlines.ts'
import { LIVE_FACTS_OF_RUNNING } from '../rules/facts.ts'
import { termsOf } from '../rules/terms.ts'
import type { JobRowRecord } from '../store-list.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

/** One line of a list, as the caller's side sees it. */
export function viewJobRow(row: JobRowRecord, caller: Pick<Caller, 'scope' | 'accountId'>, settings: Settings): JobRow {
  const { job, campaign } = row
  const { scope } = caller
  const terms = termsOf(job, settings)
  const fee = feeOf(job, terms)
  const facts = readFacts(job, LIVE_FACTS_OF_RUNNING)
  const timeline = timelineOf(facts, terms)
  return {
    id: job.id,
    status: job.status,
    stage: timeline?.stage ?? null,
    source: job.source,
    campaign: {
      ...campaign,
      postType: campaign.postType ?? 'photoPost',
      reviewOption: campaign.reviewOption ?? 'photo',
    },
    brand: row.brand,
    creator: row.creator,
    channel: row.channel,
    price: job.price,
    held: scope === 'influencer' ? null : heldFor(job),
    net: scope === 'marketer' ? null : netOf(job, readerOf(caller, job)),
    fundedBy: job.fundedBy,
    fee: scope === 'influencer' ? null : fee,
    toHold: scope === 'influencer' ? null : toHold(job, fee),
    match: { score: job.matchScore, matched: job.isMatch, reasons: job.matchReasons },
    note: job.note,
    postFrom: facts.campaignPostFrom && dayOf(facts.campaignPostFrom),
    dueAt: time(timeline?.dueAt ?? null),
    act: timeline?.act ?? null,
    disputed: job.disputedAt !== null,
    frozen: job.frozenAt !== null,
    endedBy: job.endedBy,
    endReason: job.endReason,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  }
}
