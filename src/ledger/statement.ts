import { type SQL, sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import type { OwnedCode } from './chart.ts'
import type { ActorRole } from './entry.ts'
import { idFloor } from './entry-id.ts'
import type { LedgerEvent } from './events.ts'
import { balancesAfter, uuidList } from './running-balance.ts'

export interface StatementQuery {
  owner: string
  /** The accounts of the statement, taken together: transfers between them are not shown. */
  codes: readonly OwnedCode[]
  limit: number
  /** `entryId` of the previous page's last line. */
  before?: string
  /** Period: `from` inclusive, `until` exclusive. */
  from?: Date
  until?: Date
  events?: readonly LedgerEvent[]
  jobId?: string
  /** An additional condition on the entry `e`. */
  where?: SQL
}

export interface StatementLine {
  entryId: string
  reference: string
  event: LedgerEvent
  occurredAt: Date
  in: Satang
  out: Satang
  /** Balance of the accounts after this line. */
  balance: Satang
  jobId: string | null
  campaignId: string | null
  chargeId: string | null
  withdrawalId: string | null
  actorRole: ActorRole | null
  memo: Record<string, unknown> | null
}

export interface StatementPage {
  lines: StatementLine[]
  /** Pass it as `before` for the next page; null at the end. A page may have fewer lines than `limit`. */
  next: string | null
}

interface Row {
  entry_id: string
  reference: string
  event: LedgerEvent
  occurred_at: string | Date
  net: string
  job_id: string | null
  campaign_id: string | null
  charge_id: string | null
  withdrawal_id: string | null
  actor_role: ActorRole | null
  memo: Record<string, unknown> | null
}

/**
 * Lines of one owner, newest first, by keyset. Each account and side is read through its index until the page is full.
 * The running balance comes from the daily sums, so filters do not change it and older pages are not slower.
 */
export async function statement(tx: Tx, query: StatementQuery): Promise<StatementPage> {
  const { owner, codes, limit, events, jobId, where } = query
  const ids = codes.map((code) => accountId({ code, owner: owner.toLowerCase() }))
  const rows = await rowsOf<Row>(tx, pageSql(ids, query))
  const page = rows.slice(0, limit)
  const isWhole = !(events?.length || jobId || where)
  const balances = await balancesAfter(tx, ids, isWhole ? page.slice(0, 1).map(idOf) : page.map(idOf))
  const lines: StatementLine[] = []
  let below = 0
  for (const row of page) {
    // Without a filter a page has all entries, so each balance follows from the line above.
    const stored = balances.get(row.entry_id)
    const balance = stored ? [...stored.values()].reduce((sum, each) => sum + each, 0) : below
    below = balance - Number(row.net)
    if (Number(row.net) !== 0) lines.push(lineOf(row, balance))
  }
  return { lines, next: rows.length > limit ? page.at(-1)!.entry_id : null }
}

const idOf = (row: Row): string => row.entry_id

/** Entries between the accounts and others, one more than the limit, with the change of each. */
function pageSql(ids: readonly string[], { limit, before, from, until, events, jobId, where }: StatementQuery): SQL {
  const own = uuidList(ids)
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )
  const filters = sql.join([
    before ? sql` and p.entry_id < ${before}::uuid` : sql``,
    from ? sql` and p.entry_id >= ${idFloor(from)}::uuid` : sql``,
    until ? sql` and p.entry_id < ${idFloor(until)}::uuid` : sql``,
    jobId ? sql` and e.job_id = ${jobId}::uuid` : sql``,
    events?.length ? sql` and e.event in (${list(events)})` : sql``,
    where ? sql` and ${where}` : sql``,
  ])
  const entries = events?.length || jobId || where ? sql`join ledger_entries e on e.id = p.entry_id` : sql``
  const newest = (side: SQL) =>
    sql`(select distinct p.entry_id from ledger_postings p ${entries} where ${side} ${filters}
      order by p.entry_id desc limit ${limit + 1})`
  const sides = ids.flatMap((id) => [
    newest(sql`p.destination_account = ${id}::uuid and p.source_account not in (${own})`),
    newest(sql`p.source_account = ${id}::uuid and p.destination_account not in (${own})`),
  ])
  return sql`
    with page as materialized (
      select entry_id from (${sql.join(sides, sql` union `)}) found order by entry_id desc limit ${limit + 1}
    )
    select page.entry_id, net.net, e.reference, e.event, e.occurred_at, e.job_id, e.campaign_id, e.charge_id,
      e.withdrawal_id, e.actor_role, e.memo
    from page join ledger_entries e on e.id = page.entry_id
    cross join lateral (select
      coalesce(sum(p.amount) filter (where p.destination_account in (${own})), 0)
        - coalesce(sum(p.amount) filter (where p.source_account in (${own})), 0) as net
      from ledger_postings p where p.entry_id = page.entry_id) net
    order by page.entry_id desc`
}

const lineOf = (row: Row, balance: number): StatementLine => ({
  entryId: row.entry_id,
  reference: row.reference,
  event: row.event,
  occurredAt: new Date(row.occurred_at),
  in: satang(Math.max(Number(row.net), 0)),
  out: satang(Math.max(-Number(row.net), 0)),
  balance: satang(balance),
  jobId: row.job_id,
  campaignId: row.campaign_id,
  chargeId: row.charge_id,
  withdrawalId: row.withdrawal_id,
  actorRole: row.actor_role,
  memo: row.memo,
})
