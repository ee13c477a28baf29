import { DrizzleQueryError } from 'drizzle-orm/errors'

/** PostgreSQL is shutting down, starting, out of connections, or read-only after a failover. */
const STATES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03', '25006'])

const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors of pg and pg-pool without a code: a lost or failed connection, or no free connection in the pool. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|timeout expired)/

/**
 * Whether a query failed because the database could not be reached or the connection was lost. It is then unknown
 * whether a COMMIT in progress took effect, so nothing is retried automatically: the caller repeats the command, and
 * its idempotency key makes that safe.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const { code } = cause as NodeJS.ErrnoException
  if (code === undefined) return DRIVER_MESSAGES.test(cause.message)
  return STATES.has(code) || SYSTEM_CODES.has(code) || /^08[0-9A-Z]{3}$/.test(code)
}
