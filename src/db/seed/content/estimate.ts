import { baht, type Satang } from '../../../core/money.ts'
import type { ChannelType, PostType, Tier } from './types.ts'

/** The price rule of the product, so that demo prices lie where a real estimate would put them. */
const POINTS: readonly [followers: number, thb: number][] = [
  [500, 500],
  [1_000, 800],
  [10_000, 3_500],
  [50_000, 9_000],
  [100_000, 14_000],
  [500_000, 35_000],
  [1_000_000, 90_000],
  [5_000_000, 300_000],
]
const CHANNEL: Record<ChannelType, number> = {
  INSTAGRAM: 1,
  TIKTOK: 0.8,
  YOUTUBE: 1.5,
  FACEBOOK_PAGE: 0.8,
  FACEBOOK_PROFILE: 0.7,
  X: 0.6,
  LINE: 0.9,
  WHATSAPP: 0.5,
  LEMON8: 0.5,
}
const POST: Record<PostType, number> = {
  photoPost: 1,
  reel: 1.2,
  story: 0.5,
  videoPost: 1.3,
  live: 1.5,
  shareLink: 0.4,
}
const TIERS: readonly Tier[] = ['nano', 'micro', 'mid', 'macro', 'mega']
/** Floor and good engagement by tier, in basis points. LINE and WhatsApp have none. */
const RATES: Partial<Record<ChannelType, { floor: readonly number[]; good: readonly number[] }>> = {
  INSTAGRAM: { floor: [300, 200, 150, 100, 70], good: [500, 350, 250, 180, 120] },
  TIKTOK: { floor: [600, 400, 300, 200, 100], good: [1000, 700, 500, 350, 200] },
  YOUTUBE: { floor: [200, 150, 120, 100, 80], good: [350, 260, 210, 180, 140] },
  FACEBOOK_PAGE: { floor: [150, 100, 70, 50, 30], good: [260, 180, 120, 90, 55] },
  FACEBOOK_PROFILE: { floor: [150, 100, 70, 50, 30], good: [260, 180, 120, 90, 55] },
  X: { floor: [100, 70, 50, 30, 20], good: [180, 120, 90, 55, 35] },
  LEMON8: { floor: [300, 200, 150, 100, 70], good: [500, 350, 250, 180, 120] },
}

export function tierOf(followers: number): Tier {
  if (followers < 10_000) return 'nano'
  if (followers < 50_000) return 'micro'
  if (followers < 500_000) return 'mid'
  return followers < 1_000_000 ? 'macro' : 'mega'
}

/** Floor and good rate of a channel of this size in basis points, or null where the type has none. */
export function ratesOf(type: ChannelType, followers: number): { floor: number; good: number } | null {
  const rates = RATES[type]
  const at = TIERS.indexOf(tierOf(followers))
  return rates ? { floor: rates.floor[at]!, good: rates.good[at]! } : null
}

function basePrice(followers: number): number {
  const at = POINTS.findIndex(([size]) => followers <= size)
  if (at === 0) return POINTS[0]![1]
  const [high, low] = at < 0 ? [POINTS.at(-1)!, POINTS.at(-2)!] : [POINTS[at]!, POINTS[at - 1]!]
  const slope = Math.log(high[1] / low[1]) / Math.log(high[0] / low[0])
  return low[1] * (followers / low[0]) ** slope
}

export interface Priced {
  type: ChannelType
  followers: number
  erBp: number
}

/** The middle of the estimate in satang, rounded to 50 baht. `score` is the authenticity score, 0 to 100. */
export function estimate(channel: Priced, post: PostType, score = 85): Satang {
  const good = ratesOf(channel.type, channel.followers)?.good ?? Math.max(1, channel.erBp)
  const engagement = Math.min(1.6, Math.max(0.6, Math.sqrt(channel.erBp / good)))
  const thb = basePrice(channel.followers) * CHANNEL[channel.type] * POST[post] * engagement * (0.5 + score / 200)
  return baht(Math.max(50, Math.round(thb / 50) * 50))
}
