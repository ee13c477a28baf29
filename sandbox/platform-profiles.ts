import { createHash } from 'node:crypto'
import { DAY } from '../src/core/clock.ts'
import { CHANNEL_DEFAULTS } from '../src/core/settings-channels.ts'
import { type StoredChannelType, TIERS, type Tier } from '../src/core/vocabulary.ts'
import type { AgeBand, ProfileAudience, ProfileDay } from '../src/ports/social/port.ts'

/**
 * Handles that begin with one of these words and a dot, dash or underscore have a special result; every other handle
 * qualifies. private: closed profile; tiny: few friends; quiet: no posts; bots: follows many, followed by few; surge:
 * grew 45 % in a week without views; dead: hardly any engagement; fake: too much engagement; hidden: counts are hidden;
 * gone: no such profile; limit: too many requests; lost: the token is refused; mega: over a million followers.
 */
export const SPECIAL = [
  'private',
  'tiny',
  'quiet',
  'bots',
  'surge',
  'dead',
  'fake',
  'hidden',
  'gone',
  'limit',
  'lost',
  'mega',
] as const
export type Special = (typeof SPECIAL)[number]

export const specialOf = (handle: string): Special | null => {
  const word = /^([a-z]+)[._-]/.exec(handle)?.[1]
  return SPECIAL.find((s) => s === word) ?? null
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) h = Math.imul(h ^ byte, 0x01000193) >>> 0
  // A final mixing step, because FNV gives similar texts similar high bits.
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d) >>> 0
  return (Math.imul(h ^ (h >>> 15), 0x846ca68b) ^ (h >>> 14)) >>> 0
}

/** A number in [0, 1), always the same for the same text. */
export const chance = (...parts: string[]): number => hash(parts.join('|')) / 2 ** 32
const between = (low: number, high: number, ...seed: string[]) => Math.floor(low + chance(...seed) * (high - low))

/**
 * An id in the platform's format: UC… for YouTube, U… for LINE, 19 digits elsewhere. Long enough for millions of handles.
 */
export function externalIdOf(type: StoredChannelType, handle: string): string {
  const digest = createHash('sha256').update(`${type}:${handle}`).digest()
  if (type === 'YOUTUBE') return `UC${digest.toString('base64url').slice(0, 22)}`
  if (type === 'LINE') return `U${digest.toString('hex').slice(0, 32)}`
  return String(10n ** 18n + (digest.readBigUInt64BE(0) % (9n * 10n ** 18n)))
}

export interface SeedProfile {
  name: string
  public: boolean
  followers: number | null
  following: number | null
  posts_90d: number
  avg_likes: number
  avg_comments: number
  avg_views: number
  history: ProfileDay[]
  audience: ProfileAudience
  created_at: string
}

/**
 * Figures that are already shown for a handle, such as in the demo content, so that a refresh does not contradict them.
 */
export interface KnownFigures {
  name?: string
  followers?: number
  following?: number
  posts90d?: number
  engagementBps?: number
  averageViews?: number
  audience?: ProfileAudience
}

/** Everything that the platform reports about a handle, always the same for the same handle and day. */
export function seedProfile(
  type: StoredChannelType,
  handle: string,
  now: Date,
  figures: KnownFigures = {},
): SeedProfile {
  const special = specialOf(handle)
  const seed = [type, handle] as const
  const followers = figures.followers ?? followersOf(special, seed)
  const er = (figures.engagementBps ?? engagementOf(type, special, followers, seed)) / 10_000
  const reactions = Math.max(1, followers * er)
  const comments = Math.round(reactions * 0.07)
  const closed = special === 'private' || special === 'hidden'
  return {
    name:
      figures.name ??
      handle
        .split(/[._-]+/)
        .filter(Boolean)
        .map(capital)
        .join(' '),
    public: special !== 'private',
    followers: closed ? null : followers,
    following: closed
      ? null
      : (figures.following ?? (special === 'bots' ? 5_200 : between(80, 900, ...seed, 'following'))),
    posts_90d: figures.posts90d ?? (special === 'quiet' ? 2 : between(12, 60, ...seed, 'posts')),
    avg_likes: Math.round(reactions) - comments,
    avg_comments: comments,
    avg_views: figures.averageViews ?? Math.round(followers * (0.25 + chance(...seed, 'views') * 0.5)),
    history: historyOf(followers, special, seed, now),
    audience: figures.audience ?? audienceOf(seed),
    created_at: new Date(Date.UTC(2015, 0, 1) + chance(...seed, 'born') * 8 * 365 * DAY).toISOString(),
  }
}

type Seed = readonly [string, string]
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function followersOf(special: Special | null, seed: Seed): number {
  if (special === 'tiny') return between(120, 240, ...seed, 'followers')
  if (special === 'bots') return 2_100
  if (special === 'mega') return between(1_100_000, 2_500_000, ...seed, 'followers')
  return Math.round(10 ** (3.2 + 1.8 * chance(...seed, 'followers')))
}

function tierOf(followers: number): Tier {
  const from = CHANNEL_DEFAULTS['channel.tiers']
  return [...TIERS].reverse().find((tier) => followers >= from[tier]) ?? 'nano'
}

function engagementOf(type: StoredChannelType, special: Special | null, followers: number, seed: Seed): number {
  const row = CHANNEL_DEFAULTS['channel.engagement'].find((r) => r.type === type)
  const tier = tierOf(followers)
  const floor = row?.floor[tier] ?? 200
  if (special === 'dead') return floor * 0.1
  if (special === 'fake') return (row?.good[tier] ?? 350) * 6
  return floor * (0.9 + 0.7 * chance(...seed, 'engagement'))
}

function historyOf(followers: number, special: Special | null, seed: Seed, now: Date): ProfileDay[] {
  const views = Math.round(followers * (0.4 + chance(...seed, 'daily') * 0.4))
  const week = special === 'surge' ? 0.45 : 0.002 + chance(...seed, 'growth') * 0.02
  return Array.from({ length: 8 }, (_, i) => ({
    day: new Date(now.getTime() - (7 - i) * DAY).toISOString().slice(0, 10),
    followers: Math.round(followers / (1 + week * ((7 - i) / 7))),
    views: special === 'surge' ? views : Math.round(views * (1 + (week * i) / 7)),
  }))
}

const AGES: readonly AgeBand[] = ['13-17', '18-24', '25-34', '35-44', '45+']
const PLACES = ['TH-10', 'TH-50', 'TH-20', 'TH-30', 'TH-40', 'other']

function audienceOf(seed: Seed): ProfileAudience {
  const female = between(38, 78, ...seed, 'female')
  const ages = percents(AGES.map((age, i) => ([8, 34, 36, 15, 7][i] ?? 1) * (0.7 + chance(...seed, age) * 0.6)))
  const places = percents(
    PLACES.map((place, i) => ([46, 9, 8, 6, 6, 25][i] ?? 1) * (0.7 + chance(...seed, place) * 0.6)),
  )
  const age: Record<AgeBand, number> = { '13-17': 0, '18-24': 0, '25-34': 0, '35-44': 0, '45+': 0 }
  for (const [i, band] of AGES.entries()) age[band] = ages[i] ?? 0
  const location = PLACES.map((place, i) => ({ place, percent: places[i] ?? 0 }))
  return {
    gender: { female, male: 98 - female, other: 2 },
    age,
    location: location.sort((a, b) => b.percent - a.percent),
  }
}

/** Whole percentages that sum to 100; the rounding remainder goes to the largest. */
function percents(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0)
  const parts = weights.map((w) => Math.floor((w / total) * 100))
  const largest = parts.indexOf(Math.max(...parts))
  const rest = 100 - parts.reduce((a, b) => a + b, 0)
  return parts.map((p, i) => (i === largest ? p + rest : p))
}
