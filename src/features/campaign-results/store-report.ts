import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { jobs } from '../jobs/schema.ts'
import type { CampaignReport } from './shapes-report.ts'

const COLUMNS = [
  'put_on_hold',
  'released',
  'completed_pay',
  'completed_fee',
  'cancelled_pay',
  'cancelled_fee',
  'reimbursed',
  'package_spent',
  'package_returned',
] as const
/** Sums of ledger postings by kind, satang. */
export type Sums = Record<(typeof COLUMNS)[number], number>

export const sumsOf = (row: Record<string, unknown> | undefined): Sums =>
  Object.fromEntries(COLUMNS.map((name) => [name, Number(row?.[name] ?? 0)])) as Sums

/** A query that sums up the ledger postings of the jobs with these ids. */
export function postingSums(jobIds: SQL): SQL {
  const sum = (from: string, to: string, event?: string) => sql`coalesce(sum(p.amount) filter (
    where f.code = ${from} and t.code = ${to} ${event ? sql`and e.event = ${event}` : sql``}), 0)`
  return sql`select
      ${sum('customer_credits', 'customer_credits_held')} as put_on_hold,
      ${sum('customer_credits_held', 'customer_credits')} as released,
      ${sum('customer_credits_held', 'service_revenue', 'job_completed')} as completed_pay,
      ${sum('customer_credits_held', 'fee_revenue', 'job_completed')} as completed_fee,
      ${sum('customer_credits_held', 'service_revenue', 'job_cancelled')} as cancelled_pay,
      ${sum('customer_credits_held', 'fee_revenue', 'job_cancelled')} as cancelled_fee,
      ${sum('customer_credits_held', 'creator_payable')} as reimbursed,
      coalesce(sum(p.amount) filter (where f.code = 'package_held' and t.code in ('service_revenue', 'package_margin')
        and e.event = 'job_completed'), 0) as package_spent,
      ${sum('package_held', 'customer_credits')} as package_returned
    from ledger_entries e
    join ledger_postings p on p.entry_id = e.id
    join ledger_accounts f on f.id = p.source_account
    join ledger_accounts t on t.id = p.destination_account
    where e.job_id in (${jobIds})`
}

/** Sums of the ledger postings of a campaign's jobs. */
async function sumPostings(tx: Tx, campaignId: string): Promise<Sums> {
  const ids = sql`select j.id from ${jobs} j where j.campaign_id = ${campaignId}::uuid`
  const [row] = await rowsOf<Record<string, unknown>>(tx, postingSums(ids))
  return sumsOf(row)
}

/** Package jobs of a campaign: on hold, used, and returned to the package. A job without a unit has returned it. */
async function countUnits(tx: Tx, campaignId: string): Promise<Omit<CampaignReport['money']['package'], 'returned'>> {
  const [row] = await rowsOf<{ held: string; used: string; back: string }>(
    tx,
    sql`select count(*) filter (where u.state = 'held') as held, count(*) filter (where u.state = 'used') as used,
        count(*) filter (where u.id is null) as back
      from ${jobs} j left join package_units u on u.job_id = j.id
      where j.campaign_id = ${campaignId}::uuid and j.funded_by = 'package' and j.terms is not null`,
  )
  return { onHold: Number(row?.held ?? 0), used: Number(row?.used ?? 0), unitsReturned: Number(row?.back ?? 0) }
}

export interface CampaignMoney {
  money: CampaignReport['money']
  /** Pay and fee of the completed jobs, by credits or package. */
  spentOnPosts: number
}

/** What happened to a campaign's credits, according to the ledger: put on hold = returned + on hold + spent. */
export async function sumCampaignMoney(tx: Tx, campaignId: string): Promise<CampaignMoney> {
  const sums = await sumPostings(tx, campaignId)
  const units = await countUnits(tx, campaignId)
  const completed = { pay: sums.completed_pay, fee: sums.completed_fee }
  const cancelled = { pay: sums.cancelled_pay, fee: sums.cancelled_fee }
  const [paid, fees] = [completed.pay + cancelled.pay, completed.fee + cancelled.fee]
  const { put_on_hold: putOnHold, released: returned, reimbursed } = sums
  return {
    money: {
      putOnHold,
      held: putOnHold - returned - paid - fees - reimbursed,
      paid,
      fees,
      completed,
      cancelled,
      reimbursed,
      returned,
      package: { ...units, returned: sums.package_returned },
    },
    spentOnPosts: completed.pay + completed.fee + sums.package_spent,
  }
}
