import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/types.ts'
import { accountId } from '../../../ledger/account.ts'
import { idFloor } from '../../../ledger/entry-id.ts'
import { rowsOf } from '../../../ledger/rows.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import type { IncomeKind } from '../shapes.ts'

/** What one entry brought one payee of one kind. Satang; gross + vat − tax = what reached the balance. */
export interface Income {
  entryId: string
  jobId: string
  kind: IncomeKind
  gross: number
  vat: number
  tax: number
}

/** Part of the entries: of a period (`until` exclusive), or those of a page. */
export interface IncomeQuery {
  from?: Date | undefined
  until?: Date | undefined
  entryIds?: readonly string[]
}

const uuids = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

const bounds = ({ from, until, entryIds }: IncomeQuery): SQL =>
  sql.join([
    from ? sql` and p.entry_id >= ${idFloor(from)}::uuid` : sql``,
    until ? sql` and p.entry_id < ${idFloor(until)}::uuid` : sql``,
    entryIds ? sql` and p.entry_id in (${uuids(entryIds)})` : sql``,
  ])

/**
 * A payee's incomes as the ledger posted them, one row for each entry and kind. The account that the money came from
 * says which kind it is; the tax withheld stands with the entry, by payee.
 */
export function incomesSql(owner: string, query: IncomeQuery): SQL {
  const payable = accountId({ code: 'creator_payable', owner: owner.toLowerCase() })
  const me = owner.toLowerCase()
  const pay = sql`source.code in ('creator_service_cost', 'input_vat')`
  return sql`
    select paid.entry_id, paid.job_id, paid.event, paid.occurred_at, paid.kind, paid.net + paid.tax as gross, paid.vat, paid.tax
    from (
      select e.id as entry_id, e.job_id, e.event, e.occurred_at, k.kind,
        coalesce(sum(p.amount) filter (where source.code <> 'input_vat'), 0)::bigint as net,
        coalesce(sum(p.amount) filter (where source.code = 'input_vat'), 0)::bigint as vat,
        case k.kind
          when 'referral' then coalesce((e.memo#>>'{referral,tax}')::bigint, 0)
          when 'reimbursement' then 0
          else coalesce((select sum((payee->>'tax')::bigint) from jsonb_array_elements(e.memo->'payees') payee
            where payee->>'owner' = ${me}), 0)
        end::bigint as tax
      from ledger_postings p
      join ledger_entries e on e.id = p.entry_id
      join ledger_accounts source on source.id = p.source_account
      left join ${jobs} j on j.id = e.job_id
      cross join lateral (select case
        when source.code = 'referral_expense' then 'referral'
        when ${pay} and j.influencer_id <> ${me}::uuid then 'commission'
        when ${pay} then 'work'
        else 'reimbursement' end as kind) k
      where p.destination_account = ${payable}::uuid and e.event in ('job_completed', 'job_cancelled') ${bounds(query)}
      group by e.id, k.kind
    ) paid`
}

interface Row {
  entry_id: string
  job_id: string
  kind: IncomeKind
  gross: string
  vat: string
  tax: string
}

/** The incomes of some entries. */
export async function incomesOf(tx: Tx, owner: string, entryIds: readonly string[]): Promise<Income[]> {
  if (entryIds.length === 0) return []
  const rows = await rowsOf<Row>(tx, incomesSql(owner, { entryIds }))
  return rows.map((row) => ({
    entryId: row.entry_id,
    jobId: row.job_id,
    kind: row.kind,
    gross: Number(row.gross),
    vat: Number(row.vat),
    tax: Number(row.tax),
  }))
}

/** A job in the words of a statement. */
export interface JobName {
  title: string
  titleEn: string | null
  brand: string
  influencer: string
  influencerStatus: string
}

const creators = alias(accounts, 'creators')

export async function jobNamesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, JobName>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: jobs.id,
      title: campaigns.title,
      titleEn: campaigns.titleEn,
      brand: marketers.brandName,
      influencer: creators.displayName,
      influencerStatus: creators.status,
    })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .innerJoin(marketers, eq(marketers.accountId, jobs.marketerId))
    .innerJoin(creators, eq(creators.id, jobs.influencerId))
    .where(inArray(jobs.id, [...ids]))
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
