import { and, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { rowsOf } from '../../ledger/rows.ts'
import { influencers } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { HELD, type Side } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'

export interface MonthSum {
  month: string
  amount: number
  jobs: number
}

const own = (side: Side, accountId: string): SQL =>
  side === 'influencer' ? eq(jobs.influencerId, accountId) : eq(jobs.marketerId, accountId)

const month = sql<string>`to_char(${jobs.settledAt} at time zone 'Asia/Bangkok', 'YYYY-MM')`
const repaid = sql`(${jobs.split}->'reimbursement'->>'paid')::bigint`
const AMOUNTS: Readonly<Record<Side, SQL<string>>> = {
  influencer: sql<string>`coalesce(sum(${repaid} + (select coalesce(sum((part->>'net')::bigint), 0)
    from jsonb_array_elements(${jobs.split}->'payees') part where part->>'role' = 'creator')), 0)`,
  marketer: sql<string>`coalesce(sum(${repaid} + (${jobs.split}->>'gross')::bigint
    + (${jobs.split}->'fee'->>'earned')::bigint), 0)`,
}

/** Jobs settled since `from` by Bangkok month: what reached a creator after tax, or what a brand spent with its fee. */
export async function sumMonths(tx: Tx, side: Side, accountId: string, from: Date): Promise<MonthSum[]> {
  const rows = await tx
    .select({ month, amount: AMOUNTS[side], jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(own(side, accountId), isNotNull(jobs.settledAt), gte(jobs.settledAt, from)))
    .groupBy(sql`1`)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Pay of a creator's accepted jobs under way, satang. */
export async function sumUnderWay(tx: Tx, influencerId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${jobs.price}), 0)` })
    .from(jobs)
    .where(and(eq(jobs.influencerId, influencerId), isNotNull(jobs.acceptedAt), inArray(jobs.status, HELD)))
  return Number(row?.total ?? 0)
}

export async function findInfluencer(tx: Tx, accountId: string) {
  const { reliability, toastSeen, publicProfile } = influencers
  const [row] = await tx
    .select({ reliability, toastSeen, publicProfile })
    .from(influencers)
    .where(eq(influencers.accountId, accountId))
  return row
}

export async function countCampaigns(tx: Tx, marketerId: string): Promise<Record<string, number>> {
  const rows = await tx
    .select({ status: campaigns.status, n: sql<number>`count(*)::int` })
    .from(campaigns)
    .where(eq(campaigns.marketerId, marketerId))
    .groupBy(campaigns.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.n]))
}

export interface ResultSums {
  posts: number
  reach: number
  views: number
  engagement: number
  clicks: number
}

/** The newest numbers of each of a brand's posts that ended well, added up; of one campaign where it is named. */
export async function sumResults(tx: Tx, marketerId: string, campaignId?: string): Promise<ResultSums> {
  const within = campaignId === undefined ? sql`` : sql`and j.campaign_id = ${campaignId}::uuid`
  const [row] = await rowsOf<Record<keyof ResultSums, string | number>>(
    tx,
    sql`
    select count(*) as posts, coalesce(sum(n.reach), 0) as reach, coalesce(sum(n.views), 0) as views,
      coalesce(sum(coalesce(n.likes, 0) + coalesce(n.comments, 0) + coalesce(n.shares, 0) + coalesce(n.saves, 0)), 0) as engagement,
      coalesce(sum(n.clicks), 0) as clicks
    from ${jobs} j
    join lateral (select * from job_insights i where i.job_id = j.id order by i.id desc limit 1) n on true
    where j.marketer_id = ${marketerId}::uuid and j.status in ('COMPLETE', 'COMPLETED') ${within}`,
  )
  return {
    posts: Number(row?.posts ?? 0),
    reach: Number(row?.reach ?? 0),
    views: Number(row?.views ?? 0),
    engagement: Number(row?.engagement ?? 0),
    clicks: Number(row?.clicks ?? 0),
  }
}
