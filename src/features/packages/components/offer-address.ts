import { CHANNEL_TYPES, type ChannelType, OBJECTIVES, TIERS, type Tier } from '../../../core/vocabulary.ts'
import { notFound } from '../../../web/page.ts'

/** What the address of the list says; null for any. */
export interface OfferAddress {
  objective: number | null
  channel: ChannelType | null
  tier: Tier | null
  page: number
}

/** Reads the address. A value that cannot be is a 404, so that made-up addresses are never kept; an empty one is any. */
export function readOfferAddress(request: Request): OfferAddress {
  const { searchParams } = new URL(request.url)
  const choose = <T extends string | number>(name: string, allowed: readonly T[]): T | null => {
    const asked = searchParams.get(name)
    if (!asked) return null
    const found = allowed.find((value) => String(value) === asked)
    if (found === undefined) throw notFound()
    return found
  }
  const page = Number(searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw notFound()
  return {
    objective: choose('objective', OBJECTIVES),
    channel: choose('channel', CHANNEL_TYPES),
    tier: choose('tier', TIERS),
    page,
  }
}

/** The filters of the address as the list's call takes them. */
export const offerQuery = ({ objective, channel, tier, page }: OfferAddress) => ({
  page,
  ...(objective !== null && { objective }),
  ...(channel && { channel }),
  ...(tier && { tier }),
})

/** The address of a part of the list: `/th/Marketer/package?tier=micro&page=2`. */
export function offerHref(base: string, { objective, channel, tier, page }: OfferAddress): string {
  const query = new URLSearchParams()
  if (objective !== null) query.set('objective', String(objective))
  if (channel) query.set('channel', channel)
  if (tier) query.set('tier', tier)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${base}?${query}` : base
}
