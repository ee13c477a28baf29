import { asc, eq } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import type { Tx } from '../db/types.ts'
import { type Entry, postedAccount } from './entry.ts'
import { ledgerEntries, ledgerPostings } from './ledger-tables.ts'

/** What makes two entries identical: event, business references and all postings in order. */
const contentOf = (event: string, refs: readonly (string | null | undefined)[], lines: readonly string[]): string =>
  JSON.stringify([event, refs.map((ref) => ref ?? null), lines])

/** Throws `idempotency_conflict` if the stored entry differs from the one to post. */
export async function assertSameContent(tx: Tx, id: string, entry: Entry): Promise<void> {
  const [stored] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, id))
  const postings = await tx
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.entryId, id))
    .orderBy(asc(ledgerPostings.seq))
  const was = contentOf(
    stored!.event,
    [stored!.jobId, stored!.campaignId, stored!.chargeId, stored!.withdrawalId],
    postings.map((p) => `${p.sourceAccount}>${p.destinationAccount}:${p.amount}`),
  )
  const { jobId, campaignId, chargeId, withdrawalId } = entry.refs
  const is = contentOf(
    entry.event,
    [jobId, campaignId, chargeId, withdrawalId],
    entry.postings.map((p) => `${postedAccount(entry, p.from)}>${postedAccount(entry, p.to)}:${p.amount}`),
  )
  if (was !== is) throw new AppError('idempotency_conflict', { reference: entry.reference })
}
