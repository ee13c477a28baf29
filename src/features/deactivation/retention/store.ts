import { and, asc, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { deactivations } from '../schema.ts'

/** What of a closed account is still stored: identity files for a shorter time than the rest. */
export type Retained = 'filesErasedAt' | 'erasedAt'

/** Closed accounts whose retention ended before `before`, the oldest first. */
export async function listRetained(tx: Tx, what: Retained, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isRetained(what, before))
    .orderBy(asc(accounts.deactivatedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Locks one of them; false if another process has erased it. */
export async function lockRetained(tx: Tx, what: Retained, id: string, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), isRetained(what, before)))
    .for('no key update')
  return rows.length > 0
}

const isRetained = (what: Retained, before: Date): SQL =>
  and(eq(accounts.status, 'deactivated'), isNull(accounts[what]), lt(accounts.deactivatedAt, before)) as SQL

/** The note that the owner wrote when closing the account. */
export async function eraseNote(tx: Tx, accountId: string): Promise<void> {
  await tx.update(deactivations).set({ note: '' }).where(eq(deactivations.accountId, accountId))
}
