import type { z } from 'zod'
import type { ContentTag } from './content-tags.ts'
import type { ErrorCode } from './errors.ts'

export type Audience = 'open' | 'influencer' | 'marketer' | 'operator' | 'any'
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/**
 * What a caller with restricted permissions may do for a marketer. read: see everything; campaigns: campaigns and their
 * jobs; finance: pay; account: everything else, for owners; self: actions on the caller's own login, for everybody.
 */
export const PERMISSIONS = ['read', 'campaigns', 'finance', 'account', 'self'] as const
export type Permission = (typeof PERMISSIONS)[number]
/**
 * read: lists and pages; write: forms; auth: logins; otp: codes; money: anything that posts to the ledger; upload:
 * files.
 */
export type RateLimitClass = 'read' | 'write' | 'auth' | 'otp' | 'money' | 'upload' | 'webhook'

type Shape = z.ZodType
export interface EndpointDefinition<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  O extends Shape = Shape,
  X extends Shape = Shape,
> {
  /** feature.action, unique: the name used by pages and tests. */
  id: string
  method: Method
  /** Exact path; parameters in braces. */
  path: string
  audience: Audience
  /** Required of a caller that acts for a marketer. Default: `read` for a GET that writes nothing, else `account`. */
  permission?: Permission
  /** Open to team members who are limited to brands: its WHERE clause restricts campaigns, jobs and shortlists. */
  limited?: true
  /** English, for the API documents. The first sentence is the summary. */
  summary: string
  params?: P
  query?: Q
  body?: B
  /** Schema of `data` in the success response. */
  output?: O
  /** Schema of the members next to `data` (paging, token, …). The handler then returns `{ data, ...extra }`. */
  extra?: X
  errors?: readonly ErrorCode[]
  /**
   * multipart/form-data with one `file`; other fields are the body. `optional`: JSON without a file is accepted too.
   */
  upload?: boolean | 'optional'
  rateLimit?: RateLimitClass
  /** Requires an Idempotency-Key; the response is stored in the write's transaction. */
  idempotent?: boolean
  /** A GET that writes, as the specification requires: it needs the same-origin check and idempotency of a POST. */
  writes?: boolean
  /** A public GET whose response is the same for every visitor until content with these tags changes: it is cached. */
  cache?: readonly ContentTag[]
  /** The handler returns bytes (`Blob`) of one of these media types instead of JSON. */
  blob?: readonly string[]
  /** Allowed after a marketer's contract has ended although it changes data: for what is still due. */
  whileExpired?: boolean
  /** Allowed while an account is suspended although it changes data: for what is still due. */
  whileSuspended?: boolean
  /** Needs the raw body (webhook signatures). */
  rawBody?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: the type of an endpoint with any parameters
export type AnyEndpoint = EndpointDefinition<any, any, any, any, any>

const defaultClass = (e: AnyEndpoint): RateLimitClass =>
  e.upload ? 'upload' : e.method === 'GET' && !e.writes ? 'read' : 'write'

export const permissionOf = (e: AnyEndpoint): Permission =>
  e.permission ?? (e.method === 'GET' && !e.writes ? 'read' : 'account')

/**
 * Whether a team member who is limited to brands may call an endpoint. Endpoints of the account are closed to such a
 * member unless they declare `limited`.
 */
export const isOpenToLimited = (e: AnyEndpoint): boolean =>
  e.limited === true || e.audience === 'open' || permissionOf(e) === 'self'

/**
 * Declares an endpoint. Server routes, validation, OpenAPI, the client's types and the access tests are derived from
 * it.
 */
export function endpoint<const E extends AnyEndpoint>(definition: E): E & { rateLimit: RateLimitClass } {
  return { ...definition, rateLimit: definition.rateLimit ?? defaultClass(definition) }
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** The input of a caller. */
export type CallInput<E extends AnyEndpoint> = (E['params'] extends z.ZodType
  ? { params: In<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: In<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: In<E['body']> } : { body?: undefined }) & {
    file?: UploadedFile
    idempotencyKey?: string
  }

/** The input of a handler, after validation. */
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
  /** Instead of `bytes`, for a file that is too large for memory: read in ranges, `end` excluded. */
  file?: { size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }
  /** Instead of `bytes`, for a file that is generated while it is sent: its size is unknown. */
  stream?: AsyncIterable<Uint8Array>
  /** Suggested file name for saving. */
  name?: string
  /** Shown in the browser instead of being saved. */
  inline?: boolean
  /** Public and immutable: cached by browsers; varies with the formats that they accept. */
  immutable?: boolean
}

type Data<E extends AnyEndpoint> = E['output'] extends z.ZodType ? z.input<E['output']> : undefined
/** The result of a handler: the data, or `{ data, …extra }`, or bytes. */
export type HandlerOutput<E extends AnyEndpoint> = E extends { blob: readonly string[] }
  ? Blob
  : E['extra'] extends z.ZodType
    ? { data: Data<E> } & z.input<E['extra']>
    : Data<E>

/** The response: `{ data, …extra }`. */
export type CallOutput<E extends AnyEndpoint> = {
  data: E['output'] extends z.ZodType ? z.output<E['output']> : null
} & (E['extra'] extends z.ZodType ? z.output<E['extra']> : unknown)

export type Contract = Record<string, AnyEndpoint>
