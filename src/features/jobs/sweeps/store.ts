import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { RUNNING } from '../rules/states.ts'
import type { JobRecord, JobValues } from '../schema.ts'
import { jobs } from '../schema.ts'

const creators = alias(accounts, 'creators')
const brands = alias(accounts, 'brands')

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

/** Active jobs to freeze because a party is not active, and frozen ones whose parties are active again. */
export async function listToFreeze(tx: Tx, limit: number): Promise<string[]> {
  const active = sql`(${brands.status} = 'active' and ${creators.status} = 'active')`
  return idsOf(
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(brands, eq(brands.id, jobs.marketerId))
      .innerJoin(creators, eq(creators.id, jobs.influencerId))
      .where(and(inArray(jobs.status, RUNNING), isNull(jobs.disputedAt), sql`(${jobs.frozenAt} is null) <> ${active}`))
      .orderBy(asc(jobs.id))
      .limit(limit),
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
export async function putOff(
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
