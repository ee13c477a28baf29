import { z } from 'zod'
import { DAY } from '../../core/clock.ts'
import { PortError } from '../http.ts'
import { audienceOf, type Shares } from './audience.ts'
import { parsePostUrl, profileUrl, tagsOf } from './links.ts'
import { type CountedPost, measurePosts } from './measure.ts'
import { oauthPart } from './oauth.ts'
import type { Connector, PostInsights, Profile, ProfileDay, ProfileRef } from './port.ts'
import { NO_INSIGHTS, NO_POST } from './post-facts.ts'
import { dateOf, nullIfUnavailable, type VendorConfig, vendorCalls, zCount } from './vendor-calls.ts'

const zChannel = z.object({
  id: z.string(),
  snippet: z.object({
    title: z.string(),
    description: z.string().default(''),
    customUrl: z.string().optional(),
    publishedAt: z.string().optional(),
    thumbnails: z.object({ default: z.object({ url: z.string() }).optional() }).optional(),
  }),
  statistics: z.object({ subscriberCount: zCount.optional(), hiddenSubscriberCount: z.boolean().default(false) }),
  status: z.object({ privacyStatus: z.string() }).optional(),
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().optional() }) }),
})
const zVideo = z.object({
  id: z.string(),
  snippet: z.object({ channelId: z.string(), title: z.string(), description: z.string(), publishedAt: z.string() }),
  statistics: z.object({ viewCount: zCount.optional(), likeCount: zCount.optional(), commentCount: zCount.optional() }),
  status: z.object({ privacyStatus: z.string() }).optional(),
})
const zChannels = z.object({ items: z.array(zChannel).default([]) })
const zVideos = z.object({ items: z.array(zVideo).default([]) })
const zUploads = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })).default([]),
})
const zReport = z.object({ rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]) })
type Channel = z.infer<typeof zChannel>

const SCOPES = ['youtube.readonly', 'yt-analytics.readonly']
  .map((s) => `https://www.googleapis.com/auth/${s}`)
  .join(' ')

/** Google responds with 403 both to a missing permission and to an exhausted quota. These reasons mean a quota. */
const LIMITS: ReadonlySet<string | null> = new Set(['quotaExceeded', 'rateLimitExceeded', 'userRateLimitExceeded'])

function googleCalls(base: string, timeoutMs?: number): ReturnType<typeof vendorCalls> {
  const request = vendorCalls('youtube', base, timeoutMs)
  return async (shape, path, options) => {
    try {
      return await request(shape, path, options)
    } catch (error) {
      if (error instanceof PortError && error.status === 403 && LIMITS.has(error.detail))
        throw new PortError('youtube', 'rate_limited', { status: 403, detail: error.detail ?? '' })
      throw error
    }
  }
}

/** API requests of the connector. */
function youtubeCalls(config: VendorConfig & { analyticsUrl?: string }) {
  const now = config.now ?? (() => new Date())
  const data = googleCalls(config.baseUrl ?? 'https://www.googleapis.com/youtube/v3', config.timeoutMs)
  const analytics = googleCalls(config.analyticsUrl ?? 'https://youtubeanalytics.googleapis.com/v2', config.timeoutMs)
  const keyed = (query: Record<string, string>, token?: string) => ({
    query: token ? query : { ...query, key: config.apiKey },
    token,
  })
  const day = (daysAgo: number) => new Date(now().getTime() - daysAgo * DAY).toISOString().slice(0, 10)
  const report = async (token: string, query: Record<string, string>, days: number) => {
    const full = { ids: 'channel==MINE', startDate: day(days), endDate: day(0), ...query }
    return (await nullIfUnavailable(analytics(zReport, '/reports', { query: full, token })))?.rows ?? []
  }
  const videos = (ids: string, token?: string) =>
    data(zVideos, '/videos', keyed({ part: 'snippet,statistics,status', id: ids }, token))

  const recent = async (channel: Channel, token?: string): Promise<CountedPost[]> => {
    const playlistId = channel.contentDetails.relatedPlaylists.uploads
    if (!playlistId) return []
    const query = { part: 'contentDetails', playlistId, maxResults: '50' }
    // The uploads playlist of a channel without uploads is a 404.
    const uploads = await nullIfUnavailable(data(zUploads, '/playlistItems', keyed(query, token)))
    const ids = (uploads?.items ?? []).map((item) => item.contentDetails.videoId)
    if (ids.length === 0) return []
    return (await videos(ids.join(','), token)).items.map(({ snippet, statistics }) => ({
      postedAt: new Date(snippet.publishedAt),
      likes: statistics.likeCount ?? 0,
      comments: statistics.commentCount ?? 0,
      views: statistics.viewCount ?? null,
    }))
  }
  return { now, data, keyed, report, videos, recent }
}
type YoutubeCalls = ReturnType<typeof youtubeCalls>

function profilePart({
  now,
  data,
  keyed,
  report,
  recent,
}: YoutubeCalls): Pick<Connector, 'getProfile' | 'findCodeInBio'> {
  return {
    async getProfile(who, token) {
      const part = 'snippet,statistics,contentDetails,status'
      const channel = (await data(zChannels, '/channels', keyed({ part, ...channelQuery(who) }, token))).items[0]
      if (!channel) throw new PortError('youtube', 'not_found')
      const posts = await recent(channel, token)
      const own = who === 'me' && token !== undefined
      const followers = channel.statistics.hiddenSubscriberCount ? null : (channel.statistics.subscriberCount ?? null)
      const days = own
        ? await report(token, { metrics: 'views,subscribersGained,subscribersLost', dimensions: 'day', sort: 'day' }, 8)
        : []
      const audience = own ? audienceOf(await sharesOf((query) => report(token, query, 90))) : null
      return {
        ...toProfile(channel, followers),
        ...measurePosts(posts, followers, now()),
        history: followers === null ? [] : historyOf(days, followers),
        audience,
      }
    },
    async findCodeInBio(handle, code) {
      const query = keyed({ part: 'snippet,statistics,contentDetails', ...channelQuery({ handle }) })
      const channel = (await data(zChannels, '/channels', query)).items[0]
      return code !== '' && (channel?.snippet.description ?? '').toLowerCase().includes(code.toLowerCase())
    },
  }
}

function postPart({ report, videos }: YoutubeCalls): Pick<Connector, 'getPost' | 'getInsights'> {
  return {
    async getPost(url, token) {
      const link = parsePostUrl('YOUTUBE', url)
      const video = link && (await videos(link.id, token)).items[0]
      if (!video) return NO_POST
      const text = `${video.snippet.title}\n${video.snippet.description}`
      const { viewCount, likeCount, commentCount } = video.statistics
      return {
        exists: true,
        public: video.status?.privacyStatus !== 'private',
        externalId: video.id,
        authorExternalId: video.snippet.channelId,
        authorHandle: null,
        text,
        tags: tagsOf(text),
        postedAt: dateOf(video.snippet.publishedAt),
        metrics: { views: viewCount ?? null, likes: likeCount ?? null, comments: commentCount ?? null, shares: null },
      }
    },
    async getInsights(url, token): Promise<PostInsights> {
      const link = parsePostUrl('YOUTUBE', url)
      const video = link && (await videos(link.id, token)).items[0]
      if (!link || !video) throw new PortError('youtube', 'not_found')
      const query = { metrics: 'views,likes,comments,shares', filters: `video==${link.id}` }
      const row = token ? (await report(token, query, 90))[0]?.map(Number) : undefined
      const { viewCount, likeCount, commentCount } = video.statistics
      return {
        ...NO_INSIGHTS,
        views: row?.[0] ?? viewCount ?? null,
        likes: row?.[1] ?? likeCount ?? null,
        comments: row?.[2] ?? commentCount ?? null,
        shares: row?.[3] ?? null,
      }
    },
  }
}

/** YouTube Data API v3, and the Analytics API for data that only the owner can read. */
export function youtubeConnector(config: VendorConfig & { analyticsUrl?: string }): Connector {
  const calls = youtubeCalls(config)
  return {
    ownership: 'oauth',
    ...oauthPart(
      {
        provider: 'youtube',
        authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        revokeUrl: 'https://oauth2.googleapis.com/revoke',
        scope: SCOPES,
        query: { access_type: 'offline', prompt: 'consent' },
        pkce: true,
        langName: 'hl',
      },
      config,
    ),
    ...profilePart(calls),
    ...postPart(calls),
  }
}

function channelQuery(who: ProfileRef): Record<string, string> {
  if (who === 'me') return { mine: 'true' }
  return 'externalId' in who ? { id: who.externalId } : { forHandle: `@${who.handle}` }
}

function toProfile(channel: Channel, followers: number | null): Profile {
  const handle = (channel.snippet.customUrl ?? channel.id).replace(/^@/, '')
  return {
    type: 'YOUTUBE',
    externalId: channel.id,
    handle,
    name: channel.snippet.title,
    url: profileUrl('YOUTUBE', handle),
    avatarUrl: channel.snippet.thumbnails?.default?.url ?? null,
    bio: channel.snippet.description,
    public: (channel.status?.privacyStatus ?? 'public') === 'public',
    followers,
    following: null,
    posts90d: null,
    averages: null,
    engagementBps: null,
    history: [],
    audience: null,
    createdAt: dateOf(channel.snippet.publishedAt),
  }
}

/** Followers by day, calculated back from the current number with each day's gains and losses. */
function historyOf(rows: readonly (string | number)[][], followers: number): ProfileDay[] {
  let after = followers
  const backwards = rows.toReversed().map((row) => {
    const one = { day: String(row[0]), followers: after, views: Number(row[1] ?? 0) }
    after -= Number(row[2] ?? 0) - Number(row[3] ?? 0)
    return one
  })
  return backwards.reverse().slice(-8)
}

async function sharesOf(report: (query: Record<string, string>) => Promise<(string | number)[][]>): Promise<Shares> {
  const people = await report({ metrics: 'viewerPercentage', dimensions: 'ageGroup,gender' })
  const places = await report({ metrics: 'views', dimensions: 'country', sort: '-views', maxResults: '10' })
  return {
    age: people.map((row) => ({ word: String(row[0]), value: Number(row[2]) })),
    gender: people.map((row) => ({ word: String(row[1]), value: Number(row[2]) })),
    location: places.map((row) => ({ word: String(row[0]), value: Number(row[1]) })),
  }
}
