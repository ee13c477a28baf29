import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '../core/errors.ts'
import { megabytes } from '../core/megabytes.ts'
import { networkOf } from '../core/network.ts'

/** Maximum size of an uploaded file, bytes. */
export const UPLOAD_LIMIT = 4_096_000
/** JSON of a signed-in caller, bytes; large enough for the longest article. */
export const JSON_LIMIT = 1_048_576
/** JSON of a caller who is not signed in, bytes. */
export const OPEN_LIMIT = 64_000
/** A form without files, bytes; large enough for the longest brief in Thai (up to nine bytes per letter). */
export const FORM_LIMIT = 256_000

/**
 * Limits for the total size of request bodies in progress, per network and per process, bytes. A body counts until its
 * response is sent.
 */
const NETWORK_BYTES = 20_000_000
const PROCESS_BYTES = 48_000_000
/** Retry-After, in seconds, for a network over its limit. */
const RETRY_SECONDS = 10

/** Milliseconds. */
export const TIMES = {
  /** A connection that sends nothing for this long during a request is closed. */
  silent: 15_000,
  /** Limit for a whole request: long enough to upload 4 MB over a slow mobile connection. */
  request: 180_000,
  /** A connection may be idle for this long while the response is prepared. */
  answer: 120_000,
  /**
   * How long the remaining bytes of a rejected body are read and discarded, so that the client receives the response.
   */
  linger: 5_000,
}
export type Times = typeof TIMES

/** The media types that a route accepts from this caller, with their limits in bytes. */
export interface BodyRule {
  limits: Readonly<Record<string, number>>
  /** Error for any other media type. */
  otherType: ErrorCode
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Decides from the headers which body is accepted. Null: the body is not read. May throw an AppError. */
    body?: (request: FastifyRequest, reply: FastifyReply) => Promise<BodyRule | null>
  }
  interface FastifyRequest {
    /** Maximum size of the body, bytes; 0 if the body is not read. */
    bodyLimit: number
  }
  interface FastifyInstance {
    bodies: Bodies
  }
}

export interface Bodies {
  /** Total size limit of the bodies in progress, bytes. */
  readonly bytes: number
  /**
   * Reserves room for a body. Throws `rate_limited` or `unavailable` if its network or the process is over its limit.
   */
  open(ip: string, bytes: number): () => void
}

/** Tracks the request bodies of this process. */
export function countBodies(): Bodies {
  const networks = new Map<string, number>()
  let total = 0
  return {
    get bytes() {
      return total
    },
    open: (ip, bytes) => {
      const network = networkOf(ip)
      const own = (networks.get(network) ?? 0) + bytes
      if (own > NETWORK_BYTES) throw new AppError('rate_limited', { s: RETRY_SECONDS })
      if (total + bytes > PROCESS_BYTES) throw new AppError('unavailable')
      networks.set(network, own)
      total += bytes
      let open = true
      return () => {
        if (!open) return
        open = false
        total -= bytes
        const left = (networks.get(network) ?? 0) - bytes
        if (left > 0) networks.set(network, left)
        else networks.delete(network)
      }
    },
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const mediaType = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Methods whose body Fastify never reads. */
const BODYLESS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Rejects a body by its headers, or reserves room for it until the response is sent. Returns its limit in bytes. */
function admit(bodies: Bodies, request: FastifyRequest, reply: FastifyReply, rule: BodyRule): number {
  // After `close` nothing would release the reservation.
  if (request.raw.destroyed || reply.raw.destroyed) throw new AppError('upload_broken')
  const type = mediaType(request)
  const limit = Object.hasOwn(rule.limits, type) ? rule.limits[type] : undefined
  if (limit === undefined) throw new AppError(rule.otherType)
  const length = request.headers['content-length']
  // The multipart parser reads the connection directly, so `endAt` does not apply.
  if (length === undefined && type === 'multipart/form-data') throw new AppError('length_required')
  const bytes = length === undefined ? limit : Number(length)
  if (bytes > limit) throw tooLarge(type, bytes)
  reply.raw.once('close', bodies.open(request.ip, bytes))
  return bytes
}

/** Aborts a body that exceeds its limit: a chunked body does not declare its size. */
function endAt(limit: number): Transform {
  let size = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) done(new AppError('body_too_large'))
      else done(null, chunk)
    },
  })
  // Node exits on an `error` event without a listener, and a rejected body may have no reader.
  return limited.on('error', () => {})
}

function tooLarge(type: string, bytes: number): AppError {
  if (type !== 'multipart/form-data') return new AppError('body_too_large')
  const size = megabytes(bytes)
  return new AppError('file_too_large', { size }, { file: { code: 'file_too_large', size } })
}

/**
 * Maximum number of rejected bodies that are read to their end at a time. Others are cut off, so that a flood costs
 * little.
 */
const LINGERING_MAX = 8

/**
 * Closes connections whose response was sent before the body ended: a browser reads the response only after it has sent
 * the whole body.
 */
function closeUnread(ms: number) {
  let lingering = 0
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.raw.once('finish', () => {
      if (request.raw.complete) return
      if (lingering >= LINGERING_MAX) return void request.raw.destroy()
      lingering++
      const timer = setTimeout(() => request.raw.destroy(), ms).unref()
      request.raw.once('close', () => {
        lingering--
        clearTimeout(timer)
      })
      request.raw.resume()
    })
  }
}

/**
 * A body is read only after the route, its rate limit (onRequest), the session and the size have been checked, so a
 * rejected request uses no memory. Idle connections are closed. `refuseMissing` responds where no route matches.
 */
export function guardBodies(
  http: FastifyInstance,
  times: Times,
  refuseMissing: (request: FastifyRequest, reply: FastifyReply) => never,
): void {
  const closeAfter = closeUnread(times.linger)
  http.decorate('bodies', countBodies())
  http.decorateRequest('bodyLimit', 0)
  http.addHook('onRequest', async (request, reply) => {
    const answering = () => request.raw.socket.setTimeout?.(times.answer)
    if (!hasBody(request)) return void answering()
    request.raw.once('end', answering)
    closeAfter(request, reply)
  })
  http.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request) || BODYLESS.has(request.method)) return payload
    if (request.is404) refuseMissing(request, reply)
    const { body } = request.routeOptions.config
    const rule = body ? await body(request, reply) : null
    if (!rule) return payload
    request.bodyLimit = admit(http.bodies, request, reply, rule)
    return request.headers['content-length'] === undefined ? payload.pipe(endAt(request.bodyLimit)) : payload
  })
}
