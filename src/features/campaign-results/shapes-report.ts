import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { zChannelType, zPostType } from '../campaigns/shapes.ts'
import { JOB_STATUSES } from '../jobs/rules/states.ts'
import { zTargets } from './goals/contract.ts'
import { zMarketerBoard } from './shapes-boards.ts'

const zPayAndFee = z.object({ pay: zSatang, fee: zSatang })

const zCount = z.int().nullable()

/** What one influencer's job brought and cost. Credits: put on hold = returned + held + paid + fees + reimbursed. */
export const zJobResult = z.object({
  id: zId,
  influencer: z.object({ name: z.string(), avatarFileId: zId.nullable(), avatarUrl: z.string().nullable() }),
  status: z.enum(JOB_STATUSES),
  fundedBy: z.enum(['credits', 'package']),
  /** The live post, once its check has passed. */
  post: z.object({ url: z.string(), at: zTime }).nullable(),
  reach: zCount,
  views: zCount,
  engagement: zCount,
  /** Counted by the tracked link where the campaign has one, else as reported. */
  clicks: zCount,
  /** The influencer's own coupon code, and how often it was used; null without one. */
  couponCode: z.string().nullable(),
  couponUses: zCount,
  /** Pay and fee of a completed job for each engagement, satang. */
  perEngagement: zSatang.nullable(),
  money: z.object({
    putOnHold: zSatang,
    held: zSatang,
    paid: zSatang,
    fees: zSatang,
    reimbursed: zSatang,
    returned: zSatang,
  }),
  /** Where the package job is that pays for this one; null if credits pay. */
  unit: z.enum(['held', 'used', 'returned']).nullable(),
})
export type JobResult = z.output<typeof zJobResult>

/** Medians of campaigns whose jobs were completed in the last twelve months, and what they are taken from. */
const zMarket = z.object({
  /** Null: of all platforms. */
  channelType: zChannelType.nullable(),
  /** Null: of all post types. */
  postType: zPostType.nullable(),
  /** Size of the sample. */
  campaigns: z.int(),
  computedOn: zDate,
  reachPerPost: z.int(),
  viewsPerPost: z.int().nullable(),
  engagementPerPost: z.int(),
  /** Clicks of completed jobs of campaigns with tracked links. */
  clicksPerPost: z.int().nullable(),
  /** The same of campaigns with coupon uses. */
  couponUsesPerPost: z.int().nullable(),
  perThousand: zSatang.nullable(),
  perEngagement: zSatang.nullable(),
  perClick: zSatang.nullable(),
  perCouponUse: zSatang.nullable(),
})
export type Market = z.output<typeof zMarket>

/** What a campaign brought and what it cost. Amounts are credits in satang. */
export const zReport = z.object({
  /** Numbers of the posts of completed jobs; tracked clicks and coupon uses are of all jobs. */
  results: zMarketerBoard.shape.results.extend({
    /** Uses of all coupon codes of the campaign; null without any. */
    couponUses: z.int().nullable(),
  }),
  /** What of the clicks and coupon uses the completed jobs brought, whose cost the report has. */
  ofCompleted: z.object({
    clicks: z.int(),
    /** Null without codes, and while jobs run that share a code which was used. */
    couponUses: z.int().nullable(),
  }),
  /** Whether `results.clicks` were counted by tracked links; else they are what influencers and platforms reported. */
  clicksTracked: z.boolean(),
  /** Pay and fee of completed jobs for a thousand people reached; null while nobody was. */
  perThousand: zSatang.nullable(),
  /** The same for one engagement, and for one click and one use of a coupon of completed jobs. */
  perEngagement: zSatang.nullable(),
  perClick: zSatang.nullable(),
  perCouponUse: zSatang.nullable(),
  targets: zTargets,
  /** Null while too few campaigns can be compared. */
  market: zMarket.nullable(),
  /** Completed, under way, and ended otherwise after the creator was chosen. */
  jobs: z.object({ complete: z.int(), inProgress: z.int(), ended: z.int() }),
  /** Pay and fee of completed jobs. */
  spentOnPosts: zSatang,
  /** Credits: put on hold = returned + held + paid + fees + reimbursed. */
  money: z.object({
    putOnHold: zSatang,
    held: zSatang,
    paid: zSatang,
    fees: zSatang,
    /** The two parts of paid and fees. */
    completed: zPayAndFee,
    cancelled: zPayAndFee,
    reimbursed: zSatang,
    returned: zSatang,
    /** Package jobs on hold, used, and back in the package; `returned` are credits for the unused share of cancelled ones. */
    package: z.object({ onHold: z.int(), used: z.int(), unitsReturned: z.int(), returned: zSatang }),
  }),
})
export type CampaignReport = z.output<typeof zReport>
