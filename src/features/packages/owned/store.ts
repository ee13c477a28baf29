import { and, count, desc, eq, gt, min, sql } from 'drizzle-orm'
import { type Satang, satang } from '../../../core/money.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import { type ChannelType, normalChannelType, type PostType, type StoredChannelType } from '../../../core/vocabulary.ts'
import type { Tx } from '../../../db/types.ts'
import { packageLots, packageUnits } from '../../../ledger/schema.ts'
import { contentItems } from '../../content/schema.ts'

/** A package that a marketer has bought, with its remaining jobs. */
export interface OwnedPackage {
  packageId: string
  title: Bilingual
  channelType: StoredChannelType
  postType: PostType
  /** Jobs that can still be started. */
  unitsLeft: number
  /** The influencer's pay of the next unit to be used, satang. */
  creatorPay: Satang
  /** The earliest expiry of the remaining jobs. */
  expiresAt: Date | null
}

/** The packages that a marketer has bought, with their catalogue titles; those with jobs left first. */
export async function listOwned(tx: Tx, ownerId: string, now: Date, packageId?: string): Promise<OwnedPackage[]> {
  const bought = tx
    .select({
      packageId: packageLots.packageId,
      lastPay: sql<string>`(array_agg(${packageLots.creatorPay} order by ${packageLots.purchasedAt} desc))[1]`.as(
        'last_pay',
      ),
    })
    .from(packageLots)
    .where(and(eq(packageLots.ownerId, ownerId), packageId ? eq(packageLots.packageId, packageId) : undefined))
    .groupBy(packageLots.packageId)
    .as('bought')
  const left = tx
    .select({
      packageId: packageUnits.packageId,
      units: count().as('units'),
      expiresAt: min(packageUnits.expiresAt).as('first_expiry'),
      nextPay:
        sql<string>`(array_agg(${packageUnits.creatorPay} order by ${packageUnits.expiresAt}, ${packageUnits.no}))[1]`.as(
          'next_pay',
        ),
    })
    .from(packageUnits)
    .where(
      and(
        eq(packageUnits.ownerId, ownerId),
        packageId ? eq(packageUnits.packageId, packageId) : undefined,
        eq(packageUnits.state, 'available'),
        gt(packageUnits.expiresAt, now),
      ),
    )
    .groupBy(packageUnits.packageId)
    .as('units_left')
  const doc = sql`coalesce(${contentItems.live}, ${contentItems.draft})`
  const unitsLeft = sql<number>`coalesce(${left.units}, 0)`.mapWith(Number)
  const rows = await tx
    .select({
      packageId: contentItems.id,
      title: sql<Bilingual>`${doc}->'title'`,
      channelType: sql<ChannelType>`${doc}->>'channelType'`,
      postType: sql<PostType>`${doc}->>'postType'`,
      unitsLeft,
      creatorPay: sql<number>`coalesce(${left.nextPay}, ${bought.lastPay})`.mapWith(Number),
      expiresAt: left.expiresAt,
    })
    .from(contentItems)
    .innerJoin(bought, eq(bought.packageId, contentItems.id))
    .leftJoin(left, eq(left.packageId, contentItems.id))
    .where(eq(contentItems.kind, 'package'))
    .orderBy(desc(sql`coalesce(${left.units}, 0) > 0`), left.expiresAt, contentItems.id)
  return rows.map((row) => ({
    ...row,
    channelType: normalChannelType(row.channelType),
    creatorPay: satang(row.creatorPay),
  }))
}
