import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { jobs } from '../../jobs/schema.ts'

/** Names of a statement's jobs (campaign and influencer), in one query per page. */
export async function listJobNames(tx: Tx, ids: readonly string[], lang: Lang): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: jobs.id, title: campaigns.title, titleEn: campaigns.titleEn, influencer: shownName(lang) })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .innerJoin(accounts, eq(accounts.id, jobs.influencerId))
    .where(inArray(jobs.id, [...ids]))
  return new Map(rows.map((row) => [row.id, `${(lang === 'en' && row.titleEn) || row.title} · ${row.influencer}`]))
}

export interface CampaignLimit {
  /** Only the campaigns of this brand. */
  brandId?: string | undefined
  campaignId?: string | undefined
}

/** Subquery of the campaigns that a statement is limited to; undefined without a limit. */
export function campaignsWithin({ brandId, campaignId }: CampaignLimit): SQL | undefined {
  if (brandId === undefined && campaignId === undefined) return undefined
  const ofBrand = brandId === undefined ? sql`true` : sql`brand_id = ${brandId}::uuid`
  const one = campaignId === undefined ? sql`true` : sql`id = ${campaignId}::uuid`
  return sql`select id from ${campaigns} where ${ofBrand} and ${one}`
}
