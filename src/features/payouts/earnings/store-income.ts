import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../../core/shapes.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { accountId } from '../../../ledger/account.ts'
import { textList } from '../../../ledger/check.ts'
import { idFloor } from '../../../ledger/entry-id.ts'
import type { LedgerEvent } from '../../../ledger/events.ts'
import type { AccountStatus } from '../../accounts/rules/status.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { agencyBrands } from '../../agency-brands/schema.ts'
import { campaignBrand } from '../../agency-brands/schema-names.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import type { IncomeKind } from '../shapes.ts'

/** Ledger events with income: payments, and the VAT of a payment once its tax invoice is approved. */
export const INCOME_EVENTS = [
  'job_completed',
  'job_cancelled',
  'vat_released',
] as const satisfies readonly LedgerEvent[]

/** A payee's income of one kind from one entry. Satang; gross + vat − tax = the amount credited. */
export interface Income {
  entryId: string
  jobId: string
  kind: IncomeKind
  gross: number
  vat: number
  tax: number
}

/** Selects entries by period (`until` exclusive) or by id. */
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
 * A payee's incomes as posted in the ledger, one row per entry and kind. The source account determines the kind. The
 * tax withheld is stored with the entry, by payee.
 */
export function incomesSql(owner: string, query: IncomeQuery): SQL {
  const payable = accountId({ code: 'creator_payable', owner: owner.toLowerCase() })
  const me = owner.toLowerCase()
  const vat = sql`source.code in ('input_vat', 'creator_vat_pending')`
  const pay = sql`(source.code = 'creator_service_cost' or ${vat})`
  return sql`
    select paid.entry_id, paid.job_id, paid.event, paid.occurred_at, paid.kind, paid.net + paid.tax as gross, paid.vat, paid.tax
    from (
      select e.id as entry_id, e.job_id, e.event, e.occurred_at, k.kind,
        coalesce(sum(p.amount) filter (where not ${vat}), 0)::bigint as net,
        coalesce(sum(p.amount) filter (where ${vat}), 0)::bigint as vat,
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
      where p.destination_account = ${payable}::uuid and e.event in (${textList(INCOME_EVENTS)}) ${bounds(query)}
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

/** The data of a job for a statement. */
export interface JobName {
  title: string
  titleEn: string | null
  brand: string
  influencer: string
  influencerStatus: AccountStatus
}

const influencerAccounts = alias(accounts, 'creators')
const marketerAccounts = alias(accounts, 'brands')

export async function jobNamesOf(tx: Tx, ids: readonly string[], lang: Lang): Promise<Map<string, JobName>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: jobs.id,
      title: campaigns.title,
      titleEn: campaigns.titleEn,
      brand: campaignBrand(lang, marketerAccounts),
      influencer: shownName(lang, influencerAccounts),
      influencerStatus: influencerAccounts.status,
    })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .innerJoin(marketers, eq(marketers.accountId, jobs.marketerId))
    .innerJoin(marketerAccounts, eq(marketerAccounts.id, jobs.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .innerJoin(influencerAccounts, eq(influencerAccounts.id, jobs.influencerId))
    .where(inArray(jobs.id, [...ids]))
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
