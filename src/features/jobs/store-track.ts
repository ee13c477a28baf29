import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import type { TrackRecord } from '../campaigns/service.ts'
import { jobs } from './schema.ts'

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
