import { sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import type { OwnedCode } from './chart.ts'
import type { ActorRole } from './entry.ts'
import { idFloor } from './entry-id.ts'
import type { LedgerEvent } from './events.ts'

export interface StatementQuery {
  owner: string
  /** The accounts that the statement is about, taken together: moves between them are no lines. */
  codes: readonly OwnedCode[]
  limit: number
  /** `entryId` of the last line of the page before. */
  before?: string
  /** Period: `from` inclusive, `until` exclusive. */
  from?: Date
  until?: Date
  events?: readonly LedgerEvent[]
  jobId?: string
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
  /** Give it as `before` for the next page; null at the end. */
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
 * Lines of one owner, newest first, by keyset. The running balance is the balance now less everything newer, over the
 * owner's own postings (indexed), so it holds whatever is filtered out of sight.
 */
export async function statement(tx: Tx, query: StatementQuery): Promise<StatementPage> {
  const result = await tx.execute(statementSql(query))
  const rows = (result as unknown as { rows: Row[] }).rows
  const lines = rows.slice(0, query.limit).map(lineOf)
  return { lines, next: rows.length > query.limit ? lines.at(-1)!.entryId : null }
}

function statementSql({ owner, codes, limit, before, from, until, events, jobId }: StatementQuery) {
  const accounts = sql.join(
    codes.map((code) => sql`${accountId({ code, owner: owner.toLowerCase() })}::uuid`),
    sql`, `,
  )
  const named = events?.length
    ? sql`and e.event in (${sql.join(
        events.map((event) => sql`${event}`),
        sql`, `,
      )})`
    : sql``
  return sql`
    with sides as (
      select entry_id, amount, 0::bigint as out from ledger_postings where destination_account in (${accounts})
      union all
      select entry_id, 0, amount from ledger_postings where source_account in (${accounts})
    ), nets as (
      select entry_id, sum(amount) - sum(out) as net from sides group by entry_id having sum(amount) <> sum(out)
    ), running as (
      select entry_id, net, sum(net) over (order by entry_id rows unbounded preceding) as balance from nets
    )
    select r.entry_id, greatest(r.net, 0) as money_in, greatest(-r.net, 0) as money_out, r.balance,
      e.reference, e.event, e.occurred_at, e.job_id, e.campaign_id, e.charge_id, e.withdrawal_id, e.actor_role, e.memo
    from running r join ledger_entries e on e.id = r.entry_id
    where true
      ${before ? sql`and r.entry_id < ${before}::uuid` : sql``}
      ${from ? sql`and r.entry_id >= ${idFloor(from)}::uuid` : sql``}
      ${until ? sql`and r.entry_id < ${idFloor(until)}::uuid` : sql``}
      ${jobId ? sql`and e.job_id = ${jobId}::uuid` : sql``}
      ${named}
    order by r.entry_id desc limit ${limit + 1}`
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
