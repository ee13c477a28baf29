import { and, desc, eq, exists, gt, inArray, isNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { DAY, HOUR } from '../../../core/clock.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { PERSISTENT_DAYS } from '../../accounts/rules/sessions.ts'
import { persistentLogins, sessions } from '../../accounts/schema-access.ts'
import { pushSubscriptions } from '../schema.ts'

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

/** A session without a persistent login gets push messages for as long after the log-in as a persistent login lasts. */
const usedSince = (now: Date | Placeholder) =>
  sql`${now}::timestamptz - make_interval(hours => ${(PERSISTENT_DAYS * DAY) / HOUR})`

/** Condition: the device of a subscription was not logged out, and its login has not expired. */
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

/**
 * The id of the device of a session: its persistent login or the session itself. Null if the session does not exist.
 */
export async function deviceOf(tx: Tx, accountId: string, sessionId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: sql<string>`coalesce(${sessions.persistentLoginId}, ${sessions.id})` })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
  return row?.id ?? null
}

/** Subscribed devices of an account, newest first, with the browser that logged in. */
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

/** A subquery for the ids of the subscribed devices of an account. */
export const devicesOf = (tx: Tx, accountId: SQL, now: Date | Placeholder) =>
  tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), isLive(tx, now)))

/** The subscription, or null once its device was logged out. */
export async function findLiveSubscription(db: Db, id: string, now: Date): Promise<PushSubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), isLive(db, now)))
  return row ?? null
}

/** Stores the subscription of a device. A device keeps its id, so that no message reaches it twice. */
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

/** Deletes the oldest subscriptions of an account beyond `most`. */
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

/** Deletes a subscription of an account. Returns false if the account has none with this id. */
export async function deleteOwn(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.accountId, accountId)))
    .returning({ id: pushSubscriptions.id })
  return rows.length > 0
}

/**
 * Deletes a subscription that the push service no longer accepts, unless the browser has subscribed again in the
 * meantime.
 */
export async function deleteGone(db: Db, { id, endpoint }: PushSubscriptionRow): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)))
}

/** Moves a subscription to the device's next login. Another subscription of that login is deleted. */
export async function moveSubscription(tx: Tx, id: string, loginId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.loginId, loginId))
  await tx.update(pushSubscriptions).set({ loginId }).where(eq(pushSubscriptions.id, id))
}

/** Deletes the subscriptions of a closed account. */
export async function deleteAll(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId))
}

/** Deletes subscriptions whose device was logged out, or last logged in, before a time. */
export async function deleteForgotten(tx: Tx, before: Date): Promise<void> {
  const device = sql`${pushSubscriptions.loginId}`
  const lastUse = sql`coalesce(
    (select coalesce(${persistentLogins.endedAt}, ${persistentLogins.expiresAt}) from ${persistentLogins} where ${persistentLogins.id} = ${device}),
    (select coalesce(${sessions.endedAt}, ${sessions.createdAt}) from ${sessions} where ${sessions.id} = ${device}),
    ${pushSubscriptions.createdAt})`
  await tx.delete(pushSubscriptions).where(sql`${lastUse} <= ${before}`)
}
