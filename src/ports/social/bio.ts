import { call, type HttpResponse, PortError } from '../http.ts'
import { parsePostUrl, postUrl, profileUrl, tagsOf } from './links.ts'
import { NO_FIGURES } from './no-figures.ts'
import type { Connector, Profile } from './port.ts'
import { NO_INSIGHTS, NO_POST } from './post-facts.ts'
import { unsupported } from './vendor-calls.ts'

export interface BioConfig {
  type: 'LEMON8' | 'WHATSAPP' | 'FACEBOOK_PROFILE'
  /** Replaces the origin of every URL, for tests and for a proxy. */
  origin?: string
  timeoutMs?: number
}

/** Pages are requested as for a link preview. */
const HEADERS = { accept: 'text/html', 'accept-language': 'th,en;q=0.8', 'user-agent': 'TaladLinkCheck/1.0' }

/**
 * Platforms without a sign-in API: the public profile page is read, and owners prove their channel by a code in the bio.
 * URLs are built from a validated handle on the platform's own host and never taken from the caller.
 */
export function bioConnector(config: BioConfig): Connector {
  const { type, timeoutMs } = config
  const provider = type.toLowerCase()
  const read = async (address: string): Promise<string | null> => {
    const url = new URL(address)
    const target = config.origin ? `${config.origin}${url.pathname}${url.search}` : url
    const page = await call({ provider, url: target, headers: HEADERS, timeoutMs, accept: [301, 302, 303, 307, 308] })
    // A private profile redirects strangers to the sign-in page.
    return page.status >= 300 ? null : textOf(page)
  }
  const address = (handle: string) => {
    if (!/^[\w.-]{2,60}$/.test(handle)) throw new PortError(provider, 'not_found')
    return profileUrl(type, handle)
  }
  const no = (what: string) => Promise.reject(unsupported(provider, what))

  return {
    ownership: 'bio',
    authorizeUrl: () => {
      throw unsupported(provider, 'sign_in')
    },
    exchangeCode: () => no('sign_in'),
    refresh: () => no('sign_in'),
    revoke: () => no('sign_in'),
    async getProfile(who) {
      if (who === 'me') return no('sign_in')
      const handle = 'handle' in who ? who.handle : who.externalId
      return toProfile(type, handle, await read(address(handle)))
    },
    async getPost(url) {
      const link = parsePostUrl(type, url)
      if (!link) return NO_POST
      try {
        const page = await read(postUrl(link))
        const text =
          page === null ? '' : [meta(page, 'og:title'), meta(page, 'og:description')].filter(Boolean).join('\n')
        const { id, handle } = link
        const facts = {
          exists: true,
          public: page !== null,
          externalId: id,
          authorExternalId: handle,
          authorHandle: handle,
        }
        return { ...NO_POST, ...facts, text, tags: tagsOf(text) }
      } catch (error) {
        if (error instanceof PortError && error.code === 'not_found') return NO_POST
        throw error
      }
    },
    getInsights: async () => NO_INSIGHTS,
    async findCodeInBio(handle, code) {
      const page = await read(address(handle))
      if (page === null) throw new PortError(provider, 'forbidden', { detail: 'private' })
      return /^[\w-]{4,40}$/.test(code) && page.toLowerCase().includes(code.toLowerCase())
    },
  }
}

const textOf = (page: HttpResponse) => new TextDecoder().decode(page.bytes)

function toProfile(type: BioConfig['type'], handle: string, page: string | null): Profile {
  const description = page === null ? null : meta(page, 'og:description')
  const title = page === null ? null : meta(page, 'og:title')
  return {
    type,
    // These platforms show no account id, so the handle is used.
    externalId: handle.toLowerCase(),
    handle,
    name: title?.split(/[|(·]/)[0]?.trim() || handle,
    url: profileUrl(type, handle),
    avatarUrl: page === null ? null : meta(page, 'og:image'),
    bio: description,
    public: page !== null,
    followers: followersIn(`${title ?? ''} ${description ?? ''}`),
    ...NO_FIGURES,
  }
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'", '#x27': "'" }

/** The content of a meta tag with its attributes in any order; null if absent. */
function meta(page: string, property: string): string | null {
  for (const [tag] of page.matchAll(/<meta\s[^>]{0,4000}>/gi)) {
    if (!tag.includes(`"${property}"`) && !tag.includes(`'${property}'`)) continue
    const content = /\scontent=(?:"([^"]*)"|'([^']*)')/i.exec(tag)
    const text = content?.[1] ?? content?.[2]
    if (text !== undefined)
      return text.replace(/&(amp|quot|lt|gt|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
  }
  return null
}

const TIMES: Record<string, number> = {
  '': 1,
  K: 1_000,
  M: 1_000_000,
  พัน: 1_000,
  หมื่น: 10_000,
  แสน: 100_000,
  ล้าน: 1_000_000,
}

/** The number in "12.3K Followers" or "ผู้ติดตาม 1,234 คน"; null if there is none. */
function followersIn(text: string): number | null {
  const number = String.raw`([\d.,]+)\s*(K|M|พัน|หมื่น|แสน|ล้าน)?`
  const found =
    new RegExp(`${number}\\+?\\s*(?:followers|ผู้ติดตาม)`, 'i').exec(text) ?? new RegExp(`ผู้ติดตาม\\s*${number}`).exec(text)
  if (!found) return null
  const count = Number((found[1] ?? '').replaceAll(',', '').replace(/\.$/, ''))
  return Number.isFinite(count) ? Math.round(count * (TIMES[(found[2] ?? '').toUpperCase()] ?? 1)) : null
}
