import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownNameIfAny } from '../../accounts/schema-names.ts'
import { chargeRefunds } from '../schema.ts'

export type RefundRecord = typeof chargeRefunds.$inferSelect

export async function insertRefund(tx: Tx, row: typeof chargeRefunds.$inferInsert): Promise<RefundRecord> {
  const [inserted] = await tx.insert(chargeRefunds).values(row).returning()
  return inserted!
}

export async function listRefunds(tx: Tx, chargeId: string): Promise<RefundRecord[]> {
  return tx.select().from(chargeRefunds).where(eq(chargeRefunds.chargeId, chargeId)).orderBy(asc(chargeRefunds.id))
}

const requester = alias(accounts, 'refund_requester')
const approver = alias(accounts, 'refund_approver')

/** The refunds of a charge with the operators' names. */
export const listShownRefunds = (tx: Tx, lang: Lang, chargeId: string) =>
  tx
    .select({
      refund: chargeRefunds,
      requestedBy: shownNameIfAny(lang, requester),
      approvedBy: shownNameIfAny(lang, approver),
    })
    .from(chargeRefunds)
    .leftJoin(requester, eq(requester.id, chargeRefunds.requestedBy))
    .leftJoin(approver, eq(approver.id, chargeRefunds.approvedBy))
    .where(eq(chargeRefunds.chargeId, chargeId))
    .orderBy(asc(chargeRefunds.id))

/** Refunds of several charges, without those of unmatched receipts. */
export async function listRefundsOf(
  tx: Tx,
  chargeIds: readonly string[],
): Promise<Pick<RefundRecord, 'id' | 'chargeId'>[]> {
  if (chargeIds.length === 0) return []
  return tx
    .select({ id: chargeRefunds.id, chargeId: chargeRefunds.chargeId })
    .from(chargeRefunds)
    .where(and(inArray(chargeRefunds.chargeId, [...chargeIds]), isNotNull(chargeRefunds.lotId)))
}

export interface RefundSums {
  net: number
  gross: number
  /** Part of `gross` that is not sent yet. */
  pending: number
}

/** Refunds by charge, without those of unmatched receipts. */
export async function sumRefunds(tx: Tx, chargeIds: readonly string[]): Promise<Map<string, RefundSums>> {
  if (chargeIds.length === 0) return new Map()
  const { chargeId, net, gross, status, lotId } = chargeRefunds
  const rows = await tx
    .select({
      chargeId,
      net: sql`sum(${net})`.mapWith(Number),
      gross: sql`sum(${gross})`.mapWith(Number),
      pending: sql`coalesce(sum(${gross}) filter (where ${status} = 'requested'), 0)`.mapWith(Number),
    })
    .from(chargeRefunds)
    .where(and(inArray(chargeId, [...chargeIds]), isNotNull(lotId), ne(status, 'cancelled')))
    .groupBy(chargeId)
  return new Map(rows.map(({ chargeId: id, ...sums }) => [id, sums]))
}

export async function findRefund(tx: Tx, id: string): Promise<RefundRecord | undefined> {
  const [row] = await tx.select().from(chargeRefunds).where(eq(chargeRefunds.id, id))
  return row
}

export async function lockRefund(tx: Tx, chargeId: string, id: string): Promise<RefundRecord | undefined> {
  const [row] = await tx
    .select()
    .from(chargeRefunds)
    .where(and(eq(chargeRefunds.id, id), eq(chargeRefunds.chargeId, chargeId)))
    .for('update')
  return row
}

export async function updateRefund(
  tx: Tx,
  id: string,
  set: Partial<typeof chargeRefunds.$inferInsert>,
): Promise<RefundRecord> {
  const [row] = await tx.update(chargeRefunds).set(set).where(eq(chargeRefunds.id, id)).returning()
  return row!
}

/** Stores why a refund was not sent. Returns false if it was sent, or assigned to manual transfer, in the meantime. */
export async function recordRefundFailure(
  tx: Tx,
  id: string,
  set: Pick<RefundRecord, 'nextAt' | 'error' | 'failures'>,
): Promise<boolean> {
  const rows = await tx
    .update(chargeRefunds)
    .set(set)
    .where(and(eq(chargeRefunds.id, id), eq(chargeRefunds.status, 'requested'), isNotNull(chargeRefunds.nextAt)))
    .returning({ id: chargeRefunds.id })
  return rows.length > 0
}

/** Refunds that are due to be sent through the provider. */
export async function listRefundsDue(tx: Tx, now: Date, limit: number): Promise<RefundRecord[]> {
  return tx
    .select()
    .from(chargeRefunds)
    .where(and(eq(chargeRefunds.status, 'requested'), lte(chargeRefunds.nextAt, now)))
    .orderBy(asc(chargeRefunds.nextAt))
    .limit(limit)
}
