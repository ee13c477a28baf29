import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ZERO } from '../../core/money.ts'
import { money } from '../../db/columns.ts'
import { type DeltaTable, deltaColumns } from '../../db/deltas.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * Results and costs of settled jobs. Triggers on jobs, their insights and tracked clicks update them (migrations
 * campaign_days_kept, tracked_figures).
 */
const figures = {
  /** Completed jobs, and the number of them that have a post with insights. */
  completed: integer('completed').notNull().default(0),
  posts: integer('posts').notNull().default(0),
  reach: count('reach'),
  views: count('views'),
  engagement: count('engagement'),
  /** If the campaign has tracked links, counted by them on the day of the click; otherwise as reported. */
  clicks: count('clicks'),
  /** Pay and fee of completed jobs, paid with credits or packages. */
  postCost: money('post_cost').notNull().default(ZERO),
  /** Credits spent on pay, fees and reimbursements; package jobs are counted in `units` instead. */
  spent: money('spent').notNull().default(ZERO),
  units: integer('units').notNull().default(0),
}

/** Figures of a campaign by the Bangkok day of settlement. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    day: date('day', { mode: 'string' }).notNull(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    ...figures,
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.day] }), index('campaign_days_marketer').on(t.marketerId, t.day)],
)

/** The same figures over all jobs of a marketer. */
export const marketerTotals = pgTable('marketer_totals', {
  marketerId: uuid('marketer_id')
    .primaryKey()
    .references(() => accounts.id),
  ...figures,
})

/**
 * Daily figures over all campaigns of a marketer. A trigger on campaign days updates it (migration job_counts_kept).
 */
export const marketerDays = pgTable(
  'marketer_days',
  {
    ...deltaColumns,
    marketerId: uuid('marketer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    completed: integer('completed').notNull(),
    posts: integer('posts').notNull(),
    reach: bigint('reach', { mode: 'number' }).notNull(),
    postCost: money('post_cost').notNull().default(ZERO),
    spent: money('spent').notNull(),
  },
  (t) => [
    index('marketer_days_marketer').on(t.marketerId, t.day),
    index('marketer_days_new').on(t.id).where(sql`is_new`),
  ],
)

export const marketerDaySums: DeltaTable = {
  name: 'marketer_days',
  keys: ['marketer_id', 'day'],
  sums: ['completed', 'posts', 'reach', 'post_cost', 'spent'],
}
