import type { z } from 'zod'
import type { ContentTag } from './content-tags.ts'
import type { ErrorCode } from './errors.ts'

export type Audience = 'open' | 'influencer' | 'marketer' | 'operator' | 'any'
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** read: lists and pages; write: forms; auth: logins; otp: codes; money: anything the ledger sees; upload: files. */
export type RateLimitClass = 'read' | 'write' | 'auth' | 'otp' | 'money' | 'upload' | 'webhook'

type Shape = z.ZodType
export interface EndpointDefinition<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  O extends Shape = Shape,
  X extends Shape = Shape,
> {
  /** feature.act, unique: how pages and tests name the endpoint. */
  id: string
  method: Method
  /** Exact path; parameters in braces. */
  path: string
  audience: Audience
  summary?: string
  params?: P
  query?: Q
  body?: B
  /** Shape of `data` in the success answer. */
  output?: O
  /** Shape of what stands beside `data` (paging, token, …). A handler then returns `{ data, ...extra }`. */
  extra?: X
  errors?: readonly ErrorCode[]
  /** multipart/form-data with one `file`; other fields are the body. `optional`: JSON without a file is taken too. */
  upload?: boolean | 'optional'
  rateLimit?: RateLimitClass
  /** Needs an Idempotency-Key; the answer is stored in the write's own transaction. */
  idempotent?: boolean
  /** A GET of the specification that writes: same-origin proof and idempotency of a POST. */
  writes?: boolean
  /** An open GET that says the same to every visitor until content of these tags changes: its answer is kept. */
  cache?: readonly ContentTag[]
  /** The handler answers bytes (`Blob`) of one of these media types, and not JSON. */
  blob?: readonly string[]
  /** Needs the raw body (webhook signatures). */
  rawBody?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where the parameters of any endpoint meet
export type AnyEndpoint = EndpointDefinition<any, any, any, any, any>

const defaultClass = (e: AnyEndpoint): RateLimitClass =>
  e.upload ? 'upload' : e.method === 'GET' && !e.writes ? 'read' : 'write'

/** Declares an endpoint. Server routes, validation, OpenAPI, the client's types and the access tests come from it. */
export function endpoint<const E extends AnyEndpoint>(definition: E): E & { rateLimit: RateLimitClass } {
  return { ...definition, rateLimit: definition.rateLimit ?? defaultClass(definition) }
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a caller gives. */
export type CallInput<E extends AnyEndpoint> = (E['params'] extends z.ZodType
  ? { params: In<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: In<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: In<E['body']> } : { body?: undefined }) & {
    file?: UploadedFile
    idempotencyKey?: string
  }

/** What a handler receives, after validation. */
export interface HandlerInput<E extends AnyEndpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
  file: UploadedFile | undefined
  rawBody: string | undefined
  headers: Record<string, string | undefined>
}

export interface UploadedFile {
  name: string
  bytes: Uint8Array
}

export interface Blob {
  type: string
  bytes: Uint8Array
  /** File name offered for saving. */
  name?: string
  /** Shown in the page rather than saved. */
  inline?: boolean
  /** Public and never changed under its address: kept by browsers; depends on the formats that they accept. */
  immutable?: boolean
}

type Data<E extends AnyEndpoint> = E['output'] extends z.ZodType ? z.input<E['output']> : undefined
/** What a handler returns: the data, or `{ data, …extra }`, or bytes. */
export type HandlerOutput<E extends AnyEndpoint> = E extends { blob: readonly string[] }
  ? Blob
  : E['extra'] extends z.ZodType
    ? { data: Data<E> } & z.input<E['extra']>
    : Data<E>

/** What a caller receives: `{ data, …extra }` as sent. */
export type CallOutput<E extends AnyEndpoint> = {
  data: E['output'] extends z.ZodType ? z.output<E['output']> : null
} & (E['extra'] extends z.ZodType ? z.output<E['extra']> : unknown)

export type Contract = Record<string, AnyEndpoint>
