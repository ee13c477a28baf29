import { and, arrayContains, eq, exists, gt, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import type { Caller } from '../../platform/context.ts'
import { influencers } from '../accounts/schema.ts'
import { type ManagerScope, managerLinks } from '../partners/schema.ts'
import { type JobEventRecord, type JobRecord, type JobValues, jobEvents, jobs, type NewJob } from './schema.ts'

/** A manager's agreed link to the creator of a job, good at `now`. */
const managedBy = (tx: Tx, managerId: string, scope: ManagerScope, now: Date): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(managerLinks)
      .where(
        and(
          eq(managerLinks.partnerId, jobs.influencerId),
          eq(managerLinks.managerId, managerId),
          eq(managerLinks.status, 'active'),
          arrayContains(managerLinks.scope, [scope]),
          or(isNull(managerLinks.endsAt), gt(managerLinks.endsAt, now)),
        ),
      ),
  )

/** Which jobs a caller may see (`view`) or act on (`accept`): the only place that says so. */
export function visibleTo(
  tx: Tx,
  caller: Pick<Caller, 'scope' | 'accountId' | 'talentManager'>,
  scope: ManagerScope,
  now: Date,
): SQL {
  const { accountId } = caller
  if (caller.scope === 'operator') return sql`true`
  if (caller.scope === 'marketer') return eq(jobs.marketerId, accountId)
  if (caller.scope !== 'influencer') return sql`false`
  const own = eq(jobs.influencerId, accountId)
  return caller.talentManager ? (or(own, managedBy(tx, accountId, scope, now)) as SQL) : own
}

export async function insertJob(tx: Tx, row: NewJob): Promise<JobRecord | null> {
  const [inserted] = await tx.insert(jobs).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

/** The job's row, locked until the transaction ends; null where it is not visible. Locked before any other row. */
export async function lockJob(tx: Tx, id: string, visible: SQL = sql`true`): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visible))
    .for('no key update')
  return row ?? null
}

export async function updateJob(tx: Tx, id: string, values: JobValues): Promise<JobRecord> {
  const [row] = await tx.update(jobs).set(values).where(eq(jobs.id, id)).returning()
  return row as JobRecord
}

export async function insertEvent(tx: Tx, row: JobEventRecord): Promise<void> {
  await tx.insert(jobEvents).values(row)
}

export async function findJob(tx: Tx, id: string, visible: SQL): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visible))
  return row ?? null
}

/** Ids of an account's jobs that are under way, in the order in which they may be locked together. */
export async function listRunningOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        or(eq(jobs.influencerId, accountId), eq(jobs.marketerId, accountId)),
        notInArray(jobs.status, ['MATCHED', 'MISMATCHED', 'COMPLETE', 'COMPLETED', 'CANCEL', 'REJECTED']),
      ),
    )
    .orderBy(jobs.id)
  return rows.map((row) => row.id)
}

/** The part of accepted jobs that the creator saw through, 0 to 100, stored with the creator. */
export async function recountReliability(tx: Tx, influencerId: string): Promise<void> {
  await tx
    .update(influencers)
    .set({
      reliability: sql`coalesce((
        select round(100.0 * (count(*) - count(*) filter (where ${jobs.againstCreator})) / nullif(count(*), 0))
        from ${jobs} where ${jobs.influencerId} = ${influencerId}::uuid and ${jobs.acceptedAt} is not null), 100)`,
    })
    .where(eq(influencers.accountId, influencerId))
}
