import { baht, type Satang } from '../../src/core/money.ts'
import { estimate, ratesOf } from './estimate.ts'
import { METRO } from './places.ts'
import type { Random } from './random.ts'
import type {
  Audience,
  Authenticity,
  ChannelStatus,
  ChannelType,
  DemoChannel,
  Gender,
  PostType,
  ProvinceCode,
} from './types.ts'

/**
 * The handwritten part of a channel: type, handle, followers, engagement rate in percent, and a status unless it is
 * active.
 */
export type ChannelRow = readonly [
  type: ChannelType,
  handle: string,
  followers: number,
  erPercent: number,
  extra?: { status?: ChannelStatus; posts90d?: number; following?: number; prices?: Partial<Record<PostType, number>> },
]

const URL_OF: Record<ChannelType, (handle: string) => string> = {
  INSTAGRAM: (h) => `https://www.instagram.com/${h}`,
  TIKTOK: (h) => `https://www.tiktok.com/@${h}`,
  YOUTUBE: (h) => `https://www.youtube.com/@${h}`,
  FACEBOOK_PAGE: (h) => `https://www.facebook.com/${h}`,
  FACEBOOK_PROFILE: (h) => `https://www.facebook.com/${h}`,
  X: (h) => `https://x.com/${h}`,
  LINE: (h) => `https://line.me/R/ti/p/@${h}`,
  WHATSAPP: (h) => `https://wa.me/${h}`,
  LEMON8: (h) => `https://www.lemon8-app.com/@${h}`,
}

/** The usual post types of each channel type, the most requested one first. */
export const POSTS_OF: Record<ChannelType, readonly PostType[]> = {
  INSTAGRAM: ['reel', 'photoPost', 'story', 'live'],
  TIKTOK: ['reel', 'photoPost', 'live'],
  YOUTUBE: ['videoPost', 'reel', 'live'],
  FACEBOOK_PAGE: ['photoPost', 'videoPost', 'reel', 'live', 'shareLink'],
  FACEBOOK_PROFILE: ['photoPost', 'shareLink'],
  X: ['photoPost', 'shareLink'],
  LINE: ['shareLink', 'photoPost'],
  WHATSAPP: ['shareLink'],
  LEMON8: ['photoPost', 'reel'],
}

const USABLE: readonly ChannelStatus[] = ['active', 'allowed', 'disconnected']

/** Whole percentages with sum 100 in proportion to `weights`; the first takes the remainder. */
function percents(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0)
  const parts = weights.map((w) => Math.floor((w * 100) / total))
  parts[0]! += 100 - parts.reduce((a, b) => a + b, 0)
  return parts
}

export interface Owner {
  gender: Gender
  age: number
  province: ProvinceCode
  name: string
  /** Target percentage of women, derived from the topics. */
  women: number
}

function audienceOf(owner: Owner, rnd: Random): Audience {
  const women = Math.min(90, Math.max(12, owner.women + rnd.int(-9, 9)))
  const other = rnd.int(1, 3)
  const peak = owner.age < 24 ? 1 : owner.age < 42 ? 2 : owner.age < 54 ? 3 : 4
  const [a, b, c, d, e] = percents(
    [0, 1, 2, 3, 4].map((band) => (band === 0 ? 0.4 : 1) * (4 + 60 / (1 + 2 * (band - peak) ** 2)) + rnd.int(0, 5)),
  )
  const home = METRO.includes(owner.province) ? rnd.int(46, 66) : rnd.int(22, 40)
  const capital = METRO.includes(owner.province) ? [] : [{ province: 'TH-10' as const, percent: rnd.int(18, 34) }]
  const named = home + (capital[0]?.percent ?? 0)
  return {
    gender: { female: women, male: 100 - women - other, other },
    age: { '13-17': a!, '18-24': b!, '25-34': c!, '35-44': d!, '45+': e! },
    location: [{ province: owner.province, percent: home }, ...capital, { province: 'other', percent: 100 - named }],
  }
}

function authenticityOf(followers: number, rnd: Random): Authenticity {
  const tenth = (from: number, to: number): number => rnd.int(from * 10, to * 10) / 10
  return {
    followerGrowth7d: tenth(0, 4),
    viewGrowth7d: tenth(0, 9),
    suspiciousFollowers: tenth(1, followers > 300_000 ? 11 : 7),
    genericComments: tenth(2, 14),
    accountAgeMonths: rnd.int(10, 96),
  }
}

/** The estimate multiplied by a personal factor, rounded to a usual step. */
function pricesOf(
  channel: Pick<DemoChannel, 'type' | 'followers' | 'erBp'>,
  rnd: Random,
): Partial<Record<PostType, Satang>> {
  const factor = 0.62 + rnd.next() * 0.4
  const posts = POSTS_OF[channel.type].filter(
    (post, i) => i < 2 || (post === 'live' ? rnd.chance(0.4) : rnd.chance(0.8)),
  )
  const entries = posts.map((post) => {
    const thb = (estimate(channel, post) / 100) * factor
    const step = thb < 2_000 ? 50 : thb < 20_000 ? 100 : 500
    return [post, baht(Math.max(step, Math.round(thb / step) * step))] as const
  })
  return Object.fromEntries(entries)
}

/**
 * A whole channel from its row. Takes a fixed number of values from `rnd`, so that a change of one row does not change
 * the others.
 */
export function buildChannel(row: ChannelRow, owner: Owner, rnd: Random): DemoChannel {
  const [type, handle, followers, er, extra = {}] = row
  const erBp = Math.round(er * 100)
  const status = extra.status ?? 'active'
  const good = ratesOf(type, followers)?.good ?? Math.max(1, erBp)
  const prices = pricesOf({ type, followers, erBp }, rnd)
  const given = Object.entries(extra.prices ?? {}).map(([post, thb]) => [post, baht(thb)])
  return {
    type,
    externalId: `demo:${handle.toLowerCase()}`,
    handle,
    url: URL_OF[type](handle),
    title: owner.name,
    status,
    followers,
    following: extra.following ?? rnd.int(80, Math.min(1_400, Math.max(120, Math.floor(followers / 3)))),
    posts90d: extra.posts90d ?? rnd.int(9, 64),
    erBp,
    averageViews: Math.round((followers * (0.35 + Math.min(1.4, erBp / good))) / 1.6),
    audience: audienceOf(owner, rnd),
    authenticity: authenticityOf(followers, rnd),
    prices: USABLE.includes(status) ? { ...prices, ...Object.fromEntries(given) } : {},
  }
}
