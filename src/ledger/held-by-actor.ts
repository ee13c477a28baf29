import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import type { LedgerEvent } from './events.ts'
import { ledgerEntries, ledgerPostings } from './ledger-tables.ts'

/** Events that put credits or package units on hold. */
const HOLDS = ['job_held', 'extra_round_held', 'reimbursement_held', 'package_unit_held'] as const
const COUNTED: readonly LedgerEvent[] = [...HOLDS, 'job_hold_released']

/**
 * Credits and units that a person has put on hold since a time, by job, gross: later returns are not subtracted. A hold
 * that the person replaces is subtracted, whoever made it and whenever, so the sum of a job whose hold was lowered can
 * be negative.
 */
export async function heldByActor(tx: Tx, actorId: string, since: Date): Promise<ReadonlyMap<string, Satang>> {
  const { event, jobId } = ledgerEntries
  const { amount } = ledgerPostings
  const rows = await tx
    .select({
      jobId: sql<string>`${jobId}`,
      amount: sql<string>`sum(case ${event} when 'job_hold_released' then -${amount} else ${amount} end)`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.actorId, actorId),
        eq(ledgerEntries.actorRole, 'marketer'),
        gte(ledgerEntries.occurredAt, since),
        inArray(event, [...COUNTED]),
      ),
    )
    .groupBy(jobId)
  return new Map(rows.map((row) => [row.jobId, satang(Number(row.amount))]))
}
