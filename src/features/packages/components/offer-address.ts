import type { ChannelType, Tier } from '../../../core/vocabulary.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'

/** What the address of the list says; null for any. */
export interface OfferAddress {
  objective: number | null
  channel: ChannelType | null
  tier: Tier | null
  page: number
}

/** The filters of the address as the list's call takes them. */
export const offerQuery = ({ objective, channel, tier, page }: OfferAddress) => ({
  page,
  ...(objective !== null && { objective }),
  ...(channel && { channel }),
  ...(tier && { tier }),
})

/** The address of a part of the list: `/th/Marketer/package?tier=micro&page=2`. */
export const offerHref = (base: string, { page, ...filters }: OfferAddress): string =>
  pathWithQuery(base, { ...filters, page: page > 1 && page })
