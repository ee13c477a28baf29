import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { at, id, money, ref } from '../db/columns.ts'

export type UnitState = 'available' | 'held' | 'used' | 'expired' | 'refunded'

/** One purchased package. A constraint ensures that the counters add up to the units bought. */
export const packageLots = pgTable(
  'package_lots',
  {
    id: id(),
    ownerId: ref('owner_id').notNull(),
    /** The catalog package. */
    packageId: ref('package_id').notNull(),
    chargeId: ref('charge_id'),
    /** Price of all units, VAT excluded. */
    price: money('price').notNull(),
    creatorPay: money('creator_pay').notNull(),
    bought: integer('bought').notNull(),
    available: integer('available').notNull(),
    held: integer('held').notNull().default(0),
    used: integer('used').notNull().default(0),
    expired: integer('expired').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    purchasedAt: at('purchased_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    check(
      'package_lots_not_negative',
      sql`${t.available} >= 0 and ${t.held} >= 0 and ${t.used} >= 0 and ${t.expired} >= 0 and ${t.refunded} >= 0 and ${t.bought} > 0`,
    ),
    check('package_lots_sum', sql`${t.bought} = ${t.available} + ${t.held} + ${t.used} + ${t.expired} + ${t.refunded}`),
    index('package_lots_owner_expiry').on(t.ownerId, t.expiresAt),
    index('package_lots_open').on(t.ownerId, t.expiresAt, t.id).where(sql`available + held > 0`),
    index('package_lots_ended').on(t.ownerId, t.expiresAt, t.id).where(sql`available + held = 0`),
    index('package_lots_charge').on(t.chargeId).where(sql`${t.chargeId} is not null`),
  ],
)

/** One job of a purchased package with its own value and expiry (a returned unit may expire later than its lot). */
export const packageUnits = pgTable(
  'package_units',
  {
    id: id(),
    lotId: ref('lot_id')
      .notNull()
      .references(() => packageLots.id),
    ownerId: ref('owner_id').notNull(),
    packageId: ref('package_id').notNull(),
    no: integer('no').notNull(),
    /** The unit's share of the package price in satang; the last unit includes the remainder. */
    value: money('value').notNull(),
    creatorPay: money('creator_pay').notNull(),
    state: text('state').$type<UnitState>().notNull().default('available'),
    /** The job that holds or used it. */
    jobId: ref('job_id'),
    expiresAt: at('expires_at').notNull(),
    /** The last expiry alert sent: days before the end. */
    alertedDays: smallint('alerted_days'),
  },
  (t) => [
    unique('package_units_no').on(t.lotId, t.no),
    check('package_units_state', sql`${t.state} in ('available', 'held', 'used', 'expired', 'refunded')`),
    check('package_units_value', sql`${t.value} > 0 and ${t.creatorPay} >= 0 and ${t.creatorPay} <= ${t.value}`),
    check('package_units_job', sql`(${t.state} in ('held', 'used')) = (${t.jobId} is not null)`),
    index('package_units_owner').on(t.ownerId, t.packageId, t.state, t.expiresAt),
    index('package_units_job').on(t.jobId).where(sql`${t.jobId} is not null`),
    index('package_units_owner_due').on(t.ownerId, t.expiresAt).where(sql`state = 'available'`),
    index('package_units_due').on(t.expiresAt).where(sql`${t.state} = 'available'`),
  ],
)
