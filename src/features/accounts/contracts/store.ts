import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts, contractRenewals } from '../schema.ts'
import { shownNames } from '../schema-names.ts'

/** Expires up to `limit` accounts whose contract has ended. */
export async function expireEnded(tx: Tx, now: Date, limit: number): Promise<{ id: string; endedAt: Date | null }[]> {
  const due = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.status, 'active'), lte(accounts.contractEndsAt, now)))
    .orderBy(accounts.contractEndsAt)
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return tx
    .update(accounts)
    .set({ status: 'expired', statusReason: null })
    .where(inArray(accounts.id, due))
    .returning({ id: accounts.id, endedAt: accounts.contractEndsAt })
}

/** An account whose contract has ended, locked; null for others. */
export async function lockExpired(tx: Tx, id: string) {
  const [row] = await tx
    .select({ names: shownNames(), endedAt: accounts.contractEndsAt })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.status, 'expired')))
    .for('no key update')
  return row ?? null
}

const open = (accountId: string) => and(eq(contractRenewals.accountId, accountId), isNull(contractRenewals.closedAt))

export async function findRenewal(tx: Tx, accountId: string): Promise<{ note: string; requestedAt: Date } | null> {
  const [row] = await tx
    .select({ note: contractRenewals.note, requestedAt: contractRenewals.requestedAt })
    .from(contractRenewals)
    .where(open(accountId))
  return row ?? null
}

export async function insertRenewal(tx: Tx, row: typeof contractRenewals.$inferInsert): Promise<void> {
  await tx.insert(contractRenewals).values(row)
}

export async function updateNote(tx: Tx, accountId: string, note: string): Promise<void> {
  await tx.update(contractRenewals).set({ note }).where(open(accountId))
}

export async function closeRenewal(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.update(contractRenewals).set({ closedAt: now }).where(open(accountId))
}
