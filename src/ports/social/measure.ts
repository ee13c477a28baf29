import { DAY } from '../../core/clock.ts'
import type { Profile } from './port.ts'

/** One recent post, as far as counted. */
export interface CountedPost {
  postedAt: Date
  likes: number
  comments: number
  views: number | null
}

/** How far back posts count. */
export const RECENT_DAYS = 90

/** What the profile check needs from the recent posts: how many in `RECENT_DAYS`, their means, engagement in basis points. */
export function measurePosts(
  posts: readonly CountedPost[],
  followers: number | null,
  now: Date,
): Pick<Profile, 'posts90d' | 'averages' | 'engagementBps'> {
  const recent = posts.filter((p) => now.getTime() - p.postedAt.getTime() <= RECENT_DAYS * DAY)
  if (recent.length === 0) return { posts90d: 0, averages: null, engagementBps: null }
  const mean = (of: (p: CountedPost) => number) => recent.reduce((sum, p) => sum + of(p), 0) / recent.length
  const likes = mean((p) => p.likes)
  const comments = mean((p) => p.comments)
  const views = recent.every((p) => p.views === null) ? null : Math.round(mean((p) => p.views ?? 0))
  const engagementBps = followers ? Math.round(((likes + comments) / followers) * 10_000) : null
  return {
    posts90d: recent.length,
    averages: { likes: Math.round(likes), comments: Math.round(comments), views },
    engagementBps,
  }
}
