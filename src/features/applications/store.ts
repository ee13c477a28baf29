import { and, asc, eq, gt, inArray, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { campaigns } from '../campaigns/schema.ts'
import type { TrackRecord } from '../campaigns/service.ts'
import { channels } from '../channels/schema.ts'
import { type JobRecord, jobs } from '../jobs/schema.ts'

/** What the jobs know of a creator: jobs seen through in percent, and whether they worked for this brand. */
export async function readTrack(tx: Tx, influencerId: string, marketerId: string): Promise<TrackRecord> {
  const [row] = await tx
    .select({
      accepted: sql<number>`count(*) filter (where ${jobs.endedAt} is not null or ${jobs.completedAt} is not null)::int`,
      against: sql<number>`count(*) filter (where ${jobs.againstCreator})::int`,
      together: sql<number>`count(*) filter (where ${jobs.completedAt} is not null and ${jobs.marketerId} = ${marketerId})::int`,
    })
    .from(jobs)
    .where(and(eq(jobs.influencerId, influencerId), sql`${jobs.acceptedAt} is not null`))
  const accepted = row?.accepted ?? 0
  return {
    reliability: accepted === 0 ? null : Math.round((100 * (accepted - (row?.against ?? 0))) / accepted),
    workedWithBrand: (row?.together ?? 0) > 0,
  }
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

const idsOf = (rows: { id: string }[]): string[] => rows.map((row) => row.id)

/** An application that waits for the marketer. */
export const isApplication = inArray(jobs.status, ['MATCHED', 'MISMATCHED'])

/** Applications whose campaign is over or full. */
export async function listStranded(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
      .where(
        and(
          isApplication,
          or(
            sql`${campaigns.status} <> 'live'`,
            lte(campaigns.closeAt, now),
            sql`${campaigns.slotsTaken} >= ${campaigns.slots}`,
          ),
        ),
      )
      .orderBy(asc(jobs.id))
      .limit(limit),
  )
}

/** Applications whose channel or campaign has changed since they were compared. */
export async function listToCompare(tx: Tx, limit: number): Promise<string[]> {
  return idsOf(
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
      .innerJoin(channels, eq(channels.id, jobs.channelId))
      .where(
        and(
          isApplication,
          or(
            gt(channels.checkedAt, jobs.matchedAt),
            gt(channels.statusAt, jobs.matchedAt),
            gt(campaigns.updatedAt, jobs.matchedAt),
          ),
        ),
      )
      .orderBy(asc(jobs.id))
      .limit(limit),
  )
}
