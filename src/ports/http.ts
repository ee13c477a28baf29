import type { z } from 'zod'

/**
 * Why a call to a provider failed.
 * unauthorized: our key or the person's token is no longer accepted; forbidden: private or outside the scope;
 * refused: the provider rejected the request (`detail` is its own code); bad_answer: the response is not readable.
 */
export type PortErrorCode =
  | 'timeout'
  | 'unreachable'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'rate_limited'
  | 'refused'
  | 'unavailable'
  | 'bad_answer'
  | 'unsupported'

interface PortErrorFacts {
  status?: number
  detail?: string
  retryAfterSeconds?: number
  /** The provider may have processed the request: the response was lost or is not readable. */
  outcomeUnknown?: boolean
  cause?: unknown
}

/** The only error that ports throw. Its message never contains a key, a token or a body. */
export class PortError extends Error {
  readonly provider: string
  readonly code: PortErrorCode
  readonly status: number | null
  readonly detail: string | null
  readonly retryAfterSeconds: number | null
  readonly outcomeUnknown: boolean

  constructor(provider: string, code: PortErrorCode, facts: PortErrorFacts = {}) {
    const summary = [facts.status, facts.detail].filter((x) => x !== undefined && x !== '').join(' ')
    super(`${provider}: ${code}${summary ? ` (${summary})` : ''}`, { cause: facts.cause })
    this.name = 'PortError'
    this.provider = provider
    this.code = code
    this.status = facts.status ?? null
    this.detail = facts.detail ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
    this.outcomeUnknown = facts.outcomeUnknown ?? false
  }

  /** True when the same call may succeed later without a change. */
  get retryable(): boolean {
    return ['timeout', 'unreachable', 'rate_limited', 'unavailable'].includes(this.code)
  }
}

export interface Call {
  provider: string
  url: string | URL
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** At most one of `json`, `form` and `bytes`. */
  json?: unknown
  form?: Record<string, string>
  bytes?: Uint8Array<ArrayBuffer>
  /** Milliseconds for the whole exchange, body included. */
  timeoutMs?: number
  /** Maximum size of the response in bytes; a longer one is `bad_answer`. */
  maxBytes?: number
  /** Statuses that are returned instead of thrown as an error. */
  accept?: readonly number[]
}

export interface HttpResponse {
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

const DEFAULT_TIMEOUT_MS = 10_000
const DEFAULT_MAX_BYTES = 2_000_000

/** One HTTP exchange. Throws PortError unless the status is 2xx or in `accept`; redirects are not followed. */
export async function call(c: Call): Promise<HttpResponse> {
  const headers: Record<string, string> = { accept: 'application/json', ...c.headers }
  let body: string | Uint8Array<ArrayBuffer> | undefined
  if (c.json !== undefined) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(c.json)
  } else if (c.form) {
    headers['content-type'] = 'application/x-www-form-urlencoded'
    body = new URLSearchParams(c.form).toString()
  } else body = c.bytes
  try {
    const signal = AbortSignal.timeout(c.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const answer = await fetch(c.url, { method: c.method ?? 'GET', headers, body, signal, redirect: 'manual' })
    const bytes = await readBounded(answer, c.maxBytes ?? DEFAULT_MAX_BYTES, c.provider)
    if (!answer.ok && !c.accept?.includes(answer.status)) throw errorOf(c.provider, answer, bytes)
    return { status: answer.status, headers: answer.headers, bytes }
  } catch (error) {
    if (error instanceof PortError) throw error
    const name = error instanceof Error ? error.name : ''
    const code = name === 'TimeoutError' ? 'timeout' : 'unreachable'
    throw new PortError(c.provider, code, { cause: error, outcomeUnknown: !wasNeverConnected(error) })
  }
}

const CONNECT_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The `cause` of a fetch error has the error code of the connection. */
const wasNeverConnected = (error: unknown): boolean =>
  error instanceof Error && CONNECT_CODES.has((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')

/** A call with a JSON response of a known shape. Throws `bad_answer` if the response does not match. */
export async function callJson<T>(c: Call, shape: z.ZodType<T>): Promise<T> {
  return readJson(c.provider, await call(c), shape)
}

/** Parses a response as JSON of a known shape. Throws `bad_answer` if it does not match. */
export function readJson<T>(provider: string, response: HttpResponse, shape: z.ZodType<T>): T {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(response.bytes))
  } catch (cause) {
    throw new PortError(provider, 'bad_answer', {
      status: response.status,
      detail: 'not JSON',
      outcomeUnknown: true,
      cause,
    })
  }
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const where = read.error.issues[0]?.path.join('.') ?? ''
  throw new PortError(provider, 'bad_answer', {
    status: response.status,
    detail: `field ${where}`,
    outcomeUnknown: true,
    cause: read.error,
  })
}

async function readBounded(answer: Response, max: number, provider: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  if (answer.body) {
    for await (const part of answer.body) {
      size += part.length
      if (size > max)
        throw new PortError(provider, 'bad_answer', { status: answer.status, detail: 'too long', outcomeUnknown: true })
      parts.push(part)
    }
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const BY_STATUS: Record<number, PortErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  410: 'not_found',
  429: 'rate_limited',
}

function errorOf(provider: string, answer: Response, bytes: Uint8Array): PortError {
  const { status } = answer
  const code = BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : status >= 400 ? 'refused' : 'bad_answer')
  const outcomeUnknown = status >= 500
  return new PortError(provider, code, {
    status,
    detail: providerCode(bytes),
    retryAfterSeconds: waitOf(answer.headers),
    outcomeUnknown,
  })
}

/** Seconds to wait, from `Retry-After` (seconds or date) or X's rate limit reset. */
function waitOf(headers: Headers): number | undefined {
  const retry = headers.get('retry-after') ?? ''
  if (/^\d{1,6}$/.test(retry)) return Number(retry)
  const reset = headers.get('x-rate-limit-reset') ?? ''
  const at = /^\d{10}$/.test(reset) ? Number(reset) * 1000 : Date.parse(retry)
  return Number.isNaN(at) ? undefined : Math.max(1, Math.ceil((at - Date.now()) / 1000))
}

/**
 * The provider's short error code from the response body. Free text is not read, because it may contain data.
 */
function providerCode(bytes: Uint8Array): string | undefined {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const found = pick(body, ['code', 'error_code', 'reason', 'status', 'type', 'error'])
    return found && /^[\w.:-]{1,80}$/.test(found) ? found : undefined
  } catch {
    return undefined
  }
}

function pick(value: unknown, names: readonly string[], depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || depth > 2) return undefined
  const fields = new Map(Object.entries(value))
  // Google's `code` only repeats the status; the reason is in its `errors`.
  const [first] = Array.isArray(fields.get('errors')) ? (fields.get('errors') as unknown[]) : []
  const reason = (first as { reason?: unknown } | undefined)?.reason
  if (typeof reason === 'string') return reason
  for (const name of names) {
    const field = fields.get(name)
    if (typeof field === 'string' || typeof field === 'number') return String(field)
  }
  return pick(fields.get('error'), names, depth + 1)
}
