import { type SQL, sql } from 'drizzle-orm'
import { UNIT_MOVES, type UnitMove } from '../core/unit-moves.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import { idFloor } from './entry-id.ts'
import type { LedgerEvent } from './events.ts'

export interface UnitPeriod {
  /** `from` inclusive, `until` exclusive. */
  from?: Date | undefined
  until?: Date | undefined
  /** Only entries of these campaigns: a subquery of their ids. */
  campaigns?: SQL | undefined
}

export interface UnitLine {
  entryId: string
  /** Of the entry: `refund:{id}:requested` names the refund. */
  reference: string
  event: LedgerEvent
  occurredAt: Date
  kind: UnitMove
  /** Change of the units that can be used, signed. */
  change: number
  /** Change of the units on hold, signed. */
  held: number
  /** Units that could be used, and units on hold, after this line. */
  availableAfter: number
  heldAfter: number
  /** Null for the movement of a job, which stores its own package. */
  packageId: string | null
  jobId: string | null
  chargeId: string | null
}

interface Row {
  entry_id: string
  reference: string
  event: LedgerEvent
  occurred_at: string | Date
  kind: UnitMove
  change: string
  held: string
  available_after: string
  held_after: string
  package_id: string | null
  job_id: string | null
  charge_id: string | null
}

/** Each entry of the two accounts as a movement of free and of held units. */
function movesSql(owner: string): SQL {
  const of = (code: 'package_liability' | 'package_held') => accountId({ code, owner: owner.toLowerCase() })
  const both = sql`(${of('package_liability')}::uuid, ${of('package_held')}::uuid)`
  return sql`
    select m.*, case m.kind when 'held' then 1 when 'returned' then -1 when 'used' then -1 else 0 end as held
    from (
      select e.id as entry_id, e.reference, e.event, e.occurred_at, e.job_id, e.campaign_id, e.charge_id, coalesce(l.package_id, g.package_id, p.package_id) as package_id,
        case e.event when 'package_purchased' then 'bought' when 'package_granted' then 'granted' when 'package_unit_held' then 'held'
          when 'package_unit_returned' then 'returned' when 'package_unit_expired' then 'expired'
          when 'package_refunded' then 'refunded' when 'chargeback' then 'refunded' else 'used' end as kind,
        case e.event when 'package_purchased' then l.bought when 'package_granted' then g.bought when 'package_unit_held' then -1
          when 'package_unit_returned' then 1 when 'package_unit_expired' then -1
          when 'package_refunded' then -(e.memo->>'units')::int when 'chargeback' then -(e.memo->>'units')::int
          else 0 end as change
      from (
        select entry_id from ledger_postings where source_account in ${both}
        union
        select entry_id from ledger_postings where destination_account in ${both}
      ) entries join ledger_entries e on e.id = entries.entry_id
      left join package_lots l on l.charge_id = e.charge_id
      left join package_lots g on e.event = 'package_granted' and g.id = (e.memo->>'lotId')::uuid
      left join package_units p on p.id = (e.memo->>'unitId')::uuid
    ) m`
}

const ofCampaigns = (campaigns: SQL | undefined): SQL => (campaigns ? sql`campaign_id in (${campaigns})` : sql`true`)

interface UnitQuery extends UnitPeriod {
  limit: number
  before?: string | undefined
  /** Only entries of this job. */
  jobId?: string | undefined
}

/** Movements of a marketer's package units, newest first, with the numbers of free and held ones after each. */
export async function unitStatement(
  tx: Tx,
  owner: string,
  { limit, before, from, until, campaigns, jobId }: UnitQuery,
): Promise<{ lines: UnitLine[]; next: string | null }> {
  const shown = [
    before ? sql`entry_id < ${before}::uuid` : sql`true`,
    from ? sql`entry_id >= ${idFloor(from)}::uuid` : sql`true`,
    until ? sql`entry_id < ${idFloor(until)}::uuid` : sql`true`,
    jobId ? sql`job_id = ${jobId}::uuid` : sql`true`,
    ofCampaigns(campaigns),
  ]
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with moves as (${movesSql(owner)}), counted as (
      select moves.*,
        (select coalesce(sum(available), 0) from package_lots where owner_id = ${owner}::uuid)
          - sum(change) over newest + change as available_after,
        (select coalesce(sum(held), 0) from package_lots where owner_id = ${owner}::uuid)
          - sum(held) over newest + held as held_after
      from moves window newest as (order by entry_id desc rows unbounded preceding)
    )
    select * from counted where ${sql.join(shown, sql` and `)}
    order by entry_id desc limit ${limit + 1}`,
  )
  const lines = rows.slice(0, limit).map((row) => ({
    entryId: row.entry_id,
    reference: row.reference,
    event: row.event,
    occurredAt: new Date(row.occurred_at),
    kind: row.kind,
    change: Number(row.change),
    held: Number(row.held),
    availableAfter: Number(row.available_after),
    heldAfter: Number(row.held_after),
    packageId: row.package_id,
    jobId: row.job_id,
    chargeId: row.charge_id,
  }))
  return { lines, next: rows.length > limit ? lines.at(-1)!.entryId : null }
}

interface Units {
  available: number
  held: number
}

/**
 * Units at the start of a period, its movements by kind, and units at its end: the first two sum to the third. With
 * `campaigns`, the units at the start are the sum of their earlier movements.
 */
export async function unitTotals(
  tx: Tx,
  owner: string,
  { from, until, campaigns }: UnitPeriod,
): Promise<{ opening: Units; moves: (Units & { kind: UnitMove })[]; closing: Units }> {
  const rows = await rowsOf<{ kind: UnitMove | 'opening'; available: string; held: string }>(
    tx,
    sql`
    select case when ${from ? sql`entry_id < ${idFloor(from)}::uuid` : sql`false`} then 'opening' else kind end as kind,
      sum(change) as available, sum(held) as held
    from (${movesSql(owner)}) moves
    where ${ofCampaigns(campaigns)} ${until ? sql`and entry_id < ${idFloor(until)}::uuid` : sql``}
    group by 1`,
  )
  const sums = rows.map(({ kind, available, held }) => ({ kind, available: Number(available), held: Number(held) }))
  const opening = sums.find((row) => row.kind === 'opening') ?? { available: 0, held: 0 }
  const total = (of: keyof Units) => sums.reduce((sum, row) => sum + row[of], 0)
  return {
    opening: { available: opening.available, held: opening.held },
    moves: UNIT_MOVES.flatMap((kind) => {
      const row = sums.find((one) => one.kind === kind)
      return row ? [{ kind, available: row.available, held: row.held }] : []
    }),
    closing: { available: total('available'), held: total('held') },
  }
}
