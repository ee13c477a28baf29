import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { literals } from '../../../db/literals.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { RUNNING } from '../rules/states.ts'
import type { JobRecord, JobValues } from '../schema.ts'
import { jobs } from '../schema.ts'

const idsOf = (rows: { id: string }[]): string[] => rows.map((row) => row.id)

/** Jobs with an overdue system event. */
export async function listDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await tx.select({ id: jobs.id }).from(jobs).where(lte(jobs.endAt, now)).orderBy(asc(jobs.endAt)).limit(limit),
  )
}

export async function listToRemind(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await tx.select({ id: jobs.id }).from(jobs).where(lte(jobs.remindAt, now)).orderBy(asc(jobs.remindAt)).limit(limit),
  )
}

/**
 * Active jobs to freeze because a party is not active, and frozen jobs whose parties are active again. Running jobs are
 * compared with the few accounts that are not active; frozen jobs are looked up one by one. Both use a partial index
 * whose condition is repeated here.
 */
export async function listToFreeze(tx: Tx, limit: number): Promise<string[]> {
  const inactive = sql`(select a.id from ${accounts} a where a.status <> 'active')`
  const isRunning = sql`j.disputed_at is null
    and j.status in ${literals(RUNNING)}`
  return idsOf(
    await rowsOf<{ id: string }>(
      tx,
      sql`
      select j.id from ${jobs} j where ${isRunning} and j.frozen_at is null
        and (j.marketer_id in ${inactive} or j.influencer_id in ${inactive})
      union all
      select j.id from ${jobs} j
      join ${accounts} b on b.id = j.marketer_id and b.status = 'active'
      join ${accounts} c on c.id = j.influencer_id and c.status = 'active'
      where ${isRunning} and j.frozen_at is not null
      order by id limit ${limit}`,
    ),
  )
}

/** The job's row if it still matches and is not locked; rows locked by another process are skipped. */
export async function claimJob(tx: Tx, id: string, wanted: SQL | undefined): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), wanted))
    .for('no key update', { skipLocked: true })
  return row ?? null
}
export const isDue = (now: Date): SQL => lte(jobs.endAt, now)
export const isToRemind = (now: Date): SQL => lte(jobs.remindAt, now)
export const isUndisputed: SQL = isNull(jobs.disputedAt)

/** Postpones a job that failed, so that it does not block the others. */
export async function postpone(
  tx: Tx,
  id: string,
  now: Date,
  values: Pick<JobValues, 'endAt' | 'remindAt'>,
): Promise<void> {
  const column = values.endAt ? jobs.endAt : jobs.remindAt
  await tx
    .update(jobs)
    .set(values)
    .where(and(eq(jobs.id, id), lte(column, now)))
}
