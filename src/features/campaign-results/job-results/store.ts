import { sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { channels } from '../../channels/schema.ts'
import { coupons } from '../../coupons/schema.ts'
import type { JobStatus } from '../../jobs/rules/states.ts'
import { jobInsights, jobPosts, jobs } from '../../jobs/schema.ts'
import { linkTotals } from '../../tracked-links/schema.ts'
import { postingSums, type Sums, sumsOf } from '../store-report.ts'

export interface JobResultRecord {
  id: string
  name: string
  avatarFileId: string | null
  /** Picture of the channel. */
  avatarUrl: string | null
  status: JobStatus
  fundedBy: 'credits' | 'package'
  postUrl: string | null
  postedAt: Date | null
  reach: number | null
  views: number | null
  engagement: number | null
  /** Clicks reported by the influencer or the platform. */
  reportedClicks: number | null
  trackedClicks: number
  couponCode: string | null
  couponUses: number | null
  unit: 'held' | 'used' | 'returned' | null
  sums: Sums
}

interface Row extends Record<string, unknown> {
  id: string
  name: string
  avatar: string | null
  channel_avatar: string | null
  status: JobStatus
  funded_by: 'credits' | 'package'
  url: string | null
  posted_at: string | Date | null
  reach: number | null
  views: number | null
  engagement: string | number | null
  reported: number | null
  tracked: string | number
  coupon: string | null
  coupon_uses: number | null
  unit: JobResultRecord['unit']
}

/**
 * The jobs of a campaign that had credits on hold, newest first, each with post, latest figures, clicks and ledger
 * sums.
 */
export async function listJobResults(
  tx: Tx,
  campaignId: string,
  { lang, after, limit }: { lang: Lang; after: string | null; limit: number },
): Promise<JobResultRecord[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`with page as (
        select j.id, j.influencer_id, j.channel_id, j.status, j.funded_by, j.tracking_code from ${jobs} j
        where j.campaign_id = ${campaignId}::uuid and j.terms is not null
          and (${after}::uuid is null or j.id < ${after}::uuid)
        order by j.id desc limit ${limit}
      )
      select page.id, ${shownName(lang)} as name, ${accounts.avatarFileId} as avatar, c.avatar_url as channel_avatar, page.status, page.funded_by,
        post.url, post.created_at as posted_at, n.reach, n.views, n.clicks as reported,
        coalesce(n.likes, 0) + coalesce(n.comments, 0) + coalesce(n.shares, 0) + coalesce(n.saves, 0) as engagement,
        (select coalesce(sum(d.clicks), 0) from ${linkTotals} d where d.code = page.tracking_code) as tracked,
        k.code as coupon, k.uses as coupon_uses,
        case when page.funded_by = 'package' then coalesce(u.state, 'returned') end as unit, m.*
      from page
      join ${accounts} on ${accounts.id} = page.influencer_id
      join ${channels} c on c.id = page.channel_id
      left join package_units u on u.job_id = page.id
      left join ${coupons} k on k.job_id = page.id
      left join lateral (select url, created_at from ${jobPosts} where job_id = page.id and result = 'passed'
        order by id desc limit 1) post on true
      left join lateral (select * from ${jobInsights} where job_id = page.id order by id desc limit 1) n on true
      cross join lateral (${postingSums(sql`page.id`)}) m
      order by page.id desc`,
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    avatarFileId: row.avatar,
    avatarUrl: row.channel_avatar,
    status: row.status,
    fundedBy: row.funded_by,
    postUrl: row.url,
    postedAt: row.posted_at === null ? null : new Date(row.posted_at),
    reach: row.reach,
    views: row.views,
    engagement: row.reach === null && row.views === null ? null : Number(row.engagement),
    reportedClicks: row.reported,
    trackedClicks: Number(row.tracked),
    couponCode: row.coupon,
    couponUses: row.coupon_uses,
    unit: row.unit,
    sums: sumsOf(row),
  }))
}
