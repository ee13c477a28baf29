import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Clock } from '../core/clock.ts'
import {
  type AnyEndpoint,
  type Blob,
  isOpenToLimited,
  permissionOf,
  type RateLimitClass,
  type UploadedFile,
} from '../core/endpoint.ts'
import { AppError } from '../core/errors.ts'
import type { Lang } from '../core/shapes.ts'
import { isStorable, unstorablePath } from '../core/storable-text.ts'
import { strict } from '../core/strict.ts'
import { withTx } from '../db/tx.ts'
import type { Db } from '../db/types.ts'
import { recordTeamAct, requestApproval, withinLimits } from '../features/teams/service.ts'
import type { Figures } from '../i18n/fill-figures.ts'
import { type AppConfig, type Caller, type Composition, type Ctx, needActive, personOf } from '../platform/context.ts'
import { faultPoint } from '../platform/fault.ts'
import { fieldIssues } from '../platform/field-issues.ts'
import { type CommandKey, claimKey, hashBody, Replay, storeResponse } from '../platform/idempotency.ts'
import type { Ports } from '../ports/index.ts'
import { changesState } from './error-codes.ts'
import { failure } from './failure.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Registered } from './registry.ts'
import type { ApiResponse, CookieOut } from './response.ts'
import type { ResponseCache } from './response-cache.ts'

/** Shared by all requests. */
export interface App {
  db: Db
  clock: Clock
  ports: Ports
  config: AppConfig
  log: Logger
  registry: ReadonlyMap<string, Registered>
  /** Parts of features that the server provides to other features. */
  composition: Composition
  /** Cached responses of open calls; absent if every call must reach its handler. */
  responses?: ResponseCache
  /** Rate limits shared by API routes and pages; absent if rate limiting is off. */
  limits?: RateLimits
  /** Current rates, limits and deadlines, as texts show them. */
  figures(): Figures
  /** Wakes the outbox worker after a commit. */
  wake(): void
}

/** One call, over HTTP or in process. */
export interface CallRequest {
  lang: Lang
  caller: Caller
  ip: string
  userAgent: string
  device: Record<string, string>
  requestId: string
  cookies: Record<string, string | undefined>
  headers: Record<string, string | undefined>
  params?: unknown
  query?: unknown
  body?: unknown
  file?: UploadedFile | undefined
  rawBody?: string | undefined
  idempotencyKey?: string | undefined
  /** The rate limit class that this call counts against. */
  count?: RateLimitClass | undefined
}

interface Shapes {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
}

const strictShapes = new WeakMap<AnyEndpoint, Shapes>()

function shapesOf({ params, query, body }: AnyEndpoint): Shapes {
  return {
    ...(params && { params: strict(params) }),
    ...(query && { query: strict(query) }),
    ...(body && { body: strict(body) }),
  }
}

function strictShapesOf(endpoint: AnyEndpoint): Shapes {
  const shapes = strictShapes.get(endpoint) ?? shapesOf(endpoint)
  strictShapes.set(endpoint, shapes)
  return shapes
}

/** Throws 401 without a login, 403 for another role. Operators may call only endpoints that name them (or `any`). */
export function checkAudience(endpoint: AnyEndpoint, caller: Caller): void {
  if (endpoint.audience === 'open') return
  if (caller.scope === 'open') throw new AppError('unauthenticated')
  if (endpoint.audience !== 'any' && endpoint.audience !== caller.scope) throw new AppError('wrong_role')
}

/**
 * Throws 403 if the caller's permissions do not include the endpoint's, or if the caller is limited to brands and the
 * endpoint is about the whole account. Open endpoints need no permission.
 */
export function checkPermission(
  endpoint: AnyEndpoint,
  { permissions, brandIds }: Pick<Caller, 'permissions' | 'brandIds'>,
): void {
  if (endpoint.audience === 'open') return
  if (permissions && !permissions.includes(permissionOf(endpoint))) throw new AppError('permission_missing')
  if (brandIds && !isOpenToLimited(endpoint)) throw new AppError('permission_missing')
}

/** Suspended and expired accounts may only read, log out and send what is still due. */
function checkStatus(endpoint: AnyEndpoint, caller: Caller): void {
  if (endpoint.whileExpired && caller.status === 'expired') return
  if (endpoint.whileSuspended && caller.status === 'suspended') return
  if (changesState(endpoint) && endpoint.audience !== 'open' && endpoint.audience !== 'any') needActive(caller)
}

function parse(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) {
    if (part !== 'query' && value && typeof value === 'object' && Object.keys(value).length > 0)
      throw new AppError('unknown_field')
    return undefined
  }
  const unreadable = unstorablePath(value)
  const result = unreadable === null ? schema.safeParse(value ?? {}, { reportInput: true }) : null
  if (result?.success) return result.data
  if (part === 'params') throw new AppError('not_found')
  if (!result) throw new AppError('invalid_input', {}, { [unreadable ?? '_']: { code: 'unreadable_text' } })
  const issues = fieldIssues(result.error)
  const unknown = Object.values(issues).some(({ code }) => code === 'unknown_field')
  throw new AppError(unknown ? 'unknown_field' : 'invalid_input', {}, issues)
}

function buildContext(app: App, endpoint: AnyEndpoint, request: CallRequest, cookies: CookieOut[]): Ctx {
  const command = commandOf(endpoint, request)
  let written = false
  const ctx: Ctx = {
    db: app.db,
    clock: app.clock,
    ports: app.ports,
    config: app.config,
    composition: app.composition,
    figures: app.figures,
    lang: request.lang,
    caller: request.caller,
    ip: request.ip,
    userAgent: request.userAgent,
    device: request.device,
    requestId: request.requestId,
    log: app.log,
    write: async (run) => {
      if (command && written) throw new Error(`${command.endpoint}: an idempotent handler writes once`)
      written = true
      const answer = await withTx(app.db, async (tx) => {
        if (command) await claimKey(tx, command, app.clock.now())
        const result = await withinLimits(tx, ctx, endpoint, () => run(tx))
        await recordTeamAct(tx, ctx, endpoint, request.params)
        if (command) await storeResponse(tx, command, result)
        faultPoint('commit')
        return result
      }).catch(async (error: unknown) => {
        const { params, body } = request
        throw await requestApproval(app.db, ctx, endpoint, { params, body }, error)
      })
      faultPoint('committed')
      return answer
    },
    wakeOutbox: () => app.wake(),
    setCookie: (name, value, options = {}) => void cookies.push({ name, value, options }),
    clearCookie: (name) => void cookies.push({ name, value: null, options: {} }),
    cookie: (name) => (isStorable(request.cookies[name] ?? '') ? request.cookies[name] : undefined),
  }
  return ctx
}

/** Maximum length of an Idempotency-Key. */
const KEY_MAX = 200
const NOBODY = '00000000-0000-0000-0000-000000000000'

function commandOf(endpoint: AnyEndpoint, request: CallRequest): CommandKey | null {
  if (!endpoint.idempotent) return null
  const key = request.idempotencyKey
  if (!key || !isStorable(key)) throw new AppError('idempotency_key_required')
  if (key.length > KEY_MAX)
    throw new AppError('invalid_input', {}, { 'Idempotency-Key': { code: 'too_long', maximum: KEY_MAX } })
  const bodyHash = hashBody([request.params, request.query, request.body])
  return { accountId: personOf(request.caller) || NOBODY, key, endpoint: endpoint.id, bodyHash }
}

/** Runs an endpoint, or returns the cached response of an open one. Never throws. */
export function dispatch(app: App, registered: Registered, request: CallRequest): Promise<ApiResponse> {
  const { endpoint } = registered
  if (!app.responses || !endpoint.cache || request.caller.scope !== 'open') return run(app, registered, request)
  // Query parameters that the endpoint does not read must not create cache entries of their own.
  const input = [request.params, endpoint.query && request.query]
  return app.responses.through(endpoint, request.lang, input, () => run(app, registered, request))
}

/** Checks the audience, validates the input, runs the handler and validates the output. */
async function run(app: App, { endpoint, handler }: Registered, request: CallRequest): Promise<ApiResponse> {
  const cookies: CookieOut[] = []
  try {
    if (request.count) await app.limits?.take(request.count, request.ip)
    checkAudience(endpoint, request.caller)
    checkPermission(endpoint, request.caller)
    checkStatus(endpoint, request.caller)
    const shapes = strictShapesOf(endpoint)
    const input = {
      params: parse(shapes.params, request.params, 'params'),
      query: parse(shapes.query, request.query, 'query'),
      body: endpoint.rawBody ? undefined : parse(shapes.body, request.body, 'body'),
      file: request.file,
      rawBody: request.rawBody,
      headers: request.headers,
    }
    if (endpoint.upload === true && !input.file) throw new AppError('file_required')
    const ctx = buildContext(app, endpoint, request, cookies)
    const result = await handler(ctx, input as never).catch((error: unknown) => {
      if (error instanceof Replay) return error.response
      throw error
    })
    if (changesState(endpoint)) app.wake()
    if (endpoint.blob) return { status: 200, blob: result as Blob, cookies }
    return { status: 200, body: shapeAnswer(endpoint, result), cookies }
  } catch (error) {
    return { ...failure(app.log, request, endpoint, error), cookies }
  }
}

function shapeAnswer(endpoint: AnyEndpoint, result: unknown): unknown {
  const { data, ...extra } = endpoint.extra ? (result as { data: unknown }) : { data: result }
  return {
    data: endpoint.output ? endpoint.output.parse(data) : (data ?? null),
    ...(endpoint.extra ? (endpoint.extra.parse(extra) as object) : {}),
  }
}
