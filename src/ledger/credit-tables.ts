import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { at, id, money, ref } from '../db/columns.ts'

export type LotSource = 'purchase' | 'grant' | 'package' | 'return'
export type HoldPurpose = 'job' | 'extra_round' | 'reimbursement'

/**
 * Credits of one owner with one expiry. A constraint ensures that the purchased amount is the sum of the amounts by
 * state.
 */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: id(),
    ownerId: ref('owner_id').notNull(),
    source: text('source').$type<LotSource>().notNull(),
    chargeId: ref('charge_id'),
    /** The original lot of a returned amount that got a later expiry. */
    originLotId: ref('origin_lot_id'),
    bought: money('bought').notNull(),
    available: money('available').notNull(),
    held: money('held').notNull().default(sql`0`),
    consumed: money('consumed').notNull().default(sql`0`),
    expired: money('expired').notNull().default(sql`0`),
    refunded: money('refunded').notNull().default(sql`0`),
    /** Moved to a lot with a later expiry, whose `origin_lot_id` is this lot. */
    moved: money('moved').notNull().default(sql`0`),
    purchasedAt: at('purchased_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The last expiry alert sent: 30, 7 or 1 days before. */
    alertedDays: smallint('alerted_days'),
  },
  (t) => [
    foreignKey({ name: 'credit_lots_origin', columns: [t.originLotId], foreignColumns: [t.id] }),
    check(
      'credit_lots_not_negative',
      sql`${t.available} >= 0 and ${t.held} >= 0 and ${t.consumed} >= 0 and ${t.expired} >= 0 and ${t.refunded} >= 0 and ${t.moved} >= 0 and ${t.bought} > 0`,
    ),
    check(
      'credit_lots_sum',
      sql`${t.bought} = ${t.available} + ${t.held} + ${t.consumed} + ${t.expired} + ${t.refunded} + ${t.moved}`,
    ),
    index('credit_lots_owner_expiry').on(t.ownerId, t.expiresAt),
    // Same condition as in `listLots`.
    index('credit_lots_open').on(t.ownerId, t.expiresAt, t.id).where(sql`available > 0 or held > 0`),
    index('credit_lots_due').on(t.expiresAt).where(sql`${t.available} > 0`),
    index('credit_lots_charge').on(t.chargeId).where(sql`${t.chargeId} is not null`),
  ],
)

/** Credits on hold for one purpose of one job. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    id: id(),
    ownerId: ref('owner_id').notNull(),
    purpose: text('purpose').$type<HoldPurpose>().notNull(),
    jobId: ref('job_id').notNull(),
    seq: smallint('seq').notNull().default(1),
    amount: money('amount').notNull(),
    remaining: money('remaining').notNull(),
    consumed: money('consumed').notNull().default(sql`0`),
    released: money('released').notNull().default(sql`0`),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    unique('credit_holds_job').on(t.jobId, t.purpose, t.seq),
    check('credit_holds_purpose', sql`${t.purpose} in ('job', 'extra_round', 'reimbursement')`),
    check('credit_holds_not_negative', sql`${t.remaining} >= 0 and ${t.consumed} >= 0 and ${t.released} >= 0`),
    check('credit_holds_sum', sql`${t.amount} = ${t.remaining} + ${t.consumed} + ${t.released}`),
    check('credit_holds_status', sql`(${t.status} = 'closed') = (${t.remaining} = 0)`),
    index('credit_holds_owner').on(t.ownerId, t.id.desc().nullsFirst()),
  ],
)

/** The lots from which a hold was taken. */
export const creditHoldLots = pgTable(
  'credit_hold_lots',
  {
    holdId: ref('hold_id')
      .notNull()
      .references(() => creditHolds.id),
    lotId: ref('lot_id')
      .notNull()
      .references(() => creditLots.id),
    amount: money('amount').notNull(),
    remaining: money('remaining').notNull(),
  },
  (t) => [
    primaryKey({ name: 'credit_hold_lots_pkey', columns: [t.holdId, t.lotId] }),
    check('credit_hold_lots_range', sql`${t.amount} > 0 and ${t.remaining} >= 0 and ${t.remaining} <= ${t.amount}`),
    index('credit_hold_lots_lot').on(t.lotId),
  ],
)
