import { externalIdOf, seedProfile } from '../sandbox/platform-profiles.ts'
import { DAY, HOUR } from '../src/core/clock.ts'
import type { Settings } from '../src/core/settings.ts'
import { assess } from '../src/features/channels/assessment/assess.ts'
import type { channelPrices, channels } from '../src/features/channels/schema.ts'
import type { Profile } from '../src/ports/social/port.ts'
import { random, seedOf } from './content/random.ts'
import type { DemoChannel, DemoCreator } from './content/types.ts'
import { seedId, type Today } from './day.ts'
import { figuresOf } from './figures.ts'

type ChannelRow = typeof channels.$inferInsert
type PriceRow = typeof channelPrices.$inferInsert

/** The channel as the sandbox platform would show it now. */
function profileOf(channel: DemoChannel, now: Date): Profile {
  const { type, handle, url } = channel
  const told = seedProfile(type, handle, now, figuresOf(channel))
  return {
    type,
    externalId: externalIdOf(type, handle),
    handle,
    name: told.name,
    url,
    avatarUrl: null,
    bio: null,
    public: true,
    followers: told.followers,
    following: told.following,
    posts90d: told.posts_90d,
    averages: { likes: told.avg_likes, comments: told.avg_comments, views: told.avg_views },
    engagementBps: channel.erBp,
    history: told.history,
    audience: told.audience,
    createdAt: new Date(now.getTime() - channel.authenticity.accountAgeMonths * 30 * DAY),
  }
}

/** Why a channel that cannot be used is not: the failed check, or an operator's word. */
const WHY: Partial<Record<DemoChannel['status'], string>> = {
  blacklist: 'ซื้อผู้ติดตาม ตรวจพบสองครั้ง',
  suspended: 'มีรายงานโพสต์ที่ไม่ติดแฮชแท็กโฆษณา',
}

export interface ChannelRows {
  channel: ChannelRow
  prices: PriceRow[]
}

/** The key of a channel's id. */
export const channelKey = (creator: string, { type, handle }: Pick<DemoChannel, 'type' | 'handle'>): string =>
  `channel/${creator}/${type}/${handle}`

/** A creator's channels with checks and score as the product computes them, and their prices. */
export function channelRows(
  creator: DemoCreator,
  owner: { id: string; joinedAt: Date },
  today: Today,
  settings: Settings,
): ChannelRows[] {
  return creator.channels.map((channel, i) => {
    const { type, handle, status } = channel
    const createdAt = new Date(owner.joinedAt.getTime() + (i + 1) * HOUR)
    const rnd = random(seedOf('checked', creator.key, handle))
    const checkedAt = new Date(today.now.getTime() - rnd.int(1, 20) * HOUR)
    const profile = profileOf(channel, checkedAt)
    const { qualification, score, scoreReasons } = assess(profile, settings, checkedAt, false)
    const failed = qualification.code === 'qualified' ? null : qualification.code
    const id = seedId(channelKey(creator.key, channel), createdAt)
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
      prices: Object.entries(channel.prices).map(([postType, price]) => ({
        channelId: id,
        postType: postType as PriceRow['postType'],
        price,
      })),
    }
  })
}
