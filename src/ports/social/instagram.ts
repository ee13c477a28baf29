import { DAY } from '../../core/clock.ts'
import { PortError } from '../http.ts'
import { audienceOf } from './audience.ts'
import { breakdown, graphCalls, metric, zBreakdown, zMetrics } from './graph.ts'
import {
  historyOf,
  type Media,
  type Person,
  toPost,
  toProfile,
  zDiscovery,
  zMediaPage,
  zPerson,
} from './instagram-shapes.ts'
import { parsePostUrl } from './links.ts'
import { oauthPart } from './oauth.ts'
import type { Connector, Profile, SocialToken } from './port.ts'
import { NO_POST } from './post-facts.ts'
import { expiry, nullIfUnavailable, type VendorConfig, zToken } from './vendor-calls.ts'

const MEDIA = 'id,caption,permalink,timestamp,like_count,comments_count'
const PERSON = 'id,username,name,biography,profile_picture_url,followers_count,follows_count'
/** Number of pages of fifty posts in which a link is searched. */
const PAGES = 4

/** API requests of the connector. */
function instagramCalls(config: VendorConfig & { discoveryUrl?: string }) {
  const now = config.now ?? (() => new Date())
  const graph = graphCalls('instagram', config.baseUrl ?? 'https://graph.instagram.com', config.timeoutMs)
  const discovery = graphCalls('instagram', config.discoveryUrl ?? 'https://graph.facebook.com/v23.0', config.timeoutMs)
  const oauth = oauthPart(
    {
      provider: 'instagram',
      authorizeUrl: 'https://www.instagram.com/oauth/authorize',
      tokenUrl: 'https://api.instagram.com/oauth/access_token',
      scope: 'instagram_business_basic,instagram_business_manage_insights',
    },
    config,
  )
  const longLived = async (path: string, query: Record<string, string>): Promise<SocialToken> => {
    const token = await graph(zToken, path, { query })
    // A long-lived token renews itself, so it is its own refresh token.
    const accessToken = token.access_token
    return { accessToken, refreshToken: accessToken, expiresAt: expiry(token.expires_in), externalId: null }
  }
  const media = (token: string, after?: string) =>
    graph(zMediaPage, '/me/media', { query: { fields: MEDIA, limit: '50', after }, token })
  const discover = async (username: string): Promise<Person> => {
    if (!config.apiKey || !config.apiUser) throw new PortError('instagram', 'unsupported', { detail: 'no_discovery' })
    const fields = `business_discovery.username(${username}){${PERSON},media.limit(50){${MEDIA}}}`
    return (await discovery(zDiscovery, `/${config.apiUser}`, { query: { fields }, token: config.apiKey }))
      .business_discovery
  }
  return { now, graph, oauth, longLived, media, discover }
}
type InstagramCalls = ReturnType<typeof instagramCalls>

/** The signed-in account with its posts, history and audience. */
async function ownProfile({ now, graph, media }: InstagramCalls, token: string): Promise<Profile> {
  const shares = async (by: string) => {
    const query = { metric: 'follower_demographics', period: 'lifetime', metric_type: 'total_value', breakdown: by }
    return breakdown(await nullIfUnavailable(graph(zBreakdown, '/me/insights', { query, token })))
  }
  const me = await graph(zPerson, '/me', { query: { fields: `${PERSON},user_id` }, token })
  const since = String(Math.floor((now().getTime() - 9 * DAY) / 1000))
  const query = { metric: 'follower_count,reach', period: 'day', since }
  const [page, days, age, gender, location] = await Promise.all([
    media(token),
    // Accounts with fewer than 100 followers have no insights.
    nullIfUnavailable(graph(zMetrics, '/me/insights', { query, token })),
    shares('age'),
    shares('gender'),
    shares('country'),
  ])
  const history = historyOf(days, me.followers_count ?? null)
  return { ...toProfile(me, page.data, now()), history, audience: audienceOf({ age, gender, location }) }
}

/** Finds a post by its link: in the own posts or, without a token, in the author's public posts. */
async function findMedia(
  { media, discover }: InstagramCalls,
  url: string,
  token?: string,
): Promise<{ media: Media; handle: string | null } | null> {
  const link = parsePostUrl('INSTAGRAM', url)
  if (!link) return null
  const wanted = (m: Media) => m.id === link.id || parsePostUrl('INSTAGRAM', m.permalink ?? '')?.id === link.id
  if (!token) {
    const person = link.handle ? await nullIfUnavailable(discover(link.handle)) : null
    const found = person?.media?.data.find(wanted)
    return found ? { media: found, handle: link.handle } : null
  }
  let after: string | undefined
  for (let n = 0; n < PAGES; n++) {
    const page = await media(token, after)
    const found = page.data.find(wanted)
    if (found) return { media: found, handle: link.handle }
    after = page.paging?.next ? page.paging.cursors?.after : undefined
    if (!after) return null
  }
  return null
}

function profilePart(calls: InstagramCalls): Pick<Connector, 'getProfile' | 'findCodeInBio'> {
  const { now, discover } = calls
  return {
    async getProfile(who, token) {
      if (token) return ownProfile(calls, token)
      if (who === 'me' || !('handle' in who))
        throw new PortError('instagram', 'unauthorized', { detail: 'token_required' })
      const person = await discover(who.handle)
      return toProfile(person, person.media?.data ?? [], now())
    },
    async findCodeInBio(handle, code) {
      const { biography } = await discover(handle)
      return code !== '' && (biography ?? '').toLowerCase().includes(code.toLowerCase())
    },
  }
}

function postPart(calls: InstagramCalls): Pick<Connector, 'getPost' | 'getInsights'> {
  const { graph } = calls
  return {
    async getPost(url, token) {
      const found = await findMedia(calls, url, token)
      if (!found) return NO_POST
      const me = token ? await graph(zPerson, '/me', { query: { fields: `${PERSON},user_id` }, token }) : null
      return toPost(found.media, me, found.handle)
    },
    async getInsights(url, token) {
      const found = await findMedia(calls, url, token)
      if (!found) throw new PortError('instagram', 'not_found')
      const query = { metric: 'reach,views,likes,comments,shares,saved' }
      const insights = token
        ? await nullIfUnavailable(graph(zMetrics, `/${found.media.id}/insights`, { query, token }))
        : null
      return {
        reach: metric(insights, 'reach'),
        views: metric(insights, 'views') ?? found.media.view_count ?? null,
        likes: metric(insights, 'likes') ?? found.media.like_count ?? null,
        comments: metric(insights, 'comments') ?? found.media.comments_count ?? null,
        shares: metric(insights, 'shares'),
        saves: metric(insights, 'saved'),
        clicks: null,
      }
    },
  }
}

/**
 * Instagram API with Instagram Login. Other people's public profiles are read by business discovery with our own token.
 */
export function instagramConnector(config: VendorConfig & { discoveryUrl?: string }): Connector {
  const calls = instagramCalls(config)
  const { oauth, longLived } = calls
  return {
    ownership: 'oauth',
    authorizeUrl: oauth.authorizeUrl,
    async exchangeCode(exchange) {
      const short = await oauth.exchangeCode(exchange)
      const query = {
        grant_type: 'ig_exchange_token',
        client_secret: config.clientSecret,
        access_token: short.accessToken,
      }
      return longLived('/access_token', query)
    },
    revoke: oauth.revoke,
    refresh: (token) => longLived('/refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token }),
    ...profilePart(calls),
    ...postPart(calls),
  }
}
