import { AppError } from '../../core/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { findOwnedCampaign } from '../campaigns/service.ts'
import type { CampaignReport } from './contract.ts'
import { FILTER_STATUSES, type JobFilter } from './rules/states.ts'
import { sumResults } from './store-board.ts'
import { countStatuses, ofCampaign } from './store-list.ts'
import { sumCampaignMoney } from './store-report.ts'

/** The caller's own campaign in figures; another's is `not_found`. */
export async function readReport(ctx: Ctx, campaignId: string): Promise<CampaignReport> {
  const { accountId } = ctx.caller
  if (!(await findOwnedCampaign(ctx.db, accountId, campaignId))) throw new AppError('not_found')
  const results = await sumResults(ctx.db, accountId, campaignId)
  const { spentOnPosts, money } = await sumCampaignMoney(ctx.db, campaignId)
  const counts = await countStatuses(ctx.db, ofCampaign(campaignId))
  const total = (filter: JobFilter) => FILTER_STATUSES[filter].reduce((n, status) => n + (counts[status] ?? 0), 0)
  return {
    results,
    perThousand: results.reach > 0 ? Math.round((spentOnPosts * 1_000) / results.reach) : null,
    spentOnPosts,
    jobs: { complete: total('complete'), inProgress: total('in_progress'), ended: total('cancel') },
    money,
  }
}
