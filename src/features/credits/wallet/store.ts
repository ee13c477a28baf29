import { and, asc, eq, gt, isNotNull, or, sql, sum } from 'drizzle-orm'
import { type Satang, satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { creditLots, packageLots, packageUnits } from '../../../ledger/schema.ts'

export type LotRecord = typeof creditLots.$inferSelect

/** Lots of one owner, earliest expiry first, by keyset. Without `all`, only lots with credits left at `now`. */
export async function listLots(
  tx: Tx,
  ownerId: string,
  query: { all: boolean; now: Date; after: { expiresAt: Date; id: string } | null; limit: number },
): Promise<LotRecord[]> {
  const { after } = query
  return tx
    .select()
    .from(creditLots)
    .where(
      and(
        eq(creditLots.ownerId, ownerId),
        query.all
          ? undefined
          : or(and(gt(creditLots.available, sql`0`), gt(creditLots.expiresAt, query.now)), gt(creditLots.held, sql`0`)),
        after
          ? sql`(${creditLots.expiresAt}, ${creditLots.id}) > (${after.expiresAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id))
    .limit(query.limit + 1)
}

export async function findLotOf(tx: Tx, chargeId: string): Promise<LotRecord | undefined> {
  const [lot] = await tx
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.chargeId, chargeId), eq(creditLots.source, 'purchase')))
  return lot
}

/** Value of a marketer's unspent credits and unused package jobs that have a payment, which can be refunded. */
export async function refundableOfOwner(tx: Tx, ownerId: string): Promise<Satang> {
  const [lots] = await tx
    .select({ value: sum(creditLots.available) })
    .from(creditLots)
    .where(and(eq(creditLots.ownerId, ownerId), eq(creditLots.source, 'purchase')))
  const [units] = await tx
    .select({ value: sum(packageUnits.value) })
    .from(packageUnits)
    .innerJoin(packageLots, eq(packageLots.id, packageUnits.lotId))
    .where(and(eq(packageUnits.ownerId, ownerId), eq(packageUnits.state, 'available'), isNotNull(packageLots.chargeId)))
  return satang(Number(lots?.value ?? 0) + Number(units?.value ?? 0))
}

/** The package that a charge bought, with its unused jobs and their value. */
export async function findPackageOf(
  tx: Tx,
  chargeId: string,
): Promise<{ lotId: string; units: number; value: number } | undefined> {
  const [found] = await tx
    .select({
      lotId: packageLots.id,
      units: sql<number>`count(${packageUnits.id})::int`,
      value: sql<number>`coalesce(sum(${packageUnits.value}), 0)::bigint`.mapWith(Number),
    })
    .from(packageLots)
    .leftJoin(packageUnits, and(eq(packageUnits.lotId, packageLots.id), eq(packageUnits.state, 'available')))
    .where(eq(packageLots.chargeId, chargeId))
    .groupBy(packageLots.id)
  return found
}
