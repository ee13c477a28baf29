import { and, eq, gte, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { dayOf } from '../../core/calendar.ts'
import type { Tx } from '../../db/types.ts'
import { influencers } from '../accounts/schema.ts'
import { ofBrand } from '../agency-brands/schema-scope.ts'
import { campaigns } from '../campaigns/schema.ts'
import { HELD } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { campaignDays, marketerTotals } from '../marketer-dashboard/schema.ts'

export interface MonthSum {
  month: string
  amount: number
  jobs: number
}

const month = sql<string>`to_char(${jobs.settledAt} at time zone 'Asia/Bangkok', 'YYYY-MM')`
const repaid = sql`(${jobs.split}->'reimbursement'->>'paid')::bigint`
const net = sql<string>`coalesce(sum(${repaid} + (select coalesce(sum((part->>'net')::bigint), 0)
  from jsonb_array_elements(${jobs.split}->'payees') part where part->>'role' = 'creator')), 0)`

/** What reached a creator after tax since `from`, by the Bangkok month in which the jobs were settled. */
export async function sumEarned(tx: Tx, influencerId: string, from: Date): Promise<MonthSum[]> {
  const rows = await tx
    .select({ month, amount: net, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(eq(jobs.influencerId, influencerId), isNotNull(jobs.settledAt), gte(jobs.settledAt, from)))
    .groupBy(sql`1`)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Credits that a brand spent since `from`, by Bangkok month, from the sums of days. */
export async function sumSpent(tx: Tx, marketerId: string, from: Date, brandId?: string): Promise<MonthSum[]> {
  const { day, spent, completed } = campaignDays
  const rows = await tx
    .select({
      month: sql<string>`to_char(${day}, 'YYYY-MM')`,
      amount: sql<string>`sum(${spent})`,
      jobs: sql<number>`sum(${completed})::int`,
    })
    .from(campaignDays)
    .where(
      and(eq(campaignDays.marketerId, marketerId), ofBrand(campaignDays.campaignId, brandId), gte(day, dayOf(from))),
    )
    .groupBy(sql`1`)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Completed jobs of a brand, and the numbers of their posts. */
export async function marketerTotalsOf(tx: Tx, marketerId: string): Promise<ResultSums & { completed: number }> {
  const { completed, posts, reach, views, engagement, clicks } = marketerTotals
  const [row] = await tx
    .select({ completed, posts, reach, views, engagement, clicks })
    .from(marketerTotals)
    .where(eq(marketerTotals.marketerId, marketerId))
  return row ?? { completed: 0, posts: 0, reach: 0, views: 0, engagement: 0, clicks: 0 }
}

/** The same of the campaigns of one brand, from the sums of days. */
export async function brandTotalsOf(
  tx: Tx,
  marketerId: string,
  brandId: string,
): Promise<ResultSums & { completed: number }> {
  const sumOf = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const { completed, posts, reach, views, engagement, clicks } = campaignDays
  const [row] = await tx
    .select({
      completed: sumOf(completed),
      posts: sumOf(posts),
      reach: sumOf(reach),
      views: sumOf(views),
      engagement: sumOf(engagement),
      clicks: sumOf(clicks),
    })
    .from(campaignDays)
    .where(and(eq(campaignDays.marketerId, marketerId), ofBrand(campaignDays.campaignId, brandId)))
  return row ?? { completed: 0, posts: 0, reach: 0, views: 0, engagement: 0, clicks: 0 }
}

/** The campaigns of a brand as a subquery. */
export const campaignsOfBrand = (brandId: string): SQL =>
  sql`select id from ${campaigns} where brand_id = ${brandId}::uuid`

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

export async function countCampaigns(tx: Tx, marketerId: string, brandId?: string): Promise<Record<string, number>> {
  const rows = await tx
    .select({ status: campaigns.status, n: sql<number>`count(*)::int` })
    .from(campaigns)
    .where(and(eq(campaigns.marketerId, marketerId), ofBrand(campaigns.id, brandId)))
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
