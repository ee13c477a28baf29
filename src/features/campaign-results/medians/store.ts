import { eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../core/calendar.ts'
import type { Tx } from '../../../db/types.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { couponDays, coupons } from '../../coupons/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import { campaignDays } from '../../marketer-dashboard/schema.ts'
import { completedSums, isCompleted, isRunning } from '../goals/store-completed.ts'
import { marketMedians } from '../schema.ts'

export type MedianRecord = typeof marketMedians.$inferSelect

/** With a smaller sample a median is not meaningful, and it could reveal to one marketer what another paid. */
export const SAMPLE_MIN = 5
const MARKETERS_MIN = 3

export async function isComputed(tx: Tx, today: Day): Promise<boolean> {
  const [row] = await tx
    .select({ day: marketMedians.computedOn })
    .from(marketMedians)
    .where(eq(marketMedians.computedOn, today))
    .limit(1)
  return row !== undefined
}

/** The median of a measure over the campaigns that have it. Null if these are too few. */
function medianOf(measure: SQL, having: SQL): SQL {
  return sql`case when count(*) filter (where ${having}) >= ${SAMPLE_MIN}
      and count(distinct marketer_id) filter (where ${having}) >= ${MARKETERS_MIN}
    then percentile_cont(0.5) within group (order by ${measure}) filter (where ${having}) end`
}

const dayOfSettlement = sql`(${jobs.settledAt} at time zone 'Asia/Bangkok')::date`

/** Whether a campaign has completed jobs from before the period: uses of a shared code cannot be divided between them. */
const hasEarlier = (campaignId: SQL, from: Day): SQL => sql`exists (select 1 from ${jobs}
  where ${jobs.campaignId} = ${campaignId} and ${isCompleted} and ${dayOfSettlement} <= ${from}::date)`

/** Computes the medians of campaigns with posts that ended since `from`: by post type, by platform, and for all. */
export async function computeMedians(tx: Tx, today: Day, from: Day): Promise<void> {
  await tx.execute(sql`
    with days as (
      select k.id, k.channel_type, k.post_type, k.marketer_id, k.tracking_url <> '' as tracked, sum(d.posts)::float as posts,
        sum(d.reach)::float as reach, nullif(sum(d.views), 0)::float as views, sum(d.engagement)::float as engagement,
        nullif(sum(d.post_cost), 0)::float as cost
      from ${campaignDays} d join ${campaigns} k on k.id = d.campaign_id
      where d.day > ${from}::date and k.channel_type is not null and k.post_type is not null
      group by k.id having sum(d.posts) > 0 and sum(d.reach) > 0
    ), sums as (
      select days.*, own.clicks, case when shared.uses > 0 and (${isRunning(sql`days.id`)} or ${hasEarlier(sql`days.id`, from)}) then null
        else nullif(own.uses + shared.uses, 0) end as uses
      from days cross join lateral (${completedSums(sql`days.id`, sql`${dayOfSettlement} > ${from}::date`)}) own
        cross join lateral (select coalesce(sum(u.uses), 0)::float as uses from ${couponDays} u
          join ${coupons} c on c.campaign_id = u.campaign_id and c.code = u.code
          where u.campaign_id = days.id and c.job_id is null) shared
    )
    insert into ${marketMedians} as m (channel_type, post_type, computed_on, campaigns, reach_per_post,
      views_per_post, engagement_per_post, clicks_per_post, coupon_uses_per_post, per_thousand, per_engagement, per_click,
      per_coupon_use)
    select coalesce(channel_type, ''), coalesce(post_type, ''), ${today}::date, count(*),
      percentile_cont(0.5) within group (order by reach / posts),
      ${medianOf(sql`views / posts`, sql`views is not null`)},
      percentile_cont(0.5) within group (order by engagement / posts),
      ${medianOf(sql`clicks / posts`, sql`tracked`)},
      ${medianOf(sql`uses / posts`, sql`uses is not null`)},
      percentile_cont(0.5) within group (order by cost * 1000 / reach),
      percentile_cont(0.5) within group (order by cost / nullif(engagement, 0)),
      ${medianOf(sql`cost / clicks`, sql`tracked and clicks > 0 and cost is not null`)},
      ${medianOf(sql`cost / uses`, sql`uses is not null and cost is not null`)}
    from sums group by grouping sets ((channel_type, post_type), (channel_type), ())
    having count(*) >= ${SAMPLE_MIN} and count(distinct marketer_id) >= ${MARKETERS_MIN}
    on conflict (channel_type, post_type) do update set computed_on = excluded.computed_on,
      campaigns = excluded.campaigns, reach_per_post = excluded.reach_per_post, views_per_post = excluded.views_per_post,
      engagement_per_post = excluded.engagement_per_post, clicks_per_post = excluded.clicks_per_post,
      coupon_uses_per_post = excluded.coupon_uses_per_post, per_thousand = excluded.per_thousand,
      per_engagement = excluded.per_engagement, per_click = excluded.per_click, per_coupon_use = excluded.per_coupon_use`)
  await tx.delete(marketMedians).where(ne(marketMedians.computedOn, today))
}

/** The closest medians for a campaign: those of its platform and post type, else of its platform, else of all. */
export async function findMedians(
  tx: Tx,
  { channelType, postType }: { channelType: string | null; postType: string | null },
): Promise<MedianRecord | null> {
  const [channel, post] = [channelType ?? '', postType ?? '']
  const [row] = await tx
    .select()
    .from(marketMedians)
    .where(
      sql`(${marketMedians.channelType}, ${marketMedians.postType}) in ((${channel}, ${post}), (${channel}, ''), ('', ''))`,
    )
    .orderBy(sql`${marketMedians.channelType} = '', ${marketMedians.postType} = ''`)
    .limit(1)
  return row ?? null
}
