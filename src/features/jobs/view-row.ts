import { dayOf } from '../../core/calendar.ts'
import { type Satang, satang, sum } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import type { Caller } from '../../platform/context.ts'
import { creditLeg } from '../settlement/rules/money.ts'
import type { JobRow } from './contract.ts'
import { timelineOf } from './rules/deadlines.ts'
import { HELD } from './rules/states.ts'
import { type JobTerms, termsOf } from './rules/terms.ts'
import type { JobRecord } from './store.ts'
import type { JobRowRecord } from './store-list.ts'
import { LIVE_FACTS_OF_RUNNING, reviveFacts } from './stored.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

/** What is on hold for a job now: price, fee, extra rounds and the reimbursement's cap. */
export function heldFor(job: JobRecord): number {
  if (!(HELD as readonly string[]).includes(job.status)) return 0
  const cap = Number(job.facts.reimbursementCap ?? 0)
  return sum(job.price, job.fee, cap, ...job.extras.flatMap(({ price, fee }) => [satang(price), satang(fee)]))
}

/** The brand's fee: agreed with the hold, before that by the settings of the day. */
export const feeOf = (job: JobRecord, terms: JobTerms): Satang =>
  job.terms === null && job.fundedBy === 'credits' ? creditLeg(job.price, terms).fee : job.fee

/** Credits that an accept takes: price and fee where credits pay, and the cap of a reimbursement in any case. */
const toHold = (job: JobRecord, fee: Satang): number =>
  (job.fundedBy === 'credits' ? job.price + fee : 0) + Number(job.facts.reimbursementCap ?? 0)

/** Whose money an influencer reads on a job: somebody else's job is visible to the talent manager only. */
export const readerOf = (
  { scope, accountId }: Pick<Caller, 'scope' | 'accountId'>,
  job: Pick<JobRecord, 'influencerId'>,
): 'creator' | 'manager' => (scope === 'influencer' && accountId !== job.influencerId ? 'manager' : 'creator')

/** What an ended job put into the wallet of its creator or manager; null before, and where there was nothing. */
function netOf({ split }: JobRecord, reader: 'creator' | 'manager'): number | null {
  const own = split?.payees.find((part) => part.role === reader)
  if (!split || !own) return null
  return own.net + (reader === 'creator' ? split.reimbursement.paid : 0)
}

/** One line of a list, as the caller's side sees it. */
export function viewJobRow(row: JobRowRecord, caller: Pick<Caller, 'scope' | 'accountId'>, settings: Settings): JobRow {
  const { job, campaign } = row
  const { scope } = caller
  const terms = termsOf(job, settings)
  const fee = feeOf(job, terms)
  const facts = reviveFacts(job.facts, job.status, LIVE_FACTS_OF_RUNNING)
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
