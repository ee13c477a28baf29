import { and, desc, eq, exists, gt, inArray, isNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { DAY, HOUR } from '../../../core/clock.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { PERSISTENT_DAYS } from '../../accounts/rules/sessions.ts'
import { persistentLogins, sessions } from '../../accounts/schema-access.ts'
import { pushSubscriptions } from '../schema.ts'

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

/** Where nobody stays logged in, messages go on as long after the log-in as they would with it. */
const usedSince = (now: Date | Placeholder) =>
  sql`${now}::timestamptz - make_interval(hours => ${(PERSISTENT_DAYS * DAY) / HOUR})`

/** The device of a subscription was neither logged out nor forgotten. */
const isLive = (tx: Tx, now: Date | Placeholder) =>
  or(
    exists(
      tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.id, pushSubscriptions.loginId),
            isNull(sessions.endedAt),
            gt(sessions.createdAt, usedSince(now)),
          ),
        ),
    ),
    exists(
      tx
        .select({ id: persistentLogins.id })
        .from(persistentLogins)
        .where(
          and(
            eq(persistentLogins.id, pushSubscriptions.loginId),
            isNull(persistentLogins.endedAt),
            gt(persistentLogins.expiresAt, now),
          ),
        ),
    ),
  )

/** The device that a session belongs to; null when the session is gone. */
export async function deviceOf(tx: Tx, accountId: string, sessionId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: sql<string>`coalesce(${sessions.persistentLoginId}, ${sessions.id})` })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
  return row?.id ?? null
}

/** Devices of an account that take messages, newest first, with the browser that logged in. */
export const listDevices = (tx: Tx, accountId: string, now: Date) =>
  tx
    .select({
      id: pushSubscriptions.id,
      loginId: pushSubscriptions.loginId,
      createdAt: pushSubscriptions.createdAt,
      userAgent: sql<string>`coalesce(${persistentLogins.userAgent}, ${sessions.userAgent}, '')`,
    })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.loginId))
    .leftJoin(persistentLogins, eq(persistentLogins.id, pushSubscriptions.loginId))
    .where(and(eq(pushSubscriptions.accountId, accountId), isLive(tx, now)))
    .orderBy(desc(pushSubscriptions.id))

/** The ids of these devices, as a part of another query. */
export const devicesOf = (tx: Tx, accountId: SQL, now: Date | Placeholder) =>
  tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), isLive(tx, now)))

/** A subscription that messages may go to; null once its device was logged out. */
export async function findLiveSubscription(db: Db, id: string, now: Date): Promise<PushSubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), isLive(db, now)))
  return row ?? null
}

/** Stores the subscription of a device. The same device keeps its id, so that no message reaches it twice. */
export async function saveSubscription(tx: Tx, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { accountId, loginId, endpoint, p256dh, auth } = row
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), not(eq(pushSubscriptions.loginId, loginId))))
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.loginId, set: { accountId, endpoint, p256dh, auth } })
}

/** Ends the oldest subscriptions of an account beyond `most`. */
export async function endOldest(tx: Tx, accountId: string, most: number): Promise<void> {
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.id))
    .offset(most)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest))
}

export async function findByEndpoint(tx: Tx, endpoint: string): Promise<PushSubscriptionRow | null> {
  const [row] = await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)).for('update')
  return row ?? null
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** Ends a subscription of an account; false when it has none of this id. */
export async function deleteOwn(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.accountId, accountId)))
    .returning({ id: pushSubscriptions.id })
  return rows.length > 0
}

/** Ends what a push service no longer knows, unless the browser has subscribed anew meanwhile. */
export async function deleteGone(db: Db, { id, endpoint }: PushSubscriptionRow): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)))
}

/** The device's next log-in takes over its messages; a subscription that it left meanwhile ends. */
export async function moveSubscription(tx: Tx, id: string, loginId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.loginId, loginId))
  await tx.update(pushSubscriptions).set({ loginId }).where(eq(pushSubscriptions.id, id))
}

/** Ends the subscriptions of an account that is closed. */
export async function deleteAll(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId))
}

/** Ends subscriptions whose device was logged out, or was last logged in, before a time. */
export async function deleteForgotten(tx: Tx, before: Date): Promise<void> {
  const device = sql`${pushSubscriptions.loginId}`
  const lastUse = sql`coalesce(
    (select coalesce(${persistentLogins.endedAt}, ${persistentLogins.expiresAt}) from ${persistentLogins} where ${persistentLogins.id} = ${device}),
    (select coalesce(${sessions.endedAt}, ${sessions.createdAt}) from ${sessions} where ${sessions.id} = ${device}),
    ${pushSubscriptions.createdAt})`
  await tx.delete(pushSubscriptions).where(sql`${lastUse} <= ${before}`)
}
