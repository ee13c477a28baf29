import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { files } from '../files/schema.ts'
import type { RefundReason } from '../settlement/rules/cancel.ts'
import type { JobSplit } from '../settlement/rules/money.ts'
import type { JobEvent } from './rules/events.ts'
import type { StoredFacts } from './rules/facts.ts'
import { JOB_ACTORS, JOB_STATUSES } from './rules/states.ts'
import type { JobTerms } from './rules/terms.ts'

export interface ExtraRound {
  /** `seq` of its hold in the ledger. */
  seq: number
  price: number
  fee: number
}

/** One line of the match: a criterion with what was found. */
export interface MatchReason {
  code: string
  met: boolean
  values: Record<string, string | number>
}

export interface JobDetails {
  carrier?: string
  trackingNumber?: string
  orderNumber?: string
  /** Parcel by which the goods went back. */
  returnTracking?: string
}

/** The split as it was booked, with what decided it. */
export type PaidSplit = JobSplit & { creatorShareBps: number; refundReason: RefundReason | null }

const isLive = sql`status not in ('COMPLETED', 'CANCEL', 'REJECTED')`
const isWaiting = sql`end_at is not null`

/** One creator's piece of a campaign, from the application or invitation to the pay. */
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
    /** Grows with each step. */
    version: integer('version').notNull().default(1),
    /** What the rules know of the job, but for its status and what is read with the row. */
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    source: text('source', { enum: ['application', 'invite'] }).notNull(),
    /** Job pay, satang, before tax; from the hold on it does not change. */
    price: money('price').notNull(),
    /** The brand's fee on the price; with a package, the rest of the unit's value. */
    fee: money('fee').notNull(),
    /** Agreed with the hold and unchanged from then on; null for an application. */
    terms: jsonb('terms').$type<JobTerms>(),
    fundedBy: text('funded_by', { enum: ['credits', 'package'] }).notNull(),
    packageId: uuid('package_id'),
    /** Extra rounds paid so far: each is a hold of its own. */
    extras: jsonb('extras').$type<ExtraRound[]>().notNull().default([]),
    /** The manager who shares the pay, as agreed when the creator said yes. */
    managerId: uuid('manager_id').references(() => accounts.id),
    managerShareBps: integer('manager_share_bps').notNull().default(0),
    /** 0 to 100 when last compared with the campaign's criteria. */
    matchScore: integer('match_score').notNull(),
    isMatch: boolean('is_match').notNull(),
    matchReasons: jsonb('match_reasons').$type<MatchReason[]>().notNull(),
    matchedAt: at('matched_at').notNull(),
    /** The creator's words to the brand with an application, the brand's with an invitation. */
    note: text('note').notNull().default(''),
    /** Parcel, order and visit: what the two tell each other to begin. */
    details: jsonb('details').$type<JobDetails>().notNull().default({}),
    /** `invite`: what the staff on site tell the creator. */
    checkInCode: text('check_in_code'),
    /** Deadline of the awaited act. */
    dueAt: at('due_at'),
    /** When the system does `dueEvent` itself; never before `dueAt`. */
    endAt: at('end_at'),
    dueEvent: text('due_event').$type<JobEvent>(),
    /** Next message about the deadline: the reminder at half time, then the word that the other side may go. */
    remindAt: at('remind_at'),
    remindKind: text('remind_kind', { enum: ['reminder', 'may_leave', 'may_cancel'] }),
    remindedAt: at('reminded_at'),
    /** Next look at the platform: is the post up, are the numbers in. */
    lookAt: at('look_at'),
    /** REJECTED and CANCEL keep who ended the job. */
    endedBy: text('ended_by', { enum: JOB_ACTORS }),
    endReason: text('end_reason'),
    endedAt: at('ended_at'),
    /** The job waits for an operator. */
    queue: text('queue', { enum: ['link', 'insight'] }),
    disputedAt: at('disputed_at'),
    disputedBy: text('disputed_by', { enum: JOB_ACTORS }),
    disputeReason: text('dispute_reason'),
    frozenAt: at('frozen_at'),
    /** Since when an operator is waited for, whatever the reason. */
    officeAt: at('office_at'),
    /** How the money was shared in the end. */
    split: jsonb('split').$type<PaidSplit>(),
    settledAt: at('settled_at'),
    referrerId: uuid('referrer_id'),
    referralPaid: money('referral_paid').notNull().default(sql`0`),
    /** The creator said yes: from then on a way out may count against them. */
    acceptedAt: at('accepted_at'),
    againstCreator: boolean('against_creator').notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    completedAt: at('completed_at'),
  },
  (t) => [
    uniqueIndex('jobs_once').on(t.campaignId, t.influencerId).where(sql`status not in ('CANCEL', 'REJECTED')`),
    check('jobs_price', sql`${t.price} > 0 and ${t.fee} >= 0`),
    check('jobs_terms', sql`${t.terms} is not null or ${t.status} in ('MATCHED', 'MISMATCHED', 'CANCEL', 'REJECTED')`),
    index('jobs_due').on(t.endAt).where(isWaiting),
    index('jobs_remind').on(t.remindAt).where(sql`remind_at is not null`),
    index('jobs_look').on(t.lookAt).where(sql`look_at is not null`),
    index('jobs_marketer').on(t.marketerId, t.id.desc()),
    index('jobs_influencer').on(t.influencerId, t.id.desc()),
    index('jobs_influencer_price').on(t.influencerId, t.price.desc(), t.id.desc()),
    index('jobs_marketer_price').on(t.marketerId, t.price.desc(), t.id.desc()),
    index('jobs_campaign').on(t.campaignId, t.id.desc()),
    index('jobs_applicants')
      .on(t.campaignId, t.matchScore.desc(), t.id.desc())
      .where(sql`status in ('MATCHED', 'MISMATCHED')`),
    index('jobs_office').on(t.officeAt, t.id).where(sql`office_at is not null`),
    index('jobs_channel_live').on(t.channelId).where(isLive),
    index('jobs_manager').on(t.managerId, t.id.desc()).where(sql`manager_id is not null`),
    index('jobs_influencer_settled').on(t.influencerId, t.settledAt).where(sql`settled_at is not null`),
    index('jobs_marketer_settled').on(t.marketerId, t.settledAt).where(sql`settled_at is not null`),
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
    /** What the act brought along: reason, link, amounts. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('job_events_job').on(t.jobId, t.id)],
)

/** What a creator hands in, with the brand's answer. */
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
    /** Instead of a file: where a longer video lies. */
    url: text('url'),
    note: text('note').notNull().default(''),
    /** Receipt: what it claims, satang. */
    amount: money('amount'),
    status: text('status', { enum: ['in_progress', 'approve', 'complete', 'reject'] }).notNull(),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('job_attachments_round').on(t.jobId, t.kind, t.round),
    check('job_attachments_content', sql`${t.kind} = 'insight' or ${t.fileId} is not null or ${t.url} is not null`),
    index('job_attachments_file').on(t.fileId),
  ],
)

export const jobMessages = pgTable(
  'job_messages',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    authorRole: text('author_role', { enum: JOB_ACTORS }).notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => accounts.id),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('job_messages_job').on(t.jobId, t.id.desc())],
)

/** Live posts that a creator gave, with what the checks found. */
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
    /** Checks that got no answer from the platform. */
    failures: integer('failures').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('job_posts_job').on(t.jobId, t.id.desc())],
)

/** The numbers of the post, newest row last; null where the platform or the creator did not tell. */
export const jobInsights = pgTable(
  'job_insights',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    source: text('source', { enum: ['creator', 'platform'] }).notNull(),
    reach: integer('reach'),
    views: integer('views'),
    likes: integer('likes'),
    comments: integer('comments'),
    shares: integer('shares'),
    saves: integer('saves'),
    clicks: integer('clicks'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('job_insights_job').on(t.jobId, t.id.desc())],
)

export type JobRecord = typeof jobs.$inferSelect
export type NewJob = typeof jobs.$inferInsert
export type JobValues = Partial<NewJob>
export type JobEventRecord = typeof jobEvents.$inferSelect
