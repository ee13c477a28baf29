import { dayOf } from '../../../core/calendar.ts'
import { isoTime } from '../../../core/clock.ts'
import { satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Caller } from '../../../platform/context.ts'
import { ratingOf } from '../../reviews/rules/rating.ts'
import { walletAmount } from '../../settlement/rules/money.ts'
import { creditsHeldFor, feeOf, holdOfJob, netOf, readerOf, viewInfluencerMoney } from '../../settlement/service.ts'
import type { JobRow } from '../contract.ts'
import { readFacts } from '../job-facts.ts'
import { timelineOf } from '../rules/deadlines.ts'
import { LIVE_FACTS_OF_RUNNING } from '../rules/facts.ts'
import { requestedPrice } from '../rules/stages.ts'
import { termsOf } from '../rules/terms.ts'
import type { JobRecord } from '../schema.ts'
import type { JobRowRecord } from '../store-list.ts'

/**
 * The amount that accepting at this time would put on hold. A price requested by the influencer replaces the job's
 * price.
 */
export function holdToAccept(job: JobRecord, settings: Settings) {
  const facts = readFacts(job, LIVE_FACTS_OF_RUNNING)
  const terms = termsOf(job, settings)
  const price = requestedPrice(facts)
  const requested = price === null ? null : holdOfJob(job, terms, satang(price))
  const { credits } = requested ?? holdOfJob(job, terms)
  return { facts, requested, fee: requested?.fee ?? feeOf(job, terms), toHold: credits }
}

/** The amount that inviting an applicant at this time would put on hold, at the job's price. */
export const holdToInvite = (job: JobRecord, settings: Settings) => holdOfJob(job, termsOf(job, settings)).credits

/** One row of a list, as the caller's side sees it. */
export function viewJobRow(row: JobRowRecord, caller: Pick<Caller, 'scope' | 'accountId'>, settings: Settings): JobRow {
  const { job, campaign } = row
  const { scope } = caller
  const terms = termsOf(job, settings)
  const { facts, requested, fee, toHold } = holdToAccept(job, settings)
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
    brand: { ...row.brand, rating: ratingOf(row.marketerTotals, settings) },
    creator: { ...row.influencer, rating: ratingOf(row.influencerTotals, settings) },
    channel: row.channel,
    price: job.price,
    held: scope === 'influencer' ? null : creditsHeldFor(job),
    net: scope === 'marketer' ? null : netOf(job, readerOf(caller, job)),
    fundedBy: job.fundedBy,
    fee: scope === 'influencer' ? null : fee,
    toHold: scope === 'influencer' ? null : toHold,
    asked: requested?.price ?? null,
    offer: facts.offer,
    offerPrice: facts.offer === 'none' ? null : facts.offerPrice,
    match: { score: job.matchScore, matched: job.isMatch, reasons: job.matchReasons },
    note: job.note,
    postFrom: facts.campaignPostFrom && dayOf(facts.campaignPostFrom),
    dueAt: isoTime(timeline?.dueAt),
    act: timeline?.act ?? null,
    disputed: job.disputedAt !== null,
    frozen: job.frozenAt !== null,
    endedBy: job.endedBy,
    endReason: job.endReason,
    withdrawn: job.status === 'CANCEL' && job.terms === null && job.endedBy === 'influencer',
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  }
}

/** Net amounts for influencer and talent manager: as paid, or as they would be paid on completion. */
export function rowShares(
  { job }: JobRowRecord,
  payees: Parameters<typeof viewInfluencerMoney>[2],
): Record<'creator' | 'manager', number> {
  const facts = readFacts(job, LIVE_FACTS_OF_RUNNING)
  const netFor = (of: 'creator' | 'manager') => walletAmount(viewInfluencerMoney(job, facts, payees, of))
  return { creator: netFor('creator'), manager: netFor('manager') }
}
