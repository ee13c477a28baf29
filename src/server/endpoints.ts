import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint, UploadedFile } from '../core/endpoint.ts'
import { AppError } from '../core/errors.ts'
import { faultPoint } from '../platform/fault.ts'
import { type BodyRule, JSON_LIMIT, OPEN_LIMIT, UPLOAD_LIMIT } from './bodies.ts'
import { type App, type CallRequest, checkAudience, dispatch } from './dispatch.ts'
import { changesState } from './error-codes.ts'
import { checkSameOrigin, sendCookies } from './http.ts'
import type { Registered } from './registry.ts'
import { callerLang, deviceOf } from './request.ts'
import { resolvePresence } from './session.ts'

/** Fastify's spelling of a path: `{id}` is `:id`, a literal colon is doubled. */
const toRoute = (path: string): string => path.replace(/:/g, '::').replace(/\{(\w+)\}/g, ':$1')

/** Registers every endpoint of the contract table. */
export function registerEndpoints(http: FastifyInstance, app: App): void {
  http.register(async (scope) => {
    scope.removeContentTypeParser('text/plain')
    // The signature of a webhook covers the bytes as sent, so JSON is kept raw beside its parsed form.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      ;(request as FastifyRequest & { rawBody?: string }).rawBody = body as string
      if (body === '') return done(null, {})
      try {
        done(null, JSON.parse(body as string))
      } catch {
        done(new AppError('invalid_input'))
      }
    })
    for (const registered of app.registry.values()) {
      const { endpoint } = registered
      scope.route({
        method: endpoint.method,
        url: toRoute(endpoint.path),
        // Before the body is read.
        onRequest: async (request) => app.limits?.take(endpoint.rateLimit ?? 'read', request.ip),
        config: { body: (request, reply) => bodyOf(app, endpoint, request, reply) },
        handler: (request, reply) => serve(app, registered, request, reply),
      })
    }
  })
}

/** What a file's form may hold beside it. */
const UPLOAD_FIELDS = 200_000

/** JSON everywhere, files where they are uploaded; of who may not call, nothing is read. */
async function bodyOf(
  app: App,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<BodyRule> {
  const { caller, byCookie } = await resolvePresence(app, request, reply)
  if (changesState(endpoint) && !endpoint.rawBody) checkSameOrigin(request, app.config, byCookie)
  checkAudience(endpoint, caller)
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
  const { caller, byCookie } = await resolvePresence(app, request, reply)
  if (changesState(endpoint) && !endpoint.rawBody) checkSameOrigin(request, app.config, byCookie)
  const upload = endpoint.upload ? await readUpload(request) : undefined
  const call: CallRequest = {
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
  const answer = await dispatch(app, registered, call)
  sendCookies(reply, app.config, answer.cookies)
  reply.code(answer.status).header('cache-control', 'no-store')
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
  if (!answer.blob) return reply.send(answer.body)
  const { type, bytes, name, inline, immutable } = answer.blob
  if (immutable) reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept')
  if (name)
    reply.header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  // A document never runs anything, whatever its bytes claim to be.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return reply.type(type).send(Buffer.from(bytes))
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
          throw new AppError('file_too_large', { size: (bytes.length / 1e6).toFixed(2) })
        file = { name: part.filename, bytes }
      }
    }
  } catch (error) {
    // What the parser of the multipart format cannot read, it throws as a plain error without a status.
    throw error instanceof AppError || (error as FastifyError).statusCode ? error : new AppError('upload_broken')
  }
  return { file, fields }
}
