import { type SQL, sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import type { OwnedCode } from './chart.ts'
import type { ActorRole } from './entry.ts'
import { idFloor } from './entry-id.ts'
import type { LedgerEvent } from './events.ts'
import { rowsOf } from './rows.ts'

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
  /** Pass it as `before` for the next page; null at the end. */
  next: string | null
}

interface Row {
  entry_id: string
  reference: string
  event: LedgerEvent
  occurred_at: string | Date
  money_in: string
  money_out: string
  balance: string
  job_id: string | null
  campaign_id: string | null
  charge_id: string | null
  withdrawal_id: string | null
  actor_role: ActorRole | null
  memo: Record<string, unknown> | null
}

/**
 * Lines of one owner, newest first, by keyset. The running balance is the current balance minus all newer postings of
 * the owner (indexed), so filters do not change it.
 */
export async function statement(tx: Tx, query: StatementQuery): Promise<StatementPage> {
  const rows = await rowsOf<Row>(tx, statementSql(query))
  const lines = rows.slice(0, query.limit).map(lineOf)
  return { lines, next: rows.length > query.limit ? lines.at(-1)!.entryId : null }
}

/** The accounts' movements; one branch per account and side, so that each uses its index. */
function movements(ids: readonly string[], bounds: SQL): SQL {
  const branches = ids.flatMap((id) => [
    sql`select entry_id, amount as net from ledger_postings where destination_account = ${id}::uuid ${bounds}`,
    sql`select entry_id, -amount from ledger_postings where source_account = ${id}::uuid ${bounds}`,
  ])
  return sql.join(branches, sql` union all `)
}

const uuids = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

function statementSql({ owner, codes, limit, before, from, until, events, jobId, where }: StatementQuery): SQL {
  const ids = codes.map((code) => accountId({ code, owner: owner.toLowerCase() }))
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )
  const bounds = sql.join([
    before ? sql` and entry_id < ${before}::uuid` : sql``,
    from ? sql` and entry_id >= ${idFloor(from)}::uuid` : sql``,
    until ? sql` and entry_id < ${idFloor(until)}::uuid` : sql``,
  ])
  return sql`
    with page as materialized (
      select n.entry_id, n.net from (
        select entry_id, sum(net) as net from (${movements(ids, bounds)}) m group by entry_id having sum(net) <> 0
      ) n join ledger_entries e on e.id = n.entry_id
      where true
        ${jobId ? sql`and e.job_id = ${jobId}::uuid` : sql``}
        ${events?.length ? sql`and e.event in (${list(events)})` : sql``}
        ${where ? sql`and ${where}` : sql``}
      order by n.entry_id desc limit ${limit + 1}
    ), newer as (
      select entry_id, sum(net) as net
      from (${movements(ids, sql` and entry_id >= (select entry_id from page order by entry_id limit 1)`)}) m
      group by entry_id
    ), running as (
      select entry_id, (select coalesce(sum(balance), 0) from ledger_accounts where id in (${uuids(ids)}))
        - sum(net) over (order by entry_id desc rows unbounded preceding) + net as balance from newer
    )
    select page.entry_id, greatest(page.net, 0) as money_in, greatest(-page.net, 0) as money_out, running.balance,
      e.reference, e.event, e.occurred_at, e.job_id, e.campaign_id, e.charge_id, e.withdrawal_id, e.actor_role, e.memo
    from page join running using (entry_id) join ledger_entries e on e.id = page.entry_id
    order by page.entry_id desc`
}

const lineOf = (row: Row): StatementLine => ({
  entryId: row.entry_id,
  reference: row.reference,
  event: row.event,
  occurredAt: new Date(row.occurred_at),
  in: satang(Number(row.money_in)),
  out: satang(Number(row.money_out)),
  balance: satang(Number(row.balance)),
  jobId: row.job_id,
  campaignId: row.campaign_id,
  chargeId: row.charge_id,
  withdrawalId: row.withdrawal_id,
  actorRole: row.actor_role,
  memo: row.memo,
})
