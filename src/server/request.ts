import type { FastifyRequest } from 'fastify'
import type { Lang } from '../core/shapes.ts'
import { CONSENT_CATEGORIES } from '../core/trackers.ts'

/** The requested path; for a data request, the path of its page. */
export const pathOf = (request: FastifyRequest): string =>
  requestedUrl(request, 'http://local').pathname.replace(/\.data$/, '')

/**
 * The requested URL on our own origin. A host in the request line (`GET http://evil/`, `GET //evil/`) is ignored: only
 * path and query count.
 */
export function requestedUrl(request: FastifyRequest, origin: string): URL {
  const path = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return new URL(`/${path.replace(/^[/\\]+/, '')}`, origin)
}

/**
 * The cookie categories that a visitor agreed to; null before the choice. Unknown categories are dropped; a value with
 * only unknown ones counts as no choice.
 */
export function consentIn(request: FastifyRequest): string[] | null {
  const given = request.cookies.cookieConsent?.split(' ') ?? []
  const agreed = CONSENT_CATEGORIES.filter((name) => given.includes(name))
  return agreed.length > 0 ? agreed : null
}

/** Language of an API caller: its header, the stored choice, then Accept-Language. */
export function callerLang(request: FastifyRequest): Lang {
  const requestedLang = request.headers['x-language'] ?? request.cookies?.language
  if (requestedLang === 'th' || requestedLang === 'en') return requestedLang
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'th'
}

/** Brand, model, os and version sent by app clients; stored with the session. */
export function deviceOf(request: FastifyRequest): Record<string, string> {
  const device: Record<string, string> = {}
  for (const name of ['brand', 'model', 'os', 'version']) {
    const value = request.headers[`x-device-${name}`]
    if (typeof value === 'string') device[name] = value.slice(0, 100)
  }
  return device
}
