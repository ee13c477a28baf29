import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AnyEndpoint } from '../core/endpoint.ts'
import type { ErrorCode } from '../core/errors.ts'
import { strict } from '../core/strict.ts'
import { tokenCookieName } from '../features/accounts/sessions/session.ts'
import type { AppConfig } from '../platform/context.ts'
import type { App } from './dispatch.ts'
import { errorCodesOf } from './error-codes.ts'
import { ERROR_SCHEMA } from './error-schema.ts'
import { statusOf } from './errors.ts'
import { TAGS } from './openapi-tags.ts'
import { limitOf } from './rate-limits.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => nameMembers(jsonSchema),
  }) as Json
  return json
}

/** Converts a record with known keys to an object with these members, and closes tuples. */
function nameMembers(schema: Json): void {
  const { propertyNames, additionalProperties, required, prefixItems } = schema
  const keys = (propertyNames as Json | undefined)?.enum as string[] | undefined
  if (keys && required) {
    delete schema.propertyNames
    schema.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]))
    schema.additionalProperties = false
  }
  // A tuple has no further items. OpenAPI requires a schema for them, not `false`.
  if (prefixItems && schema.items === false) schema.items = { not: {} }
}

function parameters(endpoint: AnyEndpoint): Json[] {
  const list: Json[] = []
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  const params = endpoint.params instanceof z.ZodObject ? endpoint.params.shape : {}
  for (const name of names)
    list.push({
      name,
      in: 'path',
      required: true,
      schema: params[name] ? schemaOf(params[name], 'input') : { type: 'string' },
    })
  const query = endpoint.query instanceof z.ZodObject ? endpoint.query.shape : {}
  for (const [name, schema] of Object.entries(query) as [string, z.ZodType][])
    list.push({ name, in: 'query', required: !schema.safeParse(undefined).success, schema: schemaOf(schema, 'input') })
  if (endpoint.idempotent)
    list.push({ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', maxLength: 200 } })
  return list
}

/** The schema of a request body. Unknown members are rejected. */
function requestBody(endpoint: AnyEndpoint): Json | undefined {
  if (endpoint.rawBody)
    return {
      required: true,
      content: { 'application/json': { schema: { description: 'The body as signed by the provider.' } } },
    }
  const shape = endpoint.body
    ? schemaOf(strict(endpoint.body), 'input')
    : { type: 'object', additionalProperties: false }
  if (!endpoint.upload)
    return endpoint.body ? { required: true, content: { 'application/json': { schema: shape } } } : undefined
  const form = {
    ...shape,
    properties: { file: { type: 'string', format: 'binary' }, ...(shape.properties as Json | undefined) },
    required: [...(endpoint.upload === true ? ['file'] : []), ...((shape.required as string[] | undefined) ?? [])],
  }
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: form },
      // Without a file the body is plain JSON.
      ...(endpoint.upload === 'optional' && { 'application/json': { schema: shape } }),
    },
  }
}

function success(endpoint: AnyEndpoint): Json {
  if (endpoint.blob)
    return {
      description: 'The file',
      content: Object.fromEntries(
        endpoint.blob.map((type: string) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }
  const extra = endpoint.extra ? schemaOf(endpoint.extra, 'output') : {}
  const data = endpoint.output ? schemaOf(endpoint.output, 'output') : { type: 'null' }
  const schema = {
    type: 'object',
    properties: { data, ...(extra.properties as Json | undefined) },
    additionalProperties: false,
    required: ['data', ...((extra.required as string[] | undefined) ?? [])],
  }
  return { description: 'Success', content: { 'application/json': { schema } } }
}

const RETRY_AFTER = { description: 'Seconds to wait before trying again', schema: { type: 'integer', minimum: 1 } }

/** An error response with one of these codes. */
function errorAnswer(status: number, codes: readonly ErrorCode[]): Json {
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }] }
  return {
    description: codes.join(', '),
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema } },
  }
}

/** The errors of an endpoint, by status. */
function failures(endpoint: AnyEndpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorCodesOf(endpoint))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), errorAnswer(status, codes)]))
}

const WHO = {
  any: 'For all accounts.',
  influencer: 'For influencers.',
  marketer: 'For marketers.',
  open: 'Available to everyone.',
  operator: 'For operators.',
} as const

/** The text of an endpoint: its first sentence is the summary, the others begin the description. */
function textsOf({ audience, idempotent, rateLimit, summary: text }: AnyEndpoint): Json {
  const [, summary = text, more] = /^(.*?\.) (.+)$/.exec(text) ?? []
  const facts = [
    `${WHO[audience]} Limit: ${limitOf(rateLimit ?? 'read')} requests per minute.`,
    ...(idempotent ? ['A repeated request with the same `Idempotency-Key` returns the first response.'] : []),
  ].join(' ')
  return { summary, description: more ? `${more}\n\n${facts}` : facts }
}

const INTRODUCTION = `The endpoints that the site itself uses. Partners use /api/v1 instead: see /api/v1/openapi.json and /api/docs.

**Authentication.** Send the header \`x-client: app\` when signing in or completing a sign-up: the response has a \`token\` next to \`data\`. Send it with every request as \`Authorization: Bearer TOKEN\`. It is valid for 24 hours. Browsers use cookies instead.

**Sign-up of a marketer.** Send \`x-client: app\` with every step. 1. \`accounts.requestEmailCode\` with \`email\` and \`role: marketer\`. The response has a \`token\` that identifies the sign-up. 2. \`accounts.verifySignUpCode\` with \`email\`, \`role: marketer\`, the code from the email, and the token as \`signUpToken\`. 3. \`accounts.createMarketer\` with \`signUpToken\`. The response has the \`token\` of the session.

**Sign-up of an influencer.** Send \`x-client: app\` with every step. 1. \`accounts.startSignup\` with the consents. The response has a \`token\` that identifies the sign-up. 2. \`accounts.requestEmailCode\` with \`email\`, \`role: influencer\` and the token as \`signUpToken\`. 3. \`accounts.verifySignUpCode\` with the same fields and the code from the email. 4. \`accounts.createInfluencer\` with \`signUpToken\`. The response has the \`token\` of the session.

**Responses.** A successful response is \`{ data, … }\`, an error is \`{ code, message, fields?, issues?, details? }\`. Amounts are integers in satang (THB). Times are ISO 8601. \`x-language: en\` or \`th\` sets the language. A method that a URL doesn’t support fails with 405 and the header \`Allow\`. Every response has \`X-Request-Id\`; responses of requests that count towards a limit also have \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`. Responses with 429 and 503 have \`Retry-After\`. A request from another site fails with 403 \`cross_site\`.

**URLs.** \`/sv_authauth/marketer/authen/\`, \`/sv_marketer_profile/\`, \`/sv_marketer_profile/notification/\` and \`/sv_marketer_profile/deactivate/\` end with a slash. \`{uuid}\`, \`{a}\` before a second parameter, and \`{id}\` after \`marketers\` or \`influencers\` are the caller’s own account ID, unless the description says otherwise.`

type OpenApiConfig = Pick<AppConfig, 'origin' | 'secure' | 'country'>

/** The OpenAPI 3.1 document of every registered endpoint. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], config: OpenApiConfig): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const body = requestBody(endpoint)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        operationId: endpoint.id,
        ...textsOf(endpoint),
        tags: [endpoint.id.split('.')[0]],
        parameters: parameters(endpoint),
        ...(body && { requestBody: body }),
        responses: {
          '200': success(endpoint),
          ...failures(endpoint),
          '405': { $ref: '#/components/responses/MethodNotAllowed' },
        },
        security: endpoint.audience === 'open' ? [] : [{ bearer: [] }, { session: [] }],
        'x-audience': endpoint.audience,
        'x-rate-limit-class': endpoint.rateLimit,
        ...(endpoint.writes && { 'x-writes': true }),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Talad',
      version: '1',
      description: INTRODUCTION,
      contact: { name: 'Talad', url: `${config.origin}/en/contact` },
      license: { name: 'Terms of use', url: `${config.origin}/en/termsOfUse` },
    },
    servers: [{ url: config.origin }],
    tags: [...new Set([...endpoints].map(({ id }) => id.split('.')[0] as string))].map((name) => ({
      name,
      ...(TAGS[name] && { description: TAGS[name] }),
    })),
    paths,
    components: {
      responses: {
        MethodNotAllowed: {
          ...errorAnswer(405, ['method_not_allowed']),
          headers: { Allow: { description: 'Methods this URL supports', schema: { type: 'string' } } },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: tokenCookieName(config) },
      },
      schemas: {
        Error: ERROR_SCHEMA,
      },
    },
  }
}

/** /api/openapi.json */
export function registerOpenApi(http: FastifyInstance, app: App): void {
  const endpoints = [...app.registry.values()].map(({ endpoint }) => endpoint)
  // Built at the first request, so that it does not delay the start.
  let document: ReturnType<typeof openApiDocument> | undefined
  http.get('/api/openapi.json', async () => {
    document ??= openApiDocument(endpoints, app.config)
    return document
  })
}
