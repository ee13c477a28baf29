import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { campaigns } from '../campaigns/schema.ts'

/** Rows of the campaigns of a brand; `campaignId` is their column. No condition without a brand. */
export const ofBrand = (campaignId: SQLWrapper, brandId: string | undefined): SQL | undefined =>
  brandId === undefined
    ? undefined
    : sql`${campaignId} in (select of_brand.id from ${campaigns} of_brand where of_brand.brand_id = ${brandId}::uuid)`
