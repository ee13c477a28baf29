import { inArray, lte } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { influencers } from '../accounts/schema.ts'

const BATCH = 500

/** Ends pauses whose day has come; whose they were and which day it was. */
export async function takeEndedPauses(tx: Tx, today: string) {
  const due = await tx
    .select({ accountId: influencers.accountId, takesJobsFrom: influencers.takesJobsFrom })
    .from(influencers)
    .where(lte(influencers.takesJobsFrom, today))
    .limit(BATCH)
    .for('no key update', { skipLocked: true })
  if (due.length === 0) return []
  const ids = due.map(({ accountId }) => accountId)
  await tx.update(influencers).set({ takesJobsFrom: null }).where(inArray(influencers.accountId, ids))
  return due
}
