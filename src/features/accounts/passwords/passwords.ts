import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { bounded } from '../../../core/bounded.ts'
import { AppError } from '../../../core/errors.ts'
import type { Settings } from '../../../core/settings.ts'
import { checkPassword } from '../rules/password.ts'

/** argon2id (the library's default) with 19 MiB of memory, two passes, one lane. Runs outside the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most one per processor: more would block the thread pool, which files and pages need too. */
const slots = bounded({ running: availableParallelism(), waiting: 100 })

/** Slow: never call it inside a transaction. Error: `unavailable` if too many calls are queued. */
export const hashPassword = (password: string): Promise<string> => slots(() => hash(password, COST))

const randomPart = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '')
/** A valid hash with the same cost that no password matches. */
const NO_MATCH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${randomPart(16)}$${randomPart(32)}`

/**
 * Compares a password with a stored hash. Without one it does the same work on `NO_MATCH`, so that the response time
 * does not reveal whether the account exists. Error: `unavailable`.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await slots(() => verify(stored ?? NO_MATCH, password).catch(() => false))
  return stored !== null && matches
}

/** Throws `password_length` (with the length and its limits) or `password_common` at the field `password`. */
export function requireGoodPassword(password: string, email: string, settings: Settings): void {
  const refusal = checkPassword(password, email, settings)
  if (!refusal) return
  const lengths = { n: [...password].length, min: settings['password.min'], max: settings['password.max'] }
  throw new AppError(refusal, lengths, { password: { code: refusal, ...lengths } })
}
