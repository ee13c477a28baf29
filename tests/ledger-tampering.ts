import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Tx } from '../src/db/types.ts'
import { accountId } from '../src/ledger/account.ts'
import type { Check } from '../src/ledger/check.ts'
import { entryId } from '../src/ledger/entry-id.ts'
import { verifyWithin } from '../src/ledger/verify.ts'
import type { TestApp } from './harness.ts'

/** Changes to the ledger by somebody with direct database access, and what the ledger checks report afterwards. */

const GUARDED = ['ledger_entries', 'ledger_postings', 'ledger_accounts', 'documents', 'document_cancellations']
const ALWAYS: Record<string, string> = {
  ledger_entries_immutable: 'ledger_entries',
  ledger_postings_immutable: 'ledger_postings',
  ledger_postings_move: 'ledger_postings',
  ledger_postings_sum_days: 'ledger_postings',
  ledger_postings_sum_codes: 'ledger_postings',
  ledger_postings_sum_incomes: 'ledger_postings',
  ledger_accounts_kept: 'ledger_accounts',
  ledger_accounts_guard: 'ledger_accounts',
  documents_append_only: 'documents',
  document_cancellations_append_only: 'document_cancellations',
}

export const run = (tx: Tx, query: SQL) => tx.execute(query)

/** The first row of a query; throws if there is none, so that no case passes because it changed nothing. */
export async function one<T>(tx: Tx, query: SQL): Promise<T> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: T[] }
  if (!rows[0]) throw new Error('the query has no row')
  return rows[0]
}

/** Runs the change without triggers, adjusts the balances and the sums by code, and enables the triggers again. */
async function tamper(tx: Tx, change: (tx: Tx) => Promise<unknown>): Promise<void> {
  for (const table of GUARDED) await run(tx, sql`alter table ${sql.identifier(table)} disable trigger user`)
  await change(tx)
  await run(
    tx,
    sql`update ledger_accounts a set balance = coalesce((select sum(net) from (
      select amount as net from ledger_postings where destination_account = a.id
      union all select -amount from ledger_postings where source_account = a.id) sides), 0)`,
  )
  await run(tx, sql`select fill_ledger_code_days(), fill_income_months()`)
  for (const [trigger, table] of Object.entries(ALWAYS))
    await run(tx, sql`alter table ${sql.identifier(table)} enable always trigger ${sql.identifier(trigger)}`)
}

/** The checks that fail after the change, with their details. The change is rolled back. */
export async function findingsAfter(
  app: TestApp,
  checks: readonly Check[],
  change: (tx: Tx) => Promise<unknown>,
): Promise<Record<string, string>> {
  const undo = new Error('undo')
  let found: Record<string, string> = {}
  const tampered = app.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Tx
    await tamper(tx, change)
    const { checks: results } = await verifyWithin(tx, checks)
    found = Object.fromEntries(results.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail]))
    throw undo
  })
  await expect(tampered).rejects.toBe(undo)
  return found
}

/** Inserts an entry with one posting in plain SQL, with an id that matches its date. */
export async function insertEntry(
  tx: Tx,
  now: Date,
  entry: {
    reference: string
    event: string
    jobId?: string
    chargeId?: string
    from: string
    to: string
    amount: number
  },
): Promise<void> {
  const id = entryId(now)
  await run(
    tx,
    sql`insert into ledger_entries (id, reference, event, lines, occurred_at, job_id, charge_id)
      values (${id}::uuid, ${entry.reference}, ${entry.event}, 1, ${now.toISOString()}::timestamptz,
        ${entry.jobId ?? null}::uuid, ${entry.chargeId ?? null}::uuid)`,
  )
  await run(
    tx,
    sql`insert into ledger_postings (entry_id, seq, source_account, destination_account, amount)
      values (${id}::uuid, 1, ${entry.from}::uuid, ${entry.to}::uuid, ${entry.amount})`,
  )
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await run(tx, sql`delete from ledger_postings where entry_id = ${id}::uuid`)
  await run(tx, sql`delete from ledger_entries where id = ${id}::uuid`)
}

export const payableOf = (owner: string) => accountId({ code: 'creator_payable', owner })
