import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { isSameOrigin } from '../core/origin.ts'
import type { AppConfig } from '../platform/context.ts'
import { guardBodies, JSON_LIMIT, TIMES, type Times, UPLOAD_LIMIT } from './bodies.ts'
import type { App } from './dispatch.ts'
import type { Env } from './env.ts'
import { sendError } from './error-response.ts'
import { answerMissing, refuseMissing } from './missing-route.ts'
import type { CookieOut } from './response.ts'

/** Retry-After for `unavailable`, seconds: a restarted database accepts connections again within seconds. */
const RETRY_AFTER_SECONDS = 5

/** The Fastify instance with its plugins, hooks and error responses; routes come from endpoints.ts and render.ts. */
export async function buildHttp(app: App, env: Env, times: Times = TIMES): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    // Trust only the nearest proxy: earlier entries of X-Forwarded-For were written by the caller.
    trustProxy: env.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: () => newId(),
    frameworkErrors: (error, request, reply) => {
      securityHeaders(reply, app.config)
      reply.header('x-request-id', request.id)
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
  closeIdle(http)
  http.addHook('onRequest', async (request, reply) => {
    securityHeaders(reply, app.config)
    reply.header('x-request-id', request.id)
  })
  guardBodies(http, times, (request, reply) => refuseMissing(app, request, reply))
  http.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  })
  http.setErrorHandler((error, request, reply) => sendError(app, error, request, reply))
  http.setNotFoundHandler((request, reply) => answerMissing(app, request, reply))
  return http
}

/** How often a closing server closes idle connections, milliseconds. */
const CLOSE_IDLE_EVERY = 50

/**
 * When the server begins to close, Node closes idle connections only once, and a connection that has never sent a byte
 * does not count as idle. Browsers open such connections in advance. Without this, either kind would delay the shutdown
 * until a timeout of 60 s or more.
 */
function closeIdle(http: FastifyInstance): void {
  const sockets = new Set<Socket>()
  http.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  http.addHook('preClose', async () => {
    if (!http.server.listening) return
    const timer = setInterval(() => {
      http.server.closeIdleConnections()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, CLOSE_IDLE_EVERY)
    http.server.once('close', () => clearInterval(timer))
  })
}

/** Delays in this period after the first connection are caused by the start itself: two samples. */
const START_MS = 2_500

/** Rejects requests while the event loop lags. Delays caused by the start itself are ignored. */
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
    // Health and metrics respond even when all other requests are rejected.
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
 * The same-origin check of a state-changing request. A browser sends Sec-Fetch-Site or Origin; a request with a login
 * cookie and neither header is rejected. A bearer token is not sent automatically, so apps and scripts need no check.
 */
export function checkSameOrigin(request: FastifyRequest, config: AppConfig, byCookie: boolean): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site')
  if (origin !== undefined && !isSameOrigin(origin, config.origin)) throw new AppError('cross_site')
  if (byCookie && site === undefined && origin === undefined) throw new AppError('cross_site')
}

/** Sets the cookies of a call on the response. */
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
