import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { files } from '../files/schema.ts'
import { JOB_ACTORS } from './rules/states.ts'
import { jobs } from './schema.ts'

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
    /** The member of the marketer's team who wrote it; null if the author is the account itself. */
    personId: uuid('person_id').references(() => accounts.id),
    /** Empty if the message is only a file. */
    text: text('text').notNull(),
    fileId: uuid('file_id').references(() => files.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('job_messages_job').on(t.jobId, t.id.desc().nullsFirst()),
    index('job_messages_file').on(t.fileId).where(sql`file_id is not null`),
    check('job_messages_content', sql`${t.text} <> '' or ${t.fileId} is not null`),
  ],
)

/** One row per conversation, for inboxes. Created when money is held or the first message is sent. */
export const jobConversations = pgTable(
  'job_conversations',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    influencerId: uuid('influencer_id')
      .notNull()
      .references(() => accounts.id),
    /** Time of the last message or job event. */
    activeAt: at('active_at').notNull(),
    /** Null if the latest item is a job event. */
    lastMessageId: uuid('last_message_id').references(() => jobMessages.id),
    marketerUnread: integer('marketer_unread').notNull().default(0),
    influencerUnread: integer('influencer_unread').notNull().default(0),
    /** The newest message that each side has read; ids are ordered by time. */
    marketerReadId: uuid('marketer_read_id'),
    influencerReadId: uuid('influencer_read_id'),
  },
  (t) => [
    index('job_conversations_marketer').on(t.marketerId, t.activeAt, t.jobId),
    index('job_conversations_influencer').on(t.influencerId, t.activeAt, t.jobId),
    index('job_conversations_marketer_unread').on(t.marketerId, t.activeAt, t.jobId).where(sql`marketer_unread > 0`),
    index('job_conversations_influencer_unread')
      .on(t.influencerId, t.activeAt, t.jobId)
      .where(sql`influencer_unread > 0`),
  ],
)
