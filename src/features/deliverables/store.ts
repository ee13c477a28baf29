import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { type JobRecord, jobs } from '../jobs/schema.ts'

/**
 * Claims jobs whose post is due for a check and postpones their next check, so that no two processes check the same
 * post.
 */
export async function claimPostChecks(tx: Tx, now: Date, next: Date, limit: number): Promise<JobRecord[]> {
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.nextCheckAt), lte(jobs.nextCheckAt, now)))
    .orderBy(asc(jobs.nextCheckAt))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return tx.update(jobs).set({ nextCheckAt: next }).where(inArray(jobs.id, due)).returning()
}

export interface PostCheckTarget {
  channel: typeof channels.$inferSelect
  disclosureTag: string
}

/** The data that is needed to check a job's post, except the link. */
export async function findPostCheckTarget(
  tx: Tx,
  job: Pick<JobRecord, 'channelId' | 'campaignId'>,
): Promise<PostCheckTarget | null> {
  const [row] = await tx
    .select({ channel: channels, disclosureTag: campaigns.disclosureTag })
    .from(channels)
    .innerJoin(campaigns, eq(campaigns.id, job.campaignId))
    .where(eq(channels.id, job.channelId))
  return row ?? null
}

export async function setNextCheck(tx: Tx, id: string, nextCheckAt: Date | null): Promise<void> {
  await tx.update(jobs).set({ nextCheckAt }).where(eq(jobs.id, id))
}
