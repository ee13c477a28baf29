import { and, arrayContains, eq, exists, gt, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import type { Caller } from '../../platform/context.ts'
import { type ManagerScope, managerLinks } from '../partners/schema.ts'
import { jobEvents, jobs } from './schema.ts'

export type JobRecord = typeof jobs.$inferSelect
export type NewJob = typeof jobs.$inferInsert
export type JobValues = Partial<NewJob>
export type JobEventRecord = typeof jobEvents.$inferSelect

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

/** The one job of a creator in a campaign that has not ended without pay, locked. */
export async function lockStanding(tx: Tx, campaignId: string, influencerId: string): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.campaignId, campaignId),
        eq(jobs.influencerId, influencerId),
        notInArray(jobs.status, ['CANCEL', 'REJECTED']),
      ),
    )
    .for('no key update')
  return row ?? null
}

/** Whether the brand has declined this creator for this campaign before. */
export async function wasDeclined(tx: Tx, campaignId: string, influencerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.campaignId, campaignId),
        eq(jobs.influencerId, influencerId),
        eq(jobs.status, 'REJECTED'),
        eq(jobs.endedBy, 'marketer'),
      ),
    )
    .limit(1)
  return rows.length > 0
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
