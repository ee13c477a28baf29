import { all, type ChannelSet } from '../../influencer-facets/rules/channel-set.ts'
import { partnerFacet, textFacet } from '../../influencer-facets/service.ts'
import { filterBits } from '../rules/filter-bits.ts'
import { isOfPartners, type Search, textOf } from '../store.ts'

/** The facets of a search that are built only on request. */
export const requestedFacets = (search: Search): string[] => [
  ...(search.q ? [textFacet(textOf(search.q))] : []),
  ...(isOfPartners(search) && !search.brandIds ? [partnerFacet(search.marketerId)] : []),
]

/**
 * Whether the search can use bitmaps; otherwise rows are compared. There are no partner facets for the brands of a
 * limited member.
 */
export const isByBits = (search: Search, ready: ReadonlySet<string>): boolean =>
  !(isOfPartners(search) && search.brandIds) && requestedFacets(search).every((facet) => ready.has(facet))

export const filterBitsOf = (search: Search): ChannelSet => all(...requestedFacets(search), filterBits(search))

/** The set of channels of a search, without the types, because a segment has only one type. */
export const bitsOf = (search: Search): ChannelSet =>
  all(filterBitsOf(search), ...(search.also ? [filterBits(search.also)] : []))
