import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { REPLACEMENT_REASONS } from './kinds.ts'

/** Issued documents. Rows are immutable: a mistake is corrected by another document. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    ownerAccountId: uuid('owner_account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', {
      enum: ['withholding_certificate', 'tax_invoice', 'credit_note', 'fee_invoice', 'statement', 'quotation'],
    }).notNull(),
    serial: text('serial').notNull().unique(),
    /** What it was issued for (job, charge, month …). At most one document of each kind is in force for it. */
    refType: text('ref_type').notNull(),
    refId: text('ref_id').notNull(),
    /** Everything that is printed, as of the day of issue. */
    data: jsonb('data').$type<unknown>().notNull(),
    issuedAt: at('issued_at').notNull(),
    /** Number of this document among those of the same kind and reference. Earlier editions are cancelled. */
    edition: integer('edition').notNull().default(1),
  },
  (t) => [
    uniqueIndex('documents_once').on(t.kind, t.refType, t.refId, t.edition),
    index('documents_ref').on(t.refType, t.refId),
    index('documents_owner').on(t.ownerAccountId, t.id.desc().nullsFirst()),
  ],
)

/**
 * The last serial number of each kind and period. The row is locked from taking a number to the commit, so that numbers
 * have no gaps.
 */
export const documentSerials = pgTable(
  'document_serials',
  {
    kind: text('kind').notNull(),
    /** The month as YYYYMM; YYYYMMDD for references of withdrawals and batches, and for older documents. */
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.period] })],
)

/** Invoices that are no longer in force, each with the one that replaces it. Rows are immutable. */
export const documentCancellations = pgTable(
  'document_cancellations',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id),
    replacedById: uuid('replaced_by_id')
      .notNull()
      .references(() => documents.id),
    reason: text('reason').notNull(),
    /** The operator who approved it. */
    cancelledBy: uuid('cancelled_by')
      .notNull()
      .references(() => accounts.id),
    cancelledAt: at('cancelled_at').notNull(),
  },
  (t) => [uniqueIndex('document_cancellations_by').on(t.replacedById)],
)

/** Replacement copies (section 86/12), numbered for each document. Rows are immutable. */
export const documentReplacements = pgTable(
  'document_replacements',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    number: integer('number').notNull(),
    reason: text('reason', { enum: REPLACEMENT_REASONS }).notNull(),
    issuedBy: uuid('issued_by')
      .notNull()
      .references(() => accounts.id),
    issuedAt: at('issued_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.number] })],
)
