import { type SQL, sql } from 'drizzle-orm'
import { CREDIT_MOVES, type CreditMove } from '../core/credit-moves.ts'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import { idFloor } from './entry-id.ts'
import type { LedgerEvent } from './events.ts'
import { rowsOf } from './rows.ts'

export interface CreditPeriod {
  /** `from` inclusive, `until` exclusive. */
  from?: Date | undefined
  until?: Date | undefined
  /** Only entries of these campaigns: a subquery of their ids. Balances after each line stay those of the wallet. */
  campaigns?: SQL | undefined
}

export interface CreditLine {
  entryId: string
  /** Of the entry: `refund:{id}:requested` names the refund. */
  reference: string
  event: LedgerEvent
  occurredAt: Date
  kind: CreditMove
  /** Change of the available and the held balance, signed satang. */
  available: number
  held: number
  /** Both balances after this line. */
  availableAfter: Satang
  heldAfter: Satang
  jobId: string | null
  campaignId: string | null
  chargeId: string | null
  memo: Record<string, unknown> | null
}

const accountsOf = (owner: string) => {
  const id = (code: 'customer_credits' | 'customer_credits_held') => accountId({ code, owner: owner.toLowerCase() })
  return { free: id('customer_credits'), held: id('customer_credits_held') }
}

/** Each posting of the two accounts as a movement; both sides are read through their index. */
function movesSql(owner: string, bounds: SQL): SQL {
  const { free, held } = accountsOf(owner)
  const both = sql`(${free}::uuid, ${held}::uuid)`
  return sql`
    select p.entry_id, min(p.seq) as seq, k.kind, sum(k.available)::bigint as available, sum(k.held)::bigint as held
    from (
      select * from ledger_postings p where source_account in ${both} ${bounds}
      union
      select * from ledger_postings p where destination_account in ${both} ${bounds}
    ) p
    join ledger_accounts f on f.id = p.source_account
    join ledger_accounts t on t.id = p.destination_account
    cross join lateral (select
      case f.id when ${free}::uuid then -p.amount else 0 end + case t.id when ${free}::uuid then p.amount else 0 end as available,
      case f.id when ${held}::uuid then -p.amount else 0 end + case t.id when ${held}::uuid then p.amount else 0 end as held,
      case
        when f.id = ${free}::uuid and t.id = ${held}::uuid then 'hold'
        when f.id = ${held}::uuid and t.id = ${free}::uuid then 'release'
        when f.id = ${held}::uuid then case t.code when 'service_revenue' then 'payout' when 'fee_revenue' then 'fee'
          else 'reimbursement' end
        when f.id = ${free}::uuid then case t.code when 'refund_clearing' then 'refund'
          when 'expired_credits_revenue' then 'expiry' else 'chargeback' end
        else case f.code when 'promotion_expense' then 'grant' when 'package_held' then 'package_return' else 'top_up' end
      end as kind) k
    group by p.entry_id, k.kind`
}

const kindList = (kinds: readonly CreditMove[]) =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )

const inPeriod = ({ from, until, campaigns }: CreditPeriod): SQL =>
  sql.join([
    campaigns
      ? sql` and exists (select 1 from ledger_entries c where c.id = p.entry_id and c.campaign_id in (${campaigns}))`
      : sql``,
    from ? sql` and p.entry_id >= ${idFloor(from)}::uuid` : sql``,
    until ? sql` and p.entry_id < ${idFloor(until)}::uuid` : sql``,
  ])

interface Row {
  entry_id: string
  reference: string
  event: LedgerEvent
  occurred_at: string | Date
  kind: CreditMove
  available: string
  held: string
  available_after: string
  held_after: string
  job_id: string | null
  campaign_id: string | null
  charge_id: string | null
  memo: Record<string, unknown> | null
}

/**
 * Movements of a marketer's credits, newest first: available and held balance, with both balances after each. `limit`
 * counts entries; one entry may have several lines (a settled job: payout, fee, refund).
 */
export async function creditStatement(
  tx: Tx,
  owner: string,
  query: CreditPeriod & { limit: number; before?: string | undefined; kinds?: readonly CreditMove[] | undefined },
): Promise<{ lines: CreditLine[]; next: string | null }> {
  const { limit, before, kinds } = query
  const { free, held } = accountsOf(owner)
  const bounds = sql`${inPeriod(query)}${before ? sql` and p.entry_id < ${before}::uuid` : sql``}`
  const wanted = kinds ? sql`where kind in (${kindList(kinds)})` : sql``
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with page as materialized (
      select distinct entry_id from (${movesSql(owner, bounds)}) moves ${wanted} order by entry_id desc limit ${limit + 1}
    ), newer as (
      ${movesSql(owner, sql` and p.entry_id >= (select entry_id from page order by entry_id limit 1)`)}
    ), lines as (
      select newer.*,
        (select coalesce(sum(balance), 0) from ledger_accounts where id = ${free}::uuid)
          - sum(available) over newest + available as available_after,
        (select coalesce(sum(balance), 0) from ledger_accounts where id = ${held}::uuid)
          - sum(held) over newest + held as held_after
      from newer window newest as (order by entry_id desc, seq desc rows unbounded preceding)
    )
    select lines.*, e.reference, e.event, e.occurred_at, e.job_id, e.campaign_id, e.charge_id, e.memo
    from lines join page using (entry_id) join ledger_entries e on e.id = lines.entry_id
    ${wanted} order by lines.entry_id desc, lines.seq desc`,
  )
  const entries = [...new Set(rows.map((row) => row.entry_id))]
  const shown = new Set(entries.slice(0, limit))
  const lines = rows.filter((row) => shown.has(row.entry_id)).map(lineOf)
  return { lines, next: entries.length > limit ? entries[limit - 1]! : null }
}

const lineOf = (row: Row): CreditLine => ({
  entryId: row.entry_id,
  reference: row.reference,
  event: row.event,
  occurredAt: new Date(row.occurred_at),
  kind: row.kind,
  available: Number(row.available),
  held: Number(row.held),
  availableAfter: satang(Number(row.available_after)),
  heldAfter: satang(Number(row.held_after)),
  jobId: row.job_id,
  campaignId: row.campaign_id,
  chargeId: row.charge_id,
  memo: row.memo,
})

export interface CreditTotals {
  opening: { available: Satang; held: Satang }
  /** Signed changes of the period by kind; kinds that did not occur are absent. */
  moves: { kind: CreditMove; available: number; held: number }[]
  closing: { available: Satang; held: Satang }
}

/** Opening balances of a period (of some campaigns: what they had moved before it), its movements by kind, and the closing balances: the first two sum to the third. */
export async function creditTotals(tx: Tx, owner: string, period: CreditPeriod = {}): Promise<CreditTotals> {
  const { from } = period
  const rows = await rowsOf<{ kind: CreditMove | 'opening'; available: string; held: string }>(
    tx,
    sql`select kind, sum(available) as available, sum(held) as held from (
      select case when ${from ? sql`entry_id < ${idFloor(from)}::uuid` : sql`false`} then 'opening' else kind end as kind,
        available, held
      from (${movesSql(owner, inPeriod({ until: period.until, campaigns: period.campaigns }))}) moves
    ) counted group by kind`,
  )
  const sums = rows.map(({ kind, available, held }) => ({ kind, available: Number(available), held: Number(held) }))
  const opening = sums.find((row) => row.kind === 'opening') ?? { available: 0, held: 0 }
  const total = (of: 'available' | 'held') => satang(sums.reduce((sum, row) => sum + row[of], 0))
  return {
    opening: { available: satang(opening.available), held: satang(opening.held) },
    moves: CREDIT_MOVES.flatMap((kind) => {
      const row = sums.find((one) => one.kind === kind)
      return row ? [{ kind, available: row.available, held: row.held }] : []
    }),
    closing: { available: total('available'), held: total('held') },
  }
}
