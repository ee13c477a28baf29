import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '../core/errors.ts'
import { networkOf } from '../core/network.ts'

/** A file of an upload. */
export const UPLOAD_LIMIT = 4_096_000
/** JSON of a signed-in caller: the longest article of the desk. */
export const JSON_LIMIT = 1_048_576
/** JSON of anybody. */
export const OPEN_LIMIT = 64_000
/** A form without files, where the longest brief in Thai, nine bytes a letter, has room. */
export const FORM_LIMIT = 256_000

/** Bytes that the bodies of one network, and of all, may hold at a time. A body counts until its answer was sent. */
const NETWORK_BYTES = 20_000_000
const PROCESS_BYTES = 48_000_000
/** After so many seconds a network that has too many bodies on their way may send another. */
const RETRY_SECONDS = 10

/** Milliseconds. */
export const TIMES = {
  /** A connection on which nothing moves while a request comes in is closed. */
  silent: 15_000,
  /** A request as a whole, which gives 4 MB over a weak mobile line their time. */
  request: 180_000,
  /** Nothing moves while an answer is being made. */
  answer: 120_000,
  /** How long the rest of a refused body is still read and thrown away, so that its sender sees the answer. */
  linger: 5_000,
}
export type Times = typeof TIMES

/** What a route takes from this caller, by media type: bytes at most, and the refusal of more. */
export interface BodyRule {
  limits: Readonly<Record<string, number>>
  /** Refuses another media type. */
  otherType: ErrorCode
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body may be, decided before one byte of it is read. Null: it is not read at all. May throw a refusal. */
    body?: (request: FastifyRequest, reply: FastifyReply) => Promise<BodyRule | null>
  }
  interface FastifyRequest {
    /** Bytes that were admitted at most; 0 where the body is left unread. */
    bodyLimit: number
  }
  interface FastifyInstance {
    bodies: Bodies
  }
}

export interface Bodies {
  /** Bytes that the bodies being received or worked on may hold, in all. */
  readonly bytes: number
  /** Counts a body. Throws `rate_limited` or `unavailable` where its network or the process has too many on their way. */
  open(ip: string, bytes: number): () => void
}

/** The bodies of this process. */
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

/** Refuses a body by its headers, or counts it until its answer was sent; the bytes that it may have. */
function admit(bodies: Bodies, request: FastifyRequest, reply: FastifyReply, rule: BodyRule): number {
  // After `close` nothing would count the body off again.
  if (request.raw.destroyed || reply.raw.destroyed) throw new AppError('upload_broken')
  const type = mediaType(request)
  const limit = Object.hasOwn(rule.limits, type) ? rule.limits[type] : undefined
  if (limit === undefined) throw new AppError(rule.otherType)
  const length = request.headers['content-length']
  // A form with files is read past `endAt`, straight from the connection.
  if (length === undefined && type === 'multipart/form-data') throw new AppError('length_required')
  const bytes = length === undefined ? limit : Number(length)
  if (bytes > limit) throw tooLarge(type, bytes)
  reply.raw.once('close', bodies.open(request.ip, bytes))
  return bytes
}

/** Ends a body that grows beyond its limit: one that comes in chunks does not say its size. */
function endAt(limit: number): Transform {
  let size = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) done(new AppError('body_too_large'))
      else done(null, chunk)
    },
  })
  // Node ends the process for an `error` event without a listener, and a refused body may have no reader.
  return limited.on('error', () => {})
}

function tooLarge(type: string, bytes: number): AppError {
  if (type !== 'multipart/form-data') return new AppError('body_too_large')
  const size = (bytes / 1e6).toFixed(2)
  return new AppError('file_too_large', { size }, { file: { code: 'file_too_large', size } })
}

/** So many refused bodies are read to their end at a time; of a flood, the rest is cut off. */
const LINGERING_MAX = 8

/** Closes connections of bodies that were answered before their end: a browser sees the answer only when it has sent all. */
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
 * Bodies are read only after the route, its rate limit (onRequest), the session and the size are known: of what is
 * refused, nothing is kept. Connections on which nothing moves are closed. `refuseMissing` answers where no route is.
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
