import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { files } from '../files/schema.ts'

/** The brands that an agency runs campaigns for. Credits, documents and jobs are the agency's own. */
export const agencyBrands = pgTable(
  'agency_brands',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** The name for pages in English. Null: `name` is used. */
    latinName: text('latin_name'),
    logoFileId: uuid('logo_file_id').references(() => files.id),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** New campaigns cannot use an archived brand; existing campaigns keep it. */
    archivedAt: at('archived_at'),
  },
  (t) => [
    // Target of the foreign key of campaigns: a campaign cannot name a brand of another agency.
    unique('agency_brands_own').on(t.id, t.marketerId),
    uniqueIndex('agency_brands_name').on(t.marketerId, sql`lower(${t.name})`).where(sql`archived_at is null`),
    index('agency_brands_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
  ],
)
