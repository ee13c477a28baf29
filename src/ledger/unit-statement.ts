import { sql } from 'drizzle-orm'
import type { UnitMove } from '../core/unit-moves.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import { rowsOf } from './rows.ts'

export interface UnitLine {
  entryId: string
  occurredAt: Date
  kind: UnitMove
  /** Change of the units that can be used, signed. */
  change: number
  /** Units that could be used after this line. */
  availableAfter: number
  /** Null for the movement of a job: the job has its package. */
  packageId: string | null
  jobId: string | null
  chargeId: string | null
}

interface Row {
  entry_id: string
  occurred_at: string | Date
  kind: UnitMove
  change: string
  available_after: string
  package_id: string | null
  job_id: string | null
  charge_id: string | null
}

/** Movements of a marketer's package units, newest first, with the number that could be used after each. */
export async function unitStatement(
  tx: Tx,
  owner: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ lines: UnitLine[]; next: string | null }> {
  const of = (code: 'package_liability' | 'package_held') => accountId({ code, owner: owner.toLowerCase() })
  const both = sql`(${of('package_liability')}::uuid, ${of('package_held')}::uuid)`
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with entries as (
      select entry_id from ledger_postings where source_account in ${both}
      union
      select entry_id from ledger_postings where destination_account in ${both}
    ), moves as (
      select e.id as entry_id, e.occurred_at, e.job_id, e.charge_id, coalesce(l.package_id, p.package_id) as package_id,
        case e.event when 'package_purchased' then 'bought' when 'package_unit_held' then 'held'
          when 'package_unit_returned' then 'returned' when 'package_unit_expired' then 'expired'
          when 'package_refunded' then 'refunded' when 'chargeback' then 'refunded' else 'used' end as kind,
        case e.event when 'package_purchased' then l.bought when 'package_unit_held' then -1
          when 'package_unit_returned' then 1 when 'package_unit_expired' then -1
          when 'package_refunded' then -(e.memo->>'units')::int when 'chargeback' then -(e.memo->>'units')::int
          else 0 end as change
      from entries join ledger_entries e on e.id = entries.entry_id
      left join package_lots l on l.charge_id = e.charge_id
      left join package_units p on p.id = (e.memo->>'unitId')::uuid
    ), counted as (
      select moves.*, (select coalesce(sum(available), 0) from package_lots where owner_id = ${owner}::uuid)
        - sum(change) over (order by entry_id desc rows unbounded preceding) + change as available_after
      from moves
    )
    select * from counted ${before ? sql`where entry_id < ${before}::uuid` : sql``}
    order by entry_id desc limit ${limit + 1}`,
  )
  const lines = rows.slice(0, limit).map((row) => ({
    entryId: row.entry_id,
    occurredAt: new Date(row.occurred_at),
    kind: row.kind,
    change: Number(row.change),
    availableAfter: Number(row.available_after),
    packageId: row.package_id,
    jobId: row.job_id,
    chargeId: row.charge_id,
  }))
  return { lines, next: rows.length > limit ? lines.at(-1)!.entryId : null }
}
