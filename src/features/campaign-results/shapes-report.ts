import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { zChannelType, zPostType } from '../campaigns/shapes.ts'
import { JOB_STATUSES } from '../jobs/rules/states.ts'
import { zTargets } from './goals/contract.ts'
import { zMarketerBoard } from './shapes-boards.ts'

const zPayAndFee = z.object({ pay: zSatang, fee: zSatang })

const zCount = z.int().nullable()

/** Results and cost of one influencer's job. Credits: put on hold = returned + held + paid + fees + reimbursed. */
export const zJobResult = z.object({
  id: zId,
  influencer: z.object({ name: z.string(), avatarFileId: zId.nullable(), avatarUrl: z.string().nullable() }),
  status: z.enum(JOB_STATUSES),
  fundedBy: z.enum(['credits', 'package']),
  /** The live post after it passed its check. */
  post: z.object({ url: z.string(), at: zTime }).nullable(),
  reach: zCount,
  views: zCount,
  engagement: zCount,
  /** Counted by the tracked link if the campaign has one, otherwise as reported. */
  clicks: zCount,
  /** The influencer's own coupon code and the number of its uses. Null without a code. */
  couponCode: z.string().nullable(),
  couponUses: zCount,
  /** Pay and fee of a completed job per engagement, click and coupon use, satang. */
  perEngagement: zSatang.nullable(),
  perClick: zSatang.nullable(),
  perCouponUse: zSatang.nullable(),
  money: z.object({
    putOnHold: zSatang,
    held: zSatang,
    paid: zSatang,
    fees: zSatang,
    reimbursed: zSatang,
    returned: zSatang,
  }),
  /** State of the package job that pays for this job. Null if it is paid by credits. */
  unit: z.enum(['held', 'used', 'returned']).nullable(),
})
export type JobResult = z.output<typeof zJobResult>

/** Medians of campaigns with jobs completed in the last twelve months, and their sample. */
const zMarket = z.object({
  /** Null: all platforms. */
  channelType: zChannelType.nullable(),
  /** Null: all post types. */
  postType: zPostType.nullable(),
  /** Number of campaigns in the sample. */
  campaigns: z.int(),
  computedOn: zDate,
  reachPerPost: z.int(),
  viewsPerPost: z.int().nullable(),
  engagementPerPost: z.int(),
  /** Clicks of completed jobs, from campaigns with tracked links. */
  clicksPerPost: z.int().nullable(),
  /** Coupon uses of completed jobs, from campaigns with coupon uses. */
  couponUsesPerPost: z.int().nullable(),
  perThousand: zSatang.nullable(),
  perEngagement: zSatang.nullable(),
  perClick: zSatang.nullable(),
  perCouponUse: zSatang.nullable(),
})
export type Market = z.output<typeof zMarket>

/** Results and cost of a campaign. Amounts are credits in satang. */
export const zReport = z.object({
  /** Totals for the posts of completed jobs. Tracked clicks and coupon uses include jobs in progress. */
  results: zMarketerBoard.shape.results.extend({
    /** Uses of all coupon codes of the campaign. Null without codes. */
    couponUses: z.int().nullable(),
  }),
  /** The clicks and coupon uses of completed jobs only. The cost in the report is that of completed jobs. */
  ofCompleted: z.object({
    clicks: z.int(),
    /**
     * Null without codes. Also null while jobs are in progress and a code shared by all influencers was used: its uses
     * cannot be assigned to jobs.
     */
    couponUses: z.int().nullable(),
  }),
  /** True: `results.clicks` were counted by tracked links. False: influencers and platforms reported them. */
  clicksTracked: z.boolean(),
  /** Pay and fee of completed jobs per thousand people reached. Null if nobody was reached. */
  perThousand: zSatang.nullable(),
  /** The same per engagement, per click and per coupon use of completed jobs. */
  perEngagement: zSatang.nullable(),
  perClick: zSatang.nullable(),
  perCouponUse: zSatang.nullable(),
  targets: zTargets,
  /** Null if there are too few campaigns to compare with. */
  market: zMarket.nullable(),
  /** Completed, in progress, and ended in another way after the influencer was accepted. */
  jobs: z.object({ complete: z.int(), inProgress: z.int(), ended: z.int() }),
  /** Pay and fee of completed jobs. */
  spentOnPosts: zSatang,
  /** Credits: put on hold = returned + held + paid + fees + reimbursed. */
  money: z.object({
    putOnHold: zSatang,
    held: zSatang,
    paid: zSatang,
    fees: zSatang,
    /** How paid and fees are divided. */
    completed: zPayAndFee,
    cancelled: zPayAndFee,
    reimbursed: zSatang,
    returned: zSatang,
    /**
     * Package jobs on hold, used, and returned to the package. `returned`: credits paid back for the unused share of
     * cancelled ones.
     */
    package: z.object({ onHold: z.int(), used: z.int(), unitsReturned: z.int(), returned: zSatang }),
  }),
})
export type CampaignReport = z.output<typeof zReport>
