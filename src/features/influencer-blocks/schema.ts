import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/**
 * Influencers whom a marketer has blocked. Search, invitations and the market read these rows directly. The id orders
 * them by time.
 */
export const influencerBlocks = pgTable(
  'influencer_blocks',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    influencerId: uuid('influencer_id')
      .notNull()
      .references(() => accounts.id),
    /** Visible only to the marketer. */
    note: text('note').notNull().default(''),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('influencer_blocks_once').on(t.marketerId, t.influencerId),
    index('influencer_blocks_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
    index('influencer_blocks_influencer').on(t.influencerId, t.marketerId),
  ],
)
