import { DrizzleQueryError } from 'drizzle-orm/errors'

/** PostgreSQL shuts down, restarts, is still starting, has no room for a connection, or serves only readers after a failover. */
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

/** What pg and pg-pool throw without a code: a lost connection, one that could not be opened, a pool with none free. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|timeout expired)/

/**
 * Whether a query failed because the database could not be reached, or the connection was lost while it ran. Whether a
 * COMMIT that was under way took effect is then unknown, so nothing is run again on its own: the caller sends the
 * command once more, and its idempotency key makes that safe.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const { code } = cause as NodeJS.ErrnoException
  if (code === undefined) return DRIVER_MESSAGES.test(cause.message)
  return STATES.has(code) || SYSTEM_CODES.has(code) || /^08[0-9A-Z]{3}$/.test(code)
}
