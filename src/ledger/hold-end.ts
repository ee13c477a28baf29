import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { creditHoldLots, creditHolds, creditLots } from './credit-tables.ts'
import { allocateEarliest, allocateLatest, daysAfter, type LotBalance, RETURNED_LIVE_DAYS } from './lot-plan.ts'
import { type CreditLot, insertLot, lockLots } from './lots.ts'

type Hold = typeof creditHolds.$inferSelect

/**
 * Ends a hold in its lots: spent credits are taken from the earliest expiry first, returned ones go to the latest
 * first. Call it only with a posting of the same amounts; the owner's account rows must be locked.
 */
export async function endHold(
  tx: Tx,
  hold: Hold,
  end: { consume: Satang; release: Satang },
  now: Date,
  liveDays = RETURNED_LIVE_DAYS,
): Promise<void> {
  const left = hold.remaining - end.consume - end.release
  if (left < 0) throw new AppError('insufficient_credits', { gap: -left })
  const shares = await tx.select().from(creditHoldLots).where(eq(creditHoldLots.holdId, hold.id))
  const ids = shares.map((share) => share.lotId)
  const lots = new Map((await lockLots(tx, inArray(creditLots.id, ids))).map((lot) => [lot.id, lot]))
  const balances = new Map<string, number>(shares.map((share) => [share.lotId, share.remaining]))
  const lotBalances = (): LotBalance[] =>
    [...balances].map(([id, balance]) => {
      const { expiresAt, purchasedAt: boughtAt } = lots.get(id)!
      return { id, balance: satang(balance), expiresAt, boughtAt }
    })
  for (const { id, amount } of allocateEarliest(lotBalances(), end.consume)) {
    balances.set(id, balances.get(id)! - amount)
    await consumeFrom(tx, hold.id, id, amount)
  }
  for (const { id, amount } of allocateLatest(lotBalances(), end.release)) {
    await releaseInto(tx, hold.id, lots.get(id)!, amount, daysAfter(now, liveDays), now)
  }
  await tx
    .update(creditHolds)
    .set({
      remaining: satang(left),
      consumed: sql`${creditHolds.consumed} + ${end.consume}::bigint`,
      released: sql`${creditHolds.released} + ${end.release}::bigint`,
      status: left === 0 ? 'closed' : 'open',
      closedAt: left === 0 ? now : null,
    })
    .where(eq(creditHolds.id, hold.id))
}

const takeFromShare = (tx: Tx, holdId: string, lotId: string, amount: Satang) =>
  tx
    .update(creditHoldLots)
    .set({ remaining: sql`${creditHoldLots.remaining} - ${amount}::bigint` })
    .where(and(eq(creditHoldLots.holdId, holdId), eq(creditHoldLots.lotId, lotId)))

async function consumeFrom(tx: Tx, holdId: string, lotId: string, amount: Satang): Promise<void> {
  await takeFromShare(tx, holdId, lotId, amount)
  await tx
    .update(creditLots)
    .set({
      held: sql`${creditLots.held} - ${amount}::bigint`,
      consumed: sql`${creditLots.consumed} + ${amount}::bigint`,
    })
    .where(eq(creditLots.id, lotId))
}

/**
 * Returns credits to their lot, or, if the lot expires before `until`, to a new lot that expires then. Extending the
 * old lot would also extend credits that were never on hold. The 30-day alert of the new lot counts as sent, because
 * the marketer has just been notified of the return.
 */
async function releaseInto(
  tx: Tx,
  holdId: string,
  lot: CreditLot,
  amount: Satang,
  until: Date,
  now: Date,
): Promise<void> {
  await takeFromShare(tx, holdId, lot.id, amount)
  const stays = lot.expiresAt >= until
  await tx
    .update(creditLots)
    .set({
      held: sql`${creditLots.held} - ${amount}::bigint`,
      ...(stays
        ? { available: sql`${creditLots.available} + ${amount}::bigint` }
        : { moved: sql`${creditLots.moved} + ${amount}::bigint` }),
    })
    .where(eq(creditLots.id, lot.id))
  if (stays) return
  const { ownerId, chargeId, purchasedAt } = lot
  await insertLot(
    tx,
    {
      ownerId,
      source: 'return',
      chargeId,
      originLotId: lot.id,
      amount,
      purchasedAt,
      expiresAt: until,
      alertedDays: 30,
    },
    now,
  )
}
