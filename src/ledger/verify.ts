import type { Db } from '../db/types.ts'
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

/**
 * Recomputes everything from the postings and compares: each check is one query that answers only what is wrong, so it
 * aggregates in the database and works on large data. Run on one snapshot (a repeatable-read transaction) while money
 * moves; a single call reads each check on its own.
 */
export async function verifyLedger(db: Db): Promise<{ ok: boolean; checks: LedgerCheck[] }> {
  const checks: LedgerCheck[] = []
  await db.transaction(
    async (tx) => {
      for (const { name, wrong } of [...entryChecks, ...creditChecks, ...packageChecks]) {
        const rows = await rowsOf<{ detail: string }>(tx as unknown as Db, wrong)
        checks.push({ name, ok: rows.length === 0, detail: rows.map((row) => row.detail).join('\n') })
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { ok: checks.every((check) => check.ok), checks }
}
