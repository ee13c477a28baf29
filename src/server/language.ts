import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '../core/shapes.ts'
import type { App } from './dispatch.ts'
import { refuseMissing } from './missing-route.ts'
import { pathOf, requestedUrl } from './request.ts'

/** One year, as specified. */
const LANGUAGE_LIFE = 31_536_000

export const prefixOf = (path: string): Lang | null => (/^\/(th|en)(\/|$)/.exec(path)?.[1] as Lang | undefined) ?? null

/** Whether a path is for programs: it is never redirected to a page, and an unknown one is a plain 404. */
export const isApiOrAssetPath = (path: string): boolean =>
  /^\/(api|sv_\w+|assets|media|share|icons|offline)(\/|$)/.test(path)

/**
 * The page's language from its path. A path without a language is redirected to the stored choice, otherwise by the
 * visitor's country (Thailand → th, others → en; a failed lookup counts as Thailand). Null after a redirect.
 */
export async function pageLanguage(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Lang | null> {
  const lang = prefixOf(pathOf(request))
  if (lang) return lang
  if (isApiOrAssetPath(pathOf(request))) return refuseMissing(app, request, reply)
  const stored = request.cookies.language
  const choice: Lang = stored === 'th' || stored === 'en' ? stored : await languageOfCountry(app, request.ip)
  const url = requestedUrl(request, app.config.origin)
  const path = url.pathname
  reply
    .header('vary', 'cookie')
    .redirect(`/${choice}${path === '/' ? '' : path}${url.search}`, request.method === 'GET' ? 302 : 303)
  return null
}

async function languageOfCountry(app: App, ip: string): Promise<Lang> {
  try {
    const country = await app.ports.geoip.country(ip)
    return country === null || country === 'TH' ? 'th' : 'en'
  } catch {
    return 'th'
  }
}

/** Stores the language of the opened page. */
export function rememberLanguage(app: App, request: FastifyRequest, reply: FastifyReply, lang: Lang): void {
  if (request.cookies.language === lang) return
  reply.setCookie('language', lang, { path: '/', maxAge: LANGUAGE_LIFE, sameSite: 'lax', secure: app.config.secure })
}
