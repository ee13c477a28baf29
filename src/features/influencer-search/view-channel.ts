import { isoTime } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import { POST_TYPES } from '../../core/vocabulary.ts'
import { estimatePrice } from '../channels/rules/estimate.ts'
import type { channels } from '../channels/schema.ts'
import type { FoundRow } from './found/store.ts'
import { UNANSWERED } from './schema.ts'
import type { ReplyTime } from './shapes.ts'

/** The post types that have a price. */
export const pricesOf = (prices: FoundRow['prices']) =>
  POST_TYPES.flatMap((postType) => {
    const price = prices[postType]
    return price === null ? [] : [{ postType, price }]
  })

/** The typical reply of the index as it is shown. */
export const replyOf = (hours: number | null): ReplyTime =>
  hours === null ? null : { hours: hours === UNANSWERED ? null : hours }

/** How far the followers have changed, in basis points; null where a number is unknown. */
export const growthOf = (before: number | undefined, now: number | undefined): number | null =>
  before && now !== undefined ? Math.round(((now - before) * 10_000) / before) : null

type Estimated = Pick<typeof channels.$inferSelect, 'type' | 'followers' | 'engagementBps' | 'score' | 'proof'> & {
  prices: FoundRow['prices']
}

/** What a channel may usually ask, for each post type that has a price; nothing while its followers are unknown, or beyond the known prices. */
export function estimatesOf({ prices, followers, proof, ...channel }: Estimated, settings: Settings) {
  if (followers === null) return []
  return pricesOf(prices).flatMap(({ postType }) => {
    const { type, engagementBps, score } = channel
    const input = { type, engagementBps, score, postType, followers, verified: proof === 'oauth' }
    const { low, high, confident } = estimatePrice(input, settings)
    return confident ? [{ postType, low, high }] : []
  })
}

/** A channel as a marketer sees it. */
export const viewChannel = <C extends { prices: FoundRow['prices']; checkedAt: Date | null }>(channel: C) => ({
  ...channel,
  checkedAt: isoTime(channel.checkedAt),
  prices: pricesOf(channel.prices),
})
