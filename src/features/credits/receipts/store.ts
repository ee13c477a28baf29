import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { bankTransfers, receipts } from '../schema.ts'

export type ReceiptRecord = typeof receipts.$inferSelect

/** Returns null if this payment was already recorded. */
export async function insertReceipt(tx: Tx, row: typeof receipts.$inferInsert): Promise<ReceiptRecord | null> {
  const [inserted] = await tx.insert(receipts).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function lockReceipt(tx: Tx, chargeId: string, id: string): Promise<ReceiptRecord | undefined> {
  const [row] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, id), eq(receipts.chargeId, chargeId)))
    .for('update')
  return row
}

export async function findReceipt(tx: Tx, id: string): Promise<ReceiptRecord | undefined> {
  const [row] = await tx.select().from(receipts).where(eq(receipts.id, id))
  return row
}

export async function updateReceipt(tx: Tx, id: string, set: Partial<ReceiptRecord>): Promise<void> {
  await tx.update(receipts).set(set).where(eq(receipts.id, id))
}

export const listReceipts = (tx: Tx, chargeId: string): Promise<ReceiptRecord[]> =>
  tx.select().from(receipts).where(eq(receipts.chargeId, chargeId)).orderBy(asc(receipts.id))

/** Whether money in suspense paid this charge. */
export async function isPaidByReceipt(tx: Tx, chargeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.matchedChargeId, chargeId))
    .limit(1)
  return row !== undefined
}

/** Records a transfer of the bank statement. Returns false if it was already recorded. */
export async function insertTransfer(tx: Tx, row: typeof bankTransfers.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(bankTransfers).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** Whether a transfer of the bank statement is already recorded. */
export async function isTransferBooked(tx: Tx, bankRef: string): Promise<boolean> {
  const rows = await tx
    .select({ of: bankTransfers.chargeId })
    .from(bankTransfers)
    .where(eq(bankTransfers.bankRef, bankRef))
  return rows.length > 0
}
