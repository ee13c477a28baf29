import type { Tx } from '../../db/types.ts'
import type { Ctx } from '../../platform/context.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { FILTER_STATUSES, type JobFilter } from '../jobs/rules/states.ts'
import { countStatuses, ofCampaign } from '../jobs/service.ts'
import type { CampaignReport } from './contract.ts'
import { sumTrackedClicks } from './job-results/store.ts'
import { sumResults } from './store-boards.ts'
import { sumCampaignMoney } from './store-report.ts'

interface Reported {
  id: string
  marketerId: string
  trackingUrl: string
}

/** The caller's own campaign in figures; another's is `not_found`. */
export const readReport = async (ctx: Ctx, campaignId: string): Promise<CampaignReport> =>
  reportOf(ctx.db, await ownCampaign(ctx, campaignId))

/** A campaign in figures. */
export async function reportOf(tx: Tx, { id, marketerId, trackingUrl }: Reported): Promise<CampaignReport> {
  const clicksTracked = trackingUrl !== ''
  const reported = await sumResults(tx, marketerId, id)
  const results = clicksTracked ? { ...reported, clicks: await sumTrackedClicks(tx, id) } : reported
  const { spentOnPosts, money } = await sumCampaignMoney(tx, id)
  const counts = await countStatuses(tx, ofCampaign(id))
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
