import { z } from 'zod'
import { zSatang, zTime } from '../../core/shapes.ts'
import { TIPS } from '../accounts/rules/tips.ts'
import { zJobRow } from '../jobs/shapes.ts'

const zMonthSum = z.object({ month: z.string(), amount: zSatang, jobs: z.int() })

/** A creator's dashboard. Amounts are satang. */
export const zInfluencerBoard = z.object({
  /** Can be withdrawn now, and on its way to the bank. */
  available: zSatang,
  pending: zSatang,
  /** Pay before tax of accepted jobs under way: on hold with the brands. */
  onHold: zSatang,
  /** Income after tax, with VAT that was paid out; no reimbursements. */
  earnedThisMonth: zSatang,
  /** The same of the last six Bangkok months, oldest first. */
  months: z.array(zMonthSum),
  newInvites: z.int(),
  applications: z.int(),
  inProgress: z.int(),
  complete: z.int(),
  /** Null before the first job has ended. */
  reliability: z.int().nullable(),
  /** Jobs in which the creator must act, the nearest deadline first. */
  next: z.array(zJobRow),
  /** A tip that was not closed yet. */
  tip: z.enum(TIPS).nullable(),
})
export type InfluencerBoard = z.output<typeof zInfluencerBoard>

/** A brand's dashboard. Amounts are credits in satang. */
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
  /** Jobs in which the brand must act, the nearest deadline first. */
  next: z.array(zJobRow),
  /** Numbers of the posts of completed jobs. */
  results: z.object({ posts: z.int(), reach: z.int(), views: z.int(), engagement: z.int(), clicks: z.int() }),
})
export type MarketerBoard = z.output<typeof zMarketerBoard>
