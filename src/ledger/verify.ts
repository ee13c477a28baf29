import type { Db, Tx } from '../db/types.ts'
import { creditChecks } from './checks-credits.ts'
import { entryChecks } from './checks-entries.ts'
import { packageChecks } from './checks-packages.ts'
import { rowsOf } from './rows.ts'

export interface LedgerCheck {
  name: string
  ok: boolean
  /** What is wrong, one per line, at most ten; empty when all is well. */
  detail: string
}

export interface Verification {
  ok: boolean
  checks: LedgerCheck[]
}

/** The checks inside a transaction that is open already; one snapshot only where that is a repeatable-read one. */
export async function verifyWithin(tx: Tx): Promise<Verification> {
  const checks: LedgerCheck[] = []
  for (const { name, wrong } of [...entryChecks, ...creditChecks, ...packageChecks]) {
    const rows = await rowsOf<{ detail: string }>(tx, wrong)
    checks.push({ name, ok: rows.length === 0, detail: rows.map((row) => row.detail).join('\n') })
  }
  return { ok: checks.every((check) => check.ok), checks }
}

/**
 * Recomputes everything from the postings and compares, on one snapshot, while money moves. Each check is one query
 * that aggregates in the database and answers only what is wrong, so it works on large data.
 */
export const verifyLedger = (db: Db): Promise<Verification> =>
  db.transaction((tx) => verifyWithin(tx as unknown as Tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
