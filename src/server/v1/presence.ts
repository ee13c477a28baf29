import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { findCaller } from '../../features/accounts/sessions/session.ts'
import { type Caller, OPEN_CALLER } from '../../platform/context.ts'
import type { App } from '../dispatch.ts'

const resolved = new WeakMap<FastifyRequest, Promise<Caller>>()

/** The caller by the bearer token of the header; cookies do not count here. Looked up once per request. */
export function callerOfV1(app: App, request: FastifyRequest): Promise<Caller> {
  const caller = resolved.get(request) ?? findBearer(app, request)
  resolved.set(request, caller)
  return caller
}

async function findBearer(app: App, request: FastifyRequest): Promise<Caller> {
  const token = /^Bearer ([\w-]{20,})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return OPEN_CALLER
  const hash = createHash('sha256').update(token).digest('hex')
  return (await findCaller(app.db, hash, app.clock.now())) ?? OPEN_CALLER
}
