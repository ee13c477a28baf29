import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import { accounts, marketers } from '../accounts/schema.ts'
import { shownBrand } from '../accounts/schema-names.ts'
import { agencyBrands } from './schema.ts'

/**
 * Columns of the marketer's account. The functions below return whom a campaign is for, as others see it: the agency
 * brand that the campaign names, or else the marketer itself. Their queries must join `agency_brands` on the campaign's
 * `brand_id`. Their parameter `of` is the marketer's account.
 */
interface AccountColumns {
  displayName: SQLWrapper
  latinName: SQLWrapper
  avatarFileId: SQLWrapper
}

const ownName = (lang: Lang): SQL =>
  lang === 'en' ? sql`coalesce(${agencyBrands.latinName}, ${agencyBrands.name})` : sql`${agencyBrands.name}`

/** The name to show on a page in this language. */
export const campaignBrand = (lang: Lang, of: AccountColumns = accounts): SQL<string> =>
  sql<string>`coalesce(${ownName(lang)}, ${shownBrand(lang, of)})`

/** The name in both languages, for messages and the search index. */
export const campaignBrands = (of: AccountColumns = accounts): SQL<Bilingual> =>
  sql`json_build_object('th', ${campaignBrand('th', of)}, 'en', ${campaignBrand('en', of)})`

/** The logo file. Null for a brand without a logo: the agency's own picture is not used for it. */
export const campaignLogo = (of: AccountColumns = accounts): SQL<string | null> =>
  sql<string | null>`case when ${agencyBrands.id} is null then ${of.avatarFileId} else ${agencyBrands.logoFileId} end`

/** The name of the agency behind the brand; null for a campaign without one. */
export const campaignAgency = (lang: Lang, of: AccountColumns = accounts): SQL<string | null> =>
  sql<string | null>`case when ${agencyBrands.id} is not null then ${shownBrand(lang, of)} end`

/** The name of the brand alone; null for a campaign without one. */
export const agencyBrandName = (lang: Lang): SQL<string | null> => sql<string | null>`${ownName(lang)}`

export interface BrandChoice {
  id: string
  name: string
}

/** The brands that a campaign may name: those in use, and its own. None unless its marketer is an agency. */
export const brandChoices = (
  lang: Lang,
  campaign: { marketerId: SQLWrapper; brandId: SQLWrapper },
): SQL<BrandChoice[]> => {
  const name = lang === 'en' ? sql`coalesce(b.latin_name, b.name)` : sql`b.name`
  return sql<BrandChoice[]>`(
    select coalesce(json_agg(json_build_object('id', b.id, 'name', ${name}) order by ${name}, b.id), '[]')
    from agency_brands b
    where b.marketer_id = ${campaign.marketerId} and ${marketers.kind} = 'agency'
      and (b.archived_at is null or b.id = ${campaign.brandId}))`
}
