import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { findCaller, tokenCookieName } from '../features/accounts/sessions/session.ts'
import type { Caller } from '../platform/context.ts'
import { OPEN_CALLER } from '../platform/context.ts'
import type { App } from './dispatch.ts'

export interface Presence {
  caller: Caller
  /** The login came with the cookie, so a same-origin proof is needed for acts. */
  byCookie: boolean
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const resolved = new WeakMap<FastifyRequest, Promise<Presence>>()

/** Who calls: bearer token of app clients and scripts first, then the browser's cookie. Looked up once for a request. */
export function resolvePresence(app: App, request: FastifyRequest): Promise<Presence> {
  const presence = resolved.get(request) ?? findPresence(app, request)
  resolved.set(request, presence)
  return presence
}

async function findPresence(app: App, request: FastifyRequest): Promise<Presence> {
  const bearer = /^Bearer ([\w-]{20,})$/.exec(request.headers.authorization ?? '')?.[1]
  const cookie = request.cookies[tokenCookieName(app.config)]
  const token = bearer ?? cookie
  if (!token) return { caller: OPEN_CALLER, byCookie: false }
  const caller = await findCaller(app.db, hashToken(token), app.clock.now())
  return { caller: caller ?? OPEN_CALLER, byCookie: !bearer && caller !== null }
}
