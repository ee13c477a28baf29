import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Logger } from 'pino'
import type { AnyEndpoint } from '../core/endpoint.ts'
import { AppError } from '../core/errors.ts'
import type { Lang } from '../core/shapes.ts'
import { sqlState } from '../db/tx.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { CallFailure } from '../web/page.ts'
import { errorMessage, figuresOf, statusOf } from './errors.ts'

/** Text that PostgreSQL cannot store (NUL), which the schemas do not detect. */
const isUnusable = (error: unknown): boolean => ['22021', '22P05'].includes(sqlState(error) ?? '')

/** A lost database connection becomes `unavailable` and is logged in one line, without the statement. */
export function asUnavailable(log: Logger, thrown: unknown): unknown {
  if (!isDatabaseUnavailable(thrown)) return thrown
  const cause = thrown instanceof DrizzleQueryError ? thrown.cause : thrown
  const { code, message } = cause as NodeJS.ErrnoException
  log.error({ reason: message || code }, 'database unavailable')
  return new AppError('unavailable')
}

/** The Retry-After of an error, seconds. */
export function retryAfterOf({ code, details: { s, minutes } }: AppError): number | undefined {
  if (statusOf(code) !== 429) return undefined
  return Math.max(1, Math.ceil(typeof s === 'number' ? s : Number(minutes ?? 1) * 60))
}

/**
 * The error that a failed call returns, in the caller's language. Unexpected errors are logged and returned as
 * `internal`.
 */
export function failure(
  log: Logger,
  request: { lang: Lang; requestId: string },
  endpoint: AnyEndpoint,
  thrown: unknown,
): { status: number; body: Omit<CallFailure, 'status'>; retryAfter?: number } {
  const error = isUnusable(thrown) ? new AppError('invalid_input') : asUnavailable(log, thrown)
  if (!(error instanceof AppError)) {
    log.error({ err: error, endpoint: endpoint.id, requestId: request.requestId }, 'endpoint failed')
    return { status: 500, body: { code: 'internal', message: errorMessage(request.lang, 'internal') } }
  }
  const retryAfter = retryAfterOf(error)
  return {
    status: statusOf(error.code),
    body: errorBody(request.lang, error),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** The JSON form of an error: a message for people, codes and numbers for programs. */
export function errorBody(lang: Lang, { code, details: own, fields }: AppError): Omit<CallFailure, 'status'> {
  const details = { ...figuresOf(code), ...own }
  const issues = Object.entries(fields ?? {}).map(
    ([field, issue]) => [field, typeof issue === 'string' ? { ...details, code: issue } : issue] as const,
  )
  return {
    code,
    message: errorMessage(lang, code, details),
    ...(fields && {
      fields: Object.fromEntries(issues.map(([field, issue]) => [field, errorMessage(lang, issue.code, issue)])),
      issues: issues.map(([field, issue]) => ({ field, ...figuresOf(issue.code), ...issue })),
    }),
    ...(Object.keys(details).length > 0 && { details }),
  }
}
