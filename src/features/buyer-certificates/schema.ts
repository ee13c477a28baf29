import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { satang } from '../../core/money.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { charges } from '../credits/schema.ts'
import { files } from '../files/schema.ts'
import { CERTIFICATE_REASONS, CERTIFICATE_STATUSES } from './kinds.ts'

/** Tax that a buyer withheld from a payment, and the certificate (50 Tawi) for it. */
export const buyerCertificates = pgTable(
  'buyer_certificates',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    /** The tax that was withheld, and the part of it that refunds have cancelled; satang. */
    amount: money('amount').notNull(),
    released: money('released').notNull().default(satang(0)),
    paidAt: at('paid_at').notNull(),
    status: text('status', { enum: CERTIFICATE_STATUSES }).notNull(),
    /** Increases when a certificate is sent or its amount changes. An operator decides on the version that they saw. */
    version: integer('version').notNull().default(0),
    number: text('number'),
    issuedOn: date('issued_on'),
    fileId: uuid('file_id').references(() => files.id),
    sentAt: at('sent_at'),
    /** Deadline for an operator's decision. */
    dueAt: at('due_at'),
    /** When operators were alerted that nobody had decided in time. */
    alarmedAt: at('alarmed_at'),
    reasonCode: text('reason_code', { enum: CERTIFICATE_REASONS }),
    /** The operator's free text on a rejection. */
    reason: text('reason'),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    /**
     * If the buyer transferred the tax instead: the reference on the bank statement. A trigger also inserts it into
     * `bank_transfers`.
     */
    bankRef: text('bank_ref'),
    /** Time of the next reminder to the buyer, and the number of reminders sent since the payment. */
    remindAt: at('remind_at'),
    reminders: integer('reminders').notNull().default(0),
    /** When operators are alerted that the certificate is still missing; null after the alert. */
    missingAt: at('missing_at'),
  },
  (t) => [
    uniqueIndex('buyer_certificates_charge').on(t.chargeId),
    index('buyer_certificates_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('buyer_certificates_sent').on(t.sentAt).where(sql`status = 'in_progress'`),
    index('buyer_certificates_status').on(t.status, t.dueAt, t.id),
    index('buyer_certificates_remind').on(t.remindAt).where(sql`remind_at is not null`),
    index('buyer_certificates_missing').on(t.missingAt).where(sql`missing_at is not null`),
    check('buyer_certificates_amount', sql`${t.amount} > 0 and ${t.released} >= 0 and ${t.released} <= ${t.amount}`),
    check('buyer_certificates_void', sql`(${t.status} = 'void') = (${t.released} = ${t.amount})`),
    check(
      'buyer_certificates_sent',
      sql`${t.status} in ('waiting', 'collected', 'written_off', 'void') or (${t.number} is not null and ${t.issuedOn} is not null and ${t.fileId} is not null and ${t.dueAt} is not null)`,
    ),
    check(
      'buyer_certificates_decided',
      sql`${t.status} not in ('approved', 'rejected', 'collected', 'written_off') or (${t.decidedAt} is not null and ${t.decidedBy} is not null)`,
    ),
    check('buyer_certificates_collected', sql`(${t.status} = 'collected') = (${t.bankRef} is not null)`),
  ],
)
