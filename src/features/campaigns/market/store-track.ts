import { eq, inArray, not, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { type Part, partOf } from '../../jobs/rules/part.ts'
import { CANCELLED, type JobStatus } from '../../jobs/rules/states.ts'
import { jobs } from '../../jobs/schema.ts'

/**
 * A creator's job history: percentage of ended jobs without fault (null before the first), and earlier work for this
 * brand.
 */
export interface TrackRecord {
  reliability: number | null
  workedWithBrand: boolean
}

export interface Track {
  /** A creator's record, for any brand. */
  trackFor: (marketerId: string) => TrackRecord
  /** Campaigns in which the creator has a job that did not end without pay, each with what the creator is there. */
  parts: ReadonlyMap<string, Part>
}

/** Reads a creator's job history in one query. */
export async function readTrack(tx: Tx, influencerId: string): Promise<Track> {
  const accepted = sql`${jobs.acceptedAt} is not null`
  const [row] = await tx
    .select({
      accepted: sql<number>`count(*) filter (where ${accepted} and (${jobs.endedAt} is not null or ${jobs.completedAt} is not null))::int`,
      against: sql<number>`count(*) filter (where ${accepted} and ${jobs.againstCreator})::int`,
      brands: sql<
        string[] | null
      >`array_agg(distinct ${jobs.marketerId}) filter (where ${jobs.completedAt} is not null)`,
      own: sql<
        { id: string; status: JobStatus; source: 'application' | 'invite' }[] | null
      >`json_agg(json_build_object('id', ${jobs.campaignId}, 'status', ${jobs.status}, 'source', ${jobs.source})) filter (where ${not(inArray(jobs.status, CANCELLED))})`,
    })
    .from(jobs)
    .where(eq(jobs.influencerId, influencerId))
  const ended = row?.accepted ?? 0
  const brands = new Set(row?.brands)
  return {
    parts: new Map(
      (row?.own ?? []).flatMap(({ id, ...job }) => {
        const part = partOf(job)
        return part ? [[id, part] as const] : []
      }),
    ),
    trackFor: (marketerId) => ({
      reliability: ended === 0 ? null : Math.round((100 * (ended - (row?.against ?? 0))) / ended),
      workedWithBrand: brands.has(marketerId),
    }),
  }
}
