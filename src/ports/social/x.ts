import { z } from 'zod'
import { DAY } from '../../core/clock.ts'
import { PortError } from '../http.ts'
import { parsePostUrl, profileUrl, tagsOf } from './links.ts'
import { measurePosts, RECENT_DAYS } from './measure.ts'
import { oauthPart } from './oauth.ts'
import type { Connector, Profile } from './port.ts'
import { NO_POST } from './post-facts.ts'
import { dateOf, nullIfUnavailable, type VendorConfig, vendorCalls, zCount } from './vendor-calls.ts'

const zUser = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  protected: z.boolean().default(false),
  created_at: z.string().optional(),
  profile_image_url: z.string().optional(),
  public_metrics: z.object({ followers_count: zCount, following_count: zCount }).optional(),
})
const zTweet = z.object({
  id: z.string(),
  text: z.string(),
  author_id: z.string().optional(),
  created_at: z.string().optional(),
  public_metrics: z
    .object({
      like_count: zCount,
      reply_count: zCount,
      retweet_count: zCount,
      quote_count: zCount.default(0),
      bookmark_count: zCount.optional(),
      impression_count: zCount.optional(),
    })
    .optional(),
  non_public_metrics: z.object({ impression_count: zCount.optional(), url_link_clicks: zCount.optional() }).optional(),
})
/** X responds with 200, `errors` and no data if something is deleted or private. */
const zErrors = z.array(z.object({ title: z.string().optional(), type: z.string().optional() })).optional()
const zUserAnswer = z.object({ data: zUser.optional(), errors: zErrors })
const zTweetAnswer = z.object({
  data: zTweet.optional(),
  includes: z.object({ users: z.array(zUser).optional() }).optional(),
  errors: zErrors,
})
const zTimeline = z.object({ data: z.array(zTweet).optional() })

const USER = 'created_at,description,profile_image_url,protected,public_metrics'
const TWEET = 'author_id,created_at,public_metrics'

/** API requests of the connector. */
function xCalls(config: VendorConfig) {
  const provider = 'x'
  const now = config.now ?? (() => new Date())
  const base = config.baseUrl ?? 'https://api.x.com'
  const api = vendorCalls(provider, base, config.timeoutMs)
  const user = async (path: string, token?: string) => {
    const answer = await api(zUserAnswer, path, { query: { 'user.fields': USER }, token: token ?? config.apiKey })
    if (!answer.data)
      throw new PortError(provider, 'not_found', { detail: answer.errors?.[0]?.title?.replaceAll(' ', '_') })
    return answer.data
  }
  const tweet = async (url: string, token?: string, own = false) => {
    const link = parsePostUrl('X', url)
    if (!link) return null
    const fields = own ? `${TWEET},non_public_metrics` : TWEET
    const query = { 'tweet.fields': fields, expansions: 'author_id', 'user.fields': 'protected' }
    return api(zTweetAnswer, `/2/tweets/${link.id}`, { query, token: token ?? config.apiKey })
  }
  const recent = async (id: string, token?: string) => {
    const start_time = new Date(now().getTime() - RECENT_DAYS * DAY).toISOString().replace(/\.\d{3}/, '')
    const query = { 'tweet.fields': TWEET, exclude: 'retweets,replies', max_results: '100', start_time }
    const timeline = await nullIfUnavailable(
      api(zTimeline, `/2/users/${id}/tweets`, { query, token: token ?? config.apiKey }),
    )
    return (timeline?.data ?? []).map((t) => ({
      postedAt: dateOf(t.created_at) ?? new Date(0),
      likes: t.public_metrics?.like_count ?? 0,
      comments: t.public_metrics?.reply_count ?? 0,
      views: t.public_metrics?.impression_count ?? null,
    }))
  }
  return { provider, now, base, user, tweet, recent }
}
type XCalls = ReturnType<typeof xCalls>

function profilePart({ now, user, recent }: XCalls): Pick<Connector, 'getProfile' | 'findCodeInBio'> {
  return {
    async getProfile(who, token) {
      const path =
        who === 'me'
          ? '/2/users/me'
          : 'handle' in who
            ? `/2/users/by/username/${who.handle}`
            : `/2/users/${who.externalId}`
      const found = await user(path, token)
      const followers = found.public_metrics?.followers_count ?? null
      // The posts of a protected account are not visible: the figures are null, not zero.
      if (found.protected && !token) return toProfile(found, followers)
      return { ...toProfile(found, followers), ...measurePosts(await recent(found.id, token), followers, now()) }
    },
    async findCodeInBio(handle, code) {
      const { description } = await user(`/2/users/by/username/${handle}`)
      return code !== '' && (description ?? '').toLowerCase().includes(code.toLowerCase())
    },
  }
}

function postPart({ provider, tweet }: XCalls): Pick<Connector, 'getPost' | 'getInsights'> {
  return {
    async getPost(url, token) {
      const tweetAnswer = await nullIfUnavailable(tweet(url, token))
      const found = tweetAnswer?.data
      if (!found) return NO_POST
      const author = tweetAnswer.includes?.users?.find((u) => u.id === found.author_id)
      const metrics = found.public_metrics
      return {
        exists: true,
        public: author?.protected !== true,
        externalId: found.id,
        authorExternalId: found.author_id ?? null,
        authorHandle: author?.username ?? null,
        text: found.text,
        tags: tagsOf(found.text),
        postedAt: dateOf(found.created_at),
        metrics: {
          views: metrics?.impression_count ?? null,
          likes: metrics?.like_count ?? null,
          comments: metrics?.reply_count ?? null,
          shares: metrics ? metrics.retweet_count + metrics.quote_count : null,
        },
      }
    },
    async getInsights(url, token) {
      // Private figures need the author's token and are available for thirty days; then only the public ones are
      // returned.
      const tweetAnswer = (token && (await nullIfUnavailable(tweet(url, token, true)))) || (await tweet(url, token))
      const found = tweetAnswer?.data
      if (!found) throw new PortError(provider, 'not_found')
      const { public_metrics: open, non_public_metrics: own } = found
      return {
        reach: null,
        views: own?.impression_count ?? open?.impression_count ?? null,
        likes: open?.like_count ?? null,
        comments: open?.reply_count ?? null,
        shares: open ? open.retweet_count + open.quote_count : null,
        saves: open?.bookmark_count ?? null,
        clicks: own?.url_link_clicks ?? null,
      }
    },
  }
}

/** X API v2. Public data is requested with the app's own bearer token. */
export function xConnector(config: VendorConfig): Connector {
  const calls = xCalls(config)
  const { provider, base } = calls
  return {
    ownership: 'oauth',
    ...oauthPart(
      {
        provider,
        authorizeUrl: 'https://x.com/i/oauth2/authorize',
        tokenUrl: `${base}/2/oauth2/token`,
        revokeUrl: `${base}/2/oauth2/revoke`,
        scope: 'users.read tweet.read offline.access',
        secretIn: 'basic',
        pkce: true,
      },
      config,
    ),
    ...profilePart(calls),
    ...postPart(calls),
  }
}

function toProfile(user: z.infer<typeof zUser>, followers: number | null): Profile {
  return {
    type: 'X',
    externalId: user.id,
    handle: user.username,
    name: user.name,
    url: profileUrl('X', user.username),
    avatarUrl: user.profile_image_url ?? null,
    bio: user.description ?? null,
    public: !user.protected,
    followers,
    following: user.public_metrics?.following_count ?? null,
    posts90d: null,
    averages: null,
    engagementBps: null,
    history: [],
    audience: null,
    createdAt: dateOf(user.created_at),
  }
}
