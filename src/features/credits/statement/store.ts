import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import { charges } from '../schema.ts'

export interface OrderNumbers {
  poNumber: string
  costCentre: string
}

export interface LineJob extends OrderNumbers {
  campaign: string
  influencer: string
  fundedBy: 'credits' | 'package'
  hasExtras: boolean
}

/** The jobs of a statement's lines, in one query per page. */
export async function listLineJobs(tx: Tx, ids: readonly string[], lang: Lang): Promise<Map<string, LineJob>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: jobs.id,
      title: campaigns.title,
      titleEn: campaigns.titleEn,
      influencer: shownName(lang),
      fundedBy: jobs.fundedBy,
      extras: jobs.extras,
      poNumber: campaigns.poNumber,
      costCentre: campaigns.costCentre,
    })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .innerJoin(accounts, eq(accounts.id, jobs.influencerId))
    .where(inArray(jobs.id, [...ids]))
  return new Map(
    rows.map(({ id, title, titleEn, extras, ...job }) => [
      id,
      { ...job, campaign: (lang === 'en' && titleEn) || title, hasExtras: extras.length > 0 },
    ]),
  )
}

/** The buyer's own numbers of some purchases. */
export async function listOrderNumbers(tx: Tx, chargeIds: readonly string[]): Promise<Map<string, OrderNumbers>> {
  if (chargeIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: charges.id, poNumber: charges.poNumber, costCentre: charges.costCentre })
    .from(charges)
    .where(inArray(charges.id, [...chargeIds]))
  return new Map(
    rows.map(({ id, poNumber, costCentre }) => [id, { poNumber: poNumber ?? '', costCentre: costCentre ?? '' }]),
  )
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
