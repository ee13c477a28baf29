import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { files } from '../files/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { VAT_INVOICE_STATUSES, VAT_REJECT_REASONS } from './kinds.ts'

/** The VAT part of each payment to a registered payee, and the tax invoice that releases it. */
export const vatInvoices = pgTable(
  'vat_invoices',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    role: text('role', { enum: ['creator', 'manager'] }).notNull(),
    /** The amount without VAT, satang. */
    base: money('base').notNull(),
    amount: money('amount').notNull(),
    paidAt: at('paid_at').notNull(),
    status: text('status', { enum: VAT_INVOICE_STATUSES }).notNull(),
    /**
     * Counts how often an invoice was sent. An operator's decision applies only to the version that the operator saw.
     */
    version: integer('version').notNull().default(0),
    number: text('number'),
    issuedOn: date('issued_on'),
    fileId: uuid('file_id').references(() => files.id),
    sentAt: at('sent_at'),
    /** The operators' deadline for a decision. */
    dueAt: at('due_at'),
    /** When operators were alerted that the deadline had passed. */
    alarmedAt: at('alarmed_at'),
    reasonCode: text('reason_code', { enum: VAT_REJECT_REASONS }),
    /** The operator's note on a rejection. */
    reason: text('reason'),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    /** Time of the next reminder to send it, and the number of reminders since the payment or the rejection. */
    remindAt: at('remind_at'),
    reminders: integer('reminders').notNull().default(0),
  },
  (t) => [
    uniqueIndex('vat_invoices_payment').on(t.jobId, t.role),
    uniqueIndex('vat_invoices_number').on(t.accountId, t.number).where(sql`number is not null`),
    index('vat_invoices_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('vat_invoices_sent').on(t.sentAt).where(sql`status = 'in_progress'`),
    index('vat_invoices_status').on(t.status, t.dueAt, t.id),
    index('vat_invoices_remind').on(t.remindAt).where(sql`remind_at is not null`),
    check('vat_invoices_amount', sql`${t.amount} > 0 and ${t.base} > 0`),
    check(
      'vat_invoices_sent',
      sql`${t.status} in ('waiting', 'forgone') or (${t.number} is not null and ${t.issuedOn} is not null and ${t.fileId} is not null and ${t.dueAt} is not null)`,
    ),
    check(
      'vat_invoices_decided',
      sql`${t.status} not in ('approved', 'rejected') or (${t.decidedAt} is not null and ${t.decidedBy} is not null)`,
    ),
  ],
)
