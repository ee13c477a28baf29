import { asc, inArray } from 'drizzle-orm'
import type { Tx } from '../db/types.ts'
import { type AccountKey, accountIds, accountRow } from './account.ts'
import { ledgerAccounts } from './ledger-tables.ts'

/** Inserts the rows that do not exist yet, in id order. */
export async function insertAccounts(tx: Tx, rows: ReturnType<typeof accountRow>[]): Promise<void> {
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing()
}

/**
 * Locks accounts of one or more owners before their lots or units are read. Whoever touches lots or units holds the
 * owner's account rows first: that is the owner's only queue, so two of them never wait for each other in a circle.
 */
export async function lockAccounts(tx: Tx, keys: readonly AccountKey[]): Promise<void> {
  if (keys.length === 0) return
  await insertAccounts(
    tx,
    keys.map((key) => accountRow(key, 0)),
  )
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, keys.flatMap(accountIds)))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
}
