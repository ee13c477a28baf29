import { random } from '../demo/content/random.ts'
import type { StoredChannelType } from '../src/core/vocabulary.ts'
import type { AuthenticityInput } from '../src/features/channels/rules/authenticity.ts'

/**
 * Labelled channels, drawn from figures that are defined here and not in the rules: typical figures of honest channels of
 * each size, and the traces that each kind of inflation leaves in the figures.
 */
export const HONEST = ['ordinary', 'viral', 'quiet audience', 'hidden figures', 'newcomer', 'follows many'] as const
export const INFLATED = ['bought followers', 'bought likes', 'follow for follow', 'slow drip', 'all bought'] as const
export type Kind = (typeof HONEST)[number] | (typeof INFLATED)[number]

export interface LabelledChannel {
  kind: Kind
  inflated: boolean
  input: AuthenticityInput
}

/** Share of inflated channels among those that apply. */
const INFLATED_SHARE = 0.25

const HONEST_WEIGHTS: readonly [Kind, number][] = [
  ['ordinary', 66],
  ['viral', 6],
  ['quiet audience', 10],
  ['hidden figures', 6],
  ['newcomer', 8],
  ['follows many', 4],
]
const INFLATED_WEIGHTS: readonly [Kind, number][] = [
  ['bought followers', 40],
  ['bought likes', 20],
  ['follow for follow', 15],
  ['slow drip', 15],
  ['all bought', 10],
]

/** Typical engagement in percent of a channel with 10,000 followers, and how fast it falls with size. */
const TYPES: readonly [StoredChannelType, number, number][] = [
  ['INSTAGRAM', 3.4, -0.24],
  ['TIKTOK', 7, -0.26],
  ['YOUTUBE', 2.6, -0.18],
  ['FACEBOOK_PAGE', 1.7, -0.3],
  ['X', 1.15, -0.3],
  ['LEMON8', 3.4, -0.24],
]

type Rng = ReturnType<typeof random>

/** Approximately normal, mean 0 and standard deviation 1. */
const normal = (rnd: Rng): number => rnd.next() + rnd.next() + rnd.next() + rnd.next() + rnd.next() + rnd.next() - 3
/** A factor around 1; `spread` is the standard deviation of its logarithm. */
const factor = (rnd: Rng, spread: number): number => Math.exp(normal(rnd) * spread * Math.SQRT2)

function pickKind(rnd: Rng, weights: readonly [Kind, number][]): Kind {
  let left = rnd.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [kind, weight] of weights) {
    left -= weight
    if (left < 0) return kind
  }
  return (weights.at(-1) as [Kind, number])[0]
}

interface Figures {
  followers: number
  /** Likes and comments per follower. */
  rate: number
  /** Comments per like. */
  comments: number
  /** Views per follower. */
  views: number
  following: number
  posts: number
  growth: number
  viewsGrowth: number
  ageDays: number
}

/** An honest channel of a size: more or less active, growing slightly, with views in proportion to its followers. */
function honest(rnd: Rng, base: number, slope: number): Figures {
  const followers = Math.round(700 * Math.exp(rnd.next() * rnd.next() * Math.log(2_500)) * factor(rnd, 0.5)) + 500
  const growth = Math.max(-0.01, 0.012 + normal(rnd) * 0.015)
  return {
    followers,
    rate: (base / 100) * (followers / 10_000) ** slope * factor(rnd, 0.38),
    comments: 0.04 * factor(rnd, 0.6),
    views: 0.42 * factor(rnd, 0.55),
    following: Math.round(420 * factor(rnd, 0.7)),
    posts: Math.round(26 * factor(rnd, 0.55)),
    growth,
    viewsGrowth: growth * 1.5 + normal(rnd) * 0.12,
    ageDays: Math.round(180 + rnd.next() * 2_400),
  }
}

/** How each kind differs from the ordinary channel. */
const CHANGES: Readonly<Record<Kind, (figures: Figures, rnd: Rng) => Partial<Figures>>> = {
  ordinary: () => ({}),
  // A clip that went viral: followers and views jump together.
  viral: ({ rate, views }, rnd) => {
    const growth = 0.15 + rnd.next() * 0.6
    return { growth, viewsGrowth: growth * (0.8 + rnd.next() * 3), rate: rate * (1.2 + rnd.next()), views: views * 2 }
  },
  'quiet audience': ({ rate, comments }, rnd) => ({ rate: rate * (0.4 + rnd.next() * 0.3), comments: comments * 0.6 }),
  'hidden figures': () => ({}),
  newcomer: (_, rnd) => ({
    ageDays: 20 + Math.round(rnd.next() * 140),
    followers: 600 + Math.round(rnd.next() * 4_000),
    growth: 0.03 + rnd.next() * 0.12,
    viewsGrowth: 0.02 + rnd.next() * 0.3,
    posts: 8 + Math.round(rnd.next() * 20),
  }),
  'follows many': ({ followers }, rnd) => ({ following: Math.round(followers * (0.3 + rnd.next() * 0.4)) }),
  // Followers who never watch: everything per follower falls. Half of them were delivered in the last week.
  'bought followers': ({ followers, rate, views, growth, viewsGrowth }, rnd) => {
    const times = 1.8 + rnd.next() * 5
    const recent = rnd.chance(0.5)
    return {
      followers: Math.round(followers * times),
      rate: rate / times,
      views: views / times,
      growth: recent ? 0.15 + rnd.next() * (times - 1) * 0.5 : growth,
      viewsGrowth: recent ? normal(rnd) * 0.08 : viewsGrowth,
    }
  },
  // Likes without comments.
  'bought likes': ({ rate, comments }, rnd) => {
    const times = 2 + rnd.next() * 4
    return { rate: rate * times, comments: (comments / times) * (0.4 + rnd.next() * 0.5) }
  },
  'follow for follow': ({ followers, rate, views }, rnd) => ({
    following: Math.round(followers * (0.6 + rnd.next() * 0.6)),
    rate: rate * (0.3 + rnd.next() * 0.4),
    views: views * (0.2 + rnd.next() * 0.3),
  }),
  // A few bought followers each week, for months: the growth looks natural.
  'slow drip': ({ followers, rate, views }, rnd) => {
    const times = 1.4 + rnd.next() * 1.2
    return {
      followers: Math.round(followers * times),
      rate: rate / times,
      views: views / times,
      growth: 0.02 + rnd.next() * 0.03,
    }
  },
  // Followers and likes bought together, so that the engagement rate looks right.
  'all bought': ({ followers, views, comments }, rnd) => {
    const times = 2 + rnd.next() * 4
    return {
      followers: Math.round(followers * times),
      views: views / (1 + (times - 1) * 0.6),
      comments: comments / times,
      growth: 0.05 + rnd.next() * 0.5,
      viewsGrowth: normal(rnd) * 0.1,
    }
  },
}

function drawChannel(rnd: Rng): LabelledChannel {
  const inflated = rnd.chance(INFLATED_SHARE)
  const kind = pickKind(rnd, inflated ? INFLATED_WEIGHTS : HONEST_WEIGHTS)
  const [type, base, slope] = rnd.pick(TYPES)
  const plain = honest(rnd, base, slope)
  const figures = { ...plain, ...CHANGES[kind](plain, rnd) }
  const hidden = kind === 'hidden figures'
  const likes = (figures.followers * figures.rate) / (1 + figures.comments)
  return {
    kind,
    inflated,
    input: {
      type,
      followers: figures.followers,
      following: hidden ? null : figures.following,
      posts90d: Math.max(6, figures.posts),
      engagementBps: hidden ? null : Math.round(figures.rate * 10_000),
      growth7dBps: Math.round(figures.growth * 10_000),
      viewsGrowth7dBps: hidden ? null : Math.round(figures.viewsGrowth * 10_000),
      averageLikes: hidden ? null : Math.round(likes),
      averageComments: hidden ? null : Math.round(likes * figures.comments),
      averageViews: hidden ? null : Math.round(figures.followers * figures.views),
      ageDays: figures.ageDays,
      verified: rnd.chance(0.7),
    },
  }
}

/** Returns the same channels for the same seed. */
export function labelledChannels(count: number, seed: number): LabelledChannel[] {
  const rnd = random(seed)
  return Array.from({ length: count }, () => drawChannel(rnd))
}
