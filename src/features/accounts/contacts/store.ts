import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../schema.ts'
import { phoneChanges } from '../schema-access.ts'
import type { Account } from '../store.ts'

export type PhoneChange = typeof phoneChanges.$inferSelect

const isOpen = and(isNull(phoneChanges.appliedAt), isNull(phoneChanges.cancelledAt))

/** An account, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return row ?? null
}

/** The pending phone change of an account, or null. */
export async function findPhoneChange(tx: Tx, accountId: string): Promise<PhoneChange | null> {
  const [row] = await tx
    .select()
    .from(phoneChanges)
    .where(and(eq(phoneChanges.accountId, accountId), isOpen))
  return row ?? null
}

export async function insertPhoneChange(tx: Tx, row: typeof phoneChanges.$inferInsert): Promise<void> {
  await tx.insert(phoneChanges).values(row)
}

/** Cancels the pending phone change of an account, if there is one. */
export async function cancelPhoneChange(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .update(phoneChanges)
    .set({ cancelledAt: now })
    .where(and(eq(phoneChanges.accountId, accountId), isOpen))
}

/** Ids of up to `limit` phone changes that are due. */
export async function listDuePhoneChanges(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: phoneChanges.id })
    .from(phoneChanges)
    .where(and(isOpen, lte(phoneChanges.effectiveAt, now)))
    .orderBy(phoneChanges.effectiveAt)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Marks a pending change as applied; null if it was applied or cancelled in the meantime. */
export async function takePhoneChange(tx: Tx, id: string, now: Date): Promise<PhoneChange | null> {
  const [row] = await tx
    .update(phoneChanges)
    .set({ appliedAt: now })
    .where(and(eq(phoneChanges.id, id), isOpen))
    .returning()
  return row ?? null
}
