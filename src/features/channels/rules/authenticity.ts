import type { Settings } from '../../../core/settings.ts'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { ratesOf } from './tiers.ts'

export interface AuthenticityInput {
  type: StoredChannelType
  followers: number | null
  following: number | null
  posts90d: number | null
  engagementBps: number | null
  growth7dBps: number | null
  viewsGrowth7dBps: number | null
  averageLikes: number | null
  averageComments: number | null
  averageViews: number | null
  /** Age of the profile in days. Null if the platform does not provide it. */
  ageDays: number | null
  /** Ownership was proven by the platform's own sign-in. */
  verified: boolean
}

export type ScoreCode =
  | 'engagement_low'
  | 'engagement_high'
  | 'engagement_healthy'
  | 'engagement_unknown'
  | 'follows_many'
  | 'growth_sudden'
  | 'growth_steady'
  | 'comments_few'
  | 'views_few'
  | 'posts_few'
  | 'profile_new'
  | 'not_verified'

/** `points` is negative or 0: what the reason subtracts from 100. 0 marks a positive sign. */
export interface ScorePart {
  code: ScoreCode
  points: number
}

/** A stored reason. If it is waived by an operator, its points do not count. */
export interface StoredReason {
  code: string
  points: number
  waived?: boolean | undefined
}

/** A waived reason counts again once it exceeds the waived points by this much. */
const WAIVER_SLACK = 5

/** The score after the operators' waivers. Marks the waived reasons. */
export function applyWaivers(
  reasons: readonly StoredReason[],
  waived: readonly StoredReason[],
): { score: number; reasons: StoredReason[] } {
  const judged = reasons.map(({ code, points }) => {
    const waiver = waived.find((one) => one.code === code)
    return waiver && points < 0 && points >= waiver.points - WAIVER_SLACK
      ? { code, points, waived: true }
      : { code, points }
  })
  const score = judged.reduce((left, one) => left + (one.waived ? 0 : one.points), 100)
  return { score: Math.max(0, score), reasons: judged }
}

type Judge = (input: AuthenticityInput, settings: Settings) => ScorePart | null

/** The position of `x` between `from` and `to`, limited to 0 to 1. */
const progress = (x: number, from: number, to: number): number => Math.min(1, Math.max(0, (x - from) / (to - from)))
const deduct = (code: ScoreCode, most: number, part = 1): ScorePart => ({ code, points: -Math.round(most * part) })

/** Engagement below the floor suggests bought followers; far above the good rate it suggests bought likes. */
const judgeEngagement: Judge = (i, s) => {
  const rates = i.followers === null ? null : ratesOf(i.type, i.followers, s)
  if (rates === null) return null
  if (i.engagementBps === null) return deduct('engagement_unknown', 10)
  if (i.engagementBps < rates.floorBps)
    return deduct('engagement_low', 35, progress(-i.engagementBps, -rates.floorBps, 0))
  const tooGood = rates.goodBps * 2
  if (i.engagementBps > tooGood) return deduct('engagement_high', 35, progress(i.engagementBps, tooGood, tooGood * 2))
  return { code: 'engagement_healthy', points: 0 }
}

const judgeFollowing: Judge = (i) => {
  if (i.followers === null || i.following === null || i.followers === 0) return null
  const ratio = i.following / i.followers
  return ratio > 0.3 ? deduct('follows_many', 20, progress(ratio, 0.3, 1)) : null
}

const judgeGrowth: Judge = (i, s) => {
  if (i.growth7dBps === null) return null
  const matched = (i.viewsGrowth7dBps ?? 0) >= (i.growth7dBps * s['channel.growth_views_bps']) / 10_000
  if (i.growth7dBps > 1_000 && !matched)
    return deduct('growth_sudden', 30, progress(i.growth7dBps, 1_000, s['channel.growth_max_bps']))
  return { code: 'growth_steady', points: 0 }
}

/** Bought likes bring no comments: fewer than one comment per 200 likes subtracts points. */
const judgeComments: Judge = (i) => {
  if (i.averageLikes === null || i.averageComments === null || i.averageLikes < 50) return null
  const ratio = i.averageComments / i.averageLikes
  return ratio < 0.005 ? deduct('comments_few', 10, progress(-ratio, -0.005, 0)) : null
}

const judgeViews: Judge = (i) => {
  if (i.averageViews === null || i.followers === null || i.followers === 0) return null
  const ratio = i.averageViews / i.followers
  return ratio < 0.05 ? deduct('views_few', 15, progress(-ratio, -0.05, 0)) : null
}

const judgePosts: Judge = (i, s) =>
  i.posts90d !== null && i.posts90d < 2 * s['channel.posts_min']
    ? deduct('posts_few', 10, progress(-i.posts90d, -2 * s['channel.posts_min'], 0))
    : null

const JUDGES: readonly Judge[] = [
  judgeEngagement,
  judgeFollowing,
  judgeGrowth,
  judgeComments,
  judgeViews,
  judgePosts,
  (i) => (i.ageDays !== null && i.ageDays < 180 ? deduct('profile_new', 10, progress(-i.ageDays, -180, 0)) : null),
  (i) => (i.verified ? null : deduct('not_verified', 10)),
]

/** Authenticity score from 0 to 100, with the points subtracted and the reasons. */
export function scoreAuthenticity(
  input: AuthenticityInput,
  settings: Settings,
): { score: number; reasons: ScorePart[] } {
  const reasons: ScorePart[] = []
  for (const judge of JUDGES) {
    const part = judge(input, settings)
    if (part !== null && (part.points !== 0 || part.code.endsWith('healthy') || part.code.endsWith('steady')))
      reasons.push({ code: part.code, points: part.points === 0 ? 0 : part.points })
  }
  const score = reasons.reduce((left, part) => left + part.points, 100)
  return { score: Math.max(0, score), reasons: reasons.sort((a, b) => a.points - b.points) }
}
