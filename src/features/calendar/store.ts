import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { endOfDay, startOfDay } from '../../core/calendar.ts'
import type { Lang } from '../../core/shapes.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { type CampaignOwner, ofBrands } from '../agency-brands/schema-scope.ts'
import { campaigns } from '../campaigns/schema.ts'
import { jobs } from '../jobs/schema.ts'
import type { CampaignDay } from './contract.ts'

const influencerAccounts = alias(accounts, 'creators')

/** The jobs with these ids, with the columns that a calendar shows, ordered by deadline. */
export const listDueJobs = (tx: Tx, ids: readonly string[], lang: Lang) =>
  ids.length === 0
    ? []
    : tx
        .select({
          job: { id: jobs.id, status: jobs.status, source: jobs.source, facts: jobs.facts, terms: jobs.terms },
          endedBy: jobs.endedBy,
          campaign: { id: campaigns.id, title: campaigns.title, titleEn: campaigns.titleEn },
          influencer: { name: shownName(lang, influencerAccounts) },
        })
        .from(jobs)
        .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
        .innerJoin(influencerAccounts, eq(influencerAccounts.id, jobs.influencerId))
        .where(inArray(jobs.id, [...ids]))
        .orderBy(jobs.dueAt, jobs.id)
export type DueJobRecord = Awaited<ReturnType<typeof listDueJobs>>[number]

/** The kinds of campaign dates. Each kind has its own query, which uses its own index. */
const DAYS: Readonly<Record<CampaignDay['kind'], { day: SQL; where: (from: string, to: string) => SQL }>> = {
  closes: {
    day: sql`(c.close_at at time zone 'Asia/Bangkok')::date`,
    where: (from, to) => sql`c.status = 'live' and c.close_at >= ${startOfDay(from).toISOString()}::timestamptz
      and c.close_at <= ${endOfDay(to).toISOString()}::timestamptz`,
  },
  draft: { day: sql`c.draft_by`, where: (from, to) => sql`c.draft_by between ${from}::date and ${to}::date` },
  post: { day: sql`c.post_by`, where: (from, to) => sql`c.post_by between ${from}::date and ${to}::date` },
  rights: {
    day: sql`c.usage_ends_on`,
    where: (from, to) => sql`c.usage_rights not in ('', 'creator_only')
      and c.usage_ends_on between ${from}::date and ${to}::date`,
  },
}

/** The dates of a marketer's published campaigns between two days, in order. */
export async function listCampaignDays(
  tx: Tx,
  { accountId, brandIds }: CampaignOwner,
  { from, to, brand, limit }: { from: string; to: string; brand: string | undefined; limit: number },
): Promise<CampaignDay[]> {
  const kinds = (Object.keys(DAYS) as CampaignDay['kind'][]).map((kind) => {
    const { day, where } = DAYS[kind]
    return sql`(select ${day} as day, ${kind}::text as kind, c.id, c.title, c.title_en from ${campaigns} c
      where c.marketer_id = ${accountId}::uuid and c.published_at is not null and ${where(from, to)}
        and ${ofBrands(sql`c.id`, brandIds) ?? sql`true`}
        ${brand ? sql`and c.brand_id = ${brand}::uuid` : sql``}
      order by 1, c.id limit ${limit})`
  })
  const rows = await rowsOf<{ day: string; kind: CampaignDay['kind']; id: string; title: string; title_en: string }>(
    tx,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, d.kind, d.id, d.title, d.title_en
      from (${sql.join(kinds, sql` union all `)}) d order by d.day, d.id, d.kind limit ${limit}`,
  )
  return rows.map(({ day, kind, id, title, title_en }) => ({ day, kind, campaign: { id, title, titleEn: title_en } }))
}
