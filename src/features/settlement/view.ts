import { type Satang, satang, sum, ZERO } from '../../core/money.ts'
import { NO_WITHHOLDING } from '../../core/withholding.ts'
import type { Caller } from '../../platform/context.ts'
import type { JobContext } from '../jobs/rules/context.ts'
import type { Timeline } from '../jobs/rules/deadlines.ts'
import type { JobFacts } from '../jobs/rules/facts.ts'
import { HELD } from '../jobs/rules/states.ts'
import type { JobTerms } from '../jobs/rules/terms.ts'
import type { JobRecord } from '../jobs/schema.ts'
import { reimbursementDue, settlementOf } from './rules/cancel.ts'
import { creditLeg, extraRoundLeg, heldBy, type JobSplit, type Payee, splitJob } from './rules/money.ts'
import type { InfluencerMoney, MarketerMoney } from './shapes.ts'

/** What is on hold for a job now: price, fee, extra rounds and the reimbursement's cap. */
export function heldFor(job: JobRecord): number {
  if (!(HELD as readonly string[]).includes(job.status)) return 0
  const cap = job.facts.reimbursementCap ?? 0
  return sum(job.price, job.fee, cap, ...job.extras.flatMap(({ price, fee }) => [satang(price), satang(fee)]))
}

/** The brand's fee: agreed with the hold, before that by the settings of the day. */
export const feeOf = (job: JobRecord, terms: JobTerms): Satang =>
  job.terms === null && job.fundedBy === 'credits' ? creditLeg(job.price, terms).fee : job.fee

/** Credits that an accept takes: price and fee where credits pay, and the cap of a reimbursement in any case. */
export const toHold = (job: JobRecord, fee: Satang): number =>
  (job.fundedBy === 'credits' ? job.price + fee : 0) + (job.facts.reimbursementCap ?? 0)

/** Whose money an influencer reads on a job: somebody else's job is visible to the talent manager only. */
export const readerOf = (
  { scope, accountId }: Pick<Caller, 'scope' | 'accountId'>,
  job: Pick<JobRecord, 'influencerId'>,
): 'creator' | 'manager' => (scope === 'influencer' && accountId !== job.influencerId ? 'manager' : 'creator')

/** What an ended job put into the wallet of its creator or manager; null before, and where there was nothing. */
export function netOf({ split }: JobRecord, reader: 'creator' | 'manager'): number | null {
  const own = split?.payees.find((part) => part.role === reader)
  if (!split || !own) return null
  return own.net + (reader === 'creator' ? split.reimbursement.paid : 0)
}

const UNTAXED: Payee = { withholding: NO_WITHHOLDING, vatBps: 0 }

interface Preview {
  creatorShareBps: number
  reimbursement: number
  creator?: Payee
  manager?: (Payee & { shareBps: number }) | null
}

/** What the job's money would become, without moving it. */
function preview(
  job: JobRecord,
  facts: JobFacts,
  { creatorShareBps, reimbursement, creator, manager }: Preview,
): JobSplit {
  return splitJob({
    main: { price: job.price, fee: job.fee },
    extras: job.extras.map(({ price, fee }) => ({ price: satang(price), fee: satang(fee) })),
    fundedBy: job.fundedBy,
    creatorShareBps,
    creator: creator ?? UNTAXED,
    manager: manager ?? null,
    reimbursement: { cap: satang(facts.reimbursementCap), paid: satang(reimbursement) },
  })
}

/** What a job brings its creator, or its manager as commission: as booked once it ended, before that as a completion would pay it. */
export function viewInfluencerMoney(
  job: JobRecord,
  facts: JobFacts,
  payees: { creator: Payee; manager: (Payee & { shareBps: number }) | null },
  of: InfluencerMoney['of'] = 'creator',
): InfluencerMoney {
  const whole = { creatorShareBps: 10_000, reimbursement: reimbursementDue(facts), ...payees }
  const split = job.split ?? preview(job, facts, whole)
  const own = split.payees.find((part) => part.role === of)
  const manager = split.payees.find((part) => part.role === 'manager')
  return {
    of,
    price: job.price,
    gross: own?.gross ?? ZERO,
    vat: own?.vat ?? ZERO,
    withheld: own?.withheld ?? ZERO,
    net: own?.net ?? ZERO,
    managerShareBps: payees.manager?.shareBps ?? 0,
    managerPart: manager?.gross ?? ZERO,
    reimbursement: of === 'creator' ? split.reimbursement.paid : ZERO,
    reimbursementCap: of === 'creator' ? facts.reimbursementCap : 0,
    booked: job.split !== null,
  }
}

const extrasOf = (job: JobRecord): Satang => sum(...job.extras.flatMap(({ price, fee }) => [price, fee]))

/** The brand's money: what is on hold, what a cancel would give back now, and how it ended. */
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
    extrasPrice: sum(...job.extras.map(({ price }) => satang(price))),
    reimbursementCap: facts.reimbursementCap,
    held: heldFor(job),
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

function cancelPreview(
  job: JobRecord,
  facts: JobFacts,
  at: Pick<JobContext, 'now' | 'terms' | 'timeline'>,
): MarketerMoney['cancelNow'] {
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
