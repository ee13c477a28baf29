import type { ErrorCode } from '../../core/errors.ts'
import { errorCodesOf } from '../error-codes.ts'
import { statusOf } from '../errors.ts'
import type { Served } from './operations.ts'
import type { Json } from './schema.ts'
import { scopeOf } from './scopes.ts'

/** Errors that many operations share, as components. */
const SHARED: Readonly<Record<string, readonly [status: number, codes: readonly ErrorCode[], description: string]>> = {
  Unauthenticated: [401, ['unauthenticated'], 'The key or token is missing or invalid.'],
  NotFound: [404, ['not_found'], 'The object doesn’t exist or belongs to another account.'],
  MethodNotAllowed: [405, ['method_not_allowed'], 'This URL doesn’t support the method. See `Allow`.'],
  LengthRequired: [411, ['length_required'], 'A file upload requires the header `Content-Length`.'],
  BodyTooLarge: [413, ['body_too_large'], 'The request body is too large.'],
  AddressTooLong: [414, ['address_too_long'], 'Part of the URL is too long.'],
  JsonRequired: [415, ['json_required'], 'The request body has an unsupported media type.'],
  RateLimited: [429, ['rate_limited'], 'Too many requests. Try again after `Retry-After` seconds.'],
  Internal: [500, ['internal'], 'An error occurred on our side.'],
  Unavailable: [503, ['unavailable'], 'Talad is temporarily unavailable. Try again after `Retry-After` seconds.'],
}

export const HEADERS: Json = {
  'X-Request-Id': { description: 'ID of the request.', schema: { type: 'string', format: 'uuid' } },
  'RateLimit-Limit': { description: 'Maximum number of requests per minute.', schema: { type: 'integer', minimum: 1 } },
  'RateLimit-Remaining': { description: 'Number of requests left.', schema: { type: 'integer', minimum: 0 } },
  'RateLimit-Reset': { description: 'Seconds until the limit resets.', schema: { type: 'integer', minimum: 0 } },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } },
  Allow: { description: 'Methods that the URL supports.', schema: { type: 'string' } },
}
const headers = (...names: string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
const USUAL = headers('X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset')

export const headersOf = (status: number): Json => ({
  ...USUAL,
  ...((status === 429 || status === 503) && headers('Retry-After')),
  ...(status === 405 && headers('Allow')),
})

const STATUS_TEXT: Readonly<Record<number, string>> = {
  400: 'The request is invalid.',
  401: 'The key or token is missing or invalid.',
  403: 'The caller isn’t allowed to perform the operation.',
  404: 'The object doesn’t exist or belongs to another account.',
  409: 'The current state doesn’t allow the request, or has changed.',
  422: 'The request is valid but can’t be carried out.',
  429: 'Too many requests. Try again after `Retry-After` seconds.',
}

function errorAnswer(status: number, codes: readonly ErrorCode[], description: string): Json {
  const [code] = codes
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
  }
  const example = { code, message: 'Error message for people, in the language of the request.' }
  return { description, headers: headersOf(status), content: { 'application/json': { schema, example } } }
}

/** Excluded from the endpoint's own codes. The API reads no cookies, so `cross_site` cannot occur. */
const NEVER: ReadonlySet<ErrorCode> = new Set(['cross_site', 'address_invalid'])

/** Every error code of an operation, by status. */
function codesOf({ endpoint, operation }: Served): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>()
  const codes = [...errorCodesOf(endpoint)].filter((code) => !NEVER.has(code))
  const scoped: ErrorCode[] = scopeOf(operation) ? ['scope_missing'] : []
  // Of every operation: an invalid or unknown parameter, a malformed percent sign in the URL, an invalid token.
  const any: ErrorCode[] = ['invalid_input', 'unknown_field', 'address_invalid', 'unauthenticated']
  // Some expansions are only for marketers.
  const sided: ErrorCode[] = operation.expand ? ['wrong_role'] : []
  for (const code of new Set([...codes, ...any, ...scoped, ...sided]))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  422: 'Unprocessable',
  429: 'RateLimited',
  503: 'Unavailable',
}

/** The error responses of a document. Operations with the same codes share them. */
export class ErrorResponses {
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  readonly all: Record<string, Json> = {}

  constructor() {
    for (const [name, [status, codes, text]] of Object.entries(SHARED)) {
      this.#names.set(`${status} ${codes.join()}`, name)
      this.#counts.set(name, 1)
      this.all[name] = errorAnswer(status, codes, text)
    }
  }

  of(status: number, codes: readonly ErrorCode[]): Json {
    const key = `${status} ${codes.join()}`
    const name = this.#names.get(key) ?? this.#add(status, codes)
    this.#names.set(key, name)
    return { $ref: `#/components/responses/${name}` }
  }

  #add(status: number, codes: readonly ErrorCode[]): string {
    const group = STATUS_NAMES[status] ?? `Status${status}`
    const n = (this.#counts.get(group) ?? 0) + 1
    this.#counts.set(group, n)
    const name = n === 1 ? group : `${group}${n}`
    this.all[name] = errorAnswer(status, codes, STATUS_TEXT[status] ?? codes.join(', '))
    return name
  }
}

export function failures(served: Served, answers: ErrorResponses): Json {
  const declared = [...codesOf(served)].map(([status, codes]) => [String(status), answers.of(status, codes.toSorted())])
  return { ...Object.fromEntries(declared), '405': answers.of(405, ['method_not_allowed']) }
}
