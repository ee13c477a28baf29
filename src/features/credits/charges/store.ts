import { and, asc, desc, eq, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { chargeRefunds, charges, webhookEvents } from '../schema.ts'
import type { ChargeStatus, PurchaseState } from '../shapes.ts'

export type ChargeRecord = typeof charges.$inferSelect
export type NewChargeRecord = typeof charges.$inferInsert

export async function insertCharge(tx: Tx, row: NewChargeRecord): Promise<ChargeRecord> {
  const [inserted] = await tx.insert(charges).values(row).returning()
  return inserted!
}

export async function findOwn(tx: Tx, marketerId: string, id: string): Promise<ChargeRecord | undefined> {
  const [row] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.id, id), eq(charges.marketerId, marketerId)))
  return row
}

export async function findCharge(tx: Tx, id: string): Promise<ChargeRecord | undefined> {
  const [row] = await tx.select().from(charges).where(eq(charges.id, id))
  return row
}

/** Locks a charge until the end of the transaction; required before any change to it. */
export async function lockCharge(tx: Tx, id: string): Promise<ChargeRecord | undefined> {
  const [row] = await tx.select().from(charges).where(eq(charges.id, id)).for('update')
  return row
}

/**
 * Finds our charge for a provider's charge: by the provider's id or, on a second payment or after a crash, by our
 * reference.
 */
export async function findByProvider(
  tx: Tx,
  provider: string,
  providerCharge: { id: string; reference: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(
      or(
        and(eq(charges.provider, provider), eq(charges.providerChargeId, providerCharge.id)),
        and(eq(charges.reference, providerCharge.reference), ne(charges.method, 'transfer')),
      ),
    )
    .limit(1)
  return row?.id
}

export async function updateCharge(tx: Tx, id: string, set: Partial<NewChargeRecord>): Promise<ChargeRecord> {
  const [row] = await tx.update(charges).set(set).where(eq(charges.id, id)).returning()
  return row!
}

const isRefunded = sql`(${charges.chargedBackAt} is not null or exists (select 1 from ${chargeRefunds}
  where ${chargeRefunds.chargeId} = ${charges.id} and ${chargeRefunds.lotId} is not null
    and ${chargeRefunds.status} <> 'cancelled'))`

/** Whether a charge is in a state. A charge past its expiry is stored as pending until the next sweep. */
function isIn(state: PurchaseState, now: Date): SQL {
  const { status, expiresAt } = charges
  const at = sql`${now.toISOString()}::timestamptz`
  switch (state) {
    case 'open':
      return sql`(${status} = 'review' or (${status} = 'pending' and ${expiresAt} > ${at}))`
    case 'paid':
      return sql`(${status} = 'paid' and not ${isRefunded})`
    case 'refunded':
      return sql`(${status} = 'paid' and ${isRefunded})`
    case 'ended':
      return sql`(${status} in ('failed', 'expired', 'cancelled') or (${status} = 'pending' and ${expiresAt} <= ${at}))`
  }
}

export async function listOwn(
  tx: Tx,
  marketerId: string,
  query: {
    status?: ChargeStatus | undefined
    purpose?: ChargeRecord['purpose'] | undefined
    state?: PurchaseState | undefined
    now: Date
    before: string | null
    limit: number
  },
): Promise<ChargeRecord[]> {
  return tx
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.marketerId, marketerId),
        query.status && eq(charges.status, query.status),
        query.purpose && eq(charges.purpose, query.purpose),
        query.state && isIn(query.state, query.now),
        query.before ? lt(charges.id, query.before) : undefined,
      ),
    )
    .orderBy(desc(charges.id))
    .limit(query.limit + 1)
}

/** Charges that operators made for a marketer, newest first. */
export const listSold = (tx: Tx, marketerId: string, limit: number): Promise<ChargeRecord[]> =>
  tx
    .select()
    .from(charges)
    .where(and(eq(charges.marketerId, marketerId), isNotNull(charges.soldBy)))
    .orderBy(desc(charges.id))
    .limit(limit)

/** Charges that are due for a check. */
export async function listDue(tx: Tx, now: Date, limit: number): Promise<ChargeRecord[]> {
  return tx.select().from(charges).where(lte(charges.nextCheckAt, now)).orderBy(asc(charges.nextCheckAt)).limit(limit)
}

export interface Buyer {
  accountType: 'individual' | 'company'
  legalName: string | null
  taxId: string | null
  taxBranch: string
  address: (typeof marketers.$inferSelect)['address']
}

export async function findBuyer(tx: Tx, marketerId: string): Promise<Buyer | undefined> {
  const { accountType, legalName, taxId, taxBranch, address } = marketers
  const [row] = await tx
    .select({ accountType, legalName, taxId, taxBranch, address })
    .from(marketers)
    .where(eq(marketers.accountId, marketerId))
  return row
}

/** The language of the page to which the provider redirects the payer. */
export async function langOfPayer(tx: Tx, marketerId: string): Promise<Lang> {
  const [row] = await tx.select({ lang: accounts.lang }).from(accounts).where(eq(accounts.id, marketerId))
  return row?.lang ?? 'th'
}

/** Claims a webhook event: waits for a concurrent identical one, and returns whether it was already processed. */
export async function claimEvent(
  tx: Tx,
  event: { provider: string; eventId: string; kind: string },
  now: Date,
): Promise<{ done: boolean }> {
  const [row] = await tx
    .insert(webhookEvents)
    .values({ ...event, receivedAt: now })
    .onConflictDoUpdate({
      target: [webhookEvents.provider, webhookEvents.eventId],
      set: { deliveries: sql`${webhookEvents.deliveries} + 1` },
    })
    .returning({ processedAt: webhookEvents.processedAt })
  return { done: row!.processedAt !== null }
}

export async function finishEvent(
  tx: Tx,
  event: { provider: string; eventId: string },
  chargeId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(webhookEvents)
    .set({ processedAt: now, chargeId })
    .where(and(eq(webhookEvents.provider, event.provider), eq(webhookEvents.eventId, event.eventId)))
}
