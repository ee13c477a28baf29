import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Caller } from '../../platform/context.ts'
import { campaigns } from '../campaigns/schema.ts'

/** Which campaigns a query may return: those of an account or, for a limited member, those of some of its brands. */
export type CampaignOwner = Pick<Caller, 'accountId' | 'brandIds'>

/** Restricts rows to the campaigns of a brand; `campaignId` is their column. No condition without a brand. */
export const ofBrand = (campaignId: SQLWrapper, brandId: string | undefined): SQL | undefined =>
  brandId === undefined ? undefined : ofBrands(campaignId, [brandId])

/**
 * Restricts rows to the campaigns of some brands. No condition if `brandIds` is undefined (a member without a limit).
 */
export const ofBrands = (campaignId: SQLWrapper, brandIds: readonly string[] | undefined): SQL | undefined =>
  brandIds &&
  sql`${campaignId} in (select of_brand.id from ${campaigns} of_brand where ${
    brandIds.length > 0 ? inArray(sql`of_brand.brand_id`, [...brandIds]) : sql`false`
  })`

export const ownedCampaigns = ({ accountId, brandIds }: CampaignOwner): SQL =>
  and(
    sql`${campaigns.marketerId} = ${accountId}::uuid`,
    brandIds && (brandIds.length > 0 ? inArray(campaigns.brandId, [...brandIds]) : sql`false`),
  ) as SQL

/** Whether a campaign that is already loaded belongs to the marketer, within the brands that a member is limited to. */
export const reaches = (
  { accountId, brandIds }: CampaignOwner,
  campaign: { marketerId: string; brandId: string | null },
): boolean =>
  campaign.marketerId === accountId &&
  (brandIds === undefined || (campaign.brandId !== null && brandIds.includes(campaign.brandId)))
