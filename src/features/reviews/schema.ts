import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { SIDES } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'

/** A review of a completed job by one side. Published when both sides have reviewed, or when the window ends. */
export const jobReviews = pgTable(
  'job_reviews',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    /** The author's side. */
    side: text('side', { enum: SIDES }).notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => accounts.id),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => accounts.id),
    /** Scores by the side's criteria, in their order. */
    first: smallint('first').notNull(),
    second: smallint('second').notNull(),
    third: smallint('third').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
    /** End of the review window. */
    publishAt: at('publish_at').notNull(),
    publishedAt: at('published_at'),
    /** The one answer that the reviewed side may give. */
    answer: text('answer'),
    answeredAt: at('answered_at'),
    reportedAt: at('reported_at'),
    reportReason: text('report_reason'),
    /** When an operator decided about the report. Hidden reviews do not count. */
    decidedAt: at('decided_at'),
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    uniqueIndex('job_reviews_once').on(t.jobId, t.side),
    index('job_reviews_subject').on(t.subjectId, t.id).where(sql`published_at is not null and hidden_at is null`),
    index('job_reviews_due').on(t.publishAt).where(sql`published_at is null`),
    index('job_reviews_reported').on(t.reportedAt, t.id).where(sql`reported_at is not null and decided_at is null`),
    check(
      'job_reviews_scores',
      sql`${t.first} between 1 and 5 and ${t.second} between 1 and 5 and ${t.third} between 1 and 5`,
    ),
  ],
)

/** Sums over the published reviews about an account, so that lists do not have to count them. */
export const ratingTotals = pgTable('rating_totals', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  reviews: integer('reviews').notNull(),
  first: integer('first').notNull(),
  second: integer('second').notNull(),
  third: integer('third').notNull(),
})
