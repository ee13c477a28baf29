import { createHash, randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Lang } from '../core/shapes.ts'
import { agreedTrackers, CONSENT_CATEGORIES, TRACKERS } from '../core/trackers.ts'
import { errorMessage } from '../i18n/errors/index.ts'
import type { AppConfig } from '../service/context.ts'
import type { CookieOut } from './answer.ts'
import type { App } from './dispatch.ts'
import type { Env } from './env.ts'

export const BODY_LIMIT = 1_048_576
export const UPLOAD_LIMIT = 4_096_000

/** The Fastify instance with its plugins, hooks and error answers; routes come from endpoints.ts and render.ts. */
export async function buildHttp(app: App, env: Env): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // The nearest proxy only: what stands before its entry in X-Forwarded-For was written by the caller.
    trustProxy: env.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: () => newId(),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    return503OnClosing: true,
  })
  await http.register(cookie)
  await http.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 20, fieldSize: 100_000 },
    throwFileSizeLimit: false,
  })
  await shedLoad(http, env)
  http.addHook('onRequest', async (_request, reply) => securityHeaders(reply, app.config))
  http.setErrorHandler((error, request, reply) => sendError(app, error, request, reply))
  return http
}

/** Time after the first connection is taken in which delays are those of the start: two samples. */
const START_MS = 2_500

/** Turns requests away while the event loop lags. What the start itself took does not count against the first visitors. */
async function shedLoad(http: FastifyInstance, env: Env): Promise<void> {
  let started = false
  http.addHook('onListen', (done) => {
    setTimeout(() => {
      started = true
    }, START_MS).unref()
    done()
  })
  await http.register(underPressure, {
    maxEventLoopDelay: env.NODE_ENV === 'production' && env.RATE_LIMITS ? 5_000 : 0,
    // Health and metrics answer also when everything else is turned away.
    pressureHandler: (request) => {
      if (started && !/^\/(healthz|readyz|metrics)$/.test(request.url)) throw new AppError('unavailable')
    },
  })
}

function securityHeaders(reply: FastifyReply, config: AppConfig): void {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('x-frame-options', 'DENY')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  reply.header('cross-origin-opener-policy', 'same-origin')
  if (config.secure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
}

/**
 * Content-Security-Policy of a page: its scripts by nonce (fresh page) or by hash (cached page), and the hosts of the
 * measuring services that the visitor agreed to.
 */
export function pagePolicy(
  config: AppConfig,
  consent: readonly string[] | null,
  scripts: string,
  styles: string,
): string {
  // Only services that are configured, and only for visitors who agreed to them. Scripts come from one host of each.
  const agreed = agreedTrackers(config.trackers, consent).map(({ name }) => TRACKERS[name])
  const measured = agreed.flatMap(({ hosts }) => hosts.map((host) => ` ${host}`)).join('')
  const measuring = agreed.map(({ script }) => ` ${new URL(script).origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim() + measuring,
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${measured}`,
    "font-src 'self'",
    `connect-src 'self'${measured}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${config.formTargets.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

export const newNonce = (): string => randomBytes(16).toString('base64')
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The path asked for; a data request asks for its page. */
export const pathOf = (request: FastifyRequest): string =>
  askedUrl(request, 'http://local').pathname.replace(/\.data$/, '')

/**
 * The address asked for, on an origin of ours. A request line with a host of its own (`GET http://evil/`, `GET //evil/`)
 * loses it: only path and query count.
 */
export function askedUrl(request: FastifyRequest, origin: string): URL {
  const path = request.url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return new URL(`/${path.replace(/^[/\\]+/, '')}`, origin)
}

/** The cookie categories a visitor agreed to; null before the choice. Made-up words are dropped, and alone are no choice. */
export function consentIn(request: FastifyRequest): string[] | null {
  const given = request.cookies.cookieConsent?.split(' ') ?? []
  const agreed = CONSENT_CATEGORIES.filter((name) => given.includes(name))
  return agreed.length > 0 ? agreed : null
}

/** Language of an API caller: its header, the stored choice, then Accept-Language. */
export function callerLang(request: FastifyRequest): Lang {
  const asked = request.headers['x-language'] ?? request.cookies.language
  if (asked === 'th' || asked === 'en') return asked
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'th'
}

/** Brand, model, os and version that app clients send; kept with the session. */
export function deviceOf(request: FastifyRequest): Record<string, string> {
  const device: Record<string, string> = {}
  for (const name of ['brand', 'model', 'os', 'version']) {
    const value = request.headers[`x-device-${name}`]
    if (typeof value === 'string') device[name] = value.slice(0, 100)
  }
  return device
}

/**
 * The same-origin proof of a state-changing request. A browser sends Sec-Fetch-Site or Origin; a cookie login without
 * either is refused. Scripts and apps with a bearer token carry no ambient authority and need no proof.
 */
export function checkSameOrigin(request: FastifyRequest, config: AppConfig, byCookie: boolean): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site')
  if (origin !== undefined && !isOwnOrigin(origin, config)) throw new AppError('cross_site')
  if (byCookie && site === undefined && origin === undefined) throw new AppError('cross_site')
}

function isOwnOrigin(origin: string, config: AppConfig): boolean {
  if (origin === config.origin) return true
  // On the loopback a tester may say 127.0.0.1, [::1] or localhost for the same listener.
  const own = new URL(config.origin)
  return (
    isLoopback(own.hostname) &&
    URL.canParse(origin) &&
    isLoopback(new URL(origin).hostname) &&
    new URL(origin).port === own.port &&
    new URL(origin).protocol === own.protocol
  )
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\./.test(host)

/** Puts a call's cookies on an answer. */
export function sendCookies(reply: FastifyReply, config: AppConfig, cookies: readonly CookieOut[]): void {
  for (const { name, value, options } of cookies) {
    const base = { path: options.path ?? '/', secure: config.secure, sameSite: options.sameSite ?? ('lax' as const) }
    if (value === null) reply.clearCookie(name, base)
    else
      reply.setCookie(name, value, {
        ...base,
        httpOnly: options.httpOnly ?? false,
        ...(options.maxAge !== undefined && { maxAge: options.maxAge }),
      })
  }
}

const FASTIFY_CODES: Record<string, ConstructorParameters<typeof AppError>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'json_required',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
}

function sendError(app: App, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = callerLang(request)
  const known = error instanceof AppError ? error : asAppError(error as { code?: string; statusCode?: number })
  if (!known) {
    app.log.error({ err: error, url: request.url, requestId: request.id }, 'request failed')
    return reply.code(500).send({ code: 'internal', message: errorMessage(lang, 'internal') })
  }
  if (known.code === 'rate_limited') reply.header('retry-after', Number(known.details.s))
  return reply.code(known.status).send({ code: known.code, message: errorMessage(lang, known.code, known.details) })
}

function asAppError(error: { code?: string; statusCode?: number }): AppError | null {
  const code = FASTIFY_CODES[error.code ?? '']
  if (code) return new AppError(code)
  if (error.statusCode === 503) return new AppError('unavailable')
  if (error.statusCode && error.statusCode < 500) return new AppError('invalid_input')
  return null
}
