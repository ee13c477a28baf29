import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Check, CheckedTable, IdRange } from './check.ts'
import { creditChecks } from './checks-credits.ts'
import { entryChecks } from './checks-entries.ts'
import { packageChecks } from './checks-packages.ts'
import { ownRecordChecks } from './checks-records.ts'

export interface LedgerCheck {
  name: string
  ok: boolean
  /** Findings, one per line, at most `FINDINGS_MAX`; empty if everything is consistent. */
  detail: string
}

export interface Verification {
  ok: boolean
  checks: LedgerCheck[]
}

/** The ledger's own checks. The server adds the comparisons with the features' records. */
export const ledgerChecks: readonly Check[] = [...entryChecks, ...creditChecks, ...packageChecks, ...ownRecordChecks]

/** Maximum number of findings listed per check. */
const FINDINGS_MAX = 100
/** Rows per query, limited so that a query fits into the database's working memory. */
const BATCH = 5_000
const LOWEST = '00000000-0000-0000-0000-000000000000'

type Findings = Map<string, string[]>

async function run(tx: Tx, findings: Findings, name: string, wrong: SQL): Promise<void> {
  const found = findings.get(name) ?? []
  findings.set(name, found)
  const room = FINDINGS_MAX + 1 - found.length
  if (room <= 0) return
  const rows = await rowsOf<{ detail: string }>(tx, sql`select detail from (${wrong}) findings limit ${room}`)
  found.push(...rows.map((row) => row.detail))
}

/** The next batch of a table's ids, by primary key. */
async function nextRange(tx: Tx, table: CheckedTable, after: string): Promise<IdRange | null> {
  const [row] = await rowsOf<{ until: string }>(
    tx,
    sql`select id as until from (
      select id from ${sql.identifier(table)} where id > ${after}::uuid order by id limit ${BATCH}) batch
      order by id desc limit 1`,
  )
  return row ? { after, until: row.until } : null
}

async function runInBatches(
  tx: Tx,
  findings: Findings,
  table: CheckedTable,
  checks: readonly Extract<Check, { table: CheckedTable }>[],
): Promise<void> {
  let range = await nextRange(tx, table, LOWEST)
  while (range) {
    for (const { name, wrong } of checks) await run(tx, findings, name, wrong(range))
    range = await nextRange(tx, table, range.until)
  }
}

const detailOf = (found: readonly string[]): string =>
  found.length > FINDINGS_MAX
    ? [...found.slice(0, FINDINGS_MAX), `and more than ${FINDINGS_MAX} in all`].join('\n')
    : found.join('\n')

/** Runs the checks in an existing transaction; they see a single snapshot only if it is repeatable read. */
export async function verifyWithin(tx: Tx, checks: readonly Check[] = ledgerChecks): Promise<Verification> {
  const findings: Findings = new Map(checks.map(({ name }) => [name, []]))
  const batched = new Map<CheckedTable, Extract<Check, { table: CheckedTable }>[]>()
  for (const check of checks) {
    if ('table' in check) batched.set(check.table, [...(batched.get(check.table) ?? []), check])
    else await run(tx, findings, check.name, check.wrong)
  }
  for (const [table, its] of batched) await runInBatches(tx, findings, table, its)
  const results = [...findings].map(([name, found]) => ({ name, ok: found.length === 0, detail: detailOf(found) }))
  return { ok: results.every((check) => check.ok), checks: results }
}

/**
 * Recomputes everything from the postings and compares it, on one read-only snapshot. It takes no lock that blocks
 * writers. Each query aggregates in the database, in batches for large tables, and returns only violations.
 */
export const verifyLedger = (db: Db, checks: readonly Check[] = ledgerChecks): Promise<Verification> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local work_mem = '64MB'`)
      return verifyWithin(tx as unknown as Tx, checks)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
