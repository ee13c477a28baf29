import { type Satang, satang } from '../../src/core/money.ts'
import { CHANNEL_DEFAULTS } from '../../src/core/settings-channels.ts'
import { type PostType, TIERS, type Tier } from '../../src/core/vocabulary.ts'
import type { ChannelType } from './types.ts'

const POINTS = CHANNEL_DEFAULTS['estimate.curve'].points
const FIRST = CHANNEL_DEFAULTS['channel.tiers']
const BPS = 10_000

export const tierOf = (followers: number): Tier => TIERS.findLast((tier) => followers >= FIRST[tier]) ?? 'nano'

/** Lowest and good engagement rate of a channel of this size in basis points; null if the type has none. */
export function ratesOf(type: ChannelType, followers: number): { floor: number; good: number } | null {
  const row = CHANNEL_DEFAULTS['channel.engagement'].find((rates) => rates.type === type)
  const tier = tierOf(followers)
  return row ? { floor: row.floor[tier], good: row.good[tier] } : null
}

/** Price in satang by followers, interpolated linearly between the points on logarithmic axes. */
function basePrice(followers: number): number {
  const at = POINTS.findIndex(([size]) => followers <= size)
  if (at === 0) return POINTS[0]![1]
  const [high, low] = at < 0 ? [POINTS.at(-1)!, POINTS.at(-2)!] : [POINTS[at]!, POINTS[at - 1]!]
  const slope = Math.log(high[1] / low[1]) / Math.log(high[0] / low[0])
  return low[1] * (followers / low[0]) ** slope
}

interface Priced {
  type: ChannelType
  followers: number
  erBp: number
}

/**
 * The middle of the price estimate in satang by the first price curve; `channel-rows.ts` adjusts prices to the curve in
 * force. `score` is the authenticity score, 0 to 100.
 */
export function estimate(channel: Priced, post: PostType, score = 85): Satang {
  const good = ratesOf(channel.type, channel.followers)?.good ?? Math.max(1, channel.erBp)
  const low = CHANNEL_DEFAULTS['estimate.engagement_min_bps'] / BPS
  const high = CHANNEL_DEFAULTS['estimate.engagement_max_bps'] / BPS
  const engagement = Math.min(high, Math.max(low, Math.sqrt(channel.erBp / good)))
  const factor =
    (CHANNEL_DEFAULTS['estimate.channel_bps'][channel.type] * CHANNEL_DEFAULTS['estimate.post_bps'][post]) / BPS ** 2
  const step = CHANNEL_DEFAULTS['estimate.round_to']
  const price = basePrice(channel.followers) * factor * engagement * (0.5 + score / 200)
  return satang(Math.max(step, Math.round(price / step) * step))
}
