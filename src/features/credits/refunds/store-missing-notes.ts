import { and, asc, eq, sql } from 'drizzle-orm'
import { type Satang, satang } from '../../../core/money.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { creditNotesDue } from '../schema.ts'

export type NoteDue = typeof creditNotesDue.$inferSelect

/** Reversals without a credit note, oldest first. */
export const listNotesDue = (tx: Tx, limit: number): Promise<NoteDue[]> =>
  tx.select().from(creditNotesDue).orderBy(asc(creditNotesDue.reversedAt), asc(creditNotesDue.refId)).limit(limit)

/** Removes one from the table. Returns false if another process already has. */
export async function claimNoteDue(tx: Tx, { refType, refId }: NoteDue): Promise<boolean> {
  const taken = await tx
    .delete(creditNotesDue)
    .where(and(eq(creditNotesDue.refType, refType), eq(creditNotesDue.refId, refId)))
    .returning({ refId: creditNotesDue.refId })
  return taken.length > 0
}

/** The reversal in the ledger: the value without VAT, the VAT, and the time. */
export async function reversedBy(
  tx: Tx,
  { refType, refId }: NoteDue,
): Promise<{ net: Satang; vat: Satang; at: Date } | null> {
  const reference = refType === 'refund' ? `refund:${refId}:requested` : `charge:${refId}:chargeback`
  const [row] = await rowsOf<{ net: string; vat: string; at: string | Date }>(
    tx,
    sql`
    select coalesce(sum(p.amount) filter (where a.code in ('customer_credits', 'package_liability')), 0) as net,
      coalesce(sum(p.amount) filter (where a.code = 'output_vat'), 0) as vat, e.occurred_at as at
    from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.source_account
    where e.reference = ${reference} group by e.id, e.occurred_at`,
  )
  return row ? { net: satang(Number(row.net)), vat: satang(Number(row.vat)), at: new Date(row.at) } : null
}
