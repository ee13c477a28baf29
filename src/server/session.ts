import type { FastifyReply, FastifyRequest } from 'fastify'
import { withTx } from '../db/tx.ts'
import { renewSession, setPersistentCookie } from '../features/accounts/sessions/persistent.ts'
import {
  clearLoginCookies,
  findCaller,
  persistentCookieName,
  type SetCookie,
  setLoginCookies,
  tokenCookieName,
} from '../features/accounts/sessions/session.ts'
import type { Caller } from '../platform/context.ts'
import { OPEN_CALLER } from '../platform/context.ts'
import { hashToken } from '../platform/tokens.ts'
import type { App } from './dispatch.ts'
import { sendCookies } from './http.ts'
import { deviceOf } from './request.ts'
import type { CookieOut } from './response.ts'

export interface Authentication {
  caller: Caller
  /** The request was authenticated by cookie, so state changes need a same-origin check. */
  byCookie: boolean
}

const OPEN: Authentication = { caller: OPEN_CALLER, byCookie: false }

const resolved = new WeakMap<FastifyRequest, Promise<Authentication>>()

/** The caller, by bearer token (apps and scripts) or by cookies. Looked up once per request. */
export function authenticate(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Authentication> {
  const authentication = resolved.get(request) ?? findAuthentication(app, request, reply)
  resolved.set(request, authentication)
  return authentication
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,})$/.exec(request.headers.authorization ?? '')?.[1]

async function findSession(app: App, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request) ?? request.cookies[tokenCookieName(app.config)]
  return token ? findCaller(app.db, hashToken(token), app.clock.now()) : null
}

/** The caller, without renewing an expired session: for responses that cannot set cookies. */
export const callerOf = async (app: App, request: FastifyRequest): Promise<Caller> =>
  (await findSession(app, request)) ?? OPEN_CALLER

async function findAuthentication(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Authentication> {
  const bearer = bearerOf(request)
  const caller = await findSession(app, request)
  if (caller) return { caller, byCookie: !bearer }
  const persistentToken = request.cookies[persistentCookieName(app.config)]
  return bearer || !persistentToken ? OPEN : renew(app, request, reply, persistentToken)
}

/** Renews the session of a persistent login, or clears the cookies of an ended one. */
async function renew(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  persistentToken: string,
): Promise<Authentication> {
  const { clock, config } = app
  const client = { clock, ip: request.ip, userAgent: request.headers['user-agent'] ?? '', device: deviceOf(request) }
  const renewal = await withTx(app.db, (tx) => renewSession(tx, client, persistentToken))
  app.wake()
  const cookies: CookieOut[] = []
  const setCookie: SetCookie = (name, value, options = {}) => void cookies.push({ name, value, options })
  const clearCookie = (name: string) => void cookies.push({ name, value: null, options: {} })
  const caller = renewal && (await findCaller(app.db, hashToken(renewal.token), clock.now()))
  if (renewal && caller) {
    setLoginCookies({ config, clock, setCookie }, renewal.token, caller.scope, caller.accountId)
    setPersistentCookie({ config, setCookie }, renewal.persistentToken)
  } else clearLoginCookies({ config, setCookie, clearCookie })
  sendCookies(reply, config, cookies)
  // Handlers of this request read the renewed cookies.
  for (const { name, value } of cookies) request.cookies[name] = value ?? undefined
  return caller ? { caller, byCookie: true } : OPEN
}
