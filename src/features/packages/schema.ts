import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import type { PackageItem } from '../credits/shapes.ts'

/** Packages that operators gave to marketers, free of charge. The id is the lot's id. */
export const packageGrants = pgTable(
  'package_grants',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    item: jsonb('item').$type<PackageItem>().notNull(),
    units: integer('units').notNull(),
    /** The price without VAT when it was given. */
    value: money('value').notNull(),
    reason: text('reason').notNull(),
    grantedBy: uuid('granted_by')
      .notNull()
      .references(() => accounts.id),
    /** The second operator, if one was needed. */
    approvedBy: uuid('approved_by').references(() => accounts.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    check('package_grants_value', sql`${t.value} > 0 and ${t.units} > 0`),
    index('package_grants_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
  ],
)
