import { sql } from 'drizzle-orm'
import { check, date, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'
import { campaigns } from '../campaigns/schema.ts'
import { jobs } from '../jobs/schema.ts'

/** Coupon codes of a campaign, in capital letters. */
export const coupons = pgTable(
  'coupons',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    code: text('code').notNull(),
    /** The job that owns the code. Null for the code of the brief, which all influencers share. */
    jobId: uuid('job_id').references(() => jobs.id),
    /** Sum of its `coupon_days`. */
    uses: integer('uses').notNull().default(0),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.code] }),
    uniqueIndex('coupons_job').on(t.jobId).where(sql`job_id is not null`),
    check('coupons_uses', sql`${t.uses} >= 0`),
  ],
)

/** Uses of a code on one day in Bangkok time, as the marketer last reported them. */
export const couponDays = pgTable(
  'coupon_days',
  {
    campaignId: uuid('campaign_id').notNull(),
    code: text('code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    uses: integer('uses').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.code, t.day] }),
    foreignKey({ columns: [t.campaignId, t.code], foreignColumns: [coupons.campaignId, coupons.code] }),
    check('coupon_days_uses', sql`${t.uses} >= 0`),
  ],
)
