import { and, count, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { creditHolds, packageUnits } from '../../ledger/schema.ts'
import { ofBrand } from '../agency-brands/schema-scope.ts'
import { campaigns } from '../campaigns/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { jobCounts } from '../jobs/schema-lists.ts'
import { isUnfinished, jobCountsOf } from '../jobs/service.ts'
import type { CampaignFigures } from './contract.ts'
import { campaignDays } from './schema.ts'
import { daysOf } from './schema-days.ts'

export interface DaySum {
  day: string
  reach: number
  postCost: number
  spent: number
  posts: number
}

/** A marketer, or one of its brands. */
export interface FiguresOf {
  marketerId: string
  brandId: string | undefined
}

/** Daily figures of a marketer, first and last day included. Days without figures are left out. */
export async function sumDays(tx: Tx, { marketerId, brandId }: FiguresOf, from: string, to: string): Promise<DaySum[]> {
  const { table, where } = daysOf({ marketerId, brandId })
  const { day } = table
  const sums = {
    reach: sql<string>`sum(${table.reach})`,
    postCost: sql<string>`sum(${table.postCost})`,
    spent: sql<string>`sum(${table.spent})`,
    posts: sql<string>`sum(${table.posts})`,
  }
  const rows = await tx
    .select({ day, ...sums })
    .from(table)
    .where(and(where, gte(day, from), lte(day, to)))
    .groupBy(day)
  return rows.map((row) => ({
    day: row.day,
    reach: Number(row.reach),
    postCost: Number(row.postCost),
    spent: Number(row.spent),
    posts: Number(row.posts),
  }))
}

/** Number of jobs that need an action of the marketer, and how many of them are applicants. */
export async function countWaiting(
  tx: Tx,
  { marketerId, brandId }: FiguresOf,
): Promise<{ total: number; applicants: number }> {
  if (!brandId) {
    const counts = await jobCountsOf(tx, { ownerId: marketerId, awaits: 'marketer' })
    return { total: Object.values(counts).reduce((sum, n) => sum + n, 0), applicants: counts.MATCHED ?? 0 }
  }
  const [row] = await tx
    .select({ total: count(), applicants: sql<number>`count(*) filter (where ${jobs.status} = 'MATCHED')::int` })
    .from(jobs)
    .where(and(eq(jobs.marketerId, marketerId), ofBrand(jobs.campaignId, brandId), sql`${jobs.awaits} = 'marketer'`))
  return row ?? { total: 0, applicants: 0 }
}

/** Number of campaigns with applicants, and one of them. */
export async function findApplied(tx: Tx, { marketerId, brandId }: FiguresOf) {
  const applicants = sql`select 1 from ${jobs}
    where ${jobs.campaignId} = ${campaigns.id} and ${jobs.status} = 'MATCHED' and ${jobs.awaits} = 'marketer'`
  const [row] = await tx
    .select({
      campaigns: sql<number>`(count(*) over ())::int`,
      campaign: { id: campaigns.id, title: campaigns.title, titleEn: campaigns.titleEn },
    })
    .from(campaigns)
    .where(and(eq(campaigns.marketerId, marketerId), ofBrand(campaigns.id, brandId), sql`exists (${applicants})`))
    .limit(1)
  return row ?? null
}

/** Number of drafts and posts due from creators up to a point in time. */
export async function countDue(
  tx: Tx,
  { marketerId, brandId }: FiguresOf,
  until: Date,
): Promise<{ drafts: number; posts: number }> {
  const [row] = await tx
    .select({
      drafts: sql<number>`count(*) filter (where ${jobs.status} = 'WORKING')::int`,
      posts: sql<number>`count(*) filter (where ${jobs.status} = 'READY')::int`,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.marketerId, marketerId),
        ofBrand(jobs.campaignId, brandId),
        lte(jobs.dueAt, until),
        eq(jobs.awaits, 'influencer'),
      ),
    )
  return row ?? { drafts: 0, posts: 0 }
}

/** Number of campaigns whose usage rights end between two days, and the first end date. */
export async function countRights(tx: Tx, { marketerId, brandId }: FiguresOf, from: string, to: string) {
  const [row] = await tx
    .select({ rights: count(), rightsDay: sql<string | null>`to_char(min(${campaigns.usageEndsOn}), 'YYYY-MM-DD')` })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.marketerId, marketerId),
        ofBrand(campaigns.id, brandId),
        gte(campaigns.usageEndsOn, from),
        lte(campaigns.usageEndsOn, to),
        sql`${campaigns.usageRights} not in ('', 'creator_only') and ${campaigns.publishedAt} is not null`,
      ),
    )
  return row ?? { rights: 0, rightsDay: null }
}

/** Figures of those of the given campaigns that belong to the marketer. */
export async function listFigures(tx: Tx, marketerId: string, ids: readonly string[]): Promise<CampaignFigures[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<Record<keyof CampaignFigures, string>>(
    tx,
    sql`
    select c.id as "campaignId", coalesce(d.posts, 0) as posts, coalesce(d.reach, 0) as reach,
      coalesce(d.engagement, 0) as engagement, coalesce(d.post_cost, 0) as "postCost", coalesce(d.spent, 0) as spent, coalesce(d.units, 0) as units, coalesce(h.held, 0) as held,
      coalesce(h.units, 0) as "heldUnits", a.applicants
    from ${campaigns} c
    cross join lateral (select sum(posts) as posts, sum(reach) as reach, sum(engagement) as engagement,
      sum(post_cost) as post_cost, sum(spent) as spent, sum(units) as units from ${campaignDays} where campaign_id = c.id) d
    cross join lateral (
      select sum((select sum(remaining) from ${creditHolds} where job_id = ${jobs.id})) as held,
        sum((select count(*) from ${packageUnits} where job_id = ${jobs.id} and state = 'held')) as units
      from ${jobs} where ${jobs.campaignId} = c.id and ${jobs.terms} is not null and ${isUnfinished}) h
    cross join lateral (select coalesce(sum(jobs), 0) as applicants from ${jobCounts}
      where owner_id = c.id and status = 'MATCHED') a
    where c.marketer_id = ${marketerId}::uuid and ${inArray(sql`c.id`, [...ids])}`,
  )
  return rows.map(({ campaignId, posts, reach, engagement, postCost, spent, held, units, heldUnits, applicants }) => ({
    campaignId,
    posts: Number(posts),
    reach: Number(reach),
    engagement: Number(engagement),
    postCost: Number(postCost),
    spent: Number(spent),
    held: Number(held),
    units: Number(units),
    heldUnits: Number(heldUnits),
    applicants: Number(applicants),
  }))
}
