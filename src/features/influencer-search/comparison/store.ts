import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Interest } from '../../../core/vocabulary.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { type CampaignOwner, ofBrands } from '../../agency-brands/schema-scope.ts'
import { jobs } from '../../jobs/schema.ts'
import { ratingTotals } from '../../reviews/schema.ts'

/** The data that a comparison shows about people in addition to their channels. */
export const listPeople = (tx: Tx, lang: Lang, ids: readonly string[]) =>
  tx
    .select({
      accountId: accounts.id,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      interests: sql<Interest[]>`${influencers.interests}`,
      province: influencers.province,
      reliability: influencers.reliability,
      takesJobsFrom: influencers.takesJobsFrom,
      totals: ratingTotals,
    })
    .from(accounts)
    .innerJoin(influencers, eq(influencers.accountId, accounts.id))
    .leftJoin(ratingTotals, eq(ratingTotals.accountId, accounts.id))
    .where(inArray(accounts.id, [...ids]))

/** Numbers of completed jobs per person: all, and those in campaigns of one owner. */
export async function countJobs(tx: Tx, owner: CampaignOwner, ids: readonly string[]) {
  const own = and(eq(jobs.marketerId, owner.accountId), ofBrands(jobs.campaignId, owner.brandIds))
  const found = await tx
    .select({
      id: jobs.influencerId,
      completed: sql<number>`count(*)::int`,
      withYou: sql<number>`count(*) filter (where ${own})::int`,
    })
    .from(jobs)
    .where(and(inArray(jobs.influencerId, [...ids]), isNotNull(jobs.completedAt)))
    .groupBy(jobs.influencerId)
  return new Map(found.map(({ id, ...counts }) => [id, counts]))
}
