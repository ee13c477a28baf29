import { and, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { dayOf } from '../../core/calendar.ts'
import type { Tx } from '../../db/types.ts'
import { influencers } from '../accounts/schema.ts'
import { ofBrand } from '../agency-brands/schema-scope.ts'
import { campaigns } from '../campaigns/schema.ts'
import { campaignDays, marketerTotals } from '../marketer-dashboard/schema.ts'
import { daysOf } from '../marketer-dashboard/schema-days.ts'

export interface MonthSum {
  month: string
  amount: number
  jobs: number
}

/** Credits that a marketer has spent since `from`, by month in Bangkok time. Read from the daily sums. */
export async function sumSpent(tx: Tx, marketerId: string, from: Date, brandId?: string): Promise<MonthSum[]> {
  const { table, where } = daysOf({ marketerId, brandId })
  const rows = await tx
    .select({
      month: sql<string>`to_char(${table.day}, 'YYYY-MM')`,
      amount: sql<string>`sum(${table.spent})`,
      jobs: sql<number>`sum(${table.completed})::int`,
    })
    .from(table)
    .where(and(where, gte(table.day, dayOf(from))))
    .groupBy(sql`1`)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Number of completed jobs of a marketer, and totals for their posts. */
export async function marketerTotalsOf(tx: Tx, marketerId: string): Promise<ResultSums & { completed: number }> {
  const { completed, posts, reach, views, engagement, clicks } = marketerTotals
  const [row] = await tx
    .select({ completed, posts, reach, views, engagement, clicks })
    .from(marketerTotals)
    .where(eq(marketerTotals.marketerId, marketerId))
  return row ?? { completed: 0, posts: 0, reach: 0, views: 0, engagement: 0, clicks: 0 }
}

/** The same for the campaigns of one brand, read from the daily sums. */
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

/** Subquery for the ids of a brand's campaigns. */
export const campaignsOfBrand = (brandId: string): SQL =>
  sql`select id from ${campaigns} where brand_id = ${brandId}::uuid`

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
