import { and, eq, gt, inArray, notInArray } from 'drizzle-orm'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import { loginAttempts } from './schema.ts'

/** Writes one try for each key before it is decided, so that parallel tries count each other. Answers the rows' ids. */
export async function recordTries(tx: Tx, keys: readonly string[], now: Date): Promise<string[]> {
  const rows = keys.map((key) => ({ id: newId(now.getTime()), key, at: now }))
  await tx.insert(loginAttempts).values(rows)
  return rows.map((row) => row.id)
}

/** Failures of a key since a time, without the tries named. */
export async function failuresOf(tx: Tx, key: string, since: Date, without: readonly string[]): Promise<Date[]> {
  const rows = await tx
    .select({ at: loginAttempts.at })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.key, key), gt(loginAttempts.at, since), notInArray(loginAttempts.id, [...without])))
  return rows.map((row) => row.at)
}

/** Takes back tries that were no failures. */
export async function dropTries(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(loginAttempts).where(inArray(loginAttempts.id, [...ids]))
}

/** A login that worked forgives the account's earlier failures. */
export async function forgiveKey(tx: Tx, key: string): Promise<void> {
  await tx.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
