import { type ChannelType, POST_TYPES, type PostType, TIERS, type Tier } from '../../../core/vocabulary.ts'

export interface Priced {
  tier: Tier
  channelType: ChannelType
  postType: PostType
  /** Price of one job, satang. */
  unitPrice: number
}

const cheapest = <T extends Priced>(rows: readonly T[]): T | undefined =>
  rows.reduce<T | undefined>((best, row) => (best && best.unitPrice <= row.unitPrice ? best : row), undefined)

/** For each tier with packages, smallest first: how many there are, and the one with the lowest price per job. */
export const tierPrices = <T extends Priced>(rows: readonly T[]): { tier: Tier; count: number; from: T }[] =>
  TIERS.flatMap((tier) => {
    const own = rows.filter((row) => row.tier === tier)
    const from = cheapest(own)
    return from ? [{ tier, count: own.length, from }] : []
  })

/**
 * For each post type and channel type, the package with the lowest price per job. Sorted in the order of the post
 * types.
 */
export const postPrices = <T extends Priced>(rows: readonly T[]): T[] =>
  POST_TYPES.flatMap((post) => {
    const own = rows.filter((row) => row.postType === post)
    const channels = [...new Set(own.map((row) => row.channelType))]
    return channels.flatMap((channel) => cheapest(own.filter((row) => row.channelType === channel)) ?? [])
  })
