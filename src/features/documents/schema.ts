import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** Issued papers. A row never changes: a mistake is corrected by another document. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    ownerAccountId: uuid('owner_account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', {
      enum: ['withholding_certificate', 'tax_invoice', 'credit_note', 'statement', 'quotation'],
    }).notNull(),
    serial: text('serial').notNull().unique(),
    /** What it was issued for (job, charge, month …): at most one document of a kind. */
    refType: text('ref_type').notNull(),
    refId: text('ref_id').notNull(),
    /** Everything that is printed, as it was on the day of issue. */
    data: jsonb('data').$type<unknown>().notNull(),
    issuedAt: at('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('documents_once').on(t.kind, t.refType, t.refId),
    index('documents_ref').on(t.refType, t.refId),
    index('documents_owner').on(t.ownerAccountId, t.id.desc().nullsFirst()),
  ],
)

/** The last number given in each run. Its row is locked from taking a number to the commit, so runs have no gaps. */
export const documentSerials = pgTable(
  'document_serials',
  {
    kind: text('kind').notNull(),
    /** YYYYMMDD, or YYYYMM for credit notes. */
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.period] })],
)
