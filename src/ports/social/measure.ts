import { DAY } from '../../core/clock.ts'
import type { Profile } from './port.ts'

/** The figures of one post. */
export interface CountedPost {
  postedAt: Date
  likes: number
  comments: number
  views: number | null
}

/** Age of the oldest posts that are counted, days. */
export const RECENT_DAYS = 90

/** Figures of recent posts for the profile check: their number in `RECENT_DAYS`, means, engagement in basis points. */
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
