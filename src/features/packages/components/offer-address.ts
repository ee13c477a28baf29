import type { ChannelType, Tier } from '../../../core/vocabulary.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'

/** Filters and page in the list's query string. Null means no filter. */
export interface OfferAddress {
  objective: number | null
  channel: ChannelType | null
  tier: Tier | null
  page: number
}

/** The query of the list's endpoint for an address. */
export const offerQuery = ({ objective, channel, tier, page }: OfferAddress) => ({
  page,
  ...(objective !== null && { objective }),
  ...(channel && { channel }),
  ...(tier && { tier }),
})

/** The address of a filtered page of the list: `/th/Marketer/package?tier=micro&page=2`. */
export const offerHref = (base: string, { page, ...filters }: OfferAddress): string =>
  pathWithQuery(base, { ...filters, page: page > 1 && page })
