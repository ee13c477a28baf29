import { POST_HOSTS } from '../../core/post-hosts.ts'
import type { StoredChannelType } from '../../core/vocabulary.ts'

/** The kind of a post in its URL. */
export type PostKind = 'post' | 'video' | 'reel' | 'story'

export interface PostLink {
  type: StoredChannelType
  id: string
  /** Null if the URL does not contain the author. */
  handle: string | null
  kind: PostKind
}

interface Pattern {
  path: RegExp
  kind: PostKind
  /** The id is in this query parameter instead of the path. */
  query?: string
  /** Only on this host. */
  host?: string
}

const META_ID = String.raw`(?<id>[\w-]{5,40})`
const NUMBER = String.raw`(?<id>\d{5,25})`
const pattern = (kind: PostKind, path: string, more: Pick<Pattern, 'query' | 'host'> = {}): Pattern => ({
  kind,
  path: new RegExp(`^${path}/?$`),
  ...more,
})

const FACEBOOK = [
  pattern('post', String.raw`/(?<handle>[\w.]{3,60})/posts/(?:[^/]+/)?(?<id>[\w:]{5,120})`),
  pattern('video', String.raw`/(?<handle>[\w.]{3,60})/videos/(?:[^/]+/)?${NUMBER}`),
  pattern('reel', `/reel/${NUMBER}`),
  pattern('video', '/watch', { query: 'v' }),
  pattern('post', String.raw`/permalink\.php`, { query: 'story_fbid' }),
]

const PATTERNS: Record<StoredChannelType, Pattern[]> = {
  INSTAGRAM: [
    pattern('reel', String.raw`(?:/(?<handle>[\w.]{1,30}))?/reels?/${META_ID}`),
    pattern('post', String.raw`(?:/(?<handle>[\w.]{1,30}))?/(?:p|tv)/${META_ID}`),
    pattern('story', String.raw`/stories/(?<handle>[\w.]{1,30})/${NUMBER}`),
  ],
  TIKTOK: [
    pattern('video', String.raw`/@(?<handle>[\w.]{2,30})/video/${NUMBER}`),
    pattern('post', String.raw`/@(?<handle>[\w.]{2,30})/photo/${NUMBER}`),
  ],
  YOUTUBE: [
    pattern('video', '/watch', { query: 'v' }),
    pattern('reel', String.raw`/shorts/(?<id>[\w-]{11})`),
    pattern('video', String.raw`/live/(?<id>[\w-]{11})`),
    pattern('video', String.raw`/(?<id>[\w-]{11})`, { host: 'youtu.be' }),
  ],
  FACEBOOK_PAGE: FACEBOOK,
  FACEBOOK_PROFILE: FACEBOOK,
  X: [pattern('post', String.raw`/(?<handle>\w{1,15})/status/${NUMBER}`)],
  LEMON8: [pattern('post', String.raw`/@(?<handle>[\w.]{2,40})/${NUMBER}`)],
  LINE: [pattern('post', `/post/${NUMBER}`)],
  WHATSAPP: [pattern('post', String.raw`/channel/(?<handle>\w{5,40})/(?<id>\d{1,12})`)],
}

/** Parses the URL of a post; null if it is not an https URL of a post on that platform. */
export function parsePostUrl(type: StoredChannelType, text: string): PostLink | null {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null
  if (!POST_HOSTS[type].includes(hostOf(url))) return null
  for (const pattern of PATTERNS[type]) {
    const post = matchPost(pattern, url)
    if (post) return { type, ...post }
  }
  return null
}

const hostOf = (url: URL): string => url.hostname.replace(/^www\./, '')

function matchPost({ path, kind, query, host }: Pattern, url: URL): Omit<PostLink, 'type'> | null {
  const match = path.exec(url.pathname)
  if (!match || (host && host !== hostOf(url))) return null
  const id = query ? url.searchParams.get(query) : match.groups?.id
  if (!id || !/^[\w:-]{1,120}$/.test(id)) return null
  const owner = query === 'story_fbid' ? url.searchParams.get('id') : match.groups?.handle
  return { id, handle: owner ?? null, kind }
}

function instagramUrl(id: string, handle: string, kind: PostLink['kind']): string {
  if (kind === 'story') return `https://www.instagram.com/stories/${handle}/${id}/`
  const profile = handle ? `${handle}/` : ''
  return `https://www.instagram.com/${profile}${kind === 'post' ? 'p' : 'reel'}/${id}/`
}

/** The canonical URL of a post. `handle` without @. */
export function postUrl({ type, id, handle, kind }: PostLink): string {
  const who = handle ?? ''
  switch (type) {
    case 'INSTAGRAM':
      return instagramUrl(id, who, kind)
    case 'TIKTOK':
      return `https://www.tiktok.com/@${who}/${kind === 'post' ? 'photo' : 'video'}/${id}`
    case 'YOUTUBE':
      return kind === 'reel' ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}`
    case 'X':
      return `https://x.com/${who}/status/${id}`
    case 'LEMON8':
      return `https://www.lemon8-app.com/@${who}/${id}`
    case 'LINE':
      return `https://voom.line.me/post/${id}`
    case 'WHATSAPP':
      return `https://www.whatsapp.com/channel/${who}/${id}`
    case 'FACEBOOK_PAGE':
    case 'FACEBOOK_PROFILE':
      if (kind === 'reel') return `https://www.facebook.com/reel/${id}`
      return `https://www.facebook.com/${who}/${kind === 'video' ? 'videos' : 'posts'}/${id}`
  }
}

/** The canonical URL of a profile. `handle` without @; it may be a YouTube channel id (UC…). */
export function profileUrl(type: StoredChannelType, handle: string): string {
  switch (type) {
    case 'INSTAGRAM':
      return `https://www.instagram.com/${handle}`
    case 'TIKTOK':
      return `https://www.tiktok.com/@${handle}`
    case 'YOUTUBE':
      return /^UC[\w-]{22}$/.test(handle)
        ? `https://www.youtube.com/channel/${handle}`
        : `https://www.youtube.com/@${handle}`
    case 'X':
      return `https://x.com/${handle}`
    case 'LEMON8':
      return `https://www.lemon8-app.com/@${handle}`
    case 'LINE':
      return `https://line.me/R/ti/p/@${handle}`
    case 'WHATSAPP':
      return `https://wa.me/${handle}`
    case 'FACEBOOK_PAGE':
    case 'FACEBOOK_PROFILE':
      return `https://www.facebook.com/${handle}`
  }
}

/** Hashtags of a text, Thai ones included, in lower case without #. */
export const tagsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].map((m) => (m[1] ?? '').toLowerCase())),
]
