import { type Satang, satang, share, ZERO } from '../../../core/money.ts'
import type { Terms } from '../shapes.ts'

/** What a brand gets back for a cancelled package job. */
export interface UnitReturn {
  stage: keyof Terms['refunds']
  /** Basis points of the job's value. */
  share: number
  /** The whole share is refunded, so the job can be used again. */
  unit: boolean
  /** Otherwise the brand's share as credits, from both pay and fee. */
  credits: Satang
}

const STAGES = ['beforeWork', 'working', 'draftSent', 'ready', 'posted'] as const

/** The part that was not earned, rounded like the split of a job. */
const backOf = (amount: number, bps: number): number => amount - share(satang(amount), 10_000 - bps)

/**
 * Returns by progress of the work: a full refund returns the job; any other share uses the job up and returns credits.
 */
export const returnsOf = (job: { creatorPay: number; fee: number }, refunds: Terms['refunds']): UnitReturn[] =>
  STAGES.map((stage) => {
    const bps = refunds[stage]
    const unit = bps >= 10_000
    const credits = unit ? ZERO : satang(backOf(job.creatorPay, bps) + backOf(job.fee, bps))
    return { stage, share: bps, unit, credits }
  })
