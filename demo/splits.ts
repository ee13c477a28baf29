import { type Satang, satang, ZERO } from '../src/core/money.ts'
import type { Settings } from '../src/core/settings.ts'
import { withhold } from '../src/core/withholding.ts'
import { referralTerms } from '../src/features/referrals/rules/reward.ts'
import type { RefundReason } from '../src/features/settlement/rules/cancel.ts'
import {
  extraRoundLeg,
  type JobSplit,
  type Leg,
  type Payee,
  payeeTerms,
  splitJob,
} from '../src/features/settlement/rules/money.ts'
import { influencerOf } from './content/influencers.ts'
import type { PlayedJob, PlayedStep } from './play.ts'

/** How the money of one job was shared, and who was paid. */
export interface SeedSettlement {
  split: JobSplit
  kind: 'completed' | 'cancelled'
  creatorShareBps: number
  refundReason: RefundReason | null
  manager: { key: string; shareBps: number } | null
  referral: { key: string; gross: Satang; tax: Satang } | null
}

/** First completions and rewards of invited creators up to the current job. */
export interface ReferralBook {
  firstCompletedAt: Map<string, Date>
  paid: Map<string, number>
}

export const emptyReferrals = (): ReferralBook => ({ firstCompletedAt: new Map(), paid: new Map() })

export const mainLeg = ({ job }: PlayedJob): Leg => ({ price: job.pay, fee: job.fee })
/** The extra rounds that were paid. */
export const extraLegs = ({ job, steps }: PlayedJob, settings: Settings): Leg[] =>
  steps.filter((step) => step.decision.money.kind === 'extraRoundHold').map(() => extraRoundLeg(job.pay, settings))

/** The manager who receives a share of this creator's jobs. */
export function managerOf(influencer: string): SeedSettlement['manager'] {
  const { managed } = influencerOf(influencer)
  return managed ? { key: managed.manager, shareBps: managed.commissionBp } : null
}

const termsOf = (influencer: string, settings: Settings, at: Date): Payee =>
  payeeTerms(influencerOf(influencer), settings, at)

/**
 * Shares the money of a job that ends with this step; null if the step does not end the job. Call it in order of time.
 */
export function settlementOf(
  played: PlayedJob,
  { at, decision }: PlayedStep,
  settings: Settings,
  book: ReferralBook,
): SeedSettlement | null {
  const { money } = decision
  if (money.kind !== 'refund' && money.kind !== 'payout') return null
  const { influencer } = played.job
  const accepted = played.steps.some(({ act }) => act.event === 'accept' && act.actor === 'influencer')
  const manager = accepted ? managerOf(influencer) : null
  const { referredBy } = influencerOf(influencer)
  const completes = money.kind === 'payout'
  const sofar = {
    firstCompletedAt: book.firstCompletedAt.get(influencer) ?? null,
    paid: satang(book.paid.get(influencer) ?? 0),
  }
  const terms =
    referredBy && money.creatorShareBps > 0
      ? referralTerms({ ...sofar, shared: null }, { at, completes }, settings)
      : null
  const split = splitJob({
    main: mainLeg(played),
    extras: extraLegs(played, settings),
    fundedBy: played.job.package ? 'package' : 'credits',
    creatorShareBps: money.creatorShareBps,
    influencer: termsOf(influencer, settings, at),
    manager: manager && { ...termsOf(manager.key, settings, at), shareBps: manager.shareBps },
    referral: terms,
    reimbursement: { cap: satang(played.job.reimbursementCap ?? 0), paid: satang(money.reimbursement) },
  })
  if (completes && !book.firstCompletedAt.has(influencer)) book.firstCompletedAt.set(influencer, at)
  const gross = split.fee.referral
  book.paid.set(influencer, sofar.paid + gross)
  return {
    split,
    kind: completes ? 'completed' : 'cancelled',
    creatorShareBps: money.creatorShareBps,
    refundReason: money.reason,
    manager,
    referral:
      referredBy && gross > 0
        ? { key: referredBy, gross, tax: withhold(gross, gross, termsOf(referredBy, settings, at).withholding) }
        : null,
  }
}

/** The amount that each wallet receives. */
export function incomesOf(
  influencer: string,
  { split, manager, referral }: SeedSettlement,
): [key: string, amount: Satang][] {
  const paid: [string, Satang][] = split.payees.map((part) => [
    part.role === 'manager' && manager ? manager.key : influencer,
    part.net,
  ])
  const back: [string, Satang] = [influencer, split.reimbursement.paid]
  const reward: [string, Satang] = [
    referral?.key ?? influencer,
    satang(referral ? referral.gross - referral.tax : ZERO),
  ]
  return [...paid, back, reward].filter(([, amount]) => amount > 0)
}
