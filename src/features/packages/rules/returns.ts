import { type Satang, satang, share, ZERO } from '../../../core/money.ts'
import type { Terms } from '../shapes.ts'

/** What a brand has back of a package job that is cancelled. */
export interface Returned {
  stage: keyof Terms['refunds']
  /** Basis points of the job's value. */
  share: number
  /** The job itself, where all of it comes back. */
  unit: boolean
  /** Else the brand's share, as credits; the fee follows the pay. */
  credits: Satang
}

const STAGES = ['beforeWork', 'working', 'draftSent', 'ready', 'posted'] as const

/** What is not earned: rounded as the split of a job is. */
const backOf = (amount: number, bps: number): number => amount - share(satang(amount), 10_000 - bps)

/** By how far the work is: all of it returns the job, any other share uses it up and returns credits. */
export const returnsOf = (job: { creatorPay: number; fee: number }, refunds: Terms['refunds']): Returned[] =>
  STAGES.map((stage) => {
    const bps = refunds[stage]
    const unit = bps >= 10_000
    const credits = unit ? ZERO : satang(backOf(job.creatorPay, bps) + backOf(job.fee, bps))
    return { stage, share: bps, unit, credits }
  })
