import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import type { Caller } from '../../../platform/context.ts'
import type { JobStatus, Side } from '../rules/states.ts'
import { EVERY_JOB, jobCounts } from '../schema-lists.ts'

export interface CountQuery {
  /** Id of a marketer, an influencer or a campaign. */
  ownerId: string
  /** Bangkok month in which the jobs began: `2026-11`, or `all`. */
  month?: string | undefined
  /** Only jobs that wait for an action of this side. */
  awaits?: Side | undefined
}

const conditions = ({ ownerId, month, awaits }: CountQuery): SQL =>
  and(
    eq(jobCounts.ownerId, ownerId),
    month && month !== 'all' ? eq(jobCounts.month, `${month}-01`) : undefined,
    awaits && eq(jobCounts.awaits, awaits),
  ) as SQL

/** Number of jobs in each status, from the table of counts that triggers update. */
export async function jobCountsOf(tx: Tx, query: CountQuery): Promise<Partial<Record<JobStatus, number>>> {
  const rows = await tx
    .select({ status: jobCounts.status, n: sql<number>`sum(${jobCounts.jobs})::int` })
    .from(jobCounts)
    .where(conditions(query))
    .groupBy(jobCounts.status)
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

/**
 * Owner id for the caller's counts: the account, or all jobs for an operator. Null for a member who is limited to
 * brands.
 */
export function countsOwner({ scope, accountId, brandIds }: Pick<Caller, 'scope' | 'accountId' | 'brandIds'>) {
  if (scope === 'operator') return EVERY_JOB
  return scope === 'open' || brandIds ? null : accountId
}

/** Number of jobs that wait for an action of a side. */
export async function countAwaitedOf(tx: Tx, ownerId: string, awaits: Side): Promise<number> {
  const counts = await jobCountsOf(tx, { ownerId, awaits })
  return Object.values(counts).reduce((sum, n) => sum + n, 0)
}

/** Pay of the accepted jobs of an influencer by status, satang. */
export async function acceptedPayOf(tx: Tx, influencerId: string): Promise<Partial<Record<JobStatus, number>>> {
  const rows = await tx
    .select({ status: jobCounts.status, pay: sql<string>`sum(${jobCounts.pay})` })
    .from(jobCounts)
    .where(eq(jobCounts.ownerId, influencerId))
    .groupBy(jobCounts.status)
  return Object.fromEntries(rows.map(({ status, pay }) => [status, Number(pay)]))
}
