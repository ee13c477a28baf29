import { z } from 'zod'
import { DAY } from '../../core/clock.ts'
import { PortError } from '../http.ts'
import { graphCalls, metric, zMetrics } from './graph.ts'
import { parsePostUrl, profileUrl, tagsOf } from './links.ts'
import { measurePosts } from './measure.ts'
import { oauthPart } from './oauth.ts'
import type { Connector, Profile, ProfileDay, SocialToken } from './port.ts'
import { NO_POST } from './post-facts.ts'
import { dateOf, nullIfNotFound, nullIfUnavailable, type VendorConfig, zCount, zToken } from './vendor-calls.ts'

const zTotal = z.object({ summary: z.object({ total_count: zCount.optional() }).optional() }).nullish()
const zFeedPost = z.object({
  id: z.string(),
  created_time: z.string(),
  message: z.string().nullish(),
  from: z.object({ id: z.string(), name: z.string().optional() }).nullish(),
  is_published: z.boolean().nullish(),
  privacy: z.object({ value: z.string().optional() }).nullish(),
  reactions: zTotal,
  comments: zTotal,
  shares: z.object({ count: zCount }).nullish(),
})
const zFeed = z.object({ data: z.array(zFeedPost).default([]) })
const zPage = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullish(),
  about: z.string().nullish(),
  is_published: z.boolean().nullish(),
  followers_count: zCount.nullish(),
})
const zPages = z.object({
  data: z.array(z.object({ id: z.string(), username: z.string().nullish(), access_token: z.string() })),
})

const POST =
  'id,created_time,message,from,is_published,privacy,reactions.limit(0).summary(true),comments.limit(0).summary(true),shares'
const total = (of: z.infer<typeof zTotal>) => of?.summary?.total_count ?? null

/** API requests of the connector. */
function facebookCalls(config: VendorConfig) {
  const provider = 'facebook'
  const base = config.baseUrl ?? 'https://graph.facebook.com/v23.0'
  const now = config.now ?? (() => new Date())
  const graph = graphCalls(provider, base, config.timeoutMs)
  const oauth = oauthPart(
    {
      provider,
      authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
      tokenUrl: `${base}/oauth/access_token`,
      scope: 'pages_show_list,pages_read_engagement,read_insights',
      pkce: true,
    },
    config,
  )
  /** A post's id in the API is `page_post`; the URL contains only the second part. */
  const findPost = async (url: string, token?: string) => {
    const link = parsePostUrl('FACEBOOK_PAGE', url)
    if (!link) return null
    const me = token ? await graph(zPage, '/me', { query: { fields: 'id,name' }, token }) : null
    const id = me && /^\d+$/.test(link.id) ? `${me.id}_${link.id}` : link.id
    return nullIfNotFound(graph(zFeedPost, `/${id}`, { query: { fields: POST }, token: token ?? config.apiKey }))
  }
  const followersByDay = async (token: string): Promise<ProfileDay[]> => {
    const since = String(Math.floor((now().getTime() - 9 * DAY) / 1000))
    const query = { metric: 'page_follows,page_impressions_unique', period: 'day', since }
    const insights = await nullIfUnavailable(graph(zMetrics, '/me/insights', { query, token }))
    const series = (name: string) => insights?.data.find((m) => m.name === name)?.values ?? []
    const views = series('page_impressions_unique')
    return series('page_follows').flatMap(({ value, end_time }) => {
      const seen = views.find((v) => v.end_time === end_time)?.value
      if (typeof value !== 'number' || !end_time) return []
      return [{ day: end_time.slice(0, 10), followers: value, views: typeof seen === 'number' ? seen : null }]
    })
  }
  return { config, provider, now, graph, oauth, findPost, followersByDay }
}
type FacebookCalls = ReturnType<typeof facebookCalls>

function profilePart({
  config,
  now,
  graph,
  followersByDay,
}: FacebookCalls): Pick<Connector, 'getProfile' | 'findCodeInBio'> {
  return {
    async getProfile(who, token) {
      const key = token ?? config.apiKey
      const node = who === 'me' ? 'me' : 'handle' in who ? who.handle : who.externalId
      const fields = 'id,name,username,about,is_published,followers_count'
      const page = await graph(zPage, `/${node}`, { query: { fields }, token: key })
      const feed = await nullIfUnavailable(
        graph(zFeed, `/${page.id}/posts`, { query: { fields: POST, limit: '100' }, token: key }),
      )
      const history = token && who === 'me' ? (await followersByDay(token)).slice(-8) : []
      return { ...toProfile(page, feed, now()), history }
    },
    async findCodeInBio(handle, code) {
      const query = { fields: 'id,name,about' }
      const page = await graph(zPage, `/${handle}`, { query, token: config.apiKey })
      return code !== '' && (page.about ?? '').toLowerCase().includes(code.toLowerCase())
    },
  }
}

function postPart({ provider, graph, findPost }: FacebookCalls): Pick<Connector, 'getPost' | 'getInsights'> {
  return {
    async getPost(url, token) {
      const post = await findPost(url, token)
      if (!post) return NO_POST
      const text = post.message ?? ''
      return {
        exists: true,
        public: post.is_published !== false && ['EVERYONE', '', undefined].includes(post.privacy?.value),
        externalId: post.id,
        authorExternalId: post.from?.id ?? post.id.split('_')[0] ?? null,
        authorHandle: parsePostUrl('FACEBOOK_PAGE', url)?.handle ?? null,
        text,
        tags: tagsOf(text),
        postedAt: dateOf(post.created_time),
        metrics: {
          views: null,
          likes: total(post.reactions),
          comments: total(post.comments),
          shares: post.shares?.count ?? 0,
        },
      }
    },
    async getInsights(url, token) {
      const post = await findPost(url, token)
      if (!post) throw new PortError(provider, 'not_found')
      const query = { metric: 'post_impressions_unique,post_impressions,post_clicks' }
      const insights = token ? await nullIfUnavailable(graph(zMetrics, `/${post.id}/insights`, { query, token })) : null
      return {
        reach: metric(insights, 'post_impressions_unique'),
        views: metric(insights, 'post_impressions'),
        likes: total(post.reactions),
        comments: total(post.comments),
        shares: post.shares?.count ?? 0,
        saves: null,
        clicks: metric(insights, 'post_clicks'),
      }
    },
  }
}

/** Facebook pages through the Graph API. The stored token is the page's, which does not expire. */
export function facebookConnector(config: VendorConfig): Connector {
  const calls = facebookCalls(config)
  const { provider, graph, oauth } = calls
  return {
    ownership: 'oauth',
    authorizeUrl: oauth.authorizeUrl,
    async exchangeCode(exchange): Promise<SocialToken> {
      const short = await oauth.exchangeCode(exchange)
      const query = {
        grant_type: 'fb_exchange_token',
        client_id: config.clientId,
        client_secret: config.clientSecret,
        fb_exchange_token: short.accessToken,
      }
      const long = await graph(zToken, '/oauth/access_token', { query })
      const pages = await graph(zPages, '/me/accounts', {
        query: { fields: 'id,username,access_token' },
        token: long.access_token,
      })
      const wanted = exchange.handle?.toLowerCase()
      const page = pages.data.find((one) => [one.id, one.username?.toLowerCase()].includes(wanted)) ?? pages.data[0]
      if (!page) throw new PortError(provider, 'not_found', { detail: 'no_page' })
      return { accessToken: page.access_token, refreshToken: null, expiresAt: null, externalId: page.id }
    },
    refresh: () => Promise.reject(new PortError(provider, 'unsupported', { detail: 'page_tokens_stay' })),
    // Page tokens cannot be revoked through the Graph API.
    revoke: oauth.revoke,
    ...profilePart(calls),
    ...postPart(calls),
  }
}

function toProfile(page: z.infer<typeof zPage>, feed: z.infer<typeof zFeed> | null, now: Date): Profile {
  const handle = page.username ?? page.id
  const followers = page.followers_count ?? null
  const posts = feed?.data.map((p) => ({
    postedAt: new Date(p.created_time),
    likes: total(p.reactions) ?? 0,
    comments: total(p.comments) ?? 0,
    views: null,
  }))
  const measured = posts ? measurePosts(posts, followers, now) : { posts90d: null, averages: null, engagementBps: null }
  return {
    type: 'FACEBOOK_PAGE',
    externalId: page.id,
    handle,
    name: page.name,
    url: profileUrl('FACEBOOK_PAGE', handle),
    avatarUrl: null,
    bio: page.about ?? null,
    public: page.is_published !== false,
    followers,
    following: null,
    ...measured,
    history: [],
    audience: null,
    createdAt: null,
  }
}
