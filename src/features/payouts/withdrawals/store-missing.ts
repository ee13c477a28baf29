import { asc, eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { feeInvoicesDue } from '../schema.ts'

/** Withdrawals whose fee has no tax invoice yet, oldest first. */
export async function listFeeInvoicesDue(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.select().from(feeInvoicesDue).orderBy(asc(feeInvoicesDue.withdrawalId)).limit(limit)
  return rows.map(({ withdrawalId }) => withdrawalId)
}

/** Removes one from the list. False if another process already has. */
export async function claimFeeInvoiceDue(tx: Tx, withdrawalId: string): Promise<boolean> {
  const taken = await tx.delete(feeInvoicesDue).where(eq(feeInvoicesDue.withdrawalId, withdrawalId)).returning()
  return taken.length > 0
}

/** When the ledger paid a withdrawal; null if it has not. */
export async function paidAtOf(tx: Tx, withdrawalId: string): Promise<Date | null> {
  const [row] = await rowsOf<{ at: string | Date }>(
    tx,
    sql`select occurred_at as at from ledger_entries where reference = ${`withdrawal:${withdrawalId}:paid`}`,
  )
  return row ? new Date(row.at) : null
}
