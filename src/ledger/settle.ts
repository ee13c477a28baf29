import { and, eq } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { sum } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { creditHolds } from './credit-tables.ts'
import { endHold } from './hold-end.ts'
import { daysAfter, laterOf, RETURNED_LIVE_DAYS } from './lot-plan.ts'
import { insertLot } from './lots.ts'
import { packageLots, packageUnits } from './package-tables.ts'
import { type Posted, post } from './post.ts'
import { type HeldPart, jobCancelled, jobCompleted, type Settlement } from './recipes/index.ts'
import { recountLots } from './unit-counts.ts'

export type SettledPart =
  | (HeldPart & { from: 'credits'; holdId: string })
  | (HeldPart & { from: 'package'; unitId: string })

export type JobSettlement = Omit<Settlement, 'parts'> & { parts: readonly SettledPart[]; liveDays?: number }

/**
 * Pays a job out, fully (`completed`) or partly (`cancelled`): posts the entry and closes all its holds and units. Each
 * part must cover the whole remaining hold, or the whole unit's value; otherwise `ledger_unbalanced`. Idempotent by
 * job. For a package job cancelled with a refund of 100 %, use `returnUnit` instead.
 */
export async function settleJob(
  tx: Tx,
  kind: 'completed' | 'cancelled',
  input: JobSettlement,
  now: Date,
): Promise<Posted> {
  const posted = await post(tx, kind === 'completed' ? jobCompleted(input) : jobCancelled(input), now)
  if (posted.replayed) return posted
  for (const part of input.parts) {
    if (part.from === 'credits') await closeHold(tx, input, part, now)
    else await spendUnit(tx, input, part, now)
  }
  return posted
}

type CreditPart = Extract<SettledPart, { from: 'credits' }>
type UnitPart = Extract<SettledPart, { from: 'package' }>

async function closeHold(tx: Tx, input: JobSettlement, part: CreditPart, now: Date): Promise<void> {
  const [hold] = await tx.select().from(creditHolds).where(eq(creditHolds.id, part.holdId)).for('update')
  const consume = sum(part.pay, part.fee, part.reimbursement)
  const whole = consume + part.returned
  if (!hold || hold.jobId !== input.jobId || hold.ownerId !== input.marketerId || hold.remaining !== whole) {
    throw new AppError('ledger_unbalanced', { hold: part.holdId, remaining: hold?.remaining ?? null, parts: whole })
  }
  await endHold(tx, hold, { consume, release: part.returned }, now, input.liveDays)
}

async function spendUnit(tx: Tx, input: JobSettlement, part: UnitPart, now: Date): Promise<void> {
  const [unit] = await tx
    .update(packageUnits)
    .set({ state: 'used' })
    .where(
      and(
        eq(packageUnits.id, part.unitId),
        eq(packageUnits.state, 'held'),
        eq(packageUnits.jobId, input.jobId),
        eq(packageUnits.ownerId, input.marketerId),
      ),
    )
    .returning()
  const whole = sum(part.pay, part.fee, part.returned)
  if (!unit || unit.value !== whole) {
    throw new AppError('ledger_unbalanced', { unit: part.unitId, value: unit?.value ?? null, parts: whole })
  }
  await recountLots(tx, [unit.lotId])
  if (part.returned === 0) return
  const [lot] = await tx.select().from(packageLots).where(eq(packageLots.id, unit.lotId))
  const until = daysAfter(now, input.liveDays ?? RETURNED_LIVE_DAYS)
  const expiresAt = laterOf(unit.expiresAt, until)
  const { ownerId, chargeId, purchasedAt } = lot!
  const share = { ownerId, source: 'package', chargeId, amount: part.returned, purchasedAt, expiresAt } as const
  await insertLot(tx, share, now)
}
