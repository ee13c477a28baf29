import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { rowsOf } from '../../../ledger/rows.ts'
import { campaignDays } from '../../marketer-dashboard/schema.ts'
import { campaignTargets } from '../schema.ts'
import type { CampaignReport } from '../shapes-report.ts'
import type { ReportDay, Targets } from './contract.ts'

export async function findTargets(tx: Tx, campaignId: string): Promise<Targets | null> {
  const [row] = await tx.select().from(campaignTargets).where(eq(campaignTargets.campaignId, campaignId))
  if (!row) return null
  const { campaignId: _id, updatedAt: _at, ...targets } = row
  return targets
}

export async function saveTargets(tx: Tx, row: typeof campaignTargets.$inferInsert): Promise<void> {
  await tx.insert(campaignTargets).values(row).onConflictDoUpdate({ target: campaignTargets.campaignId, set: row })
}

/** A campaign's figures by day, the oldest first. */
export const listDays = (tx: Tx, campaignId: string): Promise<ReportDay[]> => {
  const { day, reach, views, engagement, clicks } = campaignDays
  return tx
    .select({ day, reach, views, engagement, clicks })
    .from(campaignDays)
    .where(eq(campaignDays.campaignId, campaignId))
    .orderBy(asc(day))
}

type DaySums = CampaignReport['results']

/** The sums of a campaign's days. */
export async function sumOfDays(tx: Tx, campaignId: string): Promise<DaySums> {
  const [row] = await rowsOf<Record<keyof DaySums, string>>(
    tx,
    sql`select coalesce(sum(posts), 0) as posts, coalesce(sum(reach), 0) as reach, coalesce(sum(views), 0) as views,
      coalesce(sum(engagement), 0) as engagement, coalesce(sum(clicks), 0) as clicks
      from ${campaignDays} where campaign_id = ${campaignId}::uuid`,
  )
  return {
    posts: Number(row?.posts ?? 0),
    reach: Number(row?.reach ?? 0),
    views: Number(row?.views ?? 0),
    engagement: Number(row?.engagement ?? 0),
    clicks: Number(row?.clicks ?? 0),
  }
}
