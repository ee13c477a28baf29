import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors.ts'
import type { BodyRule } from '../bodies.ts'
import { type App, type CallRequest, checkAudience, checkPermission, dispatch } from '../dispatch.ts'
import { bodyRuleOf, callFrom, parseJson, sendResponse } from '../endpoints.ts'
import { sendLimit } from '../rate-limits.ts'
import type { ApiResponse } from '../response.ts'
import { callerOfV1, limitV1Request, scopesOfV1 } from './authentication.ts'
import { registerDocs } from './docs/pages.ts'
import { v1Document } from './document.ts'
import { expanded, requestedExpansions, withoutExpand } from './expand.ts'
import { linksOf } from './links.ts'
import { type Names, namesOf, publicPath, toInternalNames, toPublicNames } from './names.ts'
import { type Operation, V1 } from './operation.ts'
import { type Served, servedOperations } from './operations.ts'

const EXPOSED = 'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Content-Disposition'
const ALLOWED = 'Authorization, Content-Type, Idempotency-Key, Accept-Language, X-Language'
/** How long a browser may cache a preflight response, seconds. */
const PREFLIGHT_SECONDS = 7_200

/** Any site may call the partner's API. It reads no cookies, so a request has an account only if it sends a token. */
function allowOrigins(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${V1}/`)) return
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', EXPOSED)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS') return
    reply
      .header('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE')
      .header('access-control-allow-headers', ALLOWED)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
  })
}

/** Serves the partner's API. Each operation calls an endpoint of the contract and converts its names. */
export function registerV1(http: FastifyInstance, app: App): void {
  const served = servedOperations(app.registry)
  const links = linksOf(served)
  allowOrigins(http)
  // Built at the first request, so that it does not delay the start.
  let document: ReturnType<typeof v1Document> | undefined
  const read = () => {
    document ??= v1Document(served, app.config.origin)
    return document
  }
  http.get(`${V1}/openapi.json`, async () => read())
  registerDocs(http, read)
  http.register(async (scope) => {
    parseJson(scope)
    for (const one of served) {
      scope.route({
        method: one.operation.method,
        url: V1 + one.operation.path.replace(/\{(\w+)\}/g, ':$1'),
        onRequest: async (request, reply) => {
          if (!app.limits) return
          sendLimit(reply, await limitV1Request(app, app.limits, request, one.endpoint.rateLimit ?? 'read'))
        },
        config: { body: (request) => acceptedBody(app, one, request) },
        handler: (request, reply) => serve(app, one, links, request, reply),
      })
    }
  })
}

/** The body of a caller without access is not read. */
async function acceptedBody(app: App, { endpoint, operation }: Served, request: FastifyRequest): Promise<BodyRule> {
  const caller = await callerOfV1(app, request, operation)
  checkAudience(endpoint, caller)
  checkPermission(endpoint, caller)
  return bodyRuleOf(endpoint, caller)
}

const memberOf = (value: unknown, name: string): unknown => (value as Record<string, unknown> | undefined)?.[name]

/** Rejects members that the endpoint has but the operation does not. Throws `unknown_field`. */
function rejectRemovedMembers({ fixed = {}, without = [] }: Operation, value: unknown): void {
  for (const name of [...Object.keys(fixed), ...without])
    if (memberOf(value, name) !== undefined)
      throw new AppError('unknown_field', {}, { [name]: { code: 'unknown_field' } })
}

/** Converts a call of an operation to a call of its endpoint. Throws `unknown_field`. */
function endpointCall({ operation, endpoint, sources }: Served, call: CallRequest): CallRequest {
  rejectRemovedMembers(operation, call.query)
  rejectRemovedMembers(operation, call.body)
  const names = namesOf(endpoint.id)
  const own = call.params as Record<string, string>
  const params = Object.entries(sources).map(([inner, source]) => [inner, sourceValue(source, own, call)])
  const body = toInternalNames(names, call.body)
  return {
    ...call,
    params: Object.fromEntries(params),
    query: toInternalNames(names, call.query),
    body: operation.fixed ? { ...(body as object), ...operation.fixed } : body,
  }
}

async function serve(
  app: App,
  served: Served,
  links: (text: string) => string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint, registered, operation } = served
  const call = await callFrom(request, endpoint, await callerOfV1(app, request, operation))
  const requested = requestedExpansions(operation, call, await scopesOfV1(app, request))
  const answer = await dispatch(app, registered, endpointCall(served, operation.expand ? withoutExpand(call) : call))
  const own = toPublicAnswer(namesOf(endpoint.id), links, answer)
  if (requested.length === 0 || answer.status !== 200) return sendResponse(request, reply, own)
  const { data } = answer.body as { data: Parameters<typeof expanded>[3] }
  const more = { expanded: await expanded(app, call, requested, data) }
  return sendResponse(request, reply, { ...own, body: { ...(own.body as object), ...more } })
}

const sourceValue = (source: string, own: Record<string, string>, { caller, lang }: CallRequest): string | undefined =>
  source === 'self' ? caller.accountId : source === 'lang' ? lang : own[source]

/** Converts a response to the names of the partner's API. */
function toPublicAnswer(names: Names, links: (text: string) => string, answer: ApiResponse): ApiResponse {
  if (answer.blob) return answer
  const body = toPublicNames(names, answer.body, links) as Record<string, unknown>
  if (answer.status === 200) return { ...answer, body }
  const { fields, issues } = answer.body as { fields?: Record<string, string>; issues?: { field: string }[] }
  return {
    ...answer,
    body: {
      ...body,
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([path, text]) => [publicPath(names, path), text])),
      }),
      ...(issues && { issues: issues.map((issue) => ({ ...issue, field: publicPath(names, issue.field) })) }),
    },
  }
}
