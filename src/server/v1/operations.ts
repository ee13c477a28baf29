import type { AnyEndpoint } from '../../core/endpoint.ts'
import type { Registered } from '../registry.ts'
import { expansionSources } from './expand.ts'
import { type Operation, paramSources } from './operation.ts'
import { influencerOperations } from './operations-influencer.ts'
import { jobOperations } from './operations-jobs.ts'
import { marketerOperations } from './operations-marketer.ts'
import { webhookOperations } from './operations-webhooks.ts'

export const operations: readonly Operation[] = [
  ...marketerOperations,
  ...influencerOperations,
  ...jobOperations,
  ...webhookOperations,
]

/** An operation with its endpoint. */
export interface Served {
  operation: Operation
  registered: Registered
  endpoint: AnyEndpoint
  sources: Record<string, string>
  /** The endpoints of the operation's expansions, by the schema of their elements. */
  expansions: ReadonlyMap<string, AnyEndpoint>
}

function requiredEndpoint(registry: ReadonlyMap<string, Registered>, id: string): AnyEndpoint {
  const found = registry.get(id)
  if (!found) throw new Error(`there is no endpoint ${id}`)
  return found.endpoint
}

/** The operations with their endpoints. Throws if an endpoint does not exist or its parameters do not match. */
export function servedOperations(registry: ReadonlyMap<string, Registered>): Served[] {
  return operations.map((operation) => {
    const registered = registry.get(operation.endpoint)
    if (!registered) throw new Error(`${operation.id}: there is no endpoint ${operation.endpoint}`)
    const { endpoint } = registered
    const expanded = (operation.expand ?? []).flatMap(expansionSources)
    const expansions = new Map(expanded.map(([id, , schema]) => [schema, requiredEndpoint(registry, id)]))
    return { operation, registered, endpoint, sources: paramSources(operation, endpoint), expansions }
  })
}
