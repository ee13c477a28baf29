import type { FastifyRequest } from 'fastify'
import type { RateLimitClass } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { findCaller } from '../../features/accounts/sessions/session.ts'
import { type ApiScope, KEY_START } from '../../features/api-keys/kinds.ts'
import { findKeyHolder } from '../../features/api-keys/service.ts'
import { type Caller, OPEN_CALLER } from '../../platform/context.ts'
import { hashToken } from '../../platform/tokens.ts'
import type { App } from '../dispatch.ts'
import type { LimitState, RateLimits } from '../rate-limits.ts'
import type { Operation } from './operation.ts'
import { scopeOf } from './scopes.ts'

interface Holder {
  caller: Caller
  /** The scopes of a key; null for a session, which may do everything that its account may do. */
  scopes: readonly ApiScope[] | null
}

const resolved = new WeakMap<FastifyRequest, Promise<Holder>>()

function holderOf(app: App, request: FastifyRequest): Promise<Holder> {
  const holder = resolved.get(request) ?? findBearer(app, request)
  resolved.set(request, holder)
  return holder
}

/**
 * Counts a request against the limits of its network and of its key or session. Without a key or session it counts
 * against the network's limit for `kind`. Throws `rate_limited`, `unauthenticated`.
 */
export async function limitV1Request(
  app: App,
  limits: RateLimits,
  request: FastifyRequest,
  kind: RateLimitClass,
): Promise<LimitState> {
  // Counted before the token is looked up, so that made-up tokens cost little.
  await limits.take('partner', request.ip)
  const { sessionId } = (await holderOf(app, request)).caller
  return sessionId ? limits.takeOf(kind, sessionId) : limits.take(kind, request.ip)
}

/**
 * The caller of an operation, from the bearer token: an API key, or the token of a session. Cookies are ignored. Throws
 * `unauthenticated` for an invalid token, and `scope_missing`.
 */
export async function callerOfV1(app: App, request: FastifyRequest, operation: Operation): Promise<Caller> {
  const { caller, scopes } = await holderOf(app, request)
  const scope = scopeOf(operation)
  if (scopes && scope && !scopes.includes(scope)) throw new AppError('scope_missing', { scope })
  return caller
}

/** The scopes of the request's key; null for a session. */
export const scopesOfV1 = async (app: App, request: FastifyRequest): Promise<readonly ApiScope[] | null> =>
  (await holderOf(app, request)).scopes

async function findBearer(app: App, request: FastifyRequest): Promise<Holder> {
  const { authorization } = request.headers
  if (authorization === undefined) return { caller: OPEN_CALLER, scopes: null }
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1] ?? ''
  const now = app.clock.now()
  if (token.startsWith(KEY_START)) {
    const holder = await findKeyHolder(app.db, token, now)
    if (holder) return holder
  } else if (token) {
    const caller = await findCaller(app.db, hashToken(token), now)
    if (caller) return { caller, scopes: null }
  }
  throw new AppError('unauthenticated')
}
