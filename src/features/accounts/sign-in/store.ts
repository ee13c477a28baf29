import { and, eq, gt, inArray, notInArray } from 'drizzle-orm'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import { loginAttempts } from '../schema-access.ts'

export type LoginAttempt = Pick<typeof loginAttempts.$inferInsert, 'key' | 'account'>

/** Stores tries before they are decided, so that parallel tries count each other. Returns the ids of the rows. */
export async function recordAttempts(tx: Tx, tries: readonly LoginAttempt[], now: Date): Promise<string[]> {
  const rows = tries.map((one) => ({ ...one, id: newId(now.getTime()), at: now }))
  await tx.insert(loginAttempts).values(rows)
  return rows.map((row) => row.id)
}

/** Times of failures of a key, or at an account, since a time, except the given tries. */
export async function failuresOf(
  tx: Tx,
  of: { key: string } | { account: string },
  since: Date,
  without: readonly string[],
): Promise<Date[]> {
  const column = 'key' in of ? eq(loginAttempts.key, of.key) : eq(loginAttempts.account, of.account)
  const rows = await tx
    .select({ at: loginAttempts.at })
    .from(loginAttempts)
    .where(and(column, gt(loginAttempts.at, since), notInArray(loginAttempts.id, [...without])))
  return rows.map((row) => row.at)
}

/** Deletes tries that were not failures. */
export async function deleteAttempts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(loginAttempts).where(inArray(loginAttempts.id, [...ids]))
}

/**
 * Deletes the failures of a key. After a successful login, that client's earlier failures no longer count; those of
 * others do.
 */
export async function deleteFailures(tx: Tx, key: string): Promise<void> {
  await tx.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
