import { isoTime } from '../../core/clock.ts'
import { POST_TYPES } from '../../core/vocabulary.ts'
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

/** A channel as a marketer sees it. */
export const viewChannel = <C extends { prices: FoundRow['prices']; checkedAt: Date | null }>(channel: C) => ({
  ...channel,
  checkedAt: isoTime(channel.checkedAt),
  prices: pricesOf(channel.prices),
})
