import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { coupons } from '../../coupons/schema.ts'
import { campaignDays } from '../../marketer-dashboard/schema.ts'
import { campaignTargets } from '../schema.ts'
import type { CampaignReport } from '../shapes-report.ts'
import type { ReportDay, Targets } from './contract.ts'
import { completedClicks, completedUses, sumOfCompleted } from './store-completed.ts'

export async function findTargets(tx: Tx, campaignId: string): Promise<Targets | null> {
  const [row] = await tx.select().from(campaignTargets).where(eq(campaignTargets.campaignId, campaignId))
  if (!row) return null
  const { campaignId: _id, updatedAt: _at, ...targets } = row
  return targets
}

export async function saveTargets(tx: Tx, row: typeof campaignTargets.$inferInsert): Promise<void> {
  await tx.insert(campaignTargets).values(row).onConflictDoUpdate({ target: campaignTargets.campaignId, set: row })
}

const FIGURES = ['reach', 'views', 'engagement', 'clicks', 'couponUses'] as const

/** The figures of a campaign's completed jobs by day, oldest first. Their sums are those of `sumOfDays`. */
export async function listDays(tx: Tx, { id, trackingUrl }: Pick<Counted, 'id' | 'trackingUrl'>): Promise<ReportDay[]> {
  const campaignId = sql`${id}::uuid`
  const isTracked = trackingUrl !== ''
  const rows = await rowsOf<Record<keyof ReportDay, string>>(
    tx,
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(reach) as reach, sum(views) as views,
        sum(engagement) as engagement, sum(clicks) as clicks, sum(uses) as "couponUses"
      from (
        select day, reach, views, engagement, case when ${isTracked} then 0 else clicks end as clicks, 0 as uses
          from ${campaignDays} where campaign_id = ${campaignId}
        union all select day, 0, 0, 0, clicks, 0 from (${completedClicks(campaignId)}) by_link where ${isTracked}
        union all select day, 0, 0, 0, 0, uses from (${completedUses(campaignId)}) by_code
      ) all_kinds group by day
      having sum(reach) + sum(views) + sum(engagement) + sum(clicks) + sum(uses) > 0 order by day`,
  )
  return rows.map(
    (row) => ({ day: row.day, ...Object.fromEntries(FIGURES.map((name) => [name, Number(row[name])])) }) as ReportDay,
  )
}

interface CouponUses {
  all: number
  /** Uses of the code that all influencers share. */
  shared: number
}

/** Uses of the coupon codes of a campaign. Null if it has no codes. */
async function sumCouponUses(
  tx: Tx,
  { id, couponCode }: Pick<Counted, 'id' | 'couponCode'>,
): Promise<CouponUses | null> {
  const [row] = await tx
    .select({
      codes: sql<number>`count(*)::int`,
      all: sql<string>`coalesce(sum(${coupons.uses}), 0)`,
      shared: sql<string>`coalesce(sum(${coupons.uses}) filter (where ${coupons.jobId} is null), 0)`,
    })
    .from(coupons)
    .where(eq(coupons.campaignId, id))
  return couponCode === '' && !row?.codes ? null : { all: Number(row?.all ?? 0), shared: Number(row?.shared ?? 0) }
}

type DaySums = CampaignReport['results']

interface Counted {
  id: string
  couponCode: string
  trackingUrl: string
}

/** The totals of a campaign, and the part that completed jobs brought. */
export async function sumOfDays(
  tx: Tx,
  campaign: Counted,
): Promise<{ results: DaySums; ofCompleted: CampaignReport['ofCompleted'] }> {
  const [row] = await rowsOf<Record<Exclude<keyof DaySums, 'couponUses'>, string>>(
    tx,
    sql`select coalesce(sum(posts), 0) as posts, coalesce(sum(reach), 0) as reach, coalesce(sum(views), 0) as views,
      coalesce(sum(engagement), 0) as engagement, coalesce(sum(clicks), 0) as clicks
      from ${campaignDays} where campaign_id = ${campaign.id}::uuid`,
  )
  const completed = await sumOfCompleted(tx, campaign.id)
  const uses = await sumCouponUses(tx, campaign)
  const clicks = Number(row?.clicks ?? 0)
  const isComplete = uses !== null && !(uses.shared > 0 && completed.running)
  return {
    results: {
      posts: Number(row?.posts ?? 0),
      reach: Number(row?.reach ?? 0),
      views: Number(row?.views ?? 0),
      engagement: Number(row?.engagement ?? 0),
      clicks,
      couponUses: uses?.all ?? null,
    },
    ofCompleted: {
      // Reported clicks are stored only when a job is completed, so all of them belong to completed jobs.
      clicks: campaign.trackingUrl === '' ? clicks : completed.clicks,
      couponUses: isComplete ? completed.uses + uses.shared : null,
    },
  }
}
