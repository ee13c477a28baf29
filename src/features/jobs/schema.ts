import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, id, money } from '../../db/columns.ts'
import { literals } from '../../db/literals.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import type { DraftComment } from '../deliverables/rules/draft-comments.ts'
import { files } from '../files/schema.ts'
import type { RefundReason } from '../settlement/rules/cancel.ts'
import type { JobSplit } from '../settlement/rules/money.ts'
import type { JobEvent } from './rules/events.ts'
import type { StoredFacts } from './rules/facts.ts'
import { APPLICATIONS, CANCELLED, HELD, JOB_ACTORS, JOB_STATUSES, RUNNING, TERMINAL } from './rules/states.ts'
import type { JobTerms } from './rules/terms.ts'

export interface ExtraRound {
  /** `seq` of its hold in the ledger. */
  seq: number
  price: number
  fee: number
}

/** One criterion of the match and its result. */
export interface MatchReason {
  code: string
  met: boolean
  values: Record<string, string | number>
}

export interface JobDetails {
  /** The option of the product that the influencer chose when accepting. */
  variant?: string
  carrier?: string
  trackingNumber?: string
  orderNumber?: string
  /** Tracking number of the parcel with the returned goods. */
  returnTracking?: string
}

/** The split as it was posted, with the share and the refund reason that determined it. */
export type PaidSplit = JobSplit & { creatorShareBps: number; refundReason: RefundReason | null }

const isLive = sql`status not in ${literals(TERMINAL)}`
const isRetained = sql`status in ${literals(TERMINAL)} and content_erased_at is null`
const isWaiting = sql`end_at is not null`
const isDue = sql`due_at is not null`
/** Matches the condition of the sweep (`sweeps/store.ts`), so that it uses the partial index. */
const isRunning = sql`disputed_at is null and frozen_at is null and status in ${literals(RUNNING)}`

/** One influencer's part of a campaign, from the application or invitation to the payment. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    influencerId: uuid('influencer_id')
      .notNull()
      .references(() => accounts.id),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id),
    status: text('status', { enum: JOB_STATUSES }).notNull(),
    /** Incremented by each step. */
    version: integer('version').notNull().default(1),
    /** The facts used by the rules, except the status and those loaded with the row. */
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    source: text('source', { enum: ['application', 'invite'] }).notNull(),
    /** The influencer's own tracked link is /go/{code}. It is random: twelve hexadecimal digits. */
    trackingCode: text('tracking_code')
      .notNull()
      .unique()
      .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
    /** Pay for the job, satang, before tax; fixed once it is on hold. */
    price: money('price').notNull(),
    /** The marketer's fee on the price; with a package, the remaining value of the unit. */
    fee: money('fee').notNull(),
    /** Fixed when the money is put on hold; null for an application. */
    terms: jsonb('terms').$type<JobTerms>(),
    fundedBy: text('funded_by', { enum: ['credits', 'package'] }).notNull(),
    packageId: uuid('package_id'),
    /** Extra rounds paid so far: each is a separate hold. */
    extras: jsonb('extras').$type<ExtraRound[]>().notNull().default([]),
    /** The talent manager who shares the pay, fixed when the influencer accepts. */
    managerId: uuid('manager_id').references(() => accounts.id),
    managerShareBps: integer('manager_share_bps').notNull().default(0),
    /** 0 to 100; the last comparison with the campaign's criteria. */
    matchScore: integer('match_score').notNull(),
    isMatch: boolean('is_match').notNull(),
    matchReasons: jsonb('match_reasons').$type<MatchReason[]>().notNull(),
    matchedAt: at('matched_at').notNull(),
    /** The influencer's message in an application, or the marketer's in an invitation. */
    note: text('note').notNull().default(''),
    /** Parcel, order and visit: information that the two sides exchange at the start. */
    details: jsonb('details').$type<JobDetails>().notNull().default({}),
    /** `invite`: the code that the influencer gets from the staff on site. */
    checkInCode: text('check_in_code'),
    /** Deadline of the pending action. */
    dueAt: at('due_at'),
    /** Who must act; null if no action is pending. */
    awaits: text('awaits', { enum: JOB_ACTORS }),
    /** When the system causes `dueEvent`; never before `dueAt`. */
    endAt: at('end_at'),
    dueEvent: text('due_event').$type<JobEvent>(),
    /**
     * Next message about the deadline: the reminder at half of the time, then the notice that the other side may leave.
     */
    remindAt: at('remind_at'),
    remindKind: text('remind_kind', { enum: ['reminder', 'may_leave', 'may_cancel'] }),
    remindedAt: at('reminded_at'),
    /** Next check on the platform: whether the post is public, and whether its figures are available. */
    nextCheckAt: at('look_at'),
    /** Who ended the job, for REJECTED and CANCEL. */
    endedBy: text('ended_by', { enum: JOB_ACTORS }),
    endReason: text('end_reason'),
    endedAt: at('ended_at'),
    /** The job waits for an operator. */
    queue: text('queue', { enum: ['link', 'insight'] }),
    disputedAt: at('disputed_at'),
    disputedBy: text('disputed_by', { enum: JOB_ACTORS }),
    disputeReason: text('dispute_reason'),
    frozenAt: at('frozen_at'),
    /** Since when the job has been waiting for an operator, for any reason. */
    officeAt: at('office_at'),
    /** How the money was split. */
    split: jsonb('split').$type<PaidSplit>(),
    settledAt: at('settled_at'),
    referrerId: uuid('referrer_id'),
    referralPaid: money('referral_paid').notNull().default(sql`0`),
    /** When the influencer accepted: from then on, leaving may count against their reliability. */
    acceptedAt: at('accepted_at'),
    againstCreator: boolean('against_creator').notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    completedAt: at('completed_at'),
    /** When drafts, messages and notes of the ended job were erased. */
    contentErasedAt: at('content_erased_at'),
  },
  (t) => [
    uniqueIndex('jobs_once')
      .on(t.campaignId, t.influencerId)
      .where(sql`status not in ${literals(CANCELLED)}`),
    check('jobs_price', sql`${t.price} > 0 and ${t.fee} >= 0`),
    check('jobs_terms', sql`${t.terms} is not null or ${t.status} in ${literals([...APPLICATIONS, ...CANCELLED])}`),
    index('jobs_due').on(t.endAt).where(isWaiting),
    index('jobs_influencer_awaited')
      .on(t.influencerId, sql`coalesce(${t.dueAt}, 'infinity')`, t.id)
      .where(sql`awaits = 'influencer'`),
    index('jobs_marketer_awaited')
      .on(t.marketerId, sql`coalesce(${t.dueAt}, 'infinity')`, t.id)
      .where(sql`awaits = 'marketer'`),
    index('jobs_remind').on(t.remindAt).where(sql`remind_at is not null`),
    index('jobs_look').on(t.nextCheckAt).where(sql`look_at is not null`),
    index('jobs_marketer_due').on(t.marketerId, t.dueAt).where(isDue),
    index('jobs_marketer_by_due').on(t.marketerId, sql`coalesce(${t.dueAt}, 'infinity')`, t.id),
    index('jobs_marketer_live').on(t.marketerId, t.status).where(isLive),
    index('jobs_influencer_live').on(t.influencerId, t.status).where(isLive),
    // For the counts next to a list's filters: an index-only scan.
    index('jobs_marketer_status').on(t.marketerId, t.status, t.createdAt),
    index('jobs_campaign_status').on(t.campaignId, t.status, t.createdAt),
    index('jobs_running_parties').on(t.marketerId, t.influencerId, t.id).where(isRunning),
    index('jobs_frozen').on(t.id).where(sql`frozen_at is not null`),
    index('jobs_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
    index('jobs_influencer').on(t.influencerId, t.id.desc().nullsFirst()),
    index('jobs_influencer_price').on(t.influencerId, t.price.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('jobs_marketer_price').on(t.marketerId, t.price.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('jobs_campaign').on(t.campaignId, t.id.desc().nullsFirst()),
    index('jobs_applicants')
      .on(t.campaignId, t.matchScore.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status in ${literals(APPLICATIONS)}`),
    index('jobs_office').on(t.officeAt, t.id).where(sql`office_at is not null`),
    index('jobs_channel_live').on(t.channelId).where(isLive),
    index('jobs_manager').on(t.managerId, t.id.desc().nullsFirst()).where(sql`manager_id is not null`),
    index('jobs_influencer_settled').on(t.influencerId, t.settledAt).where(sql`settled_at is not null`),
    index('jobs_marketer_settled').on(t.marketerId, t.settledAt).where(sql`settled_at is not null`),
    index('jobs_content_retained').on(t.updatedAt).where(isRetained),
    index('jobs_completed').on(t.influencerId, t.completedAt).where(sql`completed_at is not null`),
  ],
)

/** Append-only history of a job. */
export const jobEvents = pgTable(
  'job_events',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    event: text('event').$type<JobEvent>().notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
    actor: text('actor', { enum: JOB_ACTORS }).notNull(),
    actorId: uuid('actor_id'),
    /** The content of the action: reason, link, amounts. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('job_events_job').on(t.jobId, t.id)],
)

/** Content that an influencer submits, with the marketer's decision. */
export const jobAttachments = pgTable(
  'job_attachments',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    kind: text('kind', { enum: ['draft', 'receipt', 'insight'] }).notNull(),
    /** 1 for the first of its kind. */
    round: smallint('round').notNull(),
    fileId: uuid('file_id').references(() => files.id),
    /** Link to a longer video, instead of a file. */
    url: text('url'),
    /** The video was deleted after the end of the job. */
    removedAt: at('removed_at'),
    note: text('note').notNull().default(''),
    /** Receipt: the claimed amount, satang. */
    amount: money('amount'),
    status: text('status', { enum: ['in_progress', 'approve', 'complete', 'reject'] }).notNull(),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    /** The changes that the marketer requests, each at a time or position in the draft. */
    comments: jsonb('comments').$type<DraftComment[]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('job_attachments_round').on(t.jobId, t.kind, t.round),
    check(
      'job_attachments_content',
      sql`${t.kind} = 'insight' or ${t.fileId} is not null or ${t.url} is not null or ${t.removedAt} is not null`,
    ),
    index('job_attachments_file').on(t.fileId),
  ],
)

/** Draft videos being uploaded or not yet sent. The upload ID becomes the file ID. */
export const jobUploads = pgTable(
  'job_uploads',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /**
     * Last modification of the file, milliseconds; with name and size it identifies the file when an upload is resumed.
     */
    modified: bigint('modified', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Extended with each received part. For an ended upload: when its row is deleted. */
    expiresAt: at('expires_at').notNull(),
    finishedAt: at('finished_at'),
    /** Why its bytes were deleted before it was sent with a draft; null while it can be resumed or sent. */
    ended: text('ended', { enum: ['replaced', 'expired'] }),
  },
  (t) => [
    index('job_uploads_job').on(t.jobId),
    index('job_uploads_owner').on(t.ownerId),
    index('job_uploads_due').on(t.expiresAt),
  ],
)

/** Links to live posts that an influencer submitted, with the results of the checks. */
export const jobPosts = pgTable(
  'job_posts',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    url: text('url').notNull(),
    result: text('result', { enum: ['waiting', 'passed', 'failed'] }).notNull(),
    /** post_missing, post_private, post_account, post_tag. */
    reasonCode: text('reason_code'),
    reason: text('reason'),
    checkedAt: at('checked_at'),
    /** Number of checks without a response from the platform. */
    failures: integer('failures').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('job_posts_job').on(t.jobId, t.id.desc().nullsFirst())],
)

/** Null if neither the platform nor the influencer provided the figure. */
const figureColumns = {
  reach: integer('reach'),
  views: integer('views'),
  likes: integer('likes'),
  comments: integer('comments'),
  shares: integer('shares'),
  saves: integer('saves'),
  clicks: integer('clicks'),
}

/** The figures of a post, one row for each time they were read from the platform. */
export const jobPlatformInsights = pgTable(
  'job_platform_insights',
  {
    id: id(),
    postId: uuid('post_id')
      .notNull()
      .references(() => jobPosts.id),
    ...figureColumns,
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('job_platform_insights_post').on(t.postId, t.id.desc().nullsFirst())],
)

/** The submitted figures of the post, newest row last. */
export const jobInsights = pgTable(
  'job_insights',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    /** `platform`: exactly as the platform reported them. */
    source: text('source', { enum: ['creator', 'platform'] }).notNull(),
    /** The platform's reading shown to the influencer; null if the platform reported nothing. */
    platformInsightId: uuid('platform_insight_id').references(() => jobPlatformInsights.id),
    ...figureColumns,
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('job_insights_job').on(t.jobId, t.id.desc().nullsFirst())],
)

/** Jobs with money on hold in which somebody has a share, as influencer or as talent manager. */
export const heldJobsOf = (accountId: string): SQL =>
  and(or(eq(jobs.influencerId, accountId), eq(jobs.managerId, accountId)), inArray(jobs.status, HELD)) as SQL

export type JobRecord = typeof jobs.$inferSelect
export type NewJob = typeof jobs.$inferInsert
export type JobValues = Partial<NewJob>
export type JobEventRecord = typeof jobEvents.$inferSelect
