import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { account } from './account.ts'
import { lockAccounts } from './account-rows.ts'
import type { Origin } from './entry.ts'
import { daysAfter, laterOf, RETURNED_LIVE_DAYS } from './lot-plan.ts'
import { expireUnitsOf } from './package-end.ts'
import { packageLots, packageUnits } from './package-tables.ts'
import { post } from './post.ts'
import {
  type PaidFrom,
  packageGranted,
  packagePurchased,
  packageUnitHeld,
  packageUnitReturned,
} from './recipes/index.ts'
import { recountLots } from './unit-counts.ts'

export type PackageLot = typeof packageLots.$inferSelect
export type PackageUnit = typeof packageUnits.$inferSelect

export interface PackagePurchase extends Origin {
  chargeId: string
  marketerId: string
  packageId: string
  units: number
  /** Gross pay of the influencer for one job; the rest of the unit's value is the fee. */
  creatorPay: Satang
  /** Price of all units, VAT excluded. */
  net: Satang
  vat: Satang
  paidFrom?: PaidFrom
  withheld?: Satang
  expiresAt: Date
}

/** Value of each unit: the price divided by their number; the last includes the remainder. */
export function unitValues(price: Satang, units: number): Satang[] {
  if (!Number.isInteger(units) || units < 1) throw new RangeError(`not a number of units: ${units}`)
  const each = Math.floor(price / units)
  return Array.from({ length: units }, (_, i) => satang(i < units - 1 ? each : price - each * (units - 1)))
}

/** Converts a paid charge to package jobs. Idempotent by charge. */
export async function buyPackage(tx: Tx, input: PackagePurchase, now: Date): Promise<PackageLot> {
  const { replayed } = await post(tx, packagePurchased(input), now)
  if (replayed) {
    const [lot] = await tx.select().from(packageLots).where(eq(packageLots.chargeId, input.chargeId))
    return lot!
  }
  const { net: price } = input
  return insertPackage(tx, { ...input, id: newId(now.getTime()), price }, now)
}

/** Package jobs given by an operator, worth `value`; `grantId` becomes the lot's id. Idempotent. */
export async function grantPackage(
  tx: Tx,
  input: Origin &
    Pick<PackagePurchase, 'marketerId' | 'packageId' | 'units' | 'creatorPay' | 'expiresAt'> & {
      grantId: string
      value: Satang
    },
  now: Date,
): Promise<void> {
  const { replayed } = await post(tx, packageGranted(input), now)
  if (!replayed) await insertPackage(tx, { ...input, id: input.grantId, chargeId: null, price: input.value }, now)
}

type NewPackage = Pick<PackagePurchase, 'marketerId' | 'packageId' | 'units' | 'creatorPay' | 'expiresAt'> & {
  id: string
  chargeId: string | null
  price: Satang
}

/** Inserts a lot with its units. Call it only with a posting of the same value to the owner's `package_liability`. */
async function insertPackage(tx: Tx, input: NewPackage, now: Date): Promise<PackageLot> {
  const { id, marketerId: ownerId, packageId, chargeId, creatorPay, expiresAt, units, price } = input
  const [lot] = await tx
    .insert(packageLots)
    .values({
      id,
      ownerId,
      packageId,
      chargeId,
      price,
      creatorPay,
      bought: units,
      available: units,
      purchasedAt: now,
      expiresAt,
    })
    .returning()
  await tx.insert(packageUnits).values(
    unitValues(price, units).map((value, i) => ({
      id: newId(now.getTime()),
      lotId: id,
      ownerId,
      packageId,
      no: i + 1,
      value,
      creatorPay,
      expiresAt,
    })),
  )
  return lot!
}

export interface UnitHold extends Origin {
  jobId: string
  campaignId?: string
  marketerId: string
  packageId: string
  seq?: number
}

/**
 * Puts one job of a package on hold, earliest expiry first. Idempotent by job while it has a unit. A job whose unit was
 * returned needs the next `seq` for another one (`conflict` otherwise). Errors: `package_empty`.
 */
export async function holdUnit(tx: Tx, input: UnitHold, now: Date): Promise<PackageUnit> {
  const { marketerId, packageId, jobId } = input
  const unitOfJob = () => tx.select().from(packageUnits).where(eq(packageUnits.jobId, jobId))
  await lockAccounts(tx, [account('package_liability', marketerId), account('package_held', marketerId)])
  const [already] = await unitOfJob()
  if (already) return already
  await expireUnitsOf(tx, marketerId, now)
  const [unit] = await tx
    .select()
    .from(packageUnits)
    .where(
      and(
        eq(packageUnits.ownerId, marketerId),
        eq(packageUnits.packageId, packageId),
        eq(packageUnits.state, 'available'),
      ),
    )
    .orderBy(asc(packageUnits.expiresAt), asc(packageUnits.no))
    .limit(1)
    .for('update')
  if (!unit) throw new AppError('package_empty')
  const { replayed } = await post(tx, packageUnitHeld({ ...input, value: unit.value }), now)
  if (replayed) throw new AppError('conflict')
  const [held] = await tx
    .update(packageUnits)
    .set({ state: 'held', jobId })
    .where(eq(packageUnits.id, unit.id))
    .returning()
  await recountLots(tx, [unit.lotId])
  return held!
}

/**
 * A job cancelled with a refund of 100 %: its unit is returned and is valid for at least `liveDays` more. Idempotent:
 * returns false if the job holds no unit.
 */
export async function returnUnit(
  tx: Tx,
  input: Origin & { jobId: string; campaignId?: string; marketerId: string; seq?: number; liveDays?: number },
  now: Date,
): Promise<boolean> {
  const { marketerId, jobId } = input
  await lockAccounts(tx, [account('package_liability', marketerId), account('package_held', marketerId)])
  const [unit] = await tx
    .select()
    .from(packageUnits)
    .where(and(eq(packageUnits.jobId, jobId), eq(packageUnits.state, 'held'), eq(packageUnits.ownerId, marketerId)))
    .for('update')
  if (!unit) return false
  const { replayed } = await post(tx, packageUnitReturned({ ...input, value: unit.value }), now)
  if (replayed) throw new AppError('conflict')
  const until = daysAfter(now, input.liveDays ?? RETURNED_LIVE_DAYS)
  await tx
    .update(packageUnits)
    .set({
      state: 'available',
      jobId: null,
      expiresAt: laterOf(unit.expiresAt, until),
      // A unit that was extended to this lifetime needs no alert on the day of its return.
      ...(until > unit.expiresAt && { alertedDays: RETURNED_LIVE_DAYS }),
    })
    .where(eq(packageUnits.id, unit.id))
  await recountLots(tx, [unit.lotId])
  return true
}

/** Package lots of one marketer, earliest expiry first. */
export async function packageLotsOf(tx: Tx, ownerId: string): Promise<PackageLot[]> {
  return tx
    .select()
    .from(packageLots)
    .where(eq(packageLots.ownerId, ownerId))
    .orderBy(asc(packageLots.expiresAt), sql`${packageLots.id}`)
}
