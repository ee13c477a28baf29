import { type Satang, satang, sum, ZERO } from '../../core/money.ts'
import { NO_WITHHOLDING } from '../../core/withholding.ts'
import type { Caller } from '../../platform/context.ts'
import type { JobContext } from '../jobs/rules/context.ts'
import type { Timeline } from '../jobs/rules/deadlines.ts'
import type { JobFacts } from '../jobs/rules/facts.ts'
import { isHeld } from '../jobs/rules/states.ts'
import type { JobTerms } from '../jobs/rules/terms.ts'
import type { JobRecord } from '../jobs/schema.ts'
import { reimbursementDue, settlementOf } from './rules/cancel.ts'
import { type HoldAmounts, holdOf } from './rules/hold.ts'
import { extraRoundLeg, heldBy, type JobSplit, type Payee, splitJob } from './rules/money.ts'
import type { InfluencerMoney, MarketerMoney } from './shapes.ts'

/** The amounts on hold for a job: price, fee, extra rounds and the maximum reimbursement. */
export function heldFor(job: JobRecord): number {
  return isHeld(job.status) ? sum(satang(job.price), satang(job.fee), satang(besidesPrice(job))) : 0
}

/** The credits on hold for a job, without the value of a package unit. */
export function creditsHeldFor(job: JobRecord): number {
  return job.fundedBy === 'credits' ? heldFor(job) : isHeld(job.status) ? besidesPrice(job) : 0
}

/** The maximum reimbursement and extra rounds, which are always paid with credits. */
const besidesPrice = (job: JobRecord): number =>
  sum(satang(job.facts.reimbursementCap ?? 0), ...job.extras.flatMap(({ price, fee }) => [satang(price), satang(fee)]))

/** What accepting a job puts on hold, at its price or another one. */
export const holdOfJob = (
  job: Pick<JobRecord, 'price' | 'fundedBy' | 'facts'>,
  terms: JobTerms,
  price: Satang = job.price,
): HoldAmounts =>
  holdOf({ price, fundedBy: job.fundedBy, reimbursementCap: satang(job.facts.reimbursementCap ?? 0) }, terms)

/** The marketer's fee: as fixed with the hold, or before that by the current settings. */
export const feeOf = (job: JobRecord, terms: JobTerms): Satang =>
  job.terms === null ? holdOfJob(job, terms).fee : job.fee

/** Whose money an influencer sees on a job. Another influencer's job is visible only to the talent manager. */
export const readerOf = (
  { scope, accountId }: Pick<Caller, 'scope' | 'accountId'>,
  job: Pick<JobRecord, 'influencerId'>,
): 'creator' | 'manager' => (scope === 'influencer' && accountId !== job.influencerId ? 'manager' : 'creator')

/**
 * The amount that an ended job credited to its influencer or talent manager; null before the end, or if there was none.
 */
export function netOf({ split }: JobRecord, reader: 'creator' | 'manager'): number | null {
  const own = split?.payees.find((part) => part.role === reader)
  if (!split || !own) return null
  return own.net + (reader === 'creator' ? split.reimbursement.paid : 0)
}

const UNTAXED: Payee = { withholding: NO_WITHHOLDING, vatBps: 0 }

interface Preview {
  creatorShareBps: number
  reimbursement: number
  influencer?: Payee
  manager?: (Payee & { shareBps: number }) | null
}

/** A preview of the split, without moving money. */
function preview(
  job: JobRecord,
  facts: JobFacts,
  { creatorShareBps, reimbursement, influencer, manager }: Preview,
): JobSplit {
  return splitJob({
    main: { price: job.price, fee: job.fee },
    extras: job.extras.map(({ price, fee }) => ({ price: satang(price), fee: satang(fee) })),
    fundedBy: job.fundedBy,
    creatorShareBps,
    influencer: influencer ?? UNTAXED,
    manager: manager ?? null,
    reimbursement: { cap: satang(facts.reimbursementCap), paid: satang(reimbursement) },
  })
}

/**
 * The income of a job's influencer, or the manager's commission. Once the job has ended: as posted; before: as a
 * completion would pay.
 */
export function viewInfluencerMoney(
  job: JobRecord,
  facts: JobFacts,
  payees: { influencer: Payee; manager: (Payee & { shareBps: number }) | null },
  of: InfluencerMoney['of'] = 'creator',
): InfluencerMoney {
  const whole = { creatorShareBps: 10_000, reimbursement: reimbursementDue(facts), ...payees }
  const split = job.split ?? preview(job, facts, whole)
  const own = split.payees.find((part) => part.role === of)
  const manager = split.payees.find((part) => part.role === 'manager')
  const vat = own ? satang(own.net - own.gross + own.withheld) : ZERO
  return {
    of,
    price: job.price,
    gross: own?.gross ?? ZERO,
    vat,
    vatOnInvoice: satang((own?.vat ?? ZERO) - vat),
    withheld: own?.withheld ?? ZERO,
    net: own?.net ?? ZERO,
    managerShareBps: payees.manager?.shareBps ?? 0,
    managerPart: manager?.gross ?? ZERO,
    reimbursement: of === 'creator' ? split.reimbursement.paid : ZERO,
    reimbursementCap: of === 'creator' ? facts.reimbursementCap : 0,
    booked: job.split !== null,
  }
}

/** The cost of extra rounds: pay and fee. */
export const extrasOf = (job: JobRecord): Satang => sum(...job.extras.flatMap(({ price, fee }) => [price, fee]))

/** The pay of extra rounds. */
export const extrasPriceOf = (job: JobRecord): Satang => sum(...job.extras.map(({ price }) => satang(price)))

/** The marketer's money: on hold, refund on a cancel now, and the final amounts. */
export function viewMarketerMoney(
  job: JobRecord,
  facts: JobFacts,
  at: { now: Date; terms: JobTerms; timeline: Timeline | null; mayCancel: boolean },
): MarketerMoney {
  const { terms, mayCancel } = at
  return {
    price: job.price,
    fee: feeOf(job, terms),
    extras: extrasOf(job),
    extrasPrice: extrasPriceOf(job),
    reimbursementCap: facts.reimbursementCap,
    held: creditsHeldFor(job),
    extraRound: heldBy(extraRoundLeg(job.price, terms)),
    cancelNow: mayCancel ? cancelPreview(job, facts, at) : null,
    ended: job.split && {
      paid: job.split.gross,
      fee: job.split.fee.earned,
      back: sum(job.split.back, job.split.reimbursement.back),
      reimbursement: job.split.reimbursement.paid,
      unitReturns: job.split.unitReturns,
    },
  }
}

/** The split of a job's holds if the marketer cancels now. */
export function cancelPreview(
  job: JobRecord,
  facts: JobFacts,
  at: Pick<JobContext, 'now' | 'terms' | 'timeline'>,
): NonNullable<MarketerMoney['cancelNow']> {
  const settlement = settlementOf({ ...at, facts, event: 'cancel', input: {} })
  const split = preview(job, facts, settlement)
  return {
    refundBps: settlement.refundBps,
    back: sum(split.back, split.reimbursement.back),
    creator: sum(split.gross, split.reimbursement.paid),
    fee: split.fee.earned,
    unitReturns: split.unitReturns,
  }
}
