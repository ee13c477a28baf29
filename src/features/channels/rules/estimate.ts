import { type Satang, satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import { ratesOf } from './tiers.ts'

export interface EstimateInput {
  type: StoredChannelType
  postType: PostType
  followers: number
  engagementBps: number | null
  /** Authenticity score, 0 to 100. Null if unknown: it then does not change the price. */
  score: number | null
  /** Ownership is proven: the range is narrower. */
  verified: boolean
}

/** One factor in ten-thousandths. `value` and `against` are the compared figures, if there are any. */
export interface PriceFactor {
  code: 'channel' | 'post' | 'engagement' | 'authenticity'
  bps: number
  value: number | null
  against: number | null
}

export interface Estimate {
  low: Satang
  middle: Satang
  high: Satang
  /** Price of the same channel at the good engagement rate of its tier. */
  group: Satang
  /** Base price by followers, before the factors. */
  base: Satang
  factors: PriceFactor[]
  /** False beyond the last point of the curve. */
  confident: boolean
}

type Point = readonly [number, number]

/** Interpolates between two points on logarithmic scales: equal ratios of followers give equal ratios of price. */
function onLine(followers: number, [x0, y0]: Point, [x1, y1]: Point): number {
  const slope = Math.log(y1 / y0) / Math.log(x1 / x0)
  return y0 * Math.exp(slope * Math.log(followers / x0))
}

/**
 * Base price by followers. Below the first point of the curve the price is constant; beyond the last point the slope
 * continues, with low confidence.
 */
export function basePrice(followers: number, settings: Settings): { price: number; confident: boolean } {
  const { points } = settings['estimate.curve']
  const start = points[0]
  const end = points.at(-1)
  const before = points.at(-2)
  if (start === undefined || end === undefined || before === undefined) throw new RangeError('too few price points')
  if (followers <= start[0]) return { price: start[1], confident: true }
  for (let i = 1; i < points.length; i++) {
    const [left, right] = [points[i - 1], points[i]]
    if (left && right && followers <= right[0]) return { price: onLine(followers, left, right), confident: true }
  }
  return { price: onLine(followers, before, end), confident: false }
}

function engagementFactor(input: EstimateInput, settings: Settings): PriceFactor | null {
  const rates = ratesOf(input.type, input.followers, settings)
  if (rates === null || input.engagementBps === null) return null
  const raw = Math.sqrt(Math.max(0, input.engagementBps) / rates.goodBps) * 10_000
  const bps = Math.min(settings['estimate.engagement_max_bps'], Math.max(settings['estimate.engagement_min_bps'], raw))
  return { code: 'engagement', bps: Math.round(bps), value: input.engagementBps, against: rates.goodBps }
}

/** The estimated price range of one post type, with all factors. */
export function estimatePrice(input: EstimateInput, settings: Settings): Estimate {
  const { price: base, confident } = basePrice(input.followers, settings)
  const fixed: PriceFactor[] = [
    { code: 'channel', bps: settings['estimate.channel_bps'][input.type], value: null, against: null },
    { code: 'post', bps: settings['estimate.post_bps'][input.postType], value: null, against: null },
  ]
  const trust: PriceFactor[] =
    input.score === null
      ? []
      : [{ code: 'authenticity', bps: 5_000 + 50 * input.score, value: input.score, against: 100 }]
  const engagement = engagementFactor(input, settings)
  const factors = [...fixed, ...(engagement === null ? [] : [engagement]), ...trust]
  const times = (list: readonly PriceFactor[]): number => list.reduce((n, f) => (n * f.bps) / 10_000, base)
  const step = settings['estimate.round_to']
  const rounded = (n: number): Satang => satang(Math.round(n / step) * step)
  const middle = times(factors)
  const range = settings[input.verified ? 'estimate.range_bps' : 'estimate.range_unverified_bps'] / 10_000
  return {
    low: rounded(middle * (1 - range)),
    middle: rounded(middle),
    high: rounded(middle * (1 + range)),
    group: rounded(times([...fixed, ...trust])),
    base: satang(Math.round(base)),
    factors,
    confident,
  }
}
