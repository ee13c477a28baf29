import { z } from 'zod'
import { zSatang, zTime } from '../../core/shapes.ts'
import { TIPS } from '../accounts/rules/tips.ts'
import { zJobRow } from '../jobs/shapes.ts'

const zMonthSum = z.object({ month: z.string(), amount: zSatang, jobs: z.int() })

/** An influencer's dashboard. Amounts are satang. */
export const zInfluencerBoard = z.object({
  /** Balance that can be withdrawn, and withdrawals in progress. */
  available: zSatang,
  pending: zSatang,
  /** Pay before tax of accepted jobs in progress: credits on hold of the marketers. */
  onHold: zSatang,
  /** Income after tax, including VAT that was paid out, without reimbursements. */
  earnedThisMonth: zSatang,
  /** The same for the last six months in Bangkok time, oldest first. */
  months: z.array(zMonthSum),
  newInvites: z.int(),
  applications: z.int(),
  inProgress: z.int(),
  complete: z.int(),
  /** In percent. Null before the first job has ended. */
  reliability: z.int().nullable(),
  /** Jobs in which the influencer has to act, earliest deadline first. */
  next: z.array(zJobRow),
  /** The next tip that the influencer has not closed. Null if there is none. */
  tip: z.enum(TIPS).nullable(),
})
export type InfluencerBoard = z.output<typeof zInfluencerBoard>

/** A marketer's dashboard. Amounts are credits in satang. */
export const zMarketerBoard = z.object({
  available: zSatang,
  held: zSatang,
  expiringNext: z.object({ amount: zSatang, expiresAt: zTime }).nullable(),
  spentThisMonth: zSatang,
  months: z.array(zMonthSum),
  campaigns: z.record(z.string(), z.int()),
  applicants: z.int(),
  waitingForYes: z.int(),
  inProgress: z.int(),
  complete: z.int(),
  /** Jobs in which the marketer has to act, earliest deadline first. */
  next: z.array(zJobRow),
  /** Totals for the posts of completed jobs. */
  results: z.object({ posts: z.int(), reach: z.int(), views: z.int(), engagement: z.int(), clicks: z.int() }),
})
export type MarketerBoard = z.output<typeof zMarketerBoard>
