import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { REPLACEMENT_REASONS } from './kinds.ts'

/** Issued papers. A row never changes: a mistake is corrected by another document. */
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
    /** What it was issued for (job, charge, month …): at most one document of a kind is in force. */
    refType: text('ref_type').notNull(),
    refId: text('ref_id').notNull(),
    /** Everything that is printed, as it was on the day of issue. */
    data: jsonb('data').$type<unknown>().notNull(),
    issuedAt: at('issued_at').notNull(),
    /** Counts the documents of one kind and thing: the one before was cancelled. */
    edition: integer('edition').notNull().default(1),
  },
  (t) => [
    uniqueIndex('documents_once').on(t.kind, t.refType, t.refId, t.edition),
    index('documents_ref').on(t.refType, t.refId),
    index('documents_owner').on(t.ownerAccountId, t.id.desc().nullsFirst()),
  ],
)

/** The last number given in each run. Its row is locked from taking a number to the commit, so runs have no gaps. */
export const documentSerials = pgTable(
  'document_serials',
  {
    kind: text('kind').notNull(),
    /** The month as YYYYMM; YYYYMMDD for references of withdrawals and batches, and for documents of before. */
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.period] })],
)

/** Invoices that are no longer in force; another one took the place of each. A row never changes. */
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

/** Replacement copies (section 86/12), counted for each document. A row never changes. */
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
