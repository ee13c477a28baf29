import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { coupons } from '../../coupons/schema.ts'
import { FILTER_STATUSES } from '../../jobs/rules/states.ts'
import { jobs } from '../../jobs/schema.ts'
import { underWay } from '../../jobs/service.ts'
import { linkTotals } from '../../tracked-links/schema.ts'

/** The jobs whose cost and reach `campaign_days` has. */
const isCompleted = and(isNotNull(jobs.settledAt), inArray(jobs.status, [...FILTER_STATUSES.complete]))

/** A query for what tracked links and the influencers' own coupon codes brought to the completed jobs of a campaign. */
export const completedSums = (campaignId: SQL, where: SQL = sql`true`): SQL => sql`select
    coalesce(sum(${linkTotals.clicks}), 0)::float as clicks, coalesce(sum(${coupons.uses}), 0)::float as uses
  from ${jobs} left join ${linkTotals} on ${linkTotals.code} = ${jobs.trackingCode}
    left join ${coupons} on ${coupons.jobId} = ${jobs.id}
  where ${jobs.campaignId} = ${campaignId} and ${isCompleted} and ${where}`

/** Whether a campaign has chosen influencers whose jobs have not ended. */
export const isRunning = (campaignId: SQL): SQL => sql`exists (select 1 from ${jobs}
  where ${jobs.campaignId} = ${campaignId} and ${isNotNull(jobs.terms)} and ${isNull(jobs.settledAt)} and ${underWay})`

export interface CompletedSums {
  /** On tracked links. */
  clicks: number
  /** Of the influencers' own codes. */
  uses: number
  /** Whether other jobs still bring clicks, and uses of a code that all influencers share. */
  running: boolean
}

export async function sumOfCompleted(tx: Tx, campaignId: string): Promise<CompletedSums> {
  const id = sql`${campaignId}::uuid`
  const [row] = await rowsOf<CompletedSums>(
    tx,
    sql`select sums.*, ${isRunning(id)} as running from (${completedSums(id)}) sums`,
  )
  return { clicks: Number(row?.clicks ?? 0), uses: Number(row?.uses ?? 0), running: row?.running ?? false }
}
