import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zDate, zId, zSatang } from '../../../core/shapes.ts'

/** Larger than any real result, and within the range of the database's integers. */
const TARGET_MAX = 2_000_000_000
const zGoal = z.int().min(1).max(TARGET_MAX).nullable().default(null)
const zCostGoal = zSatang.min(1, 'credits_zero').max(TARGET_MAX, 'credits_limit').nullable().default(null)

/** A marketer's targets for a campaign, with the maximum costs. Null: no target. */
export const zTargets = z.object({
  reach: zGoal,
  views: zGoal,
  engagement: zGoal,
  clicks: zGoal,
  couponUses: zGoal,
  /** Per thousand people reached. */
  perThousand: zCostGoal,
  perEngagement: zCostGoal,
  perClick: zCostGoal,
  perCouponUse: zCostGoal,
})
export type Targets = z.output<typeof zTargets>
export const COUNT_TARGETS = ['reach', 'views', 'engagement', 'clicks', 'couponUses'] as const
export const COST_TARGETS = ['perThousand', 'perEngagement', 'perClick', 'perCouponUse'] as const
export const NO_TARGETS: Targets = zTargets.parse({})

/** Figures of a campaign's completed jobs on one day in Bangkok time. */
const zReportDay = z.object({
  day: zDate,
  reach: z.int(),
  views: z.int(),
  engagement: z.int(),
  clicks: z.int(),
  couponUses: z.int(),
})
export type ReportDay = z.output<typeof zReportDay>

const params = z.object({ id: zId })

export const goalsContract = {
  reportDays: endpoint({
    id: 'jobs.reportDays',
    method: 'GET',
    path: '/api/campaigns/{id}/report/days',
    audience: 'marketer',
    limited: true,
    summary:
      'Lists the results of a campaign’s completed jobs by day. Posts count on the day their job was completed, tracked clicks and coupon uses on the day they happened.',
    params,
    output: z.array(zReportDay),
    errors: ['not_found'],
  }),
  setTargets: endpoint({
    id: 'jobs.setTargets',
    permission: 'campaigns',
    limited: true,
    method: 'PUT',
    path: '/api/campaigns/{id}/report/targets',
    audience: 'marketer',
    summary: 'Sets the targets of a campaign for its report. Null removes a target.',
    params,
    body: zTargets,
    output: zTargets,
    errors: ['not_found', 'account_suspended', 'account_expired', 'account_closed'],
  }),
}
