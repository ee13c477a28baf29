import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { deactivations } from '../schema.ts'

/** Closed accounts whose retention ended before `before`, oldest first. */
export async function listRetained(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isRetained(before))
    .orderBy(accounts.deactivatedAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Locks one of these accounts. Returns false if it was erased in the meantime. */
export async function lockRetained(tx: Tx, id: string, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), isRetained(before)))
    .for('no key update')
  return rows.length > 0
}

const isRetained = (before: Date): SQL =>
  and(eq(accounts.status, 'deactivated'), isNull(accounts.erasedAt), lt(accounts.deactivatedAt, before)) as SQL

/** Erases the owner's note on the closing request. */
export async function eraseNote(tx: Tx, accountId: string): Promise<void> {
  await tx.update(deactivations).set({ note: '' }).where(eq(deactivations.accountId, accountId))
}
