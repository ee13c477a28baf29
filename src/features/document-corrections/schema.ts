import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { REPLACEMENT_REASONS } from '../documents/kinds.ts'
import { documents } from '../documents/schema.ts'
import { REQUEST_STATUSES } from './kinds.ts'

/** Marketers' requests for replacement copies, which operators issue. */
export const replacementRequests = pgTable(
  'replacement_requests',
  {
    id: id(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    /** The person who requested it: the marketer, or a member of its team. */
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id),
    reason: text('reason', { enum: REPLACEMENT_REASONS }).notNull(),
    requestedAt: at('requested_at').notNull(),
    status: text('status', { enum: REQUEST_STATUSES }).notNull(),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: at('decided_at'),
    /** Why it was declined. */
    note: text('note'),
  },
  (t) => [
    uniqueIndex('replacement_requests_waiting').on(t.documentId).where(sql`status = 'waiting'`),
    index('replacement_requests_document').on(t.documentId, t.id),
    check('replacement_requests_decided', sql`(${t.status} = 'waiting') = (${t.decidedAt} is null)`),
  ],
)
