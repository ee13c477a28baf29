import { asc, inArray } from 'drizzle-orm'
import { pipelined } from '../db/tx.ts'
import type { Tx } from '../db/types.ts'
import { type AccountKey, accountIds, accountRow } from './account.ts'
import { ledgerAccounts } from './ledger-tables.ts'

/** Inserts the missing rows, in id order. */
export async function insertAccounts(tx: Tx, rows: ReturnType<typeof accountRow>[]): Promise<void> {
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  await pipelined(tx, tx.insert(ledgerAccounts).values(rows).onConflictDoNothing())
}

/**
 * Locks accounts of one or more owners before their lots or units are read. Code that reads or changes lots or units
 * must hold the owner's account locks first; this single lock order prevents deadlocks.
 */
export async function lockAccounts(tx: Tx, keys: readonly AccountKey[]): Promise<void> {
  if (keys.length === 0) return
  await insertAccounts(
    tx,
    keys.map((key) => accountRow(key, 0)),
  )
  await pipelined(
    tx,
    tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.id, keys.flatMap(accountIds)))
      .orderBy(asc(ledgerAccounts.id))
      .for('no key update'),
  )
}
