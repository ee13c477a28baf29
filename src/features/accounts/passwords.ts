import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../core/errors.ts'
import type { Settings } from '../../core/settings.ts'
import { checkPassword } from './rules/password.ts'

/** argon2id (the library's default) with 19 MiB, two passes, one lane. Runs off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Slow: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let nobody: Promise<string> | null = null

/** Compares with a stored hash; without one the same work is done on a hash that nothing matches. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await nobody), password).catch(() => false)
  return stored !== null && matches
}

/** Throws `password_length` (with the length) or `password_common` at the field `password`. */
export function requireGoodPassword(password: string, email: string, settings: Settings): void {
  const refusal = checkPassword(password, email, settings)
  if (!refusal) return
  const n = [...password].length
  throw new AppError(refusal, { n }, { password: { code: refusal, n } })
}
