import type { AnyEndpoint, Contract } from '../core/endpoint.ts'
import type { Ctx, Handlers } from '../platform/context.ts'

export interface Registered {
  endpoint: AnyEndpoint
  /** `Handlers<C>` types each handler's input; here the input has already been validated by the endpoint's schemas. */
  handler: (ctx: Ctx, input: never) => Promise<unknown>
}

/** One feature's endpoints with their handlers. */
export function feature<C extends Contract>(contract: C, handlers: Handlers<C>): Registered[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as Registered['handler'],
  }))
}

/** All endpoints by id. A duplicate id, or method and path, throws. */
export function buildRegistry(features: readonly Registered[][]): ReadonlyMap<string, Registered> {
  const registry = new Map<string, Registered>()
  const routes = new Set<string>()
  for (const registered of features.flat()) {
    const { id, method, path } = registered.endpoint
    const route = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
    if (registry.has(id) || routes.has(route)) throw new Error(`endpoint declared twice: ${id} ${route}`)
    registry.set(id, registered)
    routes.add(route)
  }
  return registry
}
