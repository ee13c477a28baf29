import { contract as keys } from '../../src/features/api-keys/contract.ts'
import { SCOPES_OF } from '../../src/features/api-keys/kinds.ts'
import { v1Document } from '../../src/server/v1/document.ts'
import { namesOf, toPublicNames } from '../../src/server/v1/names.ts'
import { V1 } from '../../src/server/v1/operation.ts'
import { type Served, servedOperations } from '../../src/server/v1/operations.ts'
import type { ValidRequest } from '../access/example.ts'
import type { BankApp } from '../bank.ts'
import { testConfig } from '../harness.ts'
import { type Operation, operationsOf } from './operations.ts'

type Json = Record<string, unknown>

/** Replaces every reference in a value by its definition. */
function resolved(document: Json, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(document, item))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as { $ref?: string }
  if (typeof $ref === 'string') {
    const [kind = '', name = ''] = $ref.replace('#/components/', '').split('/')
    return resolved(document, (document.components as Record<string, Json>)[kind]?.[name])
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolved(document, member)]))
}

/** Translates a request of an endpoint into the names of the operation in the partner's API. */
export const translation =
  ({ operation, endpoint, sources }: Served) =>
  ({ params = {}, query, body, ...rest }: ValidRequest): ValidRequest => {
    const names = namesOf(endpoint.id)
    const own = Object.entries(sources).map(([inner, source]) => [source, (params as Json)[inner]])
    const sent = Object.entries((body ? toPublicNames(names, body) : {}) as Json)
    const left = sent.filter(([name]) => !(name in (operation.fixed ?? {})) && !operation.without?.includes(name))
    return {
      ...rest,
      params: Object.fromEntries(own),
      ...(query !== undefined && { query: toPublicNames(names, query) as object }),
      ...(body !== undefined && { body: Object.fromEntries(left) }),
    }
  }

/** The operations of the partner's API, and its document. */
export function partnerOperations({ app }: BankApp): { document: Json; operations: Operation[] } {
  const served = servedOperations(app.registry)
  const compact = v1Document(served, testConfig.origin)
  const document = { ...compact, paths: resolved(compact, compact.paths) }
  const byId = new Map(served.map((one) => [one.operation.id, one]))
  const operations = operationsOf(document as never).map((operation): Operation => {
    const one = byId.get(operation.id) as Served
    return {
      ...operation,
      path: V1 + operation.path,
      documented: operation.path,
      endpoint: one.endpoint.id,
      translate: translation(one),
    }
  })
  return { document, operations }
}

const made = new Map<string, Promise<{ authorization: string }>>()

/** The authorization header for an API key of an account, with all of its scopes. */
export function keyOf(app: BankApp, accountId: string): Promise<{ authorization: string }> {
  const existing = made.get(accountId) ?? newKey(app, accountId)
  made.set(accountId, existing)
  return existing
}

async function newKey(app: BankApp, accountId: string): Promise<{ authorization: string }> {
  const as = await app.callerOf(accountId)
  const scopes = [...SCOPES_OF[as.scope as keyof typeof SCOPES_OF]]
  const { body } = await app.call(keys.create, { as, body: { name: 'Fuzz', scopes, expiresInDays: 365 } })
  return { authorization: `Bearer ${body.token}` }
}
