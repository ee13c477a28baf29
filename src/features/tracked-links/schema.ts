import { customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Clicks of a tracked link by Bangkok day. Each person counts once a day. */
export const linkDays = pgTable(
  'link_days',
  {
    code: text('code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.day] })],
)

/** Total clicks of a tracked link: the sum of its days. Triggers on link_days update it (migration link_totals). */
export const linkTotals = pgTable('link_totals', {
  code: text('code').primaryKey(),
  clicks: integer('clicks').notNull(),
})

/** Today's visitors, as hashes that cannot be traced back once the day's salt is deleted. Deleted after two days. */
export const linkVisits = pgTable(
  'link_visits',
  {
    code: text('code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visitor: bytes('visitor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.day, t.visitor] }), index('link_visits_day').on(t.day)],
)

/** The secret salt of a day's visitor hashes. Deleted together with the visits. */
export const linkSalts = pgTable('link_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: bytes('salt').notNull(),
})
