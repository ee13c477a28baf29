import { z } from 'zod'
import { DAY } from '../../core/clock.ts'
import type { zMetrics } from './graph.ts'
import { profileUrl, tagsOf } from './links.ts'
import { measurePosts } from './measure.ts'
import type { PostFacts, Profile, ProfileDay } from './port.ts'
import { dateOf, zCount } from './vendor-calls.ts'

const zMedia = z.object({
  id: z.string(),
  caption: z.string().nullish(),
  permalink: z.string().nullish(),
  timestamp: z.string(),
  // Absent if the owner hides the like count.
  like_count: zCount.nullish(),
  comments_count: zCount.nullish(),
  view_count: zCount.nullish(),
})
export const zMediaPage = z.object({
  data: z.array(zMedia).default([]),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
})
export const zPerson = z.object({
  id: z.string(),
  user_id: z.union([z.string(), z.number()]).optional(),
  username: z.string(),
  name: z.string().nullish(),
  biography: z.string().nullish(),
  profile_picture_url: z.string().nullish(),
  followers_count: zCount.nullish(),
  follows_count: zCount.nullish(),
  media: zMediaPage.optional(),
})
export const zDiscovery = z.object({ business_discovery: zPerson })
export type Media = z.infer<typeof zMedia>
export type Person = z.infer<typeof zPerson>

/** Converts a professional account, signed in or discovered. Both are always public. */
export function toProfile(person: Person, media: readonly Media[], now: Date): Profile {
  const followers = person.followers_count ?? null
  const posts = media.map((m) => ({
    postedAt: new Date(m.timestamp),
    likes: m.like_count ?? 0,
    comments: m.comments_count ?? 0,
    views: m.view_count ?? null,
  }))
  return {
    type: 'INSTAGRAM',
    externalId: String(person.user_id ?? person.id),
    handle: person.username,
    name: person.name ?? person.username,
    url: profileUrl('INSTAGRAM', person.username),
    avatarUrl: person.profile_picture_url ?? null,
    bio: person.biography ?? null,
    public: true,
    followers,
    following: person.follows_count ?? null,
    ...measurePosts(posts, followers, now),
    history: [],
    audience: null,
    createdAt: null,
  }
}

export function toPost(media: Media, author: Person | null, handle: string | null): PostFacts {
  const text = media.caption ?? ''
  return {
    exists: true,
    public: true,
    externalId: media.id,
    authorExternalId: author ? String(author.user_id ?? author.id) : null,
    authorHandle: author?.username ?? handle,
    text,
    tags: tagsOf(text),
    postedAt: dateOf(media.timestamp),
    metrics: {
      views: media.view_count ?? null,
      likes: media.like_count ?? null,
      comments: media.comments_count ?? null,
      shares: null,
    },
  }
}

/** Followers by day, calculated back from the current number with each day's new followers. Reach is used as views. */
export function historyOf(metrics: z.infer<typeof zMetrics> | null, followers: number | null): ProfileDay[] {
  const series = (name: string) => metrics?.data.find((m) => m.name === name)?.values ?? []
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  if (followers === null) return []
  const reach = series('reach')
  let after = followers
  const backwards = series('follower_count')
    .toReversed()
    .map(({ value, end_time }) => {
      const views = number(reach.find((r) => r.end_time === end_time)?.value)
      // `end_time` is the end of the day that the value belongs to.
      const end = dateOf(end_time) ?? new Date(0)
      const one = { day: new Date(end.getTime() - DAY / 2).toISOString().slice(0, 10), followers: after, views }
      after -= number(value) ?? 0
      return one
    })
  return backwards.reverse().slice(-8)
}
