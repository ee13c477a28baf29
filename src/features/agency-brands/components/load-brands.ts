import type { LoaderFunctionArgs } from 'react-router'
import type { Lang } from '../../../core/shapes.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { contract } from '../contract.ts'
import type { AgencyBrand } from '../shapes.ts'

export interface BrandOption {
  id: string
  name: string
}

const BRANDS_MAX = 100

type Context = LoaderFunctionArgs['context']

const option = ({ lang }: { lang: Lang }, { id, name, latinName }: AgencyBrand): BrandOption => ({
  id,
  name: (lang === 'en' && latinName) || name,
})

/** The brands that an agency can use for a campaign. Empty for other marketers. */
export async function loadUsedBrands(context: Context): Promise<BrandOption[]> {
  const page = context.get(pageContext)
  if (!page.viewer.agency) return []
  const { data } = await load(() => pageCall(context)(contract.list, { query: { limit: BRANDS_MAX } }))
  return data.map((brand) => option(page, brand))
}

/** The brands that an agency can filter a list by, archived ones last. Empty for other marketers. */
export async function loadBrands(context: Context): Promise<BrandOption[]> {
  const page = context.get(pageContext)
  if (!page.viewer.agency) return []
  const call = pageCall(context)
  const used = await load(() => call(contract.list, { query: { limit: BRANDS_MAX } }))
  const archived =
    used.archivedCount > 0
      ? await load(() => call(contract.list, { query: { limit: BRANDS_MAX, archived: 'true' } }))
      : null
  return [...used.data, ...(archived?.data ?? [])].map((brand) => option(page, brand))
}

/** The selected brand's id if it is one of the agency's, else undefined. */
export const chosenBrand = (brands: readonly BrandOption[], id: string | undefined): string | undefined =>
  brands.find((brand) => brand.id === id)?.id
