import { createHash } from 'node:crypto'
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
import type { Caller, Scope } from '../platform/context.ts'
import { OPEN_CALLER } from '../platform/context.ts'
import type { CookieOut } from './answer.ts'
import type { App } from './dispatch.ts'
import { sendCookies } from './http.ts'
import { deviceOf } from './request.ts'

export interface Presence {
  caller: Caller
  /** The login came with the cookie, so a same-origin proof is needed for acts. */
  byCookie: boolean
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
const OPEN: Presence = { caller: OPEN_CALLER, byCookie: false }

const resolved = new WeakMap<FastifyRequest, Promise<Presence>>()

/** Who calls: bearer token of app clients and scripts first, then the browser's cookies. Looked up once for a request. */
export function resolvePresence(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Presence> {
  const presence = resolved.get(request) ?? findPresence(app, request, reply)
  resolved.set(request, presence)
  return presence
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,})$/.exec(request.headers.authorization ?? '')?.[1]

async function findSession(app: App, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request) ?? request.cookies[tokenCookieName(app.config)]
  return token ? findCaller(app.db, hashToken(token), app.clock.now()) : null
}

/** Who calls, without renewing a session that ended: for an answer that can carry no cookies. */
export const callerOf = async (app: App, request: FastifyRequest): Promise<Caller> =>
  (await findSession(app, request)) ?? OPEN_CALLER

async function findPresence(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Presence> {
  const bearer = bearerOf(request)
  const caller = await findSession(app, request)
  if (caller) return { caller, byCookie: !bearer }
  const persistentToken = request.cookies[persistentCookieName(app.config)]
  return bearer || !persistentToken ? OPEN : renew(app, request, reply, persistentToken)
}

/** Opens the next session where somebody stays logged in; the cookies of an ended login are cleared. */
async function renew(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  persistentToken: string,
): Promise<Presence> {
  const { clock, config } = app
  const client = { clock, ip: request.ip, userAgent: request.headers['user-agent'] ?? '', device: deviceOf(request) }
  const renewal = await withTx(app.db, (tx) => renewSession(tx, client, persistentToken))
  app.wake()
  const cookies: CookieOut[] = []
  const setCookie: SetCookie = (name, value, options = {}) => void cookies.push({ name, value, options })
  const clearCookie = (name: string) => void cookies.push({ name, value: null, options: {} })
  if (renewal) {
    setLoginCookies({ config, clock, setCookie }, renewal.token, renewal.account.role as Scope, renewal.account.id)
    setPersistentCookie({ config, setCookie }, renewal.persistentToken)
  } else clearLoginCookies({ config, setCookie, clearCookie })
  sendCookies(reply, config, cookies)
  // The handlers of this request find what the next one will carry.
  for (const { name, value } of cookies) request.cookies[name] = value ?? undefined
  const caller = renewal && (await findCaller(app.db, hashToken(renewal.token), clock.now()))
  return caller ? { caller, byCookie: true } : OPEN
}
