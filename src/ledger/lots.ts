import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { account } from './account.ts'
import { lockAccounts } from './account-rows.ts'
import { creditLots, type LotSource } from './credit-tables.ts'
import type { Origin } from './entry.ts'
import { post, postAll } from './post.ts'
import {
  type CreditPurchase,
  creditsExpired,
  creditsGranted,
  creditsPurchased,
  creditsRefunded,
  type WithheldRefund,
} from './recipes/index.ts'

export type CreditLot = typeof creditLots.$inferSelect

export interface NewLot {
  id?: string
  ownerId: string
  source: LotSource
  chargeId?: string | null
  originLotId?: string
  amount: Satang
  purchasedAt: Date
  expiresAt: Date
  alertedDays?: number
}

/** Inserts a lot. Call it only with a posting of the same amount to the owner's `customer_credits`. */
export async function insertLot(tx: Tx, lot: NewLot, now: Date): Promise<CreditLot> {
  const { amount, id = newId(now.getTime()), ...rest } = lot
  const [row] = await tx
    .insert(creditLots)
    .values({ ...rest, id, bought: amount, available: amount })
    .returning()
  return row!
}

/** Converts a paid charge to a lot of credits. Idempotent by charge. */
export async function buyLot(tx: Tx, input: CreditPurchase & { expiresAt: Date }, now: Date): Promise<CreditLot> {
  const { replayed } = await post(tx, creditsPurchased(input), now)
  if (replayed) {
    const [lot] = await tx
      .select()
      .from(creditLots)
      .where(and(eq(creditLots.chargeId, input.chargeId), eq(creditLots.source, 'purchase')))
    return lot!
  }
  const { marketerId: ownerId, chargeId, net: amount, expiresAt } = input
  return insertLot(tx, { ownerId, source: 'purchase', chargeId, amount, purchasedAt: now, expiresAt }, now)
}

/**
 * Credits given by an operator; `grantId` becomes the lot's id.
 * @planned operators grant credits
 */
export async function grantLot(
  tx: Tx,
  input: Origin & { grantId: string; marketerId: string; amount: Satang; expiresAt: Date },
  now: Date,
): Promise<void> {
  const { replayed } = await post(tx, creditsGranted(input), now)
  if (replayed) return
  const { grantId: id, marketerId: ownerId, amount, expiresAt } = input
  await insertLot(tx, { id, ownerId, source: 'grant', amount, purchasedAt: now, expiresAt }, now)
}

/** Locks lots in id order. The owner's account rows must already be locked. */
export async function lockLots(tx: Tx, which: SQL | undefined): Promise<CreditLot[]> {
  return tx.select().from(creditLots).where(which).orderBy(asc(creditLots.id)).for('update')
}

/**
 * Refunds unspent credits of a lot in money (`amount` net, `vat` of the credit note). Errors: `insufficient_credits`.
 */
export async function refundLot(
  tx: Tx,
  input: Origin & WithheldRefund & { refundId: string; lotId: string; amount: Satang; vat: Satang },
  now: Date,
): Promise<void> {
  const [lot] = await tx.select().from(creditLots).where(eq(creditLots.id, input.lotId))
  if (!lot) throw new AppError('not_found')
  const refs = lot.chargeId ? { chargeId: lot.chargeId } : {}
  const entry = creditsRefunded({ ...input, ...refs, marketerId: lot.ownerId, net: input.amount })
  const { replayed } = await post(tx, entry, now)
  if (replayed) return
  const taken = await tx
    .update(creditLots)
    .set({
      available: sql`${creditLots.available} - ${input.amount}::bigint`,
      refunded: sql`${creditLots.refunded} + ${input.amount}::bigint`,
    })
    .where(and(eq(creditLots.id, lot.id), sql`${creditLots.available} >= ${input.amount}::bigint`))
    .returning({ id: creditLots.id })
  if (taken.length === 0) throw new AppError('insufficient_credits', { gap: input.amount - lot.available })
}

export interface ExpiredLot {
  lotId: string
  ownerId: string
  amount: Satang
}

const isUnspent = gt(creditLots.available, sql`0`)
const due = (now: Date) => and(isUnspent, lte(creditLots.expiresAt, now))

async function expireWhere(
  tx: Tx,
  which: SQL | undefined,
  now: Date,
  limit: number,
  origin: Origin = {},
): Promise<ExpiredLot[]> {
  const found = await tx
    .select({ id: creditLots.id, ownerId: creditLots.ownerId })
    .from(creditLots)
    .where(which)
    .orderBy(asc(creditLots.expiresAt))
    .limit(limit)
  if (found.length === 0) return []
  const owners = [...new Set(found.map((lot) => lot.ownerId))]
  await lockAccounts(
    tx,
    owners.map((owner) => account('customer_credits', owner)),
  )
  const ids = found.map((lot) => lot.id)
  const lots = await lockLots(tx, and(inArray(creditLots.id, ids), which))
  await postAll(
    tx,
    lots.map((lot) => creditsExpired({ ...origin, lotId: lot.id, marketerId: lot.ownerId, amount: lot.available })),
    now,
  )
  if (lots.length > 0) {
    await tx
      .update(creditLots)
      .set({ expired: sql`${creditLots.expired} + ${creditLots.available}`, available: sql`0` })
      .where(
        inArray(
          creditLots.id,
          lots.map((lot) => lot.id),
        ),
      )
  }
  return lots.map((lot) => ({ lotId: lot.id, ownerId: lot.ownerId, amount: lot.available }))
}

/** Expires at most `limit` lots. Held credits are not affected. Call again until it returns none. */
export const expireDue = (tx: Tx, now: Date, limit = 200): Promise<ExpiredLot[]> =>
  expireWhere(tx, due(now), now, limit)

/** Expires one owner's lots, so that a hold never uses an expired lot before the sweep has processed it. */
export const expireOwner = (tx: Tx, ownerId: string, now: Date): Promise<ExpiredLot[]> =>
  expireWhere(tx, and(due(now), eq(creditLots.ownerId, ownerId)), now, 10_000)

/** Ends all unspent credits of an owner who closes the account, whenever they would expire. */
export const endLotsOf = (tx: Tx, ownerId: string, now: Date, origin: Origin): Promise<ExpiredLot[]> =>
  expireWhere(tx, and(isUnspent, eq(creditLots.ownerId, ownerId)), now, 10_000, origin)
