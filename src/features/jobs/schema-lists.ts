import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { money } from '../../db/columns.ts'
import { type DeltaTable, deltaColumns } from '../../db/deltas.ts'
import { JOB_ACTORS, JOB_STATUSES } from './rules/states.ts'
import { jobs } from './schema.ts'

/** Tables for sorting and counting lists of jobs. Triggers write them in the transaction of the change. */

/**
 * The names of both sides in each language, so that a list sorted by name reads an index. Triggers on jobs, accounts
 * and marketers write it (migration job_names_kept).
 */
export const jobNames = pgTable(
  'job_names',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    marketerId: uuid('marketer_id').notNull(),
    influencerId: uuid('influencer_id').notNull(),
    influencerTh: text('influencer_th').notNull(),
    influencerEn: text('influencer_en').notNull(),
    brandTh: text('brand_th').notNull(),
    brandEn: text('brand_en').notNull(),
  },
  (t) => [
    index('job_names_influencer_th').on(t.marketerId, t.influencerTh, t.jobId),
    index('job_names_influencer_en').on(t.marketerId, t.influencerEn, t.jobId),
    index('job_names_brand_th').on(t.influencerId, t.brandTh, t.jobId),
    index('job_names_brand_en').on(t.influencerId, t.brandEn, t.jobId),
  ],
)

/**
 * Numbers of jobs of a marketer, an influencer, a campaign and in total (`EVERY_JOB`), by Bangkok month of the start,
 * status and who must act, with the pay of those that the influencer has accepted. Triggers on jobs update it
 * (migration job_counts_kept).
 */
export const jobCounts = pgTable(
  'job_counts',
  {
    ...deltaColumns,
    ownerId: uuid('owner_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull(),
    awaits: text('awaits', { enum: [...JOB_ACTORS, ''] }).notNull(),
    jobs: integer('jobs').notNull(),
    pay: money('pay').notNull(),
  },
  (t) => [
    index('job_counts_owner').on(t.ownerId, t.status, t.month, t.awaits),
    index('job_counts_new').on(t.id).where(sql`is_new`),
  ],
)

export const jobCountSums: DeltaTable = {
  name: 'job_counts',
  keys: ['owner_id', 'status', 'month', 'awaits'],
  sums: ['jobs', 'pay'],
}

/** Owner id for the counts of all jobs. */
export const EVERY_JOB = '00000000-0000-0000-0000-000000000000'

/**
 * Applications that the marketer has not answered, with the followers of their channel, so that a list sorted by
 * followers reads an index. Triggers on jobs and channels write it (migration applicants_kept).
 */
export const applicantFollowers = pgTable(
  'applicant_followers',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    campaignId: uuid('campaign_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** 0 if unknown. */
    followers: integer('followers').notNull(),
  },
  (t) => [
    index('applicant_followers_campaign').on(
      t.campaignId,
      t.followers.desc().nullsFirst(),
      t.jobId.desc().nullsFirst(),
    ),
    index('applicant_followers_channel').on(t.channelId),
  ],
)
