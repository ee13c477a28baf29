import { and, count, desc, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { AccountRole } from '../accounts/rules/status.ts'
import { accounts } from '../accounts/schema.ts'
import { webhookDeliveries, webhookEndpoints } from './schema.ts'

export type EndpointRecord = typeof webhookEndpoints.$inferSelect
export type DeliveryRecord = typeof webhookDeliveries.$inferSelect

/** A claimed delivery that was not marked (a crash) is free again after this time. */
export const LEASE = 60_000
const BATCH = 20
/** Deliveries of one endpoint in a batch, so that a slow receiver holds up no other. */
const BATCH_OF_ENDPOINT = 4

const own = (accountId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, accountId))

export const listEndpoints = (db: Db, accountId: string): Promise<EndpointRecord[]> =>
  db.select().from(webhookEndpoints).where(eq(webhookEndpoints.accountId, accountId)).orderBy(desc(webhookEndpoints.id))

export async function findEndpoint(db: Db | Tx, accountId: string, id: string): Promise<EndpointRecord | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(own(accountId, id))
  return row
}

/** Endpoints of an account. Its row stays locked, so that parallel requests count one after another. */
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

/** An endpoint of the account, locked until the end of the transaction. */
export async function lockEndpoint(tx: Tx, accountId: string, id: string): Promise<EndpointRecord | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(own(accountId, id)).for('update')
  return row
}

/** Switches an endpoint off after its last try; false if it is off already. */
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
  /** Time and id of the last row of the page before. */
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

/** Makes a delivery due now, with all its tries. One that is waiting only comes earlier. */
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

/** Takes due deliveries of active endpoints for this process: counts the try and hides them for the length of the lease. */
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

/** Ends a try, unless the delivery was taken up again after its lease. False if it was. */
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
