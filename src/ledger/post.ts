import { inArray, sql } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { rowsOf } from '../db/rows.ts'
import { onViolation, sqlState, violatedConstraint } from '../db/tx.ts'
import type { Tx } from '../db/types.ts'
import { accountRow, shardOf } from './account.ts'
import { type Entry, postedAccount, shardKey } from './entry.ts'
import { entryId } from './entry-id.ts'
import { ledgerEntries } from './ledger-tables.ts'
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
 * `package_empty`, `insufficient_balance` (each with `gap` in satang, the last with `max`, what can be withdrawn),
 * `ledger_unbalanced` for an entry without postings, `conflict` if the balance of another account is too low, the job is
 * already paid out or the entry already reversed, `not_found` if it does not exist. After an error the transaction is
 * aborted, as after every database error.
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
  const fresh = await insertAll(tx, entries, now)
  const news = entries.filter((entry) => fresh.has(entry.reference))
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

/**
 * Inserts the entries that do not exist yet with their postings, and rows for accounts used for the first time, in one
 * statement. No account is locked before the end of the statement, so waiting for a concurrent insert cannot cause a
 * deadlock. Returns the ids of the new entries by reference.
 */
async function insertAll(tx: Tx, entries: readonly Entry[], now: Date | readonly Date[]): Promise<Map<string, string>> {
  const originals = await idsOfReversed(tx, entries)
  const timeOf = (i: number): Date => (now instanceof Date ? now : now[i]!)
  const ids = entries.map((_, i) => entryId(timeOf(i)))
  const entryRows = entries.map(({ reference, event, actor, refs, reverses, idempotencyKey, memo, postings }, i) => ({
    id: ids[i],
    reference,
    event,
    lines: postings.length,
    actor_id: actor?.id,
    actor_role: actor?.role,
    occurred_at: timeOf(i),
    job_id: refs.jobId,
    campaign_id: refs.campaignId,
    charge_id: refs.chargeId,
    withdrawal_id: refs.withdrawalId,
    reverses: reverses && originals.get(reverses),
    idempotency_key: idempotencyKey,
    memo,
  }))
  const accountRows = accountRowsOf(entries).map(({ ownerId, normalSide, allowNegative, ...account }) => ({
    ...account,
    owner_id: ownerId,
    normal_side: normalSide,
    allow_negative: allowNegative,
  }))
  const postingRows = entries.flatMap((entry, i) =>
    entry.postings.map(({ from, to, amount }, n) => ({
      entry_id: ids[i],
      seq: n + 1,
      source_account: postedAccount(entry, from),
      destination_account: postedAccount(entry, to),
      amount,
    })),
  )
  // One parameter for each table, so that the statement is the same for any number of rows.
  const query = sql`
    with entries as (
      insert into ledger_entries (id, reference, event, lines, actor_id, actor_role, occurred_at, job_id, campaign_id,
        charge_id, withdrawal_id, reverses, idempotency_key, memo)
      select * from json_to_recordset(${JSON.stringify(entryRows)}) as e(id uuid, reference text, event text,
        lines smallint, actor_id uuid, actor_role text, occurred_at timestamptz, job_id uuid, campaign_id uuid,
        charge_id uuid, withdrawal_id uuid, reverses uuid, idempotency_key text, memo jsonb)
      on conflict (reference) do nothing returning id
    ), accounts as (
      insert into ledger_accounts (id, code, owner_id, shard, currency, normal_side, allow_negative)
      select * from json_to_recordset(${JSON.stringify(accountRows)}) as a(id uuid, code text, owner_id uuid, shard int,
        currency text, normal_side text, allow_negative boolean)
      on conflict do nothing
    )
    insert into ledger_postings (entry_id, seq, source_account, destination_account, amount)
    select p.* from json_to_recordset(${JSON.stringify(postingRows)}) as p(entry_id uuid, seq smallint,
      source_account uuid, destination_account uuid, amount bigint)
    join entries on entries.id = p.entry_id
    returning entry_id`
  try {
    const written = new Set((await rowsOf<{ entry_id: string }>(tx, query)).map((row) => row.entry_id))
    return new Map(entries.flatMap(({ reference }, i) => (written.has(ids[i]!) ? [[reference, ids[i]!]] : [])))
  } catch (error) {
    if (sqlState(error) === '23514' && violatedConstraint(error) === 'ledger_accounts_not_negative')
      throw refusalOf(error, entries)
    return refuseRepeat(error)
  }
}

/** The accounts that entries touch, in the order of their ids. */
function accountRowsOf(entries: readonly Entry[]): ReturnType<typeof accountRow>[] {
  const rows = new Map<string, ReturnType<typeof accountRow>>()
  for (const entry of entries)
    for (const key of entry.postings.flatMap(({ from, to }) => [from, to])) {
      const row = accountRow(key, shardOf(key.code, shardKey(entry)))
      rows.set(row.id, row)
    }
  return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
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
