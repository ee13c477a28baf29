import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { ZERO } from '../core/money.ts'
import { pipelineAll } from '../db/tx.ts'
import type { Tx } from '../db/types.ts'
import { creditHoldLots, creditHolds, creditLots, type HoldPurpose } from './credit-tables.ts'
import type { Entry } from './entry.ts'
import { endHold } from './hold-end.ts'
import { allocateEarliest } from './lot-plan.ts'
import { expireOwner, lockLots } from './lots.ts'
import { post } from './post.ts'
import { type CreditHold, extraRoundHeld, jobHeld, jobHoldReleased, reimbursementHeld } from './recipes/index.ts'

export type Hold = typeof creditHolds.$inferSelect

const recipes: Record<HoldPurpose, (h: CreditHold) => Entry> = {
  job: jobHeld,
  extra_round: extraRoundHeld,
  reimbursement: reimbursementHeld,
}

/**
 * Puts credits of a marketer on hold for a job, earliest expiry first. Idempotent by job, purpose and `seq`. Errors:
 * `insufficient_credits` with `gap` in satang; `conflict` if that hold is already closed (use the next `seq`).
 */
export async function hold(tx: Tx, input: CreditHold & { purpose: HoldPurpose }, now: Date): Promise<Hold> {
  const { marketerId: ownerId, jobId, purpose, amount, seq = 1 } = input
  await expireOwner(tx, ownerId, now)
  const { replayed } = await post(tx, recipes[purpose](input), now)
  if (replayed) {
    const existing = (await holdOf(tx, jobId, purpose, seq))!
    if (existing.status === 'closed') throw new AppError('conflict')
    return existing
  }
  const lots = await lockLots(tx, and(eq(creditLots.ownerId, ownerId), gt(creditLots.available, sql`0`)))
  const allocations = allocateEarliest(
    lots.map((lot) => ({ id: lot.id, balance: lot.available, expiresAt: lot.expiresAt, boughtAt: lot.purchasedAt })),
    amount,
  )
  const id = newId(now.getTime())
  const [[row]] = await pipelineAll(
    tx,
    () =>
      tx
        .insert(creditHolds)
        .values({ id, ownerId, purpose, jobId, seq, amount, remaining: amount, createdAt: now })
        .returning(),
    () =>
      tx.insert(creditHoldLots).values(
        allocations.map((allocation) => ({
          holdId: id,
          lotId: allocation.id,
          amount: allocation.amount,
          remaining: allocation.amount,
        })),
      ),
    ...allocations.map(
      (allocation) => () =>
        tx
          .update(creditLots)
          .set({
            available: sql`${creditLots.available} - ${allocation.amount}::bigint`,
            held: sql`${creditLots.held} + ${allocation.amount}::bigint`,
          })
          .where(eq(creditLots.id, allocation.id)),
    ),
  )
  return row!
}

/**
 * Replaces a job's open hold by one of another amount: returns it and takes the new one with the next `seq`. The
 * owner's account rows must be locked. Nothing happens if the amount is the same, so a repeated call is harmless.
 * Errors: `insufficient_credits` with `gap`.
 */
export async function replaceHold(
  tx: Tx,
  { liveDays, ...input }: Omit<CreditHold, 'seq'> & { liveDays?: number },
  now: Date,
): Promise<void> {
  const open = (await openHolds(tx, [input.jobId])).find(({ purpose }) => purpose === 'job')
  if (!open || open.ownerId !== input.marketerId) throw new AppError('ledger_unbalanced', { job: input.jobId })
  const { seq, remaining } = open
  if (remaining === input.amount) return
  await post(tx, jobHoldReleased({ ...input, seq, amount: remaining }), now)
  await endHold(tx, open, { consume: ZERO, release: remaining }, now, liveDays)
  await hold(tx, { ...input, purpose: 'job', seq: seq + 1 }, now)
}

/** The hold of a job for a purpose, if there is one. */
export async function holdOf(tx: Tx, jobId: string, purpose: HoldPurpose, seq = 1): Promise<Hold | undefined> {
  const [row] = await tx
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.jobId, jobId), eq(creditHolds.purpose, purpose), eq(creditHolds.seq, seq)))
  return row
}

/** All open holds of the given jobs. */
export async function openHolds(tx: Tx, jobIds: readonly string[]): Promise<Hold[]> {
  if (jobIds.length === 0) return []
  return tx
    .select()
    .from(creditHolds)
    .where(and(inArray(creditHolds.jobId, [...jobIds]), eq(creditHolds.status, 'open')))
    .orderBy(creditHolds.id)
}
