import { eq } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { agencyBrands } from '../../agency-brands/schema.ts'
import { campaignBrand, campaignLogo } from '../../agency-brands/schema-names.ts'
import { campaigns } from '../../campaigns/schema.ts'

/** Name and logo of the brand that a campaign is for. */
export async function findBrand(
  tx: Tx,
  lang: Lang,
  campaignId: string,
): Promise<{ name: string; logoId: string | null }> {
  const [row] = await tx
    .select({ name: campaignBrand(lang), logoId: campaignLogo() })
    .from(campaigns)
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .where(eq(campaigns.id, campaignId))
  return row ?? { name: '', logoId: null }
}
