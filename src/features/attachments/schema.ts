import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { ATTACHMENT_KINDS, ATTACHMENT_STATUSES, REJECT_REASONS } from './kinds.ts'

/** Details that the owner enters with an attachment. They take effect when an operator approves it. */
export interface AttachmentDetails {
  /** VAT branch on the P.P.20. */
  branch?: string
  /** For kind `company`. */
  companyName?: string
  companyTaxId?: string
}

/** Attachments of influencers: identity, guardian's consent, work permit, VAT registration, company. */
export const attachments = pgTable(
  'attachments',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ATTACHMENT_KINDS }).notNull(),
    fileId: uuid('file_id').notNull(),
    details: jsonb('details').$type<AttachmentDetails>().notNull().default({}),
    status: text('status', { enum: ATTACHMENT_STATUSES }).notNull(),
    reasonCode: text('reason_code', { enum: REJECT_REASONS }),
    /** The operator's free text on a rejection. */
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    /** Deadline for an operator's decision. */
    dueAt: at('due_at').notNull(),
    /** When operators were alerted that nobody had decided in time. */
    alarmedAt: at('alarmed_at'),
    checkedAt: at('checked_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    /** When a newer attachment of the same kind replaced it. */
    replacedAt: at('replaced_at'),
  },
  (t) => [
    index('attachments_account').on(t.accountId, t.kind, t.id.desc().nullsFirst()),
    uniqueIndex('attachments_current').on(t.accountId, t.kind).where(sql`replaced_at is null`),
    index('attachments_status').on(t.status, t.id).where(sql`replaced_at is null`),
    index('attachments_overdue')
      .on(t.dueAt)
      .where(sql`status = 'in_progress' and replaced_at is null and alarmed_at is null`),
    check('attachments_decided', sql`${t.status} = 'in_progress' or ${t.checkedAt} is not null`),
  ],
)
