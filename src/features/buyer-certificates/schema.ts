import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { satang } from '../../core/money.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { charges } from '../credits/schema.ts'
import { files } from '../files/schema.ts'
import { CERTIFICATE_REASONS, CERTIFICATE_STATUSES } from './kinds.ts'

/** Tax that a buyer withheld from a payment, and the certificate (50 Tawi) that proves it. */
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
    /** The tax that was withheld, and the part that refunds have set off; satang. */
    amount: money('amount').notNull(),
    released: money('released').notNull().default(satang(0)),
    paidAt: at('paid_at').notNull(),
    status: text('status', { enum: CERTIFICATE_STATUSES }).notNull(),
    /** How often a certificate was sent, or its amount changed: an operator decides on the one that was seen. */
    version: integer('version').notNull().default(0),
    number: text('number'),
    issuedOn: date('issued_on'),
    fileId: uuid('file_id').references(() => files.id),
    sentAt: at('sent_at'),
    /** Until when an operator decides. */
    dueAt: at('due_at'),
    /** When operators were alarmed that nobody decided in time. */
    alarmedAt: at('alarmed_at'),
    reasonCode: text('reason_code', { enum: CERTIFICATE_REASONS }),
    /** The operator's own words on a rejection. */
    reason: text('reason'),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    /** For a tax that the buyer transferred instead: the reference on the bank statement, which a trigger records in `bank_transfers`. */
    bankRef: text('bank_ref'),
    /** The next reminder to the buyer, and how many went out since the payment. */
    remindAt: at('remind_at'),
    reminders: integer('reminders').notNull().default(0),
    /** When operators are alarmed that it is still missing; null once they were. */
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
