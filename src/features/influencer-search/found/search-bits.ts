import { all, type Bits } from '../../influencer-facets/rules/bits.ts'
import { partnerFacet, textFacet } from '../../influencer-facets/service.ts'
import { filterBits } from '../rules/filter-bits.ts'
import { isOfPartners, type Search, textOf } from '../store.ts'

/** The facets of a search that exist only after they were requested. */
export const requestedFacets = (search: Search): string[] => [
  ...(search.q ? [textFacet(textOf(search.q))] : []),
  ...(isOfPartners(search) && !search.brandIds ? [partnerFacet(search.marketerId)] : []),
]

/** Whether bitmaps find what is searched for; else rows are compared. The brands of a limited member are no facet. */
export const isByBits = (search: Search, ready: ReadonlySet<string>): boolean =>
  !(isOfPartners(search) && search.brandIds) && requestedFacets(search).every((facet) => ready.has(facet))

export const filterBitsOf = (search: Search): Bits => all(...requestedFacets(search), filterBits(search))

/** The channels that a search finds; types are left to the segments. */
export const bitsOf = (search: Search): Bits =>
  all(filterBitsOf(search), ...(search.also ? [filterBits(search.also)] : []))
