import { eq, ne, sql } from 'drizzle-orm'
import type { Day } from '../../../core/calendar.ts'
import type { Tx } from '../../../db/types.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { campaignDays } from '../../marketer-dashboard/schema.ts'
import { marketMedians } from '../schema.ts'

export type MedianRecord = typeof marketMedians.$inferSelect

/** Fewer say nothing about a market, and would tell one brand what another paid. */
export const SAMPLE_MIN = 5
const BRANDS_MIN = 3

export async function isComputed(tx: Tx, today: Day): Promise<boolean> {
  const [row] = await tx
    .select({ day: marketMedians.computedOn })
    .from(marketMedians)
    .where(eq(marketMedians.computedOn, today))
    .limit(1)
  return row !== undefined
}

/** Computes the medians of campaigns whose posts ended since `from`: by post type, by platform, and of all. */
export async function computeMedians(tx: Tx, today: Day, from: Day): Promise<void> {
  await tx.execute(sql`
    with sums as (
      select k.channel_type, k.post_type, k.marketer_id, k.tracking_url <> '' as tracked, sum(d.posts)::float as posts,
        sum(d.reach)::float as reach, sum(d.engagement)::float as engagement, sum(d.clicks)::float as clicks,
        nullif(sum(d.post_cost), 0)::float as cost
      from ${campaignDays} d join ${campaigns} k on k.id = d.campaign_id
      where d.day > ${from}::date and k.channel_type is not null and k.post_type is not null
      group by k.id having sum(d.posts) > 0 and sum(d.reach) > 0
    )
    insert into ${marketMedians} as m (channel_type, post_type, computed_on, campaigns, reach_per_post,
      engagement_per_post, clicks_per_post, per_thousand, per_engagement, per_click)
    select coalesce(channel_type, ''), coalesce(post_type, ''), ${today}::date, count(*),
      percentile_cont(0.5) within group (order by reach / posts),
      percentile_cont(0.5) within group (order by engagement / posts),
      percentile_cont(0.5) within group (order by clicks / posts) filter (where tracked),
      percentile_cont(0.5) within group (order by cost * 1000 / reach),
      percentile_cont(0.5) within group (order by cost / nullif(engagement, 0)),
      percentile_cont(0.5) within group (order by cost / nullif(clicks, 0)) filter (where tracked)
    from sums group by grouping sets ((channel_type, post_type), (channel_type), ())
    having count(*) >= ${SAMPLE_MIN} and count(distinct marketer_id) >= ${BRANDS_MIN}
    on conflict (channel_type, post_type) do update set computed_on = excluded.computed_on,
      campaigns = excluded.campaigns, reach_per_post = excluded.reach_per_post,
      engagement_per_post = excluded.engagement_per_post, clicks_per_post = excluded.clicks_per_post,
      per_thousand = excluded.per_thousand, per_engagement = excluded.per_engagement, per_click = excluded.per_click`)
  await tx.delete(marketMedians).where(ne(marketMedians.computedOn, today))
}

/** The medians nearest to a campaign: of its platform and post type, else of its platform, else of all. */
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
