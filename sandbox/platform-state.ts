import { createHash, randomBytes } from 'node:crypto'
import { DAY, HOUR, MINUTE } from '../src/core/clock.ts'
import { CHANNEL_TYPES, normalChannelType, type StoredChannelType } from '../src/core/vocabulary.ts'
import { type PostKind, postUrl, tagsOf } from '../src/ports/social/links.ts'
import { chance, externalIdOf } from './platform-profiles.ts'

export interface PlatformProfile {
  type: StoredChannelType
  handle: string
  externalId: string
  bio: string
}

export interface PlatformPost {
  id: string
  type: StoredChannelType
  handle: string
  kind: PostKind
  text: string
  public: boolean
  postedAt: string
}

interface Grant {
  type: StoredChannelType
  handle: string
  redirectUri: string
  challenge: string | null
  expiresAt: string
}

export interface PlatformState {
  /** By `TYPE:handle`. A profile is stored at its first request. */
  profiles: Record<string, PlatformProfile>
  posts: Record<string, PlatformPost>
  codes: Record<string, Grant>
  /** Access and refresh tokens. */
  tokens: Record<string, { type: StoredChannelType; handle: string; expiresAt: string | null }>
}

export const emptyPlatform = (): PlatformState => ({ profiles: {}, posts: {}, codes: {}, tokens: {} })

/** The stored channel type for a text, or null if it is not one. */
export function typeOf(text: unknown): StoredChannelType | null {
  const found = CHANNEL_TYPES.find((t) => t === text)
  return found ? normalChannelType(found) : null
}

/** A handle as stored: without @, in lower case; null if no platform could have it. */
export function handleOf(text: unknown): string | null {
  const handle = String(text ?? '')
    .trim()
    .replace(/^@/, '')
    .toLowerCase()
  return /^[a-z0-9][a-z0-9._-]{1,39}$/.test(handle) ? handle : null
}

/** The profile of a handle; creates and stores it at the first request. */
export function knownProfile(state: PlatformState, type: StoredChannelType, handle: string): PlatformProfile {
  const key = `${type}:${handle}`
  const profile = state.profiles[key] ?? { type, handle, externalId: externalIdOf(type, handle), bio: '' }
  state.profiles[key] = profile
  return profile
}

/** A profile by handle, or by the id of a stored profile. */
export function findProfile(state: PlatformState, type: StoredChannelType, who: string): PlatformProfile | null {
  const byId = Object.values(state.profiles).find((p) => p.type === type && p.externalId === who)
  if (byId) return byId
  const handle = handleOf(who)
  return handle ? knownProfile(state, type, handle) : null
}

const KINDS: readonly PostKind[] = ['post', 'video', 'reel', 'story']
const PLAIN_KIND: Partial<Record<StoredChannelType, PostKind>> = {
  INSTAGRAM: 'reel',
  TIKTOK: 'video',
  YOUTUBE: 'video',
}

/** Writes a post. Its id has the platform's format. */
export function createPost(
  state: PlatformState,
  input: { type: StoredChannelType; handle: string; text: string; public: boolean; kind?: unknown },
  now: Date,
): PlatformPost {
  knownProfile(state, input.type, input.handle)
  const kind = KINDS.find((k) => k === input.kind) ?? PLAIN_KIND[input.type] ?? 'post'
  const short = input.type === 'YOUTUBE' || (input.type === 'INSTAGRAM' && kind !== 'story')
  const number = BigInt(`0x${randomBytes(7).toString('hex')}`) + 7_000_000_000_000_000_000n
  const id = short
    ? randomBytes(8).toString('base64url').slice(0, 11)
    : String(number).slice(0, input.type === 'WHATSAPP' ? 12 : 19)
  const { type, handle, text } = input
  const post = { id, type, handle, kind, text: text.slice(0, 5_000), public: input.public, postedAt: now.toISOString() }
  state.posts[`${type}:${id}`] = post
  return post
}

/** Figures of a post. They rise fast on the first day and then flatten; always the same for the same post and age. */
export function postNumbers(post: PlatformPost, followers: number, now: Date) {
  const hours = Math.max(0, (now.getTime() - Date.parse(post.postedAt)) / HOUR)
  const grown = 1 - Math.exp(-hours / 24)
  const factor = (name: string, low: number, high: number) => low + chance(post.id, name) * (high - low)
  const views = Math.round(followers * factor('views', 0.5, 1.4) * grown)
  const likes = Math.round(views * factor('likes', 0.03, 0.08))
  return {
    reach: Math.round(views * factor('reach', 0.7, 0.9)),
    views,
    likes,
    comments: Math.round(likes * factor('comments', 0.03, 0.1)),
    shares: Math.round(likes * factor('shares', 0.02, 0.08)),
    saves: Math.round(likes * factor('saves', 0.05, 0.15)),
    clicks: Math.round(views * factor('clicks', 0.005, 0.02)),
  }
}

/** The post in the platform's response format. */
export function postJson(state: PlatformState, post: PlatformPost, followers: number, now: Date) {
  const { reach: _r, saves: _s, clicks: _c, ...metrics } = postNumbers(post, followers, now)
  return {
    id: post.id,
    url: postUrl(post),
    type: post.type,
    author: { id: knownProfile(state, post.type, post.handle).externalId, handle: post.handle },
    public: post.public,
    text: post.public ? post.text : '',
    tags: post.public ? tagsOf(post.text) : [],
    posted_at: post.postedAt,
    metrics,
  }
}

const CODE_LIFE = 5 * MINUTE
const TOKEN_LIFE = 60 * DAY

/** A one-use code, created when the person presses Allow. */
export function grantCode(state: PlatformState, grant: Omit<Grant, 'expiresAt'>, now: Date): string {
  const code = randomBytes(24).toString('base64url')
  state.codes[code] = { ...grant, expiresAt: new Date(now.getTime() + CODE_LIFE).toISOString() }
  return code
}

/** Redeems a code; null if it is unknown, expired, for another address, or sent without its verifier. */
export function redeemCode(
  state: PlatformState,
  code: string,
  redirectUri: string,
  verifier: string,
  now: Date,
): Grant | null {
  const grant = state.codes[code]
  delete state.codes[code]
  if (!grant || grant.redirectUri !== redirectUri || Date.parse(grant.expiresAt) < now.getTime()) return null
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return grant.challenge === null || grant.challenge === challenge ? grant : null
}

/** A new access and refresh token for a profile. */
export function issueTokens(state: PlatformState, of: { type: StoredChannelType; handle: string }, now: Date) {
  const access = `sat_${randomBytes(24).toString('base64url')}`
  const refresh = `srt_${randomBytes(24).toString('base64url')}`
  const { type, handle } = of
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE).toISOString()
  state.tokens[access] = { type, handle, expiresAt }
  state.tokens[refresh] = { type, handle, expiresAt: null }
  return {
    access_token: access,
    refresh_token: refresh,
    expires_in: TOKEN_LIFE / 1000,
    // The platform's clock may be moved in tests, so the absolute time is included too.
    expires_at: expiresAt,
    external_id: knownProfile(state, type, handle).externalId,
    handle,
  }
}
