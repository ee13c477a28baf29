import { z } from 'zod'
import type { StoredChannelType } from '../../core/vocabulary.ts'
import { type Call, call, callJson, PortError } from '../http.ts'
import { parsePostUrl } from './links.ts'
import { challengeOf } from './pkce.ts'
import type { Connector, PostFacts, Profile, SocialToken } from './port.ts'
import { NO_POST } from './post-facts.ts'

export interface SandboxConnectorConfig {
  /** URL of the sandbox platform for the server. */
  url: string
  /** URL of the sandbox platform for browsers, if it differs. */
  publicUrl?: string
  clientId: string
  clientSecret: string
}

const count = z.number().int().nonnegative()
const zProfile = z.object({
  id: z.string(),
  handle: z.string(),
  url: z.string(),
  bio: z.string(),
  name: z.string(),
  public: z.boolean(),
  followers: count.nullable(),
  following: count.nullable(),
  posts_90d: count,
  avg_likes: count,
  avg_comments: count,
  avg_views: count,
  history: z.array(z.object({ day: z.string(), followers: count, views: count.nullable() })),
  audience: z.object({
    gender: z.object({ female: z.number(), male: z.number(), other: z.number() }),
    age: z.object({
      '13-17': z.number(),
      '18-24': z.number(),
      '25-34': z.number(),
      '35-44': z.number(),
      '45+': z.number(),
    }),
    location: z.array(z.object({ place: z.string(), percent: z.number() })),
  }),
  created_at: z.string(),
})
const zPost = z.object({
  id: z.string(),
  author: z.object({ id: z.string(), handle: z.string() }),
  public: z.boolean(),
  text: z.string(),
  tags: z.array(z.string()),
  posted_at: z.string(),
  metrics: z.object({ views: count, likes: count, comments: count, shares: count }),
})
const zInsights = z.object({
  reach: count.nullable(),
  views: count,
  likes: count,
  comments: count,
  shares: count,
  saves: count.nullable(),
  clicks: count.nullable(),
})
const zToken = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.iso.datetime(),
  external_id: z.string(),
})

/** API requests of the connector. */
function sandboxCalls(type: StoredChannelType, config: SandboxConnectorConfig) {
  const base = config.url.replace(/\/$/, '')
  const provider = 'sandbox'
  const get = (path: string, token?: string): Call => ({
    provider,
    url: `${base}${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : { 'x-api-key': config.clientSecret },
  })
  const tokens = async (form: Record<string, string>): Promise<SocialToken> => {
    const full = { ...form, client_id: config.clientId, client_secret: config.clientSecret }
    const token = await callJson({ provider, url: `${base}/oauth/token`, method: 'POST', form: full }, zToken)
    return {
      accessToken: token.access_token,
      refreshToken: token.refresh_token,
      expiresAt: new Date(token.expires_at),
      externalId: token.external_id,
    }
  }
  const profileOf = async (path: string, token?: string) => toProfile(type, await callJson(get(path, token), zProfile))
  const profilePath = (who: string) => `/v1/profiles/${type}/${encodeURIComponent(who)}`
  const postPath = (url: string) => {
    const link = parsePostUrl(type, url)
    return link && `/v1/posts/${type}/${encodeURIComponent(link.id)}`
  }
  return { base, provider, get, tokens, profileOf, profilePath, postPath }
}
type SandboxCalls = ReturnType<typeof sandboxCalls>

function profilePart({ profileOf, profilePath }: SandboxCalls): Pick<Connector, 'getProfile' | 'findCodeInBio'> {
  return {
    getProfile(who, token) {
      if (who === 'me') return profileOf('/v1/me', token ?? '')
      return profileOf(profilePath('handle' in who ? who.handle : who.externalId), token)
    },
    async findCodeInBio(handle, code) {
      const profile = await profileOf(profilePath(handle))
      return code !== '' && (profile.bio ?? '').toLowerCase().includes(code.toLowerCase())
    },
  }
}

function postPart({ provider, get, postPath }: SandboxCalls): Pick<Connector, 'getPost' | 'getInsights'> {
  return {
    async getPost(url, token) {
      const path = postPath(url)
      if (!path) return NO_POST
      try {
        return toPost(await callJson(get(path, token), zPost))
      } catch (error) {
        if (error instanceof PortError && error.code === 'not_found') return NO_POST
        throw error
      }
    },
    async getInsights(url, token) {
      const path = postPath(url)
      if (!path) throw new PortError(provider, 'not_found')
      return callJson(get(`${path}/insights`, token), zInsights)
    },
  }
}

/** Connector of one channel type to the sandbox platform. `ownership` is that of the real platform. */
export function sandboxConnector(
  type: StoredChannelType,
  ownership: 'oauth' | 'bio',
  config: SandboxConnectorConfig,
): Connector {
  const calls = sandboxCalls(type, config)
  const { base, tokens } = calls
  return {
    ownership,
    authorizeUrl({ state, redirectUri, codeVerifier, lang }) {
      const query = new URLSearchParams({
        type,
        client_id: config.clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challengeOf(codeVerifier),
        lang,
      })
      return `${(config.publicUrl ?? base).replace(/\/$/, '')}/oauth/authorize?${query}`
    },
    exchangeCode: ({ code, redirectUri, codeVerifier }) =>
      tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier }),
    refresh: (refreshToken) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async revoke({ accessToken, refreshToken }) {
      const form = {
        token: refreshToken ?? accessToken,
        client_id: config.clientId,
        client_secret: config.clientSecret,
      }
      await call({ provider: calls.provider, url: `${base}/oauth/revoke`, method: 'POST', form })
    },
    ...profilePart(calls),
    ...postPart(calls),
  }
}

function toProfile(type: StoredChannelType, p: z.infer<typeof zProfile>): Profile {
  return {
    type,
    externalId: p.id,
    handle: p.handle,
    name: p.name,
    url: p.url,
    avatarUrl: null,
    bio: p.bio,
    public: p.public,
    followers: p.followers,
    following: p.following,
    posts90d: p.posts_90d,
    averages: { likes: p.avg_likes, comments: p.avg_comments, views: p.avg_views },
    engagementBps: p.followers ? Math.round(((p.avg_likes + p.avg_comments) / p.followers) * 10_000) : null,
    history: p.followers === null ? [] : p.history,
    audience: p.public ? p.audience : null,
    createdAt: new Date(p.created_at),
  }
}

function toPost(p: z.infer<typeof zPost>): PostFacts {
  return {
    exists: true,
    public: p.public,
    externalId: p.id,
    authorExternalId: p.author.id,
    authorHandle: p.author.handle,
    text: p.text,
    tags: p.tags,
    postedAt: new Date(p.posted_at),
    metrics: p.metrics,
  }
}
