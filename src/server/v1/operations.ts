import type { AnyEndpoint } from '../../core/endpoint.ts'
import type { Registered } from '../registry.ts'
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

/** An operation with the endpoint behind it. */
export interface Served {
  operation: Operation
  registered: Registered
  endpoint: AnyEndpoint
  sources: Record<string, string>
}

/** The operations with their endpoints. Throws for an endpoint that does not exist, or whose parameters differ. */
export function servedOperations(registry: ReadonlyMap<string, Registered>): Served[] {
  return operations.map((operation) => {
    const registered = registry.get(operation.endpoint)
    if (!registered) throw new Error(`${operation.id}: there is no endpoint ${operation.endpoint}`)
    const { endpoint } = registered
    return { operation, registered, endpoint, sources: paramSources(operation, endpoint) }
  })
}
