import { inArray } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { onViolation, sqlState, violatedConstraint } from '../db/tx.ts'
import type { Tx } from '../db/types.ts'
import { accountRow, shardOf } from './account.ts'
import { insertAccounts } from './account-rows.ts'
import { type Entry, postedAccount, shardKey } from './entry.ts'
import { entryId } from './entry-id.ts'
import { ledgerEntries, ledgerPostings } from './ledger-tables.ts'
import { refusalOf } from './refusal.ts'
import { assertSameContent } from './replay.ts'

export interface Posted {
  id: string
  /** True if an identical entry with this reference already existed and nothing was written. */
  replayed: boolean
}

/**
 * Writes one entry with its postings; the database updates the balances in the same statement. Idempotent by reference:
 * the same content is a replay, other content is `idempotency_conflict`. Errors: `insufficient_credits`,
 * `package_empty`, `insufficient_balance` (each with `gap` in satang), `ledger_unbalanced` for an entry without
 * postings, `conflict` if the job is already paid out or the entry already reversed, `not_found` if it does not exist.
 * After an error the transaction is aborted, as after every database error.
 */
export async function post(tx: Tx, entry: Entry, now: Date): Promise<Posted> {
  const [posted] = await postAll(tx, [entry], now)
  return posted!
}

/**
 * Posts several entries together and locks all accounts in one order. `now` is the time of all of them, or a list with
 * the time of each, in ascending order.
 */
export async function postAll(tx: Tx, entries: readonly Entry[], now: Date | readonly Date[]): Promise<Posted[]> {
  const empty = entries.find((entry) => entry.postings.length === 0)
  if (empty) throw new AppError('ledger_unbalanced', { reference: empty.reference })
  if (entries.length === 0) return []
  const fresh = await insertEntries(tx, entries, now)
  const news = entries.filter((entry) => fresh.has(entry.reference))
  if (news.length > 0) {
    await ensureAccounts(tx, news)
    await insertPostings(tx, news, fresh)
  }
  const existingIds = news.length === entries.length ? new Map<string, string>() : await idsOf(tx, entries)
  for (const entry of entries) {
    if (!fresh.has(entry.reference)) await assertSameContent(tx, existingIds.get(entry.reference)!, entry)
  }
  return entries.map((entry) => {
    const id = fresh.get(entry.reference)
    return id ? { id, replayed: false } : { id: existingIds.get(entry.reference)!, replayed: true }
  })
}

async function idsOf(tx: Tx, entries: readonly Entry[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: ledgerEntries.id, reference: ledgerEntries.reference })
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.reference,
        entries.map((entry) => entry.reference),
      ),
    )
  return new Map(rows.map((row) => [row.reference, row.id]))
}

const conflict = () => new AppError('conflict')
const refuseRepeat = onViolation({ ledger_entries_reverses: conflict, ledger_entries_job_settled: conflict })

/** Ids of the new entries, by reference. */
async function insertEntries(
  tx: Tx,
  entries: readonly Entry[],
  now: Date | readonly Date[],
): Promise<Map<string, string>> {
  const originals = await idsOfReversed(tx, entries)
  const timeOf = (i: number): Date => (now instanceof Date ? now : now[i]!)
  const rows = entries.map((entry, i) => ({
    id: entryId(timeOf(i)),
    reference: entry.reference,
    event: entry.event,
    lines: entry.postings.length,
    actorId: entry.actor?.id ?? null,
    actorRole: entry.actor?.role ?? null,
    occurredAt: timeOf(i),
    jobId: entry.refs.jobId ?? null,
    campaignId: entry.refs.campaignId ?? null,
    chargeId: entry.refs.chargeId ?? null,
    withdrawalId: entry.refs.withdrawalId ?? null,
    reverses: entry.reverses ? originals.get(entry.reverses)! : null,
    idempotencyKey: entry.idempotencyKey ?? null,
    memo: entry.memo ?? null,
  }))
  const written = await tx
    .insert(ledgerEntries)
    .values(rows)
    .onConflictDoNothing({ target: ledgerEntries.reference })
    .returning({ id: ledgerEntries.id, reference: ledgerEntries.reference })
    .catch(refuseRepeat)
  return new Map(written.map((row) => [row.reference, row.id]))
}

async function idsOfReversed(tx: Tx, entries: readonly Entry[]): Promise<Map<string, string>> {
  const references = entries.flatMap((entry) => entry.reverses ?? [])
  if (references.length === 0) return new Map()
  const rows = await tx
    .select({ id: ledgerEntries.id, reference: ledgerEntries.reference })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.reference, references))
  const found = new Map(rows.map((row) => [row.reference, row.id]))
  if (references.some((reference) => !found.has(reference))) throw new AppError('not_found')
  return found
}

/**
 * Inserts rows for accounts used for the first time. No account is locked yet, so waiting for a concurrent insert
 * cannot cause a deadlock.
 */
async function ensureAccounts(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const rows = new Map<string, ReturnType<typeof accountRow>>()
  for (const entry of entries) {
    for (const key of entry.postings.flatMap(({ from, to }) => [from, to])) {
      const row = accountRow(key, shardOf(key.code, shardKey(entry)))
      rows.set(row.id, row)
    }
  }
  await insertAccounts(tx, [...rows.values()])
}

async function insertPostings(tx: Tx, entries: readonly Entry[], ids: Map<string, string>): Promise<void> {
  const rows = entries.flatMap((entry) =>
    entry.postings.map(({ from, to, amount }, i) => ({
      entryId: ids.get(entry.reference)!,
      seq: i + 1,
      sourceAccount: postedAccount(entry, from),
      destinationAccount: postedAccount(entry, to),
      amount,
    })),
  )
  try {
    await tx.insert(ledgerPostings).values(rows)
  } catch (error) {
    if (sqlState(error) === '23514' && violatedConstraint(error) === 'ledger_accounts_not_negative') {
      throw refusalOf(error)
    }
    throw error
  }
}
