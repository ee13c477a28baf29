import type { LoaderFunctionArgs } from 'react-router'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { contract } from '../contract.ts'

export interface BrandOption {
  id: string
  name: string
}

const MOST = 100

/** The brands by which an agency can narrow a list, archived ones last; none for other marketers. */
export async function loadBrands(context: LoaderFunctionArgs['context']): Promise<BrandOption[]> {
  const { viewer, lang } = context.get(pageContext)
  if (!viewer.agency) return []
  const call = pageCall(context)
  const used = await load(() => call(contract.list, { query: { limit: MOST } }))
  const archived =
    used.archivedCount > 0 ? await load(() => call(contract.list, { query: { limit: MOST, archived: 'true' } })) : null
  return [...used.data, ...(archived?.data ?? [])].map(({ id, name, latinName }) => ({
    id,
    name: (lang === 'en' && latinName) || name,
  }))
}

/** The chosen brand, if it is one of the agency's. */
export const chosenBrand = (brands: readonly BrandOption[], id: string | undefined): string | undefined =>
  brands.find((brand) => brand.id === id)?.id
