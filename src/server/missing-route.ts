import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import type { App } from './dispatch.ts'
import type { Registered } from './registry.ts'
import { pathOf } from './request.ts'
import { V1 } from './v1/operation.ts'
import { operations } from './v1/operations.ts'

type Registry = ReadonlyMap<string, Registered>
interface Pattern {
  method: string
  path: RegExp
}

const patterns = new WeakMap<Registry, Pattern[]>()

function patternsOf(registry: Registry): Pattern[] {
  const existing = patterns.get(registry)
  if (existing) return existing
  const own = [...registry.values()].map(({ endpoint }) => endpoint)
  const partner = operations.map(({ method, path }) => ({ method, path: V1 + path }))
  const documents = [{ method: 'GET', path: `${V1}/openapi.json` }]
  const made = [...own, ...partner, ...documents].map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  patterns.set(registry, made)
  return made
}

/** The methods of an API path; empty for an unknown path. */
function methodsOf(registry: Registry, path: string): string[] {
  const methods = new Set(patternsOf(registry).flatMap((pattern) => (pattern.path.test(path) ? [pattern.method] : [])))
  return [...methods, ...(methods.has('GET') ? ['HEAD'] : []), ...(methods.size > 0 ? ['OPTIONS'] : [])]
}

/** Rejects a request without a route: `method_not_allowed` with the allowed methods, or `not_found`. */
export function refuseMissing({ registry }: App, request: FastifyRequest, reply: FastifyReply): never {
  const methods = methodsOf(registry, pathOf(request))
  if (methods.length === 0) throw new AppError('not_found')
  reply.header('allow', methods.join(', '))
  throw new AppError('method_not_allowed', { allow: methods })
}

/** Responds to OPTIONS with the allowed methods, and rejects every other request without a route. */
export function answerMissing(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsOf(app.registry, pathOf(request))
  if (request.method !== 'OPTIONS' || methods.length === 0) return refuseMissing(app, request, reply)
  return reply.code(204).header('allow', methods.join(', ')).send()
}
