import type { IncomingMessage } from 'node:http'
import { FileStore } from '@tus/file-store'
import { Metadata, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../core/errors.ts'
import { zId } from '../core/shapes.ts'
import { UPLOAD_ERROR_HEADER, VIDEO_UPLOADS } from '../features/deliverables/addresses.ts'
import { admitPart, dropVideo, finishVideo, openVideo, readVideoUpload } from '../features/deliverables/service.ts'
import type { Caller } from '../platform/context.ts'
import type { App } from './dispatch.ts'
import { errorMessage, statusOf } from './errors.ts'
import { errorBody } from './failure.ts'
import { checkSameOrigin } from './http.ts'
import { callerLang } from './request.ts'
import { callerOf } from './session.ts'

/** Metadata that a browser sends before the first byte of a video. */
const zNewVideo = z.object({
  jobId: zId,
  name: z.string().trim().min(1).max(255),
  size: z.coerce.number().int().min(1),
  modified: z.coerce.number().int().min(0),
})

interface Incoming {
  request: FastifyRequest
  caller: Caller
  id: string
}

/** The Fastify request (already authorized) of a request that the tus server handles. */
const incoming = new WeakMap<IncomingMessage, Incoming>()
const incomingOf = (req: { runtime?: { node?: { req: unknown } } }): Incoming => {
  const found = incoming.get(req.runtime?.node?.req as IncomingMessage)
  if (!found) throw new Error('a tus request without its checks')
  return found
}

function newVideoOf({ headers }: FastifyRequest) {
  const text = headers['upload-metadata']
  let given: Record<string, string | null> = {}
  try {
    given = Metadata.parse(typeof text === 'string' ? text : undefined)
  } catch {
    throw new AppError('invalid_input')
  }
  const result = zNewVideo.safeParse({ ...given, size: headers['upload-length'] })
  if (!result.success) throw new AppError('invalid_input')
  return result.data
}

/** tus endpoint for draft videos. Requests are authorized before the body is read; the last part creates the file. */
export function registerUploads(http: FastifyInstance, app: App): void {
  const tus = new Server({
    path: VIDEO_UPLOADS,
    relativeLocation: true,
    datastore: new FileStore({ directory: app.ports.uploads.directory }),
    namingFunction: (req) => incomingOf(req).id,
    onUploadFinish: async (req, { id }) => {
      const { request, caller } = incomingOf(req)
      try {
        await finishVideo(app, caller, id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        throw { status_code: statusOf(error.code), body: JSON.stringify(errorBody(callerLang(request), error)) }
      }
      return {}
    },
    onResponseError: (req, error) => {
      if ('status_code' in error) return undefined
      app.log.error({ err: error }, 'upload failed')
      return { status_code: 500, body: errorMessage(callerLang(incomingOf(req).request), 'internal') }
    },
  })
  http.register(async (scope) => {
    // The tus server reads the body itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    const callers = new WeakMap<FastifyRequest, Caller>()
    const callerFor = (request: FastifyRequest): Caller => callers.get(request) as Caller
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await app.limits?.take(request.method === 'POST' ? 'upload' : 'read', request.ip)
      // The tus server writes the response, which cannot set cookies.
      const caller = await callerOf(app, request)
      if (request.method !== 'HEAD')
        checkSameOrigin(request, app.config, caller.scope !== 'open' && !request.headers.authorization)
      if (caller.scope === 'open') throw new AppError('unauthenticated')
      if (caller.scope !== 'influencer') throw new AppError('wrong_role')
      callers.set(request, caller)
    })
    const pass = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> => {
      incoming.set(request.raw, { request, caller: callerFor(request), id })
      reply.hijack()
      await tus.handle(request.raw, reply.raw)
    }
    const one = `${VIDEO_UPLOADS}/:id`
    const idOf = ({ params }: FastifyRequest): string => {
      const result = zId.safeParse((params as { id: string }).id)
      if (!result.success) throw new AppError('not_found')
      return result.data
    }
    const answer = { 'tus-resumable': '1.0.0' }
    // Uploads must be created without a body.
    const noBody = { body: async () => ({ limits: {}, otherType: 'invalid_input' as const }) }
    scope.post(VIDEO_UPLOADS, { config: noBody }, async (request, reply) => {
      const id = await openVideo(app, callerFor(request), newVideoOf(request))
      await pass(request, reply, id)
    })
    scope.head(one, async (request, reply) => {
      const { size, received, expiresAt } = await readVideoUpload(app, callerFor(request), idOf(request)).catch(
        (error: unknown) => {
          // A response to HEAD has no body: the header says why the upload ended.
          if (error instanceof AppError) reply.header(UPLOAD_ERROR_HEADER, error.code)
          throw error
        },
      )
      return reply
        .headers({
          ...answer,
          'upload-offset': received,
          'upload-length': size,
          'upload-expires': expiresAt.toUTCString(),
        })
        .send()
    })
    const admit = async (request: FastifyRequest) => {
      const { size } = await admitPart(app, callerFor(request), idOf(request))
      if (Number(request.headers['content-length'] ?? 0) > size) throw new AppError('invalid_input')
      return null
    }
    scope.patch(one, { config: { body: admit } }, (request, reply) => pass(request, reply, idOf(request)))
    scope.delete(one, { config: noBody }, async (request, reply) => {
      await dropVideo(app, callerFor(request), idOf(request))
      return reply.code(204).headers(answer).send()
    })
  })
}
