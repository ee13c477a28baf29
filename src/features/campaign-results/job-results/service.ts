import type { Blob } from '../../../core/endpoint.ts'
import { satang } from '../../../core/money.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ownCampaign } from '../../campaigns/service.ts'
import type { JobResult } from '../contract.ts'
import { resultStateOf } from '../rules/result-state.ts'
import { resultsCsv } from './csv.ts'
import { type JobResultRecord, listJobResults } from './store.ts'

const PAGE = 50
const CSV_PAGE = 500

function moneyOf({ sums }: JobResultRecord): JobResult['money'] {
  const paid = sums.completed_pay + sums.cancelled_pay
  const fees = sums.completed_fee + sums.cancelled_fee
  const { put_on_hold: putOnHold, released, reimbursed } = sums
  const held = putOnHold - released - paid - fees - reimbursed
  const returned = released + sums.package_returned
  return {
    putOnHold: satang(putOnHold),
    held: satang(held),
    paid: satang(paid),
    fees: satang(fees),
    reimbursed: satang(reimbursed),
    returned: satang(returned),
  }
}

/** A job's result. `tracked`: the campaign has tracked links. */
function viewResult(row: JobResultRecord, tracked: boolean): JobResult {
  const { sums, engagement, couponUses } = row
  const spent = sums.completed_pay + sums.completed_fee + sums.package_spent
  const clicks = tracked ? row.trackedClicks : row.reportedClicks
  const isComplete = resultStateOf(row.status) === 'complete'
  const costPer = (n: number | null) => (isComplete && n && spent > 0 ? satang(Math.round(spent / n)) : null)
  return {
    id: row.id,
    influencer: { name: row.name, avatarFileId: row.avatarFileId, avatarUrl: row.avatarUrl },
    status: row.status,
    fundedBy: row.fundedBy,
    post: row.postUrl === null || row.postedAt === null ? null : { url: row.postUrl, at: row.postedAt.toISOString() },
    reach: row.reach,
    views: row.views,
    engagement,
    clicks,
    couponCode: row.couponCode,
    couponUses,
    perEngagement: costPer(engagement),
    perClick: costPer(clicks),
    perCouponUse: costPer(couponUses),
    money: moneyOf(row),
    unit: row.unit,
  }
}

interface Page {
  lang: Lang
  after?: string | undefined
  limit?: number | undefined
}

export async function listResults(
  tx: Tx,
  { id, trackingUrl }: { id: string; trackingUrl: string },
  { lang, after, limit = PAGE }: Page,
): Promise<{ data: JobResult[]; next: string | null }> {
  const rows = await listJobResults(tx, id, { lang, after: after ?? null, limit: limit + 1 })
  const data = rows.slice(0, limit).map((row) => viewResult(row, trackingUrl !== ''))
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

/** The results of the caller's own campaign. Another account's campaign is `not_found`. */
export const readResults = async (ctx: Ctx, campaignId: string, page: Omit<Page, 'lang'>) =>
  listResults(ctx.db, await ownCampaign(ctx, campaignId), { ...page, lang: ctx.lang })

/** All results of a campaign without paging: the number of slots limits them. */
export async function allResults(
  tx: Tx,
  campaign: { id: string; trackingUrl: string },
  lang: Lang,
): Promise<JobResult[]> {
  const all: JobResult[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof listResults>> = await listResults(tx, campaign, {
      lang,
      after,
      limit: CSV_PAGE,
    })
    all.push(...page.data)
    after = page.next
  }
  return all
}

/** All results of a campaign as a CSV file. */
export async function readResultsCsv(ctx: Ctx, campaignId: string): Promise<Blob> {
  const campaign = await ownCampaign(ctx, campaignId)
  return {
    type: 'text/csv; charset=utf-8',
    bytes: resultsCsv(await allResults(ctx.db, campaign, ctx.lang), campaign, ctx.lang),
    name: `talad-results-${campaignId.slice(0, 8)}.csv`,
  }
}
