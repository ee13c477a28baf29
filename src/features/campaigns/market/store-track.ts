import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { Tx } from '../../../db/types.ts'
import { influencers } from '../../accounts/schema.ts'
import { ofBrand } from '../../agency-brands/schema-scope.ts'
import { pastPartners } from '../../influencer-search/schema.ts'
import { type Participation, participationOf } from '../../jobs/rules/participation.ts'
import { CANCELLED, type JobStatus } from '../../jobs/rules/states.ts'
import { jobs } from '../../jobs/schema.ts'
import { campaigns } from '../schema.ts'

/** An influencer's earlier work, as the match rule uses it. */
export interface TrackRecord {
  /** See `influencers.reliability`. */
  reliability: number | null
  /** Has completed a job for the campaign's brand or, if the campaign has no brand, for its marketer. */
  workedWithBrand: boolean
}

export const NO_TRACK: TrackRecord = { reliability: null, workedWithBrand: false }

/** The marketer of a campaign and, for an agency, the brand. */
export interface BrandOfCampaign {
  marketerId: string
  brandId: string | null
}

/** Whether the row's influencer has completed a job for the brand. */
function hasWorkedFor({ marketerId, brandId }: BrandOfCampaign): SQL<boolean> {
  if (brandId === null)
    return sql`exists (select from ${pastPartners} where ${and(
      eq(pastPartners.marketerId, marketerId),
      eq(pastPartners.influencerId, influencers.accountId),
    )})`
  return sql`exists (select from ${jobs} where ${and(
    eq(jobs.influencerId, influencers.accountId),
    eq(jobs.marketerId, marketerId),
    isNotNull(jobs.completedAt),
    ofBrand(jobs.campaignId, brandId),
  )})`
}

/** The records of some influencers for a campaign, by account id. */
export async function listTrack(
  tx: Tx,
  campaign: BrandOfCampaign,
  influencerIds: readonly string[],
): Promise<Map<string, TrackRecord>> {
  if (influencerIds.length === 0) return new Map()
  const found = await tx
    .select({
      id: influencers.accountId,
      reliability: influencers.reliability,
      workedWithBrand: hasWorkedFor(campaign),
    })
    .from(influencers)
    .where(anyOf(influencers.accountId, influencerIds))
  return new Map(found.map(({ id, ...record }) => [id, record]))
}

export interface Track {
  /** The influencer's record for a campaign, as in `listTrack`. */
  trackFor: (campaign: BrandOfCampaign) => TrackRecord
  /** Campaigns in which the influencer has a job or application that did not end without pay, with its stage. */
  parts: ReadonlyMap<string, Participation>
}

/** An influencer's earlier work for every brand, and the campaigns with their jobs and applications, in one query. */
export async function readTrack(tx: Tx, influencerId: string): Promise<Track> {
  const completed = isNotNull(jobs.completedAt)
  const [row] = await tx
    .select({
      reliability: sql<
        number | null
      >`(select ${influencers.reliability} from ${influencers} where ${eq(influencers.accountId, influencerId)})`,
      worked: sql<
        [marketerId: string, brandId: string | null][] | null
      >`json_agg(distinct jsonb_build_array(${jobs.marketerId}, ${campaigns.brandId})) filter (where ${completed})`,
      own: sql<
        { id: string; status: JobStatus; source: 'application' | 'invite' }[] | null
      >`json_agg(json_build_object('id', ${jobs.campaignId}, 'status', ${jobs.status}, 'source', ${jobs.source})) filter (where ${not(inArray(jobs.status, CANCELLED))})`,
    })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .where(eq(jobs.influencerId, influencerId))
  const worked = new Set(row?.worked?.flatMap(([marketerId, brandId]) => [marketerId, `${marketerId} ${brandId}`]))
  return {
    parts: new Map(
      (row?.own ?? []).flatMap(({ id, ...job }) => {
        const part = participationOf(job)
        return part ? [[id, part] as const] : []
      }),
    ),
    trackFor: ({ marketerId, brandId }) => ({
      reliability: row?.reliability ?? null,
      workedWithBrand: worked.has(brandId === null ? marketerId : `${marketerId} ${brandId}`),
    }),
  }
}
