import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint, Blob, UploadedFile } from '../core/endpoint.ts'
import { AppError } from '../core/errors.ts'
import { megabytes } from '../core/megabytes.ts'
import type { Caller } from '../platform/context.ts'
import { faultPoint } from '../platform/fault.ts'
import { type BodyRule, JSON_LIMIT, OPEN_LIMIT, UPLOAD_LIMIT } from './bodies.ts'
import { type App, type CallRequest, checkAudience, checkPermission, dispatch } from './dispatch.ts'
import { changesState } from './error-codes.ts'
import { checkSameOrigin, sendCookies } from './http.ts'
import { sendLimit } from './rate-limits.ts'
import type { Registered } from './registry.ts'
import { callerLang, deviceOf } from './request.ts'
import type { ApiResponse } from './response.ts'
import { authenticate } from './session.ts'

/** Fastify's syntax for a path: `{id}` becomes `:id`, a literal colon is doubled. */
const toRoute = (path: string): string => path.replace(/:/g, '::').replace(/\{(\w+)\}/g, ':$1')

/** Registers every endpoint of the contract table. */
export function registerEndpoints(http: FastifyInstance, app: App): void {
  http.register(async (scope) => {
    parseJson(scope)
    for (const registered of app.registry.values()) {
      const { endpoint } = registered
      scope.route({
        method: endpoint.method,
        url: toRoute(endpoint.path),
        // Before the body is read.
        onRequest: async (request, reply) => {
          const state = await app.limits?.take(endpoint.rateLimit ?? 'read', request.ip)
          if (state) sendLimit(reply, state)
        },
        config: { body: (request, reply) => bodyOf(app, endpoint, request, reply) },
        handler: (request, reply) => serve(app, registered, request, reply),
      })
    }
  })
}

/** JSON is the only body that is parsed; an empty one is an empty object. */
export function parseJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  // A webhook's signature covers the bytes as sent, so the raw JSON is stored with the parsed value.
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    ;(request as FastifyRequest & { rawBody?: string }).rawBody = body as string
    if (body === '') return done(null, {})
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(new AppError('json_invalid'))
    }
  })
}

/** Limit for the other fields of a form with a file. */
const UPLOAD_FIELDS = 200_000

/** Accepts JSON, and files if the endpoint has an upload. The body of a caller without access is not read. */
async function bodyOf(
  app: App,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<BodyRule> {
  const { caller, byCookie } = await authenticate(app, request, reply)
  if (changesState(endpoint) && !endpoint.rawBody) checkSameOrigin(request, app.config, byCookie)
  checkAudience(endpoint, caller)
  checkPermission(endpoint, caller)
  return bodyRuleOf(endpoint, caller)
}

/** The bodies that an endpoint accepts from a caller. */
export function bodyRuleOf(endpoint: AnyEndpoint, caller: Caller): BodyRule {
  const json = caller.scope === 'open' ? OPEN_LIMIT : JSON_LIMIT
  const files = endpoint.upload && { 'multipart/form-data': UPLOAD_LIMIT + UPLOAD_FIELDS }
  return { limits: { 'application/json': json, ...files }, otherType: 'json_required' }
}

async function serve(
  app: App,
  registered: Registered,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = registered
  const { caller, byCookie } = await authenticate(app, request, reply)
  if (changesState(endpoint) && !endpoint.rawBody) checkSameOrigin(request, app.config, byCookie)
  const call = await callFrom(request, endpoint, caller)
  const answer = await dispatch(app, registered, call)
  sendCookies(reply, app.config, answer.cookies)
  return sendResponse(request, reply, answer)
}

/** Converts an HTTP request to a call of an endpoint. */
export async function callFrom(request: FastifyRequest, endpoint: AnyEndpoint, caller: Caller): Promise<CallRequest> {
  const upload = endpoint.upload ? await readUpload(request) : undefined
  return {
    lang: callerLang(request),
    caller,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: deviceOf(request),
    requestId: request.id,
    cookies: request.cookies,
    headers: request.headers as Record<string, string>,
    params: request.params,
    query: request.query,
    body: upload ? upload.fields : request.body,
    file: upload?.file,
    rawBody: (request as FastifyRequest & { rawBody?: string }).rawBody,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
  }
}

/** Sends JSON, or the bytes of a file. */
export function sendResponse(request: FastifyRequest, reply: FastifyReply, answer: ApiResponse): FastifyReply {
  reply.code(answer.status).header('cache-control', 'no-store')
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
  if (!answer.blob) return reply.send(answer.body)
  const { type, bytes, file, stream, name, inline, immutable } = answer.blob
  if (immutable) reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept')
  if (name)
    reply.header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  // Uploaded documents must never run scripts, whatever their content.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (file) return sendFile(request, reply.type(type), file)
  if (stream) return reply.type(type).send(Readable.from(stream))
  return reply.type(type).send(Buffer.from(bytes))
}

/** Sends a whole file, or one range of it for a media player. A request for several ranges gets the whole file. */
function sendFile(request: FastifyRequest, reply: FastifyReply, { size, read }: NonNullable<Blob['file']>) {
  reply.header('accept-ranges', 'bytes')
  const [, from = '', until = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === '' && until === '') return reply.header('content-length', size).send(Readable.from(read(0, size)))
  const start = from === '' ? Math.max(0, size - Number(until)) : Number(from)
  const end = from === '' || until === '' ? size : Math.min(size, Number(until) + 1)
  if (start >= end) return reply.code(416).header('content-range', `bytes */${size}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end - 1}/${size}`)
    .header('content-length', end - start)
    .send(Readable.from(read(start, end)))
}

interface Upload {
  file: UploadedFile | undefined
  fields: Record<string, string>
}

/** Reads a multipart body: one file within the limit, other fields as strings. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return { file: undefined, fields: (request.body as Record<string, string>) ?? {} }
  const fields: Record<string, string> = {}
  let file: UploadedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else {
        faultPoint('upload.body')
        const bytes = await part.toBuffer()
        if (part.file.truncated || bytes.length > UPLOAD_LIMIT)
          throw new AppError('file_too_large', { size: megabytes(bytes.length) })
        file = { name: part.filename, bytes }
      }
    }
  } catch (error) {
    // The multipart parser throws plain errors without a status for malformed bodies.
    throw error instanceof AppError || (error as FastifyError).statusCode ? error : new AppError('upload_broken')
  }
  return { file, fields }
}
