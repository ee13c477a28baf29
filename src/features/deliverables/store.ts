import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels, channelTokens } from '../channels/schema.ts'
import { type JobRecord, jobs } from '../jobs/schema.ts'

/** Takes jobs whose post is to be looked at, and puts their next look off: two processes never look at one together. */
export async function takePostChecks(tx: Tx, now: Date, next: Date, limit: number): Promise<JobRecord[]> {
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.lookAt), lte(jobs.lookAt, now)))
    .orderBy(asc(jobs.lookAt))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return tx.update(jobs).set({ lookAt: next }).where(inArray(jobs.id, due)).returning()
}

export interface Watched {
  channel: typeof channels.$inferSelect
  disclosureTag: string
  accessToken: string | null
}

/** What the check of a job's post needs besides the link. */
export async function findWatched(tx: Tx, job: Pick<JobRecord, 'channelId' | 'campaignId'>): Promise<Watched | null> {
  const [row] = await tx
    .select({ channel: channels, disclosureTag: campaigns.disclosureTag, accessToken: channelTokens.accessToken })
    .from(channels)
    .innerJoin(campaigns, eq(campaigns.id, job.campaignId))
    .leftJoin(channelTokens, eq(channelTokens.channelId, channels.id))
    .where(eq(channels.id, job.channelId))
  return row ?? null
}

export async function setLook(tx: Tx, id: string, lookAt: Date | null): Promise<void> {
  await tx.update(jobs).set({ lookAt }).where(eq(jobs.id, id))
}
