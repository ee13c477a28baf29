import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { rowsOf } from '../../db/rows.ts'
import { onViolation } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers, marketers } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { campaignBrand } from '../agency-brands/schema-names.ts'
import { campaigns } from '../campaigns/schema.ts'
import { USABLE } from '../channels/rules/status.ts'
import { channels } from '../channels/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { jobReviews, ratingTotals } from '../reviews/schema.ts'
import type { PublicProfile, Visibility } from './shapes.ts'

/** The active influencer with a handle, unless the profile is hidden. */
export async function findVisible(tx: Tx, handle: string, lang: Lang) {
  const [row] = await tx
    .select({
      id: accounts.id,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      influencer: influencers,
      totals: ratingTotals,
    })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .leftJoin(ratingTotals, eq(ratingTotals.accountId, accounts.id))
    .where(
      and(
        eq(influencers.handle, handle),
        eq(accounts.status, 'active'),
        inArray(influencers.publicProfile, ['link', 'listed']),
      ),
    )
  return row ?? null
}

export const listUsableChannels = (tx: Tx, accountId: string): Promise<PublicProfile['channels']> =>
  tx
    .select({
      type: channels.type,
      handle: channels.handle,
      url: channels.url,
      followers: channels.followers,
      engagementBps: channels.engagementBps,
    })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), inArray(channels.status, [...USABLE])))
    .orderBy(sql`${channels.followers} desc nulls last`)

export async function countCompleted(tx: Tx, influencerId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(jobs)
    .where(and(eq(jobs.influencerId, influencerId), isNotNull(jobs.completedAt)))
  return row?.n ?? 0
}

/** The newest published reviews about a person, with the brands that wrote them. */
export const listReviewsAbout = (tx: Tx, subjectId: string, limit: number, lang: Lang) =>
  tx
    .select({ review: jobReviews, from: campaignBrand(lang) })
    .from(jobReviews)
    .innerJoin(accounts, eq(accounts.id, jobReviews.authorId))
    .innerJoin(marketers, eq(marketers.accountId, jobReviews.authorId))
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .where(and(eq(jobReviews.subjectId, subjectId), isNotNull(jobReviews.publishedAt), isNull(jobReviews.hiddenAt)))
    .orderBy(desc(jobReviews.id))
    .limit(limit)

type PortfolioRow = Omit<PublicProfile['portfolio'][number], 'completedAt'> & { completedAt: Date }

/** Posts of the latest completed jobs, with their newest view counts. */
export const listPortfolio = (tx: Tx, influencerId: string, limit: number, lang: Lang): Promise<PortfolioRow[]> =>
  rowsOf<PortfolioRow>(
    tx,
    sql`
    select c.title, c.title_en as "titleEn", ${campaignBrand(lang)} as brand, p.url, ch.type as "channelType",
      c.post_type as "postType", c.topic, c.cover_scene as "coverScene", c.cover_file_id as "coverFileId",
      n.views, j.completed_at as "completedAt"
    from jobs j
    join campaigns c on c.id = j.campaign_id
    join marketers on marketers.account_id = j.marketer_id
    join accounts on accounts.id = j.marketer_id
    left join agency_brands on agency_brands.id = c.brand_id
    join channels ch on ch.id = j.channel_id
    join lateral (
      select url from job_posts where job_id = j.id and result = 'passed' order by id desc limit 1
    ) p on true
    left join lateral (select views from job_insights where job_id = j.id order by id desc limit 1) n on true
    where j.influencer_id = ${influencerId}::uuid and j.completed_at is not null and c.post_type is not null
    order by j.completed_at desc limit ${limit}`,
  )

export async function findSettings(tx: Tx, accountId: string): Promise<{ visibility: Visibility; handle: string }> {
  const [row] = await tx
    .select({ visibility: influencers.publicProfile, handle: influencers.handle })
    .from(influencers)
    .where(eq(influencers.accountId, accountId))
  return row ?? { visibility: 'off', handle: '' }
}

export async function updateSettings(
  tx: Tx,
  accountId: string,
  { visibility, handle }: { visibility: Visibility; handle: string },
): Promise<void> {
  await tx
    .update(influencers)
    .set({ publicProfile: visibility, handle })
    .where(eq(influencers.accountId, accountId))
    .catch(
      onViolation({ influencers_handle_unique: () => new AppError('handle_taken', {}, { handle: 'handle_taken' }) }),
    )
}
