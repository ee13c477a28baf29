import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { couponDays, coupons } from '../../coupons/schema.ts'
import { FILTER_STATUSES } from '../../jobs/rules/states.ts'
import { jobs } from '../../jobs/schema.ts'
import { isUnfinished } from '../../jobs/service.ts'
import { linkDays, linkTotals } from '../../tracked-links/schema.ts'

/** The jobs whose cost and reach are in `campaign_days`. */
export const isCompleted = and(isNotNull(jobs.settledAt), inArray(jobs.status, [...FILTER_STATUSES.complete]))

/**
 * A query for the clicks of tracked links and the uses of influencers' own coupon codes in a campaign's completed jobs.
 */
export const completedSums = (campaignId: SQL, where: SQL = sql`true`): SQL => sql`select
    coalesce(sum(${linkTotals.clicks}), 0)::float as clicks, coalesce(sum(${coupons.uses}), 0)::float as uses
  from ${jobs} left join ${linkTotals} on ${linkTotals.code} = ${jobs.trackingCode}
    left join ${coupons} on ${coupons.jobId} = ${jobs.id}
  where ${jobs.campaignId} = ${campaignId} and ${isCompleted} and ${where}`

/** Whether a campaign has accepted influencers with jobs in progress. */
export const isRunning = (campaignId: SQL): SQL => sql`exists (select 1 from ${jobs}
  where ${jobs.campaignId} = ${campaignId} and ${isNotNull(jobs.terms)} and ${isNull(jobs.settledAt)} and ${isUnfinished})`

/** A query for the clicks of tracked links by day in a campaign's completed jobs. */
export const completedClicks = (campaignId: SQL): SQL => sql`select ${linkDays.day}, ${linkDays.clicks}
  from ${jobs} join ${linkDays} on ${linkDays.code} = ${jobs.trackingCode}
  where ${jobs.campaignId} = ${campaignId} and ${isCompleted}`

/** A query for the coupon uses by day that belong to completed jobs. */
export const completedUses = (campaignId: SQL): SQL => sql`select ${couponDays.day}, ${couponDays.uses}
  from ${couponDays} join ${coupons} on ${coupons.campaignId} = ${couponDays.campaignId}
    and ${coupons.code} = ${couponDays.code} left join ${jobs} on ${jobs.id} = ${coupons.jobId}
  where ${couponDays.campaignId} = ${campaignId}
    and case when ${coupons.jobId} is null then not ${isRunning(campaignId)} else ${isCompleted} end`

export interface CompletedSums {
  /** Clicks of tracked links. */
  clicks: number
  /** Uses of the influencers' own codes. */
  uses: number
  /** Other jobs are in progress. They still bring clicks and uses of a code that all influencers share. */
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
