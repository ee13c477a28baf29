import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { satang } from '../../core/money.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { APPROVAL_KINDS, APPROVAL_STATUSES } from './kinds.ts'

/**
 * Every action that counts towards the limit of the second approval. Actions above the limit wait here for another
 * operator.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    kind: text('kind', { enum: APPROVAL_KINDS }).notNull(),
    /** Id of the row that the action changes. */
    targetId: uuid('target_id').notNull(),
    /** Id of the charge, job, withdrawal or batch for which amounts are added up. */
    scopeId: uuid('scope_id').notNull(),
    /** The marketer for whom the amounts of a day are added up. */
    subjectId: uuid('subject_id').references(() => accounts.id),
    amount: money('amount').notNull(),
    /** The part of a confirmed payment that is returned to the payer. It counts as money given away. */
    returned: money('returned').notNull().default(satang(0)),
    /** Day of the request in Bangkok time. */
    day: text('day').notNull(),
    /** Data for running the action after the approval. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id),
    requestedAt: at('requested_at').notNull(),
    expiresAt: at('expires_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: at('decided_at'),
  },
  (t) => [
    check('approvals_two_people', sql`${t.status} <> 'approved' or ${t.decidedBy} is distinct from ${t.requestedBy}`),
    check('approvals_decided', sql`(${t.status} in ('approved', 'declined')) = (${t.decidedBy} is not null)`),
    check('approvals_amount', sql`${t.amount} >= 0 and ${t.returned} between 0 and ${t.amount}`),
    // Several refunds of one charge may wait at the same time; of every other kind, one per target.
    uniqueIndex('approvals_waiting_once').on(t.kind, t.targetId).where(sql`status = 'waiting' and kind <> 'refund'`),
    index('approvals_scope').on(t.scopeId),
    index('approvals_subject_day').on(t.subjectId, t.day),
    index('approvals_waiting').on(t.id).where(sql`status = 'waiting'`),
  ],
)
