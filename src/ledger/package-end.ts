import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { type Satang, sum } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { account } from './account.ts'
import { lockAccounts } from './account-rows.ts'
import type { Origin } from './entry.ts'
import { packageLots, packageUnits } from './package-tables.ts'
import { post, postAll } from './post.ts'
import { packageRefunded, packageUnitExpired, type WithheldRefund } from './recipes/index.ts'
import { recountLots } from './unit-counts.ts'

type PackageUnit = typeof packageUnits.$inferSelect

const isUnused = eq(packageUnits.state, 'available')
const due = (now: Date) => and(isUnused, lte(packageUnits.expiresAt, now))

async function expireUnitsWhere(
  tx: Tx,
  which: SQL | undefined,
  now: Date,
  limit: number,
  origin: Origin = {},
): Promise<PackageUnit[]> {
  const found = await tx
    .select({ id: packageUnits.id, ownerId: packageUnits.ownerId })
    .from(packageUnits)
    .where(which)
    .orderBy(asc(packageUnits.expiresAt))
    .limit(limit)
  if (found.length === 0) return []
  const owners = [...new Set(found.map((unit) => unit.ownerId))]
  await lockAccounts(
    tx,
    owners.map((owner) => account('package_liability', owner)),
  )
  const ids = found.map((unit) => unit.id)
  const units = await tx
    .select()
    .from(packageUnits)
    .where(and(inArray(packageUnits.id, ids), which))
    .orderBy(asc(packageUnits.id))
    .for('update')
  if (units.length === 0) return []
  await postAll(
    tx,
    units.map((unit) =>
      packageUnitExpired({ ...origin, unitId: unit.id, marketerId: unit.ownerId, value: unit.value }),
    ),
    now,
  )
  await setState(tx, units, 'expired')
  return units
}

async function setState(tx: Tx, units: readonly PackageUnit[], state: 'expired' | 'refunded'): Promise<void> {
  const ids = units.map((unit) => unit.id)
  await tx.update(packageUnits).set({ state }).where(inArray(packageUnits.id, ids))
  await recountLots(tx, [...new Set(units.map((unit) => unit.lotId))])
}

/** Expires at most `limit` units that are due. Call it again until it returns none. */
export const expireUnits = (tx: Tx, now: Date, limit = 200): Promise<PackageUnit[]> =>
  expireUnitsWhere(tx, due(now), now, limit)

/** Expires one owner's units before a hold selects one. */
export const expireUnitsOf = (tx: Tx, ownerId: string, now: Date): Promise<PackageUnit[]> =>
  expireUnitsWhere(tx, and(due(now), eq(packageUnits.ownerId, ownerId)), now, 10_000)

/** Ends all unused units of an owner who closes the account, whenever they would expire. */
export const endUnitsOf = (tx: Tx, ownerId: string, now: Date, origin: Origin): Promise<PackageUnit[]> =>
  expireUnitsWhere(tx, and(isUnused, eq(packageUnits.ownerId, ownerId)), now, 10_000, origin)

/** Refunds all unused units of a lot in money; `vatOf` returns the VAT of their value. */
export async function refundPackage(
  tx: Tx,
  input: Origin & WithheldRefund & { refundId: string; lotId: string; vatOf: (net: Satang) => Satang },
  now: Date,
): Promise<Satang> {
  const [lot] = await tx.select().from(packageLots).where(eq(packageLots.id, input.lotId))
  if (!lot) throw new AppError('not_found')
  await lockAccounts(tx, [account('package_liability', lot.ownerId)])
  const units = await tx
    .select()
    .from(packageUnits)
    .where(and(eq(packageUnits.lotId, lot.id), eq(packageUnits.state, 'available')))
    .orderBy(asc(packageUnits.id))
    .for('update')
  if (units.length === 0) throw new AppError('package_empty')
  const net = sum(...units.map((unit) => unit.value))
  const refs = lot.chargeId ? { chargeId: lot.chargeId } : {}
  const memo = { ...input.memo, units: units.length }
  await post(tx, packageRefunded({ ...input, ...refs, memo, marketerId: lot.ownerId, net, vat: input.vatOf(net) }), now)
  await setState(tx, units, 'refunded')
  return net
}
