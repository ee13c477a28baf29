import { and, eq, inArray } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { jobs } from '../jobs/schema.ts'

/** Names of the creators of those jobs that belong to the marketer's campaign, by job id. */
export async function influencersOf(
  tx: Tx,
  lang: Lang,
  of: { marketerId: string; campaignId: string },
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: jobs.id, name: shownName(lang) })
    .from(jobs)
    .innerJoin(accounts, eq(accounts.id, jobs.influencerId))
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.campaignId, of.campaignId), eq(jobs.marketerId, of.marketerId)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
