import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'

const BATCH = 500

/** Ids of accounts whose pause has ended by `today`, earliest first. */
export async function listEndedPauses(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: influencers.accountId })
    .from(influencers)
    .where(lte(influencers.takesJobsFrom, today))
    .orderBy(asc(influencers.takesJobsFrom))
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/**
 * Ends a pause whose day has come. Returns its day and the status of the account; null if there is no such pause any
 * more.
 */
export async function endDuePause(tx: Tx, accountId: string, today: string) {
  const [due] = await tx
    .select({ takesJobsFrom: influencers.takesJobsFrom, status: accounts.status })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(and(eq(influencers.accountId, accountId), lte(influencers.takesJobsFrom, today)))
    .for('no key update', { of: influencers, skipLocked: true })
  if (!due) return null
  await tx.update(influencers).set({ takesJobsFrom: null }).where(eq(influencers.accountId, accountId))
  return due
}
