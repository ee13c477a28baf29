import { isoTime } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import { POST_TYPES } from '../../core/vocabulary.ts'
import { estimatePrice } from '../channels/rules/estimate.ts'
import type { channels } from '../channels/schema.ts'
import type { FoundRow } from './found/store.ts'
import { UNANSWERED } from './schema.ts'
import type { ReplyTime } from './shapes.ts'

/** Post types that have a price, with their prices. */
export const pricesOf = (prices: FoundRow['prices']) =>
  POST_TYPES.flatMap((postType) => {
    const price = prices[postType]
    return price === null ? [] : [{ postType, price }]
  })

/** Converts the reply hours of the index table to the displayed value. */
export const replyOf = (hours: number | null): ReplyTime =>
  hours === null ? null : { hours: hours === UNANSWERED ? null : hours }

/** Change of followers in basis points; null if either number is unknown. */
export const growthOf = (before: number | undefined, now: number | undefined): number | null =>
  before && now !== undefined ? Math.round(((now - before) * 10_000) / before) : null

type Estimated = Pick<typeof channels.$inferSelect, 'type' | 'followers' | 'engagementBps' | 'score' | 'proof'> & {
  prices: FoundRow['prices']
}

/**
 * Estimated usual price range for each post type that has a price. Empty if the followers are unknown or outside the
 * price tables.
 */
export function estimatesOf({ prices, followers, proof, ...channel }: Estimated, settings: Settings) {
  if (followers === null) return []
  return pricesOf(prices).flatMap(({ postType }) => {
    const { type, engagementBps, score } = channel
    const input = { type, engagementBps, score, postType, followers, verified: proof === 'oauth' }
    const { low, high, confident } = estimatePrice(input, settings)
    return confident ? [{ postType, low, high }] : []
  })
}

export const viewChannel = <C extends { prices: FoundRow['prices']; checkedAt: Date | null }>(channel: C) => ({
  ...channel,
  checkedAt: isoTime(channel.checkedAt),
  prices: pricesOf(channel.prices),
})
