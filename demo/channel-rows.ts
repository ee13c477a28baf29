import { externalIdOf, seedProfile } from '../sandbox/platform-profiles.ts'
import { DAY, HOUR } from '../src/core/clock.ts'
import { baht, type Satang } from '../src/core/money.ts'
import type { Settings } from '../src/core/settings.ts'
import { FIRST_CURVE } from '../src/core/settings-channels.ts'
import { assess } from '../src/features/channels/assessment/assess.ts'
import { basePrice } from '../src/features/channels/rules/estimate.ts'
import type { channelDays, channelPrices, channels } from '../src/features/channels/schema.ts'
import type { Profile } from '../src/ports/social/port.ts'
import { random, seedOf } from './content/random.ts'
import type { DemoChannel, DemoInfluencer } from './content/types.ts'
import { dayAt, seedId, type Today } from './day.ts'
import { figuresOf } from './figures.ts'

type ChannelRow = typeof channels.$inferInsert
type PriceRow = typeof channelPrices.$inferInsert
type DayRow = typeof channelDays.$inferInsert

/** The channel's profile as the sandbox platform would show it at `now`. */
function profileOf(channel: DemoChannel, now: Date): Profile {
  const { type, handle, url } = channel
  const profile = seedProfile(type, handle, now, figuresOf(channel))
  return {
    type,
    externalId: externalIdOf(type, handle),
    handle,
    name: profile.name,
    url,
    avatarUrl: null,
    bio: null,
    public: true,
    followers: profile.followers,
    following: profile.following,
    posts90d: profile.posts_90d,
    averages: { likes: profile.avg_likes, comments: profile.avg_comments, views: profile.avg_views },
    engagementBps: channel.erBp,
    history: profile.history,
    audience: profile.audience,
    createdAt: new Date(now.getTime() - channel.authenticity.accountAgeMonths * 30 * DAY),
  }
}

/** Why a channel cannot be used, where an operator decided it. Otherwise the failed check is the reason. */
const WHY: Partial<Record<DemoChannel['status'], string>> = {
  blacklist: 'ซื้อผู้ติดตาม ตรวจพบสองครั้ง',
  suspended: 'มีรายงานโพสต์ที่ไม่ติดแฮชแท็กโฆษณา',
}

export interface ChannelRows {
  channel: ChannelRow
  prices: PriceRow[]
  days: DayRow[]
}

const WEEKS = 52

/** A year of weekly figures that ends with those of today: followers grow steadily; engagement and ages vary slightly. */
function daysOf(channelId: string, channel: DemoChannel, profile: Profile, today: Today): DayRow[] {
  const rnd = random(seedOf('days', channel.type, channel.handle))
  const yearly = 1.06 + rnd.next() * 0.4
  const { followers, audience } = profile
  return Array.from({ length: WEEKS + 1 }, (_, i) => {
    const weeksAgo = WEEKS - i
    const wander = weeksAgo === 0 ? 1 : 0.9 + rnd.next() * 0.2
    const most = audience?.age['25-34'] ?? 0
    const shift = weeksAgo === 0 ? 0 : Math.min(most, Math.round((weeksAgo / WEEKS) * 4 + rnd.next()))
    return {
      channelId,
      day: dayAt(today, -7 * weeksAgo),
      followers: followers === null ? null : Math.round(followers / yearly ** (weeksAgo / WEEKS)),
      engagementBps: Math.round(channel.erBp * wander),
      audience: audience && {
        ...audience,
        age: { ...audience.age, '18-24': audience.age['18-24'] + shift, '25-34': audience.age['25-34'] - shift },
      },
    }
  })
}

/**
 * Adjusts a price of the content, which was set by the first price curve, to the curve in force, and rounds it to a usual
 * step.
 */
function priceOn(price: Satang, followers: number, settings: Settings): Satang {
  const first = basePrice(followers, { ...settings, 'estimate.curve': FIRST_CURVE }).price
  const factor = basePrice(followers, settings).price / first
  if (factor === 1) return price
  const thb = (price / 100) * factor
  const step = thb < 2_000 ? 50 : thb < 20_000 ? 100 : 500
  return baht(Math.max(step, Math.round(thb / step) * step))
}

/** The key from which a channel's id is derived. */
export const channelKey = (influencer: string, { type, handle }: Pick<DemoChannel, 'type' | 'handle'>): string =>
  `channel/${influencer}/${type}/${handle}`

/** A creator's channels, with checks and score as the product computes them, and their prices. */
export function channelRows(
  influencer: DemoInfluencer,
  owner: { id: string; joinedAt: Date },
  today: Today,
  settings: Settings,
): ChannelRows[] {
  return influencer.channels.map((channel, i) => {
    const { type, handle, status } = channel
    const createdAt = new Date(owner.joinedAt.getTime() + (i + 1) * HOUR)
    const rnd = random(seedOf('checked', influencer.key, handle))
    const checkedAt = new Date(today.now.getTime() - rnd.int(1, 20) * HOUR)
    const profile = profileOf(channel, checkedAt)
    const { qualification, score, scoreReasons } = assess(profile, settings, checkedAt, false)
    const failed = qualification.code === 'qualified' ? null : qualification.code
    const id = seedId(channelKey(influencer.key, channel), createdAt)
    return {
      channel: {
        id,
        accountId: owner.id,
        type,
        externalId: profile.externalId,
        handle,
        url: channel.url,
        name: channel.title,
        status,
        statusReason: status === 'rejected' ? (failed ?? 'error_engagement') : (WHY[status] ?? null),
        statusAt: createdAt,
        wasAllowed: status === 'allowed',
        proof: 'bio',
        followers: profile.followers,
        following: profile.following,
        posts90d: profile.posts90d,
        averageLikes: profile.averages?.likes ?? null,
        averageComments: profile.averages?.comments ?? null,
        averageViews: profile.averages?.views ?? null,
        engagementBps: channel.erBp,
        audience: profile.audience,
        score,
        scoreReasons,
        qualification: { code: qualification.code, checks: qualification.checks },
        checkedAt,
        createdAt,
      },
      days: daysOf(id, channel, profile, today),
      prices: Object.entries(channel.prices).map(([postType, price]) => ({
        channelId: id,
        postType: postType as PriceRow['postType'],
        price: priceOn(price, channel.followers, settings),
      })),
    }
  })
}
