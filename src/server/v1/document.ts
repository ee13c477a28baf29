import type { z } from 'zod'
import type { AnyEndpoint } from '../../core/endpoint.ts'
import { strict } from '../../core/strict.ts'
import { ERROR_SCHEMA } from '../error-schema.ts'
import { limitOf } from '../rate-limits.ts'
import { ErrorResponses, failures, HEADERS, headersOf } from './error-responses.ts'
import { eventsSection, nameEvents } from './events.ts'
import { exampleOf } from './examples.ts'
import { EXPANSIONS, expandParameter, expansionSources } from './expand.ts'
import { guideOf } from './guide.ts'
import { namesOf } from './names.ts'
import { type ExpansionName, V1 } from './operation.ts'
import type { Served } from './operations.ts'
import { Components, described, type Json, schemaOf, without } from './schema.ts'
import { scopeOf } from './scopes.ts'
import { TAGS } from './tags.ts'
import { PATH_PARAMETERS } from './words/index.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The schemas of an operation. */
class Shapes {
  readonly #served: Served
  readonly #own: (name: string) => string
  constructor(served: Served) {
    this.#served = served
    this.#own = namesOf(served.endpoint.id).own
  }

  #of(shape: z.ZodType | undefined, io: 'input' | 'output'): Json | null {
    return shape ? schemaOf(shape, io, this.#own) : null
  }

  get query(): Json {
    const { operation, endpoint } = this.#served
    const schema = this.#of(endpoint.query, 'input') ?? {}
    return without(schema, operation.without ?? [])
  }

  get body(): Json | null {
    const { operation, endpoint } = this.#served
    const schema = endpoint.body ? this.#of(strict(endpoint.body), 'input') : null
    const removed = [...Object.keys(operation.fixed ?? {}), ...(operation.without ?? [])]
    return schema && without(schema, removed)
  }

  get data(): Json | null {
    return this.#of(this.#served.endpoint.output, 'output')
  }

  get extra(): Json | null {
    return this.#of(this.#served.endpoint.extra, 'output')
  }
}

function parametersOf({ operation, endpoint, sources }: Served, shapes: Shapes, link: (schema: unknown) => unknown) {
  const params = endpoint.params?.shape as Record<string, z.ZodType> | undefined
  const inPath = Object.entries(sources)
    .filter(([, source]) => operation.path.includes(`{${source}}`))
    .map(([inner, name]) => {
      const schema = params?.[inner] ? schemaOf(params[inner], 'input', (n) => n) : { type: 'string' }
      const example = exampleOf(schema, {}, name)
      return { name, in: 'path', required: true, description: PATH_PARAMETERS[name] ?? name, schema, example }
    })
  const required = (shapes.query.required ?? []) as string[]
  const inQuery = Object.entries((described(shapes.query, operation.id) as { properties?: Json }).properties ?? {}).map(
    ([name, value]) => {
      const { description, ...schema } = value as Json
      return {
        name,
        in: 'query',
        required: required.includes(name),
        description: description ?? `Returns only items with this ${name}.`,
        schema: link(schema),
      }
    },
  )
  const expand = operation.expand ? [expandParameter(operation.expand)] : []
  const key = endpoint.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
  return [...inPath, ...inQuery, ...expand, ...key, { $ref: '#/components/parameters/Language' }]
}

function requestBodyOf({ operation, endpoint }: Served, shapes: Shapes, components: Components): Json | undefined {
  const body = shapes.body
  if (!body && !endpoint.upload) return undefined
  const closed: Json = body ?? { type: 'object', properties: {}, additionalProperties: false }
  const required = (closed.required as string[] | undefined) ?? []
  const name = `${capital(operation.id)}Request`
  if (!endpoint.upload)
    return { required: required.length > 0, content: { 'application/json': { schema: components.add(name, closed) } } }
  const { properties, ...rest } = described(components.linked(closed), name) as Json
  const form = {
    ...rest,
    properties: { file: FILE, ...(properties as Json) },
    ...(endpoint.upload === true && { required: ['file', ...required] }),
  }
  // Without a file the body is plain JSON.
  const json = endpoint.upload === 'optional' && { 'application/json': { schema: components.add(name, closed) } }
  return { required: true, content: { 'multipart/form-data': { schema: form }, ...json } }
}

const FILE: Json = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' }

/** The schema of `expanded`: the response contains only the requested expansions. */
const expandedOf = (names: readonly ExpansionName[]): Json => ({
  type: 'object',
  description: 'The objects requested with `expand`, each once. Objects that the caller can’t see are left out.',
  properties: Object.fromEntries(
    names.map((name) => {
      const schemas = expansionSources(name).map(([, , schema]) => ({ $ref: `#/components/schemas/${schema}` }))
      const items = schemas.length === 1 ? schemas[0] : { anyOf: schemas }
      return [name, { type: 'array', description: EXPANSIONS[name].description, items }]
    }),
  ),
})

/** Adds the schemas that only expansions return. */
function addExpansionSchemas({ expansions }: Served, components: Components): void {
  for (const [schema, endpoint] of expansions) {
    const { items } = schemaOf(endpoint.output as z.ZodType, 'output', namesOf(endpoint.id).own)
    components.add(schema, items as Json)
  }
}

function successOf({ operation, endpoint }: Served, shapes: Shapes, components: Components): Json {
  const usual = { description: 'Success', headers: headersOf(200) }
  if (endpoint.blob) {
    const bytes = (type: string) => [type, { schema: { type: 'string', contentMediaType: type } }]
    return { ...usual, description: 'The file', content: Object.fromEntries(endpoint.blob.map(bytes)) }
  }
  const extra = described(components.linked(shapes.extra ?? {}), `${capital(operation.id)}Answer`) as Json
  const data = shapes.data
  const schema = {
    type: 'object',
    properties: {
      data: data ? described(components.linked(data), '') : { type: 'null' },
      ...(extra.properties as Json | undefined),
      ...(operation.expand && { expanded: expandedOf(operation.expand) }),
    },
    required: ['data', ...((extra.required as string[] | undefined) ?? [])],
  }
  return { ...usual, content: { 'application/json': { schema: components.linked(schema) } } }
}

/** Adds the schema of `data`, or of its elements, under the name in `returns`. */
function addAnswerSchema({ operation }: Served, shapes: Shapes, components: Components): void {
  if (!operation.returns || !shapes.data) return
  const { data } = shapes
  const options = (data.anyOf as Json[] | undefined)?.filter(({ type }) => type !== 'null')
  const element = data.type === 'array' ? (data.items as Json) : options?.length === 1 ? options[0] : data
  components.add(operation.returns, element as Json)
}

/** Members whose schemas are components: the schema, the member and the component's name. */
const PARTS: readonly (readonly [schema: string, member: string, name: string])[] = [
  ['JobRow', 'influencer', 'JobInfluencer'],
  ['JobRow', 'marketer', 'JobMarketer'],
  ['JobRow', 'channel', 'JobChannel'],
  ['JobRow', 'campaign', 'JobCampaign'],
  ['JobRow', 'match', 'Match'],
  ['JobState', 'timeline', 'Timeline'],
  ['Job', 'influencerMoney', 'InfluencerMoney'],
  ['Job', 'marketerMoney', 'MarketerMoney'],
  ['Job', 'start', 'JobStart'],
  ['Job', 'posts', 'Post'],
  ['Job', 'attachments', 'Attachment'],
  ['Job', 'history', 'JobEvent'],
  ['Campaign', 'criteria', 'Criteria'],
  ['Campaign', 'marketer', 'CampaignMarketer'],
  ['Charge', 'party', 'TaxParty'],
  ['Channel', 'audience', 'Audience'],
  ['InfluencerProfile', 'rating', 'Rating'],
]

function namePart([schema, member, name]: (typeof PARTS)[number], components: Components): void {
  const property = (components.get(schema).properties as Record<string, Json>)[member] as Json
  const options = (property.anyOf as Json[] | undefined)?.filter(({ type }) => type !== 'null') ?? [property]
  components.add(name, (options[0]?.type === 'array' ? options[0].items : options[0]) as Json)
}

function operationOf(served: Served, components: Components, answers: ErrorResponses): Json {
  const { operation, endpoint } = served
  const shapes = new Shapes(served)
  const body = requestBodyOf(served, shapes, components)
  const scope = scopeOf(operation)
  const link = (schema: unknown) => components.linked(schema)
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: `${operation.description}\n\n${WHO[endpoint.audience]}${scope ? ` Required scope: \`${scope}\`.` : ''} Limit: ${limitOf(endpoint.rateLimit ?? 'read')} requests per minute.`,
    parameters: parametersOf(served, shapes, link),
    ...(body && { requestBody: body }),
    responses: { '200': successOf(served, shapes, components), ...failures(served, answers) },
    security: endpoint.audience === 'open' ? [{ bearer: [] }, {}] : [{ bearer: [] }],
    'x-audience': endpoint.audience,
    ...(scope && { 'x-scope': scope }),
    'x-rate-limit-class': endpoint.rateLimit,
  }
}

const WHO: Readonly<Record<AnyEndpoint['audience'], string>> = {
  any: 'For marketers and influencers.',
  influencer: 'For influencers.',
  marketer: 'For marketers.',
  open: 'Available to everyone.',
  operator: '',
}

type Media = Record<string, { schema: Json; example?: unknown }>
interface Documented {
  requestBody?: { content: Media }
  responses: Record<string, { content?: Media }>
}

/** Adds an example to each JSON request and response. Call it when all schemas are known. */
function addExamples(paths: Record<string, Json>, served: readonly Served[], schemas: Record<string, Json>): void {
  for (const { operation } of served) {
    const methods = paths[operation.path] as Record<string, Documented>
    const { requestBody, responses } = methods[operation.method.toLowerCase()] as Documented
    const sent = requestBody?.content['application/json']
    if (sent) sent.example = operation.example ?? exampleOf(sent.schema, schemas)
    const answered = responses['200']?.content?.['application/json']
    if (answered) answered.example = exampleOf(answered.schema, schemas)
  }
}

/** The OpenAPI 3.1 document of the partner's API. */
export function v1Document(served: readonly Served[], origin: string): Json {
  const components = new Components()
  const answers = new ErrorResponses()
  components.add('Error', ERROR_SCHEMA)
  for (const one of served) addAnswerSchema(one, new Shapes(one), components)
  for (const part of PARTS) namePart(part, components)
  for (const one of served) addExpansionSchemas(one, components)
  nameEvents(components)
  const paths: Record<string, Json> = {}
  for (const one of served)
    paths[one.operation.path] = {
      ...paths[one.operation.path],
      [one.operation.method.toLowerCase()]: operationOf(one, components, answers),
    }
  const schemas = components.all() as Record<string, Json>
  addExamples(paths, served, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Talad API',
      version: '1.0.0',
      summary: 'Campaigns, jobs and payments for influencer marketing in Thailand',
      description: guideOf(origin).trim(),
      contact: { name: 'Talad', url: `${origin}/en/contact` },
      license: { name: 'Terms of use', url: `${origin}/en/termsOfUse` },
    },
    servers: [{ url: origin + V1, description: 'This site' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: eventsSection(schemas),
    components: {
      schemas,
      headers: HEADERS,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'A unique key that you choose for this request. A request with the same key returns the first response.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
          example: '5f0c8a1e-2b7d-4f6a-9c3e-8d1b7a2e4c60',
        },
        Language: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description: 'Language of messages and texts in the response.',
          schema: { type: 'string', enum: ['th', 'en'] },
        },
      },
      responses: answers.all,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key or a session token: `Authorization: Bearer KEY`.',
        },
      },
    },
  }
}
