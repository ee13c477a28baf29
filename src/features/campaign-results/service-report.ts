import type { Ctx } from '../../platform/context.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { FILTER_STATUSES, type JobFilter } from '../jobs/rules/states.ts'
import { countStatuses, ofCampaign } from '../jobs/service.ts'
import type { CampaignReport } from './contract.ts'
import { sumTrackedClicks } from './job-results/store.ts'
import { sumResults } from './store-boards.ts'
import { sumCampaignMoney } from './store-report.ts'

/** The caller's own campaign in figures; another's is `not_found`. */
export async function readReport(ctx: Ctx, campaignId: string): Promise<CampaignReport> {
  const { accountId } = ctx.caller
  const { trackingUrl } = await ownCampaign(ctx, campaignId)
  const clicksTracked = trackingUrl !== ''
  const reported = await sumResults(ctx.db, accountId, campaignId)
  const results = clicksTracked ? { ...reported, clicks: await sumTrackedClicks(ctx.db, campaignId) } : reported
  const { spentOnPosts, money } = await sumCampaignMoney(ctx.db, campaignId)
  const counts = await countStatuses(ctx.db, ofCampaign(campaignId))
  const total = (filter: JobFilter) => FILTER_STATUSES[filter].reduce((n, status) => n + (counts[status] ?? 0), 0)
  return {
    results,
    clicksTracked,
    perThousand: results.reach > 0 ? Math.round((spentOnPosts * 1_000) / results.reach) : null,
    spentOnPosts,
    jobs: { complete: total('complete'), inProgress: total('in_progress'), ended: total('cancel') },
    money,
  }
}
