import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { isSameOrigin } from '../core/origin.ts'
import type { AppConfig } from '../platform/context.ts'
import type { CookieOut } from './answer.ts'
import { guardBodies, JSON_LIMIT, TIMES, type Times, UPLOAD_LIMIT } from './bodies.ts'
import type { App } from './dispatch.ts'
import type { Env } from './env.ts'
import { sendError } from './error-answer.ts'
import { answerMissing, refuseMissing } from './missing-route.ts'

/** When to come back after `unavailable`: a restarted database takes connections again within seconds. */
const RETRY_AFTER_SECONDS = 5

/** The Fastify instance with its plugins, hooks and error answers; routes come from endpoints.ts and render.ts. */
export async function buildHttp(app: App, env: Env, times: Times = TIMES): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    // The nearest proxy only: what stands before its entry in X-Forwarded-For was written by the caller.
    trustProxy: env.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: () => newId(),
    frameworkErrors: (error, request, reply) => {
      securityHeaders(reply, app.config)
      sendError(app, error, request, reply)
    },
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    requestTimeout: times.request,
    connectionTimeout: times.silent,
    http: { headersTimeout: times.silent, connectionsCheckingInterval: 5_000 },
    return503OnClosing: true,
  })
  await http.register(cookie)
  await http.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 20, fieldSize: 100_000 },
    throwFileSizeLimit: false,
  })
  await shedLoad(http, env)
  http.addHook('onRequest', async (_request, reply) => securityHeaders(reply, app.config))
  guardBodies(http, times, (request, reply) => refuseMissing(app, request, reply))
  http.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  })
  http.setErrorHandler((error, request, reply) => sendError(app, error, request, reply))
  http.setNotFoundHandler((request, reply) => answerMissing(app, request, reply))
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
 * The same-origin proof of a state-changing request. A browser sends Sec-Fetch-Site or Origin; a cookie login without
 * either is refused. Scripts and apps with a bearer token carry no ambient authority and need no proof.
 */
export function checkSameOrigin(request: FastifyRequest, config: AppConfig, byCookie: boolean): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site')
  if (origin !== undefined && !isSameOrigin(origin, config.origin)) throw new AppError('cross_site')
  if (byCookie && site === undefined && origin === undefined) throw new AppError('cross_site')
}

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
