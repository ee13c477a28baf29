import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import type { LedgerEvent } from './events.ts'
import { ledgerEntries, ledgerPostings } from './ledger-tables.ts'

/** What puts credits or package units on hold. A hold that is replaced by another amount is taken off. */
const HOLDS = ['job_held', 'extra_round_held', 'reimbursement_held', 'package_unit_held'] as const
const COUNTED: readonly LedgerEvent[] = [...HOLDS, 'job_hold_released']

/** Credits and units that a person has put on hold since a time, gross: what comes back later does not count. */
export async function heldByActor(tx: Tx, actorId: string, since: Date): Promise<{ total: Satang; jobIds: string[] }> {
  const rows = await tx
    .select({
      event: ledgerEntries.event,
      jobId: ledgerEntries.jobId,
      amount: sql<string>`sum(${ledgerPostings.amount})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.actorId, actorId),
        eq(ledgerEntries.actorRole, 'marketer'),
        gte(ledgerEntries.occurredAt, since),
        inArray(ledgerEntries.event, [...COUNTED]),
      ),
    )
    .groupBy(ledgerEntries.event, ledgerEntries.jobId)
  const total = rows.reduce((sum, row) => sum + (row.event === 'job_hold_released' ? -1 : 1) * Number(row.amount), 0)
  return { total: satang(Math.max(0, total)), jobIds: [...new Set(rows.flatMap((row) => row.jobId ?? []))] }
}
