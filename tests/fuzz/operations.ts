import fc from 'fast-check'
import { JOB_TABLE } from '../../src/features/jobs/rules/table.ts'
import { PNG, type ValidRequest } from '../access/example.ts'
import { examples } from '../access/index.ts'
import type { Actor, FuzzMarket } from './market.ts'
import { mutated, nasty, type Schema, valuesOf } from './values.ts'

export interface Operation {
  id: string
  method: string
  path: string
  audience: string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  /**
   * For the partner's API: the path in its document, the endpoint that serves it, and a function that translates the
   * endpoint's request into the API's names.
   */
  documented?: string
  endpoint?: string
  translate?: (request: ValidRequest) => ValidRequest
}

/** The id of the endpoint of an operation. */
export const endpointOf = ({ endpoint, id }: Operation): string => endpoint ?? id

interface OpenApi {
  paths: Record<
    string,
    Record<string, Omit<Operation, 'id' | 'method' | 'path'> & { operationId: string; 'x-audience': string }>
  >
}

export const operationsOf = (document: OpenApi): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      id: operation.operationId,
      audience: operation['x-audience'],
      method: method.toUpperCase(),
      path,
    })),
  )

/** A request as it is sent over the network. */
export interface WireRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** Tables of the things that a path names, by path; the first matching entry counts. */
const TABLES: [RegExp, string, string?][] = [
  [/operator\/disputes|^\/api\/jobs\/|^\/api\/(?!v1).*applicants|^\/api\/v1\/jobs/, 'jobs'],
  [/operator\/campaigns|^\/api\/(v1\/(market\/)?)?campaigns/, 'campaigns'],
  [/v1\/influencers/, 'accounts'],
  [/v1\/charges/, 'charges'],
  [/v1\/withdrawals/, 'withdrawals'],
  [/webhook-endpoints/, 'webhook_endpoints'],
  [/operator\/channels|\/channel/, 'channels'],
  [/content\/item/, 'content_items'],
  [/refunds\//, 'charge_refunds', 'refundId'],
  [/operator\/payments|credits\/charges/, 'charges'],
  [/operator\/users|talentmanager/, 'accounts'],
  [/ledger\/entries/, 'ledger_entries'],
  [/withdrawals\/batches/, 'payout_batches'],
  [/operator\/withdrawals/, 'withdrawals'],
  [/operator\/bank/, 'bank_accounts'],
  [/operator\/contact/, 'contact_messages'],
  [/documents/, 'documents'],
  [/files|media/, 'files'],
  [/sessions/, 'sessions'],
  [/notification/, 'outbox'],
]
/** The job states in which an action is possible. */
const statesOf = (id: string): string[] => [
  ...new Set(JOB_TABLE.flatMap(({ event, from }) => (id === `jobs.${event}` ? from : []))),
]
const OF_THE_CALLER = /(marketers|influencers)\/\{id\}|\{uuid\}|\{a\}/

async function idsFor(market: FuzzMarket, operation: Operation, actor: Actor): Promise<fc.Arbitrary<string>> {
  const others = Object.values(market.actors).flatMap(({ id }) => (id && id !== actor.id ? [id] : []))
  const table = TABLES.find(([path]) => path.test(operation.path))?.[1]
  const { own, foreign } = table
    ? await market.ids(table, actor.id, statesOf(endpointOf(operation)))
    : { own: [], foreign: [] }
  const list = (values: string[], weight: number) =>
    values.length > 0 ? [{ weight, arbitrary: fc.constantFrom(...values) }] : []
  return fc.oneof(
    ...list(own, 8),
    ...list(foreign, 2),
    ...list(others, 1),
    ...list(actor.id ? [actor.id] : [], OF_THE_CALLER.test(operation.path) ? 10 : 1),
    { weight: 1, arbitrary: fc.uuid() },
  )
}

const WORDS = fc.constantFrom(
  'all',
  'th',
  'en',
  'TIKTOK',
  'INSTAGRAM',
  'fuzz.creator',
  'sandbox',
  'terms',
  'FRIEND22',
  'NOCODE',
  '1',
  '2025-11',
  '2027-13',
  'faq',
  'ios',
)
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Percent-encodes a part of an address. Lone surrogates cannot be encoded; they are sent as invalid bytes. */
export function encode(value: unknown): string {
  const text = asText(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

export const params = (operation: Operation, where: string) =>
  operation.parameters.filter((parameter) => parameter.in === where)

const hasKey = (operation: Operation): boolean =>
  params(operation, 'header').some(({ name }) => name === 'Idempotency-Key')

function pathOf(
  operation: Operation,
  ids: fc.Arbitrary<string>,
  owner: string,
  invalid: Invalid,
): fc.Arbitrary<string> {
  const names = params(operation, 'path')
  const parts = names.map(({ name, schema }) => {
    const valid = OF_THE_CALLER.test(`{${name}}`) && owner ? fc.constant(owner) : valuesOf(schema, ids)
    const free = schema.type === 'string' && !schema.format && !schema.enum && !schema.pattern ? [WORDS, ids] : []
    if (!invalid) return fc.oneof(valid, ...free)
    return fc.oneof(
      { weight: 12, arbitrary: fc.oneof(valid, ...free) },
      { weight: 1, arbitrary: ids },
      { weight: 1, arbitrary: nasty },
      { weight: 1, arbitrary: fc.constant('%') },
    )
  })
  return fc.tuple(...parts).map((values) =>
    names.reduce((path, { name }, i) => {
      const value = values[i]
      return path.replace(`{${name}}`, value === '%' ? '%E0%A4%A' : encode(value).slice(0, 2_000) || 'x')
    }, operation.path),
  )
}

function queryOf(operation: Operation, ids: fc.Arbitrary<string>, invalid: Invalid): fc.Arbitrary<string> {
  const members = params(operation, 'query').map(({ name, required, schema }) => {
    const valid = valuesOf(schema, ids)
    const value = invalid ? fc.oneof({ weight: 4, arbitrary: valid }, { weight: 2, arbitrary: nasty }) : valid
    return fc.option(
      value.map((v) => `${name}=${encode(v).slice(0, 2_000)}`),
      { nil: '', freq: required ? 9 : 1 },
    )
  })
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    'extra=1',
    '__proto__=1',
    'a%00=1',
    '%E0%A4%A',
    'limit=1&limit=2',
    '&&==',
    'after=bm90anNvbg',
  )
  return fc.tuple(...members, invalid ? odd : fc.constant('')).map((parts) => {
    const text = parts.filter(Boolean).join('&')
    return text ? `?${text}` : ''
  })
}

interface Payload {
  type: string
  body: Buffer
}

export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '')
export const BOUNDARY = 'fuzz-boundary'
const FILES: [string, Uint8Array][] = [
  ['a.png', PNG],
  ['empty.png', new Uint8Array()],
  ['half.png', PNG.slice(0, 40)],
  ['a.pdf', Buffer.from('%PDF-1.4\n%%EOF')],
  ['../../x\u0000.exe', Buffer.from('MZ')],
]

export function multipart(fields: unknown, file: number | null): Buffer {
  const part = (head: string, value: Uint8Array | string) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ]
  const members = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  const parts = members
    .filter(([name]) => name !== 'file')
    .flatMap(([name, value]) => part(`name="${name.replace(/["\r\n]/g, '_')}"`, asText(value)))
  const [name, bytes] = file === null ? [] : (FILES[file % FILES.length] ?? [])
  if (bytes) parts.push(...part(`name="file"; filename="${name}"\r\ncontent-type: image/png`, bytes))
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const BROKEN: readonly Payload[] = [
  { type: 'application/json', body: Buffer.from('{"a":') },
  { type: 'application/json', body: Buffer.from('') },
  { type: 'application/json', body: Buffer.from('"text"') },
  { type: 'application/json', body: Buffer.from('{"__proto__":{"a":1},"constructor":{"prototype":1}}') },
  { type: 'application/json', body: Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) },
  { type: 'application/json', body: Buffer.from([0xff, 0xfe, 0x22]) },
  { type: 'text/plain', body: Buffer.from('x') },
  { type: 'application/x-www-form-urlencoded', body: Buffer.from('a=1') },
  { type: 'multipart/form-data', body: Buffer.from('x') },
  { type: `multipart/form-data; boundary=${BOUNDARY}`, body: Buffer.from('') },
  { type: `multipart/form-data; boundary=${BOUNDARY}`, body: Buffer.from(`--${BOUNDARY}\r\n`) },
  { type: `multipart/form-data; boundary=${BOUNDARY}`, body: multipart({ a: 1 }, 0).subarray(0, 120) },
  { type: '', body: Buffer.from('{}') },
]

function payloadOf(operation: Operation, ids: fc.Arbitrary<string>, invalid: Invalid): fc.Arbitrary<Payload | null> {
  const content = operation.requestBody?.content ?? {}
  const body = examples[endpointOf(operation)]?.body
  const example = typeof body === 'object' && operation.translate ? operation.translate({ body }).body : body
  const bodies = Object.entries(content).map(([type, { schema }]) => {
    const generated = valuesOf(schema, ids)
    const valid = typeof example === 'object' ? fc.oneof(fc.constant(example), generated) : generated
    const value = invalid ? mutated(valid) : valid
    if (type !== 'multipart/form-data') return value.map((v): Payload => ({ type, body: json(v) }))
    return fc.tuple(value, fc.option(fc.nat(FILES.length * 3), { freq: 6 })).map(
      ([v, file]): Payload => ({
        type: `${type}; boundary=${BOUNDARY}`,
        body: multipart(v, file === null || file < FILES.length ? file : 0),
      }),
    )
  })
  const none = fc.constant(null)
  if (operation.method === 'GET') return none
  if (!invalid) return bodies.length > 0 ? fc.oneof(...bodies) : none
  return fc.oneof(
    { weight: 14, arbitrary: bodies.length > 0 ? fc.oneof(...bodies) : none },
    { weight: 1, arbitrary: none },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
  )
}

/** Idempotency keys: new ones, ones that were sent before, and invalid ones. */
const keys = fc.oneof(
  { weight: 6, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.constantFrom('replay-1', 'replay-2') },
  { weight: 1, arbitrary: fc.constantFrom('', 'k'.repeat(201), '__proto__', '\u00e9\u00ff') },
)

/** Whether a request is changed in one or two places; otherwise it is valid by the document. */
type Invalid = boolean

/** Requests of an operation by an actor: half of them valid by the document, the others changed. */
export async function requestsOf(
  market: FuzzMarket,
  operation: Operation,
  actor: Actor,
): Promise<fc.Arbitrary<WireRequest>> {
  const ids = await idsFor(market, operation, actor)
  const made = (invalid: Invalid) =>
    fc
      .record({
        path: pathOf(operation, ids, actor.id, invalid),
        query: queryOf(operation, ids, invalid),
        payload: payloadOf(operation, ids, invalid),
        key: invalid ? keys : fc.uuid(),
        language: fc.constantFrom('th', 'en', '', 'xx;q='),
        cookie: invalid ? COOKIES : fc.constant(''),
      })
      .map(({ path, query, payload, key, language, cookie }) => ({
        method: operation.method,
        path: path + query,
        headers: {
          ...actor.headers,
          ...(language && { 'accept-language': language }),
          ...(cookie && { cookie }),
          ...(hasKey(operation) && { 'idempotency-key': key }),
          ...(payload?.type && { 'content-type': payload.type }),
        },
        ...(payload && { body: payload.body }),
      }))
  return fc.oneof(made(false), made(true))
}

const COOKIES = fc.constantFrom('', 'language=en; signup=%00', 'signup=x; loggedIn=true', `signup=${'x'.repeat(300)}`)
