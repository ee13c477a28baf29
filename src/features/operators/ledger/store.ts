import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../core/calendar.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import type { AccountCode } from '../../../ledger/chart.ts'
import type { LedgerEvent } from '../../../ledger/events.ts'

/** Number of entries since a Bangkok day, in total and by account. */
export async function countEntries(tx: Tx, from: Day): Promise<{ total: number; byCode: Map<AccountCode, number> }> {
  const rows = await rowsOf<{ code: AccountCode | ''; n: string; all: string }>(
    tx,
    sql`
    select code, coalesce(sum(entries) filter (where day >= ${from}::date), 0) as n, sum(entries) as all
    from ledger_code_days group by code`,
  )
  return {
    total: Number(rows.find((row) => row.code === '')?.all ?? 0),
    byCode: new Map(rows.flatMap((row) => (row.code ? [[row.code, Number(row.n)]] : []))),
  }
}

export interface EntryFilter {
  account?: string | undefined
  owner?: string | undefined
  event?: string | undefined
  reference?: string | undefined
  job?: string | undefined
}

export interface StoredEntry {
  id: string
  reference: string
  event: LedgerEvent
  occurred_at: string | Date
  actor_id: string | null
  actor_role: string | null
  actor_name: string | null
  amount: string
  job_id: string | null
  campaign_id: string | null
  charge_id: string | null
  withdrawal_id: string | null
  reverses: string | null
  reversed_by: string | null
  idempotency_key: string | null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Condition: the entry touches an account or owner. With an owner, an index finds the newest `most` entries per account
 * and side, which is enough for one page. With only an account, each entry is checked from the newest on.
 */
function touches({ account, owner }: EntryFilter, conditions: readonly SQL[], most: number): SQL | null {
  if (!account && !owner) return null
  const code = account ? sql`and code = ${account}` : sql``
  if (!owner)
    return sql`exists (select from ledger_postings p
      join ledger_accounts a on a.id in (p.source_account, p.destination_account)
      where p.entry_id = e.id and a.code = ${account})`
  const filtered =
    conditions.length > 0
      ? sql`and exists (select from ledger_entries e where e.id = p.entry_id and ${sql.join([...conditions], sql` and `)})`
      : sql``
  const newest = (side: SQL) => sql`(select distinct p.entry_id from ledger_postings p where ${side} = o.id ${filtered}
    order by p.entry_id desc limit ${most})`
  return sql`e.id in (select n.entry_id from ledger_accounts o
    cross join lateral (${newest(sql`p.source_account`)} union all ${newest(sql`p.destination_account`)}) n
    where o.owner_id = ${owner}::uuid ${code})`
}

/**
 * Condition on the reference: a prefix, as a range that the index supports, or the complete number of a payment or
 * withdrawal. An id matches the entry itself and all entries of its job, payment or withdrawal.
 */
function matchesReference(reference: string | undefined): SQL | null {
  if (!reference) return null
  if (!UUID.test(reference))
    return sql`e.id in (
      select id from ledger_entries where reference >= ${reference} and reference < ${`${reference}\u{10ffff}`} union all
      select id from ledger_entries where charge_id = (select id from charges where reference = ${reference}) union all
      select id from ledger_entries where withdrawal_id = (select id from withdrawals where reference = ${reference}))`
  const id = sql`${reference}::uuid`
  return sql`e.id in (select id from ledger_entries where id = ${id} union all
    select id from ledger_entries where job_id = ${id} union all
    select id from ledger_entries where charge_id = ${id} union all
    select id from ledger_entries where withdrawal_id = ${id})`
}

const select = sql`
  select e.id, e.reference, e.event, e.occurred_at, e.actor_id, e.actor_role, e.job_id, e.campaign_id, e.charge_id,
    e.withdrawal_id, e.reverses, e.idempotency_key, a.display_name as actor_name,
    (select id from ledger_entries r where r.reverses = e.id) as reversed_by,
    (select sum(amount) from ledger_postings p where p.entry_id = e.id) as amount
  from ledger_entries e left join accounts a on a.id = e.actor_id`

/** Entries, newest first; returns one more than `limit`. */
export function listEntries(tx: Tx, filter: EntryFilter, before: string | null, limit: number): Promise<StoredEntry[]> {
  const conditions = [
    matchesReference(filter.reference),
    filter.event ? sql`e.event = ${filter.event}` : null,
    filter.job ? sql`e.job_id = ${filter.job}::uuid` : null,
    before ? sql`e.id < ${before}::uuid` : null,
  ].filter((part): part is SQL => part !== null)
  const where = [...conditions, touches(filter, conditions, limit + 1)].filter((part): part is SQL => part !== null)
  const all = where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``
  return rowsOf<StoredEntry>(tx, sql`${select} ${all} order by e.id desc limit ${limit + 1}`)
}

export async function findEntry(tx: Tx, id: string): Promise<StoredEntry | undefined> {
  const [row] = await rowsOf<StoredEntry>(tx, sql`${select} where e.id = ${id}::uuid`)
  return row
}

export interface StoredSide {
  code: AccountCode
  owner_id: string | null
  owner_name: string | null
  debit: string
  credit: string
}

/** The sides of an entry by account: debit left the account, credit reached it. In the order of the postings. */
export const listSides = (tx: Tx, entryId: string): Promise<StoredSide[]> =>
  rowsOf<StoredSide>(
    tx,
    sql`
    select a.code, a.owner_id, n.display_name as owner_name, sum(s.debit) as debit, sum(s.credit) as credit
    from (
      select source_account as account, seq, amount as debit, 0 as credit from ledger_postings where entry_id = ${entryId}::uuid
      union all
      select destination_account, seq, 0, amount from ledger_postings where entry_id = ${entryId}::uuid
    ) s join ledger_accounts a on a.id = s.account left join accounts n on n.id = a.owner_id
    group by a.code, a.owner_id, n.display_name order by sum(s.debit) = 0, min(s.seq), a.code`,
  )
