import type { Gender, StoredChannelType } from '../../core/vocabulary.ts'

export type AgeBand = '13-17' | '18-24' | '25-34' | '35-44' | '45+'

/** Shares of the followers in percent; each group sums to 100. */
export interface ProfileAudience {
  gender: Record<Gender, number>
  age: Record<AgeBand, number>
  /** Province or country in the platform's own wording, largest first. */
  location: { place: string; percent: number }[]
}

export interface ProfileDay {
  /** yyyy-mm-dd */
  day: string
  followers: number
  /** Views of that day; null if the platform does not report them. */
  views: number | null
}

export interface Profile {
  type: StoredChannelType
  /** The platform's own id, which does not change with the handle. */
  externalId: string
  /** Without @. */
  handle: string
  name: string
  url: string
  avatarUrl: string | null
  bio: string | null
  public: boolean
  /** Null if hidden by the owner or not reported by the platform. */
  followers: number | null
  following: number | null
  posts90d: number | null
  /** Means over the recent posts. */
  averages: { likes: number; comments: number; views: number | null } | null
  /** (likes + comments) per follower, basis points; null without followers or posts. */
  engagementBps: number | null
  /** Up to eight days, oldest first; empty if the platform has no history. */
  history: ProfileDay[]
  audience: ProfileAudience | null
  createdAt: Date | null
}

export interface SocialToken {
  accessToken: string
  refreshToken: string | null
  expiresAt: Date | null
  /** The platform's id of the token's owner, if the token response contains it. */
  externalId: string | null
}

export interface PostMetrics {
  views: number | null
  likes: number | null
  comments: number | null
  shares: number | null
}

export interface PostFacts {
  exists: boolean
  /** False when it exists but strangers cannot see it. */
  public: boolean
  externalId: string | null
  authorExternalId: string | null
  authorHandle: string | null
  text: string
  /** Hashtags in lower case without #. */
  tags: string[]
  postedAt: Date | null
  metrics: PostMetrics
}

/** Null if the platform does not report a figure. */
export interface PostInsights {
  reach: number | null
  views: number | null
  likes: number | null
  comments: number | null
  shares: number | null
  saves: number | null
  clicks: number | null
}

export interface AuthorizeRequest {
  /** Opaque; returned unchanged. */
  state: string
  redirectUri: string
  /** 43 to 128 characters, stored by the caller until the exchange (PKCE). */
  codeVerifier: string
  lang: 'th' | 'en'
}

export interface CodeExchange {
  code: string
  redirectUri: string
  codeVerifier: string
  /** The channel that the owner entered; a person may manage several. */
  handle?: string
}

export type ProfileRef = { externalId: string } | { handle: string } | 'me'

/**
 * One platform. Throws PortError: unauthorized = the token is no longer valid, forbidden = private or scope missing,
 * not_found = no such profile, rate_limited with the seconds to wait, unsupported = the platform does not offer it.
 */
export interface Connector {
  /** oauth: sign in at the platform; bio: a code in the public profile. */
  readonly ownership: 'oauth' | 'bio'
  authorizeUrl(request: AuthorizeRequest): string
  exchangeCode(exchange: CodeExchange): Promise<SocialToken>
  refresh(refreshToken: string): Promise<SocialToken>
  /** Revokes a person's tokens. */
  revoke(token: Pick<SocialToken, 'accessToken' | 'refreshToken'>): Promise<void>
  /** Without a token only public data is read. */
  getProfile(who: ProfileRef, token?: string): Promise<Profile>
  /** Returns `exists: false` for a deleted post. */
  getPost(url: string, token?: string): Promise<PostFacts>
  getInsights(url: string, token?: string): Promise<PostInsights>
  findCodeInBio(handle: string, code: string): Promise<boolean>
}

/** All platforms; the channel type selects the connector. See Connector for results and errors. */
export interface SocialPort {
  ownership(type: StoredChannelType): 'oauth' | 'bio'
  authorizeUrl(type: StoredChannelType, request: AuthorizeRequest): string
  exchangeCode(type: StoredChannelType, exchange: CodeExchange): Promise<SocialToken>
  refresh(type: StoredChannelType, refreshToken: string): Promise<SocialToken>
  revoke(type: StoredChannelType, token: Pick<SocialToken, 'accessToken' | 'refreshToken'>): Promise<void>
  getProfile(type: StoredChannelType, who: ProfileRef, token?: string): Promise<Profile>
  getPost(type: StoredChannelType, url: string, token?: string): Promise<PostFacts>
  getInsights(type: StoredChannelType, url: string, token?: string): Promise<PostInsights>
  findCodeInBio(type: StoredChannelType, handle: string, code: string): Promise<boolean>
}
