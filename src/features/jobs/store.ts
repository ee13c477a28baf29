import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { pipelined } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import type { Caller } from '../../platform/context.ts'
import { influencers } from '../accounts/schema.ts'
import { ofBrands } from '../agency-brands/schema-scope.ts'
import type { ManagerScope } from '../partners/kinds.ts'
import { mayActFor } from '../partners/service.ts'
import { RUNNING, type Side } from './rules/states.ts'
import { type JobEventRecord, type JobRecord, type JobValues, jobEvents, jobs, type NewJob } from './schema.ts'

/** Condition for the jobs that a caller may see (`view`) or act on (`accept`). This is the only definition. */
export function visibleTo(
  tx: Tx,
  caller: Pick<Caller, 'scope' | 'accountId' | 'talentManager' | 'brandIds'>,
  scope: ManagerScope,
  now: Date,
): SQL {
  const { accountId } = caller
  if (caller.scope === 'operator') return sql`true`
  if (caller.scope === 'marketer')
    return and(eq(jobs.marketerId, accountId), ofBrands(jobs.campaignId, caller.brandIds)) as SQL
  if (caller.scope !== 'influencer') return sql`false`
  return or(ownedBy(accountId), mayActFor(tx, caller, jobs.influencerId, scope, now)) as SQL
}

export const ownedBy = (influencerId: string): SQL => eq(jobs.influencerId, influencerId)

export async function insertJob(tx: Tx, row: NewJob): Promise<JobRecord | null> {
  const [inserted] = await tx.insert(jobs).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

/**
 * Locks a job's row until the end of the transaction. Null if the caller may not access it. Lock it before any other
 * row.
 */
export async function lockJob(tx: Tx, id: string, visible: SQL = sql`true`): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visible))
    .for('no key update')
  return row ?? null
}

/** Locks several jobs in the order of their ids. Jobs that the caller may not access are omitted. */
export const lockJobs = (tx: Tx, ids: readonly string[], visible: SQL): Promise<JobRecord[]> =>
  tx
    .select()
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), visible))
    .orderBy(jobs.id)
    .for('no key update')

export async function updateJob(tx: Tx, id: string, values: JobValues): Promise<JobRecord> {
  const [row] = await tx.update(jobs).set(values).where(eq(jobs.id, id)).returning()
  return row as JobRecord
}

export async function insertEvent(tx: Tx, row: JobEventRecord): Promise<void> {
  await pipelined(tx, tx.insert(jobEvents).values(row))
}

export async function findJob(tx: Tx, id: string, visible: SQL): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visible))
  return row ?? null
}

/** Ids of an account's active jobs, in lock order. */
export async function listRunningOf(tx: Tx, accountId: string, frozen: boolean, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        or(eq(jobs.influencerId, accountId), eq(jobs.marketerId, accountId)),
        inArray(jobs.status, RUNNING),
        frozen ? isNotNull(jobs.frozenAt) : isNull(jobs.frozenAt),
      ),
    )
    .orderBy(jobs.id)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Stores the share of accepted jobs that the influencer completed, 0 to 100, with the influencer. */
export async function recountReliability(tx: Tx, influencerId: string): Promise<void> {
  await tx
    .update(influencers)
    .set({
      reliability: sql`(
        select round(100.0 * (count(*) - count(*) filter (where ${jobs.againstCreator})) / nullif(count(*), 0))
        from ${jobs} where ${jobs.influencerId} = ${influencerId}::uuid and ${jobs.acceptedAt} is not null
          and (${jobs.endedAt} is not null or ${jobs.completedAt} is not null))`,
    })
    .where(eq(influencers.accountId, influencerId))
}

/** The caller's side in a job. Null for operators and for a talent manager, who is not a party. */
export function partySide({ scope, accountId }: Caller, job: JobRecord): Side | null {
  if (scope === 'marketer') return 'marketer'
  return scope === 'influencer' && job.influencerId === accountId ? 'influencer' : null
}
