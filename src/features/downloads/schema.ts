import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id } from '../../db/columns.ts'
import { contentItems } from '../content/schema.ts'

/** Number of downloads of a managed item, one row per day. */
export const downloadCounts = pgTable(
  'download_counts',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => contentItems.id),
    day: text('day').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [uniqueIndex('download_counts_day').on(t.itemId, t.day)],
)
