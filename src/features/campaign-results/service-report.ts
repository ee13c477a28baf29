import type { Tx } from '../../db/types.ts'
import type { Ctx } from '../../platform/context.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { FILTER_STATUSES, type JobFilter } from '../jobs/rules/states.ts'
import { jobCountsOf } from '../jobs/service.ts'
import type { CampaignReport, Market } from './contract.ts'
import { NO_TARGETS } from './goals/contract.ts'
import { findTargets, sumOfDays } from './goals/store.ts'
import { findMedians, type MedianRecord } from './medians/store.ts'
import { sumCampaignMoney } from './store-report.ts'

interface Reported {
  id: string
  trackingUrl: string
  couponCode: string
  channelType: Market['channelType']
  postType: Market['postType']
}

const viewMarket = ({ channelType, postType, ...medians }: MedianRecord): Market => ({
  ...medians,
  channelType: (channelType || null) as Market['channelType'],
  postType: (postType || null) as Market['postType'],
})

/** Cost per unit, in satang. Null if there are no units. */
const costOf = (spent: number, n: number): number | null => (n > 0 ? Math.round(spent / n) : null)

/** The report of the caller's own campaign. Another account's campaign is `not_found`. */
export const readReport = async (ctx: Ctx, campaignId: string): Promise<CampaignReport> =>
  reportOf(ctx.db, await ownCampaign(ctx, campaignId))

export async function reportOf(tx: Tx, campaign: Reported): Promise<CampaignReport> {
  const { id, trackingUrl } = campaign
  const { results, ofCompleted } = await sumOfDays(tx, campaign)
  const { spentOnPosts, money } = await sumCampaignMoney(tx, id)
  const counts = await jobCountsOf(tx, { ownerId: id })
  const market = await findMedians(tx, campaign)
  const total = (filter: JobFilter) => FILTER_STATUSES[filter].reduce((n, status) => n + (counts[status] ?? 0), 0)
  return {
    results,
    ofCompleted,
    clicksTracked: trackingUrl !== '',
    perThousand: costOf(spentOnPosts * 1_000, results.reach),
    perEngagement: costOf(spentOnPosts, results.engagement),
    perClick: costOf(spentOnPosts, ofCompleted.clicks),
    perCouponUse: costOf(spentOnPosts, ofCompleted.couponUses ?? 0),
    targets: (await findTargets(tx, id)) ?? NO_TARGETS,
    market: market && viewMarket(market),
    spentOnPosts,
    jobs: { complete: total('complete'), inProgress: total('in_progress'), ended: total('cancel') },
    money,
  }
}
