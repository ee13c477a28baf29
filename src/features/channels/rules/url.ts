import { plainText } from '../../../core/plain-text.ts'
import { type ChannelType, normalChannelType, type StoredChannelType } from '../../../core/vocabulary.ts'

interface UrlRule {
  hosts: readonly string[]
  /** The form of a valid handle. */
  handle: RegExp
  /** The handle in a path (decoded, without leading slash), or null. */
  read: (path: string, query: URLSearchParams) => string | null
  /** The canonical address of a handle. */
  write: (handle: string) => string
  /** Words that look like handles but are pages of the platform. */
  reserved?: readonly string[]
  /** Whether a handle is case-sensitive and keeps its capitals. */
  keepCase?: (handle: string) => boolean
}

const first = (path: string): string | null => path.split('/')[0] || null
const afterAt = (path: string): string | null => (path.startsWith('@') ? (first(path)?.slice(1) ?? null) : null)

const FACEBOOK: UrlRule = {
  hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'th-th.facebook.com', 'web.facebook.com'],
  handle: /^(?:[a-z0-9.]{5,50}|\d{5,20})$/,
  read: (path, query) => {
    if (path === 'profile.php') return query.get('id')
    const [head, , id] = path.split('/')
    return head === 'people' || head === 'p' ? (id ?? null) : first(path)
  },
  write: (handle) =>
    /^\d+$/.test(handle) ? `https://facebook.com/profile.php?id=${handle}` : `https://facebook.com/${handle}`,
  reserved: [
    'groups',
    'watch',
    'events',
    'marketplace',
    'gaming',
    'login',
    'share',
    'sharer',
    'story.php',
    'permalink.php',
    'photo.php',
    'pages',
    'stories',
    'hashtag',
    'search',
    'reel',
    'videos',
  ],
}

const RULES: Readonly<Record<StoredChannelType, UrlRule>> = {
  FACEBOOK_PROFILE: FACEBOOK,
  FACEBOOK_PAGE: FACEBOOK,
  INSTAGRAM: {
    hosts: ['instagram.com', 'www.instagram.com'],
    handle: /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/,
    read: first,
    write: (handle) => `https://instagram.com/${handle}`,
    reserved: ['p', 'reel', 'reels', 'tv', 'explore', 'stories', 'accounts', 'direct', 'about', 'share'],
  },
  X: {
    hosts: ['x.com', 'www.x.com', 'mobile.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    handle: /^[a-z0-9_]{1,15}$/,
    read: first,
    write: (handle) => `https://x.com/${handle}`,
    reserved: ['home', 'i', 'search', 'intent', 'hashtag', 'explore', 'settings', 'messages', 'notifications', 'share'],
  },
  TIKTOK: {
    hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
    handle: /^[a-z0-9._]{1,23}[a-z0-9_]$/,
    read: afterAt,
    write: (handle) => `https://tiktok.com/@${handle}`,
  },
  YOUTUBE: {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
    handle: /^(?:UC[\w-]{22}|[\p{L}\p{M}\p{N}._-]{3,30})$/u,
    read: (path) => (path.startsWith('channel/') ? (path.split('/')[1] ?? null) : afterAt(path)),
    write: (handle) =>
      isYoutubeId(handle) ? `https://youtube.com/channel/${handle}` : `https://youtube.com/@${handle}`,
    keepCase: (handle) => isYoutubeId(handle),
  },
  LINE: {
    hosts: ['line.me', 'page.line.me'],
    handle: /^[a-z0-9._-]{3,20}$/,
    read: (path) =>
      /^r\/ti\/p\/(?:@|%40)/i.test(path) ? (path.split('/')[3]?.replace(/^(@|%40)/i, '') ?? null) : null,
    write: (handle) => `https://line.me/R/ti/p/@${handle}`,
  },
  WHATSAPP: {
    hosts: ['wa.me'],
    handle: /^[1-9]\d{7,14}$/,
    read: first,
    write: (handle) => `https://wa.me/${handle}`,
  },
  LEMON8: {
    hosts: ['lemon8-app.com', 'www.lemon8-app.com'],
    handle: /^[a-z0-9._]{2,30}$/,
    read: afterAt,
    write: (handle) => `https://lemon8-app.com/@${handle}`,
  },
}

const isYoutubeId = (handle: string): boolean => /^UC[\w-]{22}$/.test(handle)

export interface ChannelUrl {
  type: StoredChannelType
  /** Without @. Lower case, except for case-sensitive handles. */
  handle: string
  /** Canonical address. */
  url: string
}

/** `https`: another scheme. `host`: not a host of the platform. `pattern`: not the address of a channel. */
export type UrlAnswer = ({ ok: true } & ChannelUrl) | { ok: false; code: 'channel_url_invalid'; reason: UrlReason }
export type UrlReason = 'https' | 'host' | 'pattern'

const refuse = (reason: UrlReason): UrlAnswer => ({ ok: false, code: 'channel_url_invalid', reason })

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function accept(type: StoredChannelType, raw: string | null): UrlAnswer {
  const rule = RULES[type]
  if (raw === null) return refuse('pattern')
  const handle = rule.keepCase?.(raw) ? raw : raw.toLowerCase()
  if (!rule.handle.test(handle) || rule.reserved?.includes(handle)) return refuse('pattern')
  return { ok: true, type, handle, url: rule.write(handle) }
}

/** Parses a text that has a scheme or begins with a host of the platform. */
function asUrl(text: string, rule: UrlRule): URL | 'bare' | null {
  const host = text.split(/[/?#]/)[0]?.toLowerCase() ?? ''
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : rule.hosts.includes(host) ? `https://${text}` : null
  if (full === null) return text.includes('/') ? null : 'bare'
  return URL.canParse(full) ? new URL(full) : null
}

/**
 * Reads the address of a channel, or only its name (ploy.skin, @ploy.skin), into the canonical form that is stored.
 * TWITTER becomes X. Query and fragment are dropped. URLs with user names, ports or lookalike hosts are rejected.
 */
export function readChannelUrl(anyType: ChannelType, text: string): UrlAnswer {
  const type = normalChannelType(anyType)
  const rule = RULES[type]
  const trimmed = plainText(text).trim()
  const url = asUrl(trimmed, rule)
  if (url === null) return refuse('host')
  if (url === 'bare') return accept(type, trimmed.replace(/^[@+]/, ''))
  if (url.protocol !== 'https:') return refuse('https')
  if (url.username !== '' || url.password !== '' || url.port !== '' || !rule.hosts.includes(url.hostname))
    return refuse('host')
  const path = decoded(url.pathname.replace(/^\/+|\/+$/g, ''))
  return path === null ? refuse('pattern') : accept(type, rule.read(path, url.searchParams))
}
