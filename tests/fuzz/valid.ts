import fc from 'fast-check'
import type { Caller } from '../../src/platform/context.ts'
import type { ValidRequest } from '../access/example.ts'
import { validRequest } from '../access/index.ts'
import { bearerOf } from '../http.ts'
import type { FuzzMarket } from './market.ts'
import { BOUNDARY, encode, endpointOf, json, multipart, type Operation, type WireRequest } from './operations.ts'
import { keyOf } from './partner.ts'
import { apply, type Mutation, mutation, type Schema, valuesOf } from './values.ts'

/** How a valid request is changed: not at all, in one place, or with another body that the document allows. */
export type Change = { kind: 'none' } | Mutation | { kind: 'swap'; body: unknown; at: number }

export const UNCHANGED: Change = { kind: 'none' }

/** Changes to the valid request of an operation. */
export function changesOf(operation: Operation): fc.Arbitrary<Change> {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const swap = (body: Schema) =>
    fc.record({ kind: fc.constant('swap' as const), body: valuesOf(body, fc.uuid()), at: fc.nat(30) })
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(UNCHANGED) },
    { weight: 2, arbitrary: mutation },
    { weight: 3, arbitrary: schema ? swap(schema) : fc.constant(UNCHANGED) },
  )
}

function changed(valid: ValidRequest, change: Change): ValidRequest {
  const { params, query, body } = valid
  if (change.kind === 'none') return valid
  if (change.kind === 'add') return { ...valid, body: apply(body ?? {}, change) as object }
  if (change.kind !== 'swap')
    return {
      ...valid,
      ...(apply({ ...(params && { params }), ...(query && { query }), body }, change) as ValidRequest),
    }
  const members = Object.entries(change.body ?? {})
  const [name, value] = members[change.at % Math.max(1, members.length)] ?? []
  return name === undefined ? valid : { ...valid, body: { ...body, [name]: value } }
}

/** Headers of the connection that a webhook came over; they must not be copied to another one. */
const OF_THE_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding']

/** An API key for the partner's API, otherwise a session. The session of a team member is that person's own. */
const bearerFor = ({ app }: FuzzMarket, { endpoint }: Operation, { accountId, personId, scope }: Caller) =>
  endpoint && scope !== 'operator' ? keyOf(app, accountId) : bearerOf(app, personId ?? accountId)

async function wireOf(market: FuzzMarket, operation: Operation, valid: ValidRequest): Promise<WireRequest> {
  const { params = {}, query = {}, body, file, as, cookies = {}, headers = {}, rawBody } = valid
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, unknown>)?.[name]
    return encode(value ?? '').slice(0, 2_000) || 'x'
  })
  const search = Object.entries(query ?? {}).map(([name, value]) => `${encode(name)}=${encode(value).slice(0, 2_000)}`)
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const payload = file
    ? { type: `multipart/form-data; boundary=${BOUNDARY}`, body: multipart(body ?? {}, 0) }
    : { type: 'application/json', body: rawBody === undefined ? json(body ?? {}) : Buffer.from(rawBody) }
  const own = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
  return {
    method: operation.method,
    path: path + (search.length > 0 ? `?${search.join('&')}` : ''),
    headers: {
      ...(as?.accountId && (await bearerFor(market, operation, as))),
      ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      ...(operation.method !== 'GET' && { 'content-type': payload.type, 'idempotency-key': crypto.randomUUID() }),
      ...Object.fromEntries(own),
    },
    ...(operation.method !== 'GET' && { body: payload.body }),
  }
}

/** Whether the request left its prerequisites unchanged, so that they can be used again. */
const unspent = (method: string, status: number): boolean => method === 'GET' || status === 400

/** Valid requests, some of them with a change. Their prerequisites are created again once they are used up. */
export function validRequestsOf(market: FuzzMarket, operation: Operation) {
  const registered = market.app.app.registry.get(endpointOf(operation))
  if (!registered) throw new Error(`no endpoint ${endpointOf(operation)}`)
  let ready: ValidRequest | null = null
  return {
    next: async (change: Change): Promise<WireRequest> => {
      ready ??= await validRequest(registered.endpoint, market.app)
      const own = operation.translate?.(ready) ?? ready
      return wireOf(market, operation, changed(own, change))
    },
    answered: (status: number): void => {
      if (!unspent(operation.method, status)) ready = null
    },
  }
}
