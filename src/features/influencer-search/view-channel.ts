import { isoTime } from '../../core/clock.ts'
import { POST_TYPES } from '../../core/vocabulary.ts'
import type { FoundRow } from './found/store.ts'

/** The post types that have a price. */
export const pricesOf = (prices: FoundRow['prices']) =>
  POST_TYPES.flatMap((postType) => {
    const price = prices[postType]
    return price === null ? [] : [{ postType, price }]
  })

/** A channel as a marketer sees it. */
export const viewChannel = <C extends { prices: FoundRow['prices']; checkedAt: Date | null }>(channel: C) => ({
  ...channel,
  checkedAt: isoTime(channel.checkedAt),
  prices: pricesOf(channel.prices),
})
