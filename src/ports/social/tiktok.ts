import { z } from 'zod'
import { PortError } from '../http.ts'
import { parsePostUrl, profileUrl, tagsOf } from './links.ts'
import { type CountedPost, measurePosts } from './measure.ts'
import { oauthPart } from './oauth.ts'
import type { Connector, Profile } from './port.ts'
import { NO_INSIGHTS, NO_POST } from './post-facts.ts'
import { dateOf, unsupported, type VendorConfig, vendorCalls, zCount } from './vendor-calls.ts'

const zUser = z.object({
  open_id: z.string(),
  union_id: z.string().optional(),
  username: z.string().optional(),
  display_name: z.string().default(''),
  avatar_url: z.string().nullish(),
  bio_description: z.string().nullish(),
  follower_count: zCount.nullish(),
  following_count: zCount.nullish(),
})
const zVideo = z.object({
  id: z.string(),
  create_time: z.number(),
  video_description: z.string().nullish(),
  title: z.string().nullish(),
  like_count: zCount.nullish(),
  comment_count: zCount.nullish(),
  share_count: zCount.nullish(),
  view_count: zCount.nullish(),
})
const zUserAnswer = z.object({ data: z.object({ user: zUser }) })
const zVideos = z.object({
  data: z.object({
    videos: z.array(zVideo).default([]),
    cursor: z.number().optional(),
    has_more: z.boolean().default(false),
  }),
})

const USER = 'open_id,union_id,username,display_name,avatar_url,bio_description,follower_count,following_count'
const VIDEO = 'id,create_time,title,video_description,like_count,comment_count,share_count,view_count'
/** Maximum number of pages with twenty videos each, enough for ninety busy days. */
const PAGES = 5

/** API requests of the connector. */
function tiktokCalls(config: VendorConfig) {
  const provider = 'tiktok'
  const now = config.now ?? (() => new Date())
  const base = config.baseUrl ?? 'https://open.tiktokapis.com'
  const api = vendorCalls(provider, base, config.timeoutMs)
  const need = (token: string | undefined): string => {
    if (!token) throw new PortError(provider, 'unauthorized', { detail: 'token_required' })
    return token
  }
  const me = async (token: string) =>
    (await api(zUserAnswer, '/v2/user/info/', { query: { fields: USER }, token })).data.user
  const recent = async (token: string): Promise<CountedPost[]> => {
    const found: CountedPost[] = []
    let cursor: number | undefined
    for (let page = 0; page < PAGES; page++) {
      const more = { method: 'POST', json: { max_count: 20, cursor } } as const
      const { data } = await api(zVideos, '/v2/video/list/', { query: { fields: VIDEO }, token, more })
      found.push(
        ...data.videos.map((v) => ({
          postedAt: new Date(v.create_time * 1000),
          likes: v.like_count ?? 0,
          comments: v.comment_count ?? 0,
          views: v.view_count ?? null,
        })),
      )
      cursor = data.cursor
      if (!data.has_more || cursor === undefined) break
    }
    return found
  }
  /** Only the caller's own public videos are found. */
  const findVideo = async (url: string, token: string) => {
    const link = parsePostUrl('TIKTOK', url)
    if (!link) return null
    const more = { method: 'POST', json: { filters: { video_ids: [link.id] } } } as const
    const answer = await api(zVideos, '/v2/video/query/', { query: { fields: VIDEO }, token, more })
    return answer.data.videos[0] ?? null
  }
  return { provider, now, base, need, me, recent, findVideo }
}
type TiktokCalls = ReturnType<typeof tiktokCalls>

function profilePart({
  provider,
  now,
  need,
  me,
  recent,
}: TiktokCalls): Pick<Connector, 'getProfile' | 'findCodeInBio'> {
  return {
    async getProfile(_who, token) {
      const user = await me(need(token))
      const followers = user.follower_count ?? null
      return { ...toProfile(user, followers), ...measurePosts(await recent(need(token)), followers, now()) }
    },
    findCodeInBio: () => Promise.reject(unsupported(provider, 'bio')),
  }
}

function postPart({ provider, need, me, findVideo }: TiktokCalls): Pick<Connector, 'getPost' | 'getInsights'> {
  return {
    async getPost(url, token) {
      const video = await findVideo(url, need(token))
      if (!video) return NO_POST
      const text = video.video_description ?? video.title ?? ''
      const user = await me(need(token))
      return {
        exists: true,
        public: true,
        externalId: video.id,
        authorExternalId: user.open_id,
        authorHandle: user.username ?? null,
        text,
        tags: tagsOf(text),
        postedAt: dateOf(video.create_time),
        metrics: metricsOf(video),
      }
    },
    async getInsights(url, token) {
      const video = await findVideo(url, need(token))
      if (!video) throw new PortError(provider, 'not_found')
      return { ...NO_INSIGHTS, ...metricsOf(video) }
    },
  }
}

/** TikTok Login Kit and Display API. It reads only the account that signed in, so every request needs its token. */
export function tiktokConnector(config: VendorConfig): Connector {
  const calls = tiktokCalls(config)
  const { provider, base } = calls
  return {
    ownership: 'oauth',
    ...oauthPart(
      {
        provider,
        authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
        tokenUrl: `${base}/v2/oauth/token/`,
        revokeUrl: `${base}/v2/oauth/revoke/`,
        scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
        idName: 'client_key',
      },
      config,
    ),
    ...profilePart(calls),
    ...postPart(calls),
  }
}

const metricsOf = (video: z.infer<typeof zVideo>) => ({
  views: video.view_count ?? null,
  likes: video.like_count ?? null,
  comments: video.comment_count ?? null,
  shares: video.share_count ?? null,
})

function toProfile(user: z.infer<typeof zUser>, followers: number | null): Profile {
  const handle = user.username ?? user.open_id
  return {
    type: 'TIKTOK',
    externalId: user.open_id,
    handle,
    name: user.display_name || handle,
    url: profileUrl('TIKTOK', handle),
    avatarUrl: user.avatar_url ?? null,
    bio: user.bio_description ?? null,
    public: true,
    followers,
    following: user.following_count ?? null,
    posts90d: null,
    averages: null,
    engagementBps: null,
    history: [],
    audience: null,
    createdAt: null,
  }
}
