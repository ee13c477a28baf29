import { and, count, desc, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { AccountRole } from '../accounts/rules/status.ts'
import { accounts } from '../accounts/schema.ts'
import { webhookDeliveries, webhookEndpoints } from './schema.ts'

export type EndpointRecord = typeof webhookEndpoints.$inferSelect
export type DeliveryRecord = typeof webhookDeliveries.$inferSelect

/** A claimed delivery that was not marked (a crash) can be claimed again after this time. Milliseconds. */
export const LEASE = 60_000
const BATCH = 20
/** Maximum number of deliveries of one endpoint in a batch, so that a slow receiver does not delay the others. */
const BATCH_OF_ENDPOINT = 4

const own = (accountId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, accountId))

export const listEndpoints = (db: Db, accountId: string): Promise<EndpointRecord[]> =>
  db.select().from(webhookEndpoints).where(eq(webhookEndpoints.accountId, accountId)).orderBy(desc(webhookEndpoints.id))

export async function findEndpoint(db: Db | Tx, accountId: string, id: string): Promise<EndpointRecord | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(own(accountId, id))
  return row
}

/** Number of endpoints of an account. Locks the account's row, so that parallel requests count one after the other. */
export async function countEndpoints(tx: Tx, accountId: string): Promise<number> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const [row] = await tx.select({ n: count() }).from(webhookEndpoints).where(eq(webhookEndpoints.accountId, accountId))
  return row?.n ?? 0
}

export async function insertEndpoint(tx: Tx, row: EndpointRecord): Promise<void> {
  await tx.insert(webhookEndpoints).values(row)
}

export async function updateEndpoint(
  tx: Tx,
  accountId: string,
  id: string,
  set: Partial<EndpointRecord>,
): Promise<EndpointRecord | undefined> {
  const [row] = await tx.update(webhookEndpoints).set(set).where(own(accountId, id)).returning()
  return row
}

/** Locks an endpoint of the account until the end of the transaction. */
export async function lockEndpoint(tx: Tx, accountId: string, id: string): Promise<EndpointRecord | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(own(accountId, id)).for('update')
  return row
}

/** Turns an endpoint off after the last attempt. Returns false if it is already off. */
export async function markEndpointFailed(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ state: 'failed', offAt: now })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.state, 'active')))
    .returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

export async function deleteEndpoint(tx: Tx, accountId: string, id: string): Promise<EndpointRecord | undefined> {
  const [row] = await tx.delete(webhookEndpoints).where(own(accountId, id)).returning()
  return row
}

export interface DeliveryPage {
  /** Time and id of the last row of the previous page. */
  before: { at: Date; id: string } | null
  status: DeliveryRecord['status'] | undefined
  limit: number
}

/** Newest first. */
export function listDeliveries(
  db: Db,
  endpointId: string,
  { before, status, limit }: DeliveryPage,
): Promise<DeliveryRecord[]> {
  const d = webhookDeliveries
  const earlier =
    before && sql`(${d.createdAt}, ${d.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
  return db
    .select()
    .from(d)
    .where(and(eq(d.endpointId, endpointId), status && eq(d.status, status), earlier ?? undefined))
    .orderBy(desc(d.createdAt), desc(d.id))
    .limit(limit)
}

export async function insertDelivery(tx: Tx, row: DeliveryRecord): Promise<void> {
  await tx.insert(webhookDeliveries).values(row)
}

/** Makes a delivery due at once, with all attempts again. A pending delivery becomes due earlier. */
export async function resendDelivery(
  tx: Tx,
  endpointId: string,
  id: string,
  now: Date,
): Promise<DeliveryRecord | undefined> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ status: 'pending', attempts: 0, nextAt: now })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)))
    .returning()
  return row
}

export interface Claimed {
  delivery: DeliveryRecord
  endpoint: EndpointRecord
  /** The role of the endpoint's account. */
  role: AccountRole
}

/**
 * Claims due deliveries of active endpoints for this process: counts the attempt and hides them from other processes
 * for the length of the lease.
 */
export function claimDeliveries(db: Db, now: Date): Promise<Claimed[]> {
  const [d, e] = [webhookDeliveries, webhookEndpoints]
  return withTx(db, async (tx) => {
    const isDue = and(eq(d.status, 'pending'), lte(d.nextAt, now))
    const ranked = tx
      .select({
        id: d.id,
        place: sql<number>`row_number() over (partition by ${d.endpointId} order by ${d.nextAt})`.as('place'),
      })
      .from(d)
      .innerJoin(e, eq(e.id, d.endpointId))
      .innerJoin(accounts, eq(accounts.id, e.accountId))
      .where(and(isDue, eq(e.state, 'active'), notInArray(accounts.status, ['deactivated', 'permanently'])))
      .as('ranked')
    const chosen = tx.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, BATCH_OF_ENDPOINT))
    const due = await tx
      .select({ id: d.id })
      .from(d)
      .where(and(inArray(d.id, chosen), isDue))
      .orderBy(d.nextAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    const nextAt = new Date(now.getTime() + LEASE)
    await tx
      .update(d)
      .set({ attempts: sql`${d.attempts} + 1`, nextAt, triedAt: now })
      .where(inArray(d.id, ids))
    return tx
      .select({ delivery: d, endpoint: e, role: accounts.role })
      .from(d)
      .innerJoin(e, eq(e.id, d.endpointId))
      .innerJoin(accounts, eq(accounts.id, e.accountId))
      .where(inArray(d.id, ids))
  })
}

/**
 * Records the result of an attempt, unless the delivery was claimed again after its lease expired. Returns false if it
 * was.
 */
export async function markTried(
  tx: Tx,
  { id, attempts }: DeliveryRecord,
  values: Pick<DeliveryRecord, 'status' | 'answerStatus' | 'answer'> & { nextAt?: Date },
): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set(values)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        eq(webhookDeliveries.status, 'pending'),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

export async function deleteDeliveriesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
