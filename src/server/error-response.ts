import type { FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import enWords from '../app/text/en.ts'
import thWords from '../app/text/th.ts'
import { AppError } from '../core/errors.ts'
import type { Lang } from '../core/shapes.ts'
import type { App } from './dispatch.ts'
import { errorMessage, statusOf } from './errors.ts'
import { asUnavailable, errorBody, retryAfterOf } from './failure.ts'
import { isApiOrAssetPath, prefixOf } from './language.ts'
import { plainPage, plainPolicy } from './plain-page.ts'
import { sendLimit } from './rate-limits.ts'
import { callerLang, pathOf } from './request.ts'

const FASTIFY_CODES: Record<string, ConstructorParameters<typeof AppError>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'json_required',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'json_invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'json_invalid',
  FST_ERR_BAD_URL: 'address_invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'address_too_long',
}

function asAppError(error: { code?: string; statusCode?: number }): AppError | null {
  const code = FASTIFY_CODES[error.code ?? '']
  if (code) return new AppError(code)
  if (error.statusCode === 503) return new AppError('unavailable')
  if (error.statusCode && error.statusCode < 500) return new AppError('invalid_input')
  return null
}

/**
 * An API call gets a JSON error; a page request gets an HTML page that does not depend on anything that may have
 * failed.
 */
export function sendError(app: App, thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A client that disconnects while sending its body and a lost database connection both have the code ECONNRESET.
  const error = thrown === request.raw.errored ? new AppError('upload_broken') : asUnavailable(app.log, thrown)
  const appError = error instanceof AppError ? error : asAppError(error as { code?: string; statusCode?: number })
  if (!appError) app.log.error({ err: error, path: pathOf(request), requestId: request.id }, 'request failed')
  const failure = appError ?? new AppError('internal')
  reply.code(statusOf(failure.code))
  const retryAfter = retryAfterOf(failure)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const { limit } = failure.details
  if (retryAfter !== undefined && typeof limit === 'number')
    sendLimit(reply, { limit, remaining: 0, reset: retryAfter })
  if (wantsPage(request)) return sendErrorPage(failure, request, reply)
  return reply.send(errorBody(callerLang(request), failure))
}

const wantsPage = (request: FastifyRequest): boolean =>
  !isApiOrAssetPath(pathOf(request)) && (request.headers.accept ?? '').includes('text/html')

const WORDS = { th: thWords, en: enWords } as const satisfies Record<Lang, object>
const POLICY = plainPolicy()

/** Bots get only the status: the error page is not meant for them. */
function sendErrorPage(failure: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = prefixOf(pathOf(request)) ?? callerLang(request)
  const t = WORDS[lang]
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', POLICY)
  if (isbot(request.headers['user-agent'] ?? '')) return reply.send('')
  // Only errors that the visitor can fix are explained.
  const note =
    statusOf(failure.code) < 500 || failure.code === 'unavailable'
      ? errorMessage(lang, failure.code, failure.details)
      : `${t.errorText} ${t.errorHint}`
  const home = `<a class="main" href="/">${t.goHome}</a>`
  return reply.send(plainPage(lang, { title: t.errorTitle, note, links: home }))
}
