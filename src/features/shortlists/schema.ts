import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import type { ShortlistState } from './rules/states.ts'

/** A marketer's lists of influencers. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    /** The agency's brand that the list is for; null for the whole account. */
    brandId: uuid('brand_id'),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'shortlists_brand_own',
      columns: [t.brandId, t.marketerId],
      foreignColumns: [agencyBrands.id, agencyBrands.marketerId],
    }),
    index('shortlists_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
  ],
)

/** The people of a list. The id sorts them by the time they were added. */
export const shortlistPeople = pgTable(
  'shortlist_people',
  {
    id: id(),
    shortlistId: uuid('shortlist_id')
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    influencerId: uuid('influencer_id')
      .notNull()
      .references(() => accounts.id),
    state: text('state').$type<ShortlistState>().notNull().default('considering'),
    note: text('note').notNull().default(''),
    addedAt: at('added_at').notNull(),
  },
  (t) => [
    unique('shortlist_people_once').on(t.shortlistId, t.influencerId),
    index('shortlist_people_list').on(t.shortlistId, t.id.desc().nullsFirst()),
    index('shortlist_people_influencer').on(t.influencerId),
    check('shortlist_people_state', sql`${t.state} in ('considering', 'chosen', 'later', 'rejected')`),
  ],
)
