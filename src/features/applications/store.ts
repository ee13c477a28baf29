import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { literals } from '../../db/literals.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import type { ChangedTerms } from '../channels/service.ts'
import { influencerBlocks } from '../influencer-blocks/schema.ts'
import { APPLICATIONS, CANCELLED } from '../jobs/rules/states.ts'
import { type JobRecord, jobs } from '../jobs/schema.ts'

/**
 * The influencer's current job in a campaign: at most one, locked. Null if there is none, or only jobs that ended
 * without pay.
 */
export async function lockCurrentJob(tx: Tx, campaignId: string, influencerId: string): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.campaignId, campaignId),
        eq(jobs.influencerId, influencerId),
        sql`${jobs.status} not in ${literals(CANCELLED)}`,
      ),
    )
    .for('no key update')
  return row ?? null
}

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

export async function isBlocked(tx: Tx, marketerId: string, influencerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: influencerBlocks.id })
    .from(influencerBlocks)
    .where(and(eq(influencerBlocks.marketerId, marketerId), eq(influencerBlocks.influencerId, influencerId)))
    .limit(1)
  return rows.length > 0
}

const idsOf = (rows: { id: string }[]): string[] => rows.map((row) => row.id)

/** Condition for applications that the marketer has not answered. */
export const isApplication = inArray(jobs.status, APPLICATIONS)

/** Written as literals, as in the partial index of applicants: with parameters PostgreSQL would not use the index. */
const WAITING = literals(APPLICATIONS)

/** Applications to campaigns that are over or full. Each campaign with applicants is looked up once. */
export async function listStranded(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await rowsOf<{ id: string }>(
      tx,
      sql`
      select j.id from (select distinct campaign_id from ${jobs} where status in ${WAITING}) a
      join ${campaigns} c on c.id = a.campaign_id
      join ${jobs} j on j.campaign_id = c.id and j.status in ${WAITING}
      where c.status <> 'live' or c.close_at <= ${now.toISOString()}::timestamptz or c.slots_taken >= c.slots
      order by j.id limit ${limit}`,
    ),
  )
}

const concerns = (changed: ChangedTerms | undefined): SQL | undefined => {
  if (!changed) return undefined
  return 'channelId' in changed ? eq(jobs.channelId, changed.channelId) : eq(jobs.campaignId, changed.campaignId)
}

/**
 * Applications whose channel, price or campaign has changed since they were last matched: all, or those of one channel
 * or campaign.
 */
export async function listToCompare(tx: Tx, limit: number, changed?: ChangedTerms): Promise<string[]> {
  return idsOf(
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
      .innerJoin(channels, eq(channels.id, jobs.channelId))
      .where(
        and(
          sql`${jobs.status} in ${WAITING}`,
          concerns(changed),
          or(
            gt(channels.checkedAt, jobs.matchedAt),
            gt(channels.statusAt, jobs.matchedAt),
            gt(channels.pricedAt, jobs.matchedAt),
            gt(campaigns.updatedAt, jobs.matchedAt),
          ),
        ),
      )
      // Not by `id` itself: the database would then scan the primary key of all jobs to find these few.
      .orderBy(sql`${jobs.id}::text`)
      .limit(limit),
  )
}
