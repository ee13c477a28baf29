import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import { persistentLogins, persistentLoginTokens, sessions } from '../schema-access.ts'
import { lastUse } from './session.ts'

export type SessionRow = typeof sessions.$inferSelect & { usedAt: Date }
export type PersistentLogin = typeof persistentLogins.$inferSelect

const DEVICES_MAX = 100

/** Valid sessions of an account, newest first. */
export const listSessions = (tx: Tx, accountId: string, now: Date): Promise<SessionRow[]> =>
  tx
    .select({ ...getTableColumns(sessions), usedAt: lastUse })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.id))
    .limit(DEVICES_MAX)

const isLive = (now: Date) => and(isNull(persistentLogins.endedAt), gt(persistentLogins.expiresAt, now))

/** Valid persistent logins of an account, newest first. */
export const listPersistentLogins = (tx: Tx, accountId: string, now: Date): Promise<PersistentLogin[]> =>
  tx
    .select()
    .from(persistentLogins)
    .where(and(eq(persistentLogins.accountId, accountId), isLive(now)))
    .orderBy(desc(persistentLogins.id))
    .limit(DEVICES_MAX)

/** Ends a persistent login and its sessions. */
export async function endPersistentLogin(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(persistentLogins)
    .set({ endedAt: now })
    .where(and(eq(persistentLogins.id, id), isNull(persistentLogins.endedAt)))
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.persistentLoginId, id), isNull(sessions.endedAt)))
}

/** Ends a session or persistent login of an account by id; false if the account has no valid one with that id. */
export async function endDevice(tx: Tx, accountId: string, id: string, now: Date): Promise<boolean> {
  const [session] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .returning({ loginId: sessions.persistentLoginId })
  const [login] = session
    ? [session.loginId && { id: session.loginId }]
    : await tx
        .select({ id: persistentLogins.id })
        .from(persistentLogins)
        .where(and(eq(persistentLogins.id, id), eq(persistentLogins.accountId, accountId), isLive(now)))
  if (login) await endPersistentLogin(tx, login.id, now)
  return session !== undefined || login !== undefined
}

/** The persistent login that opened a session; null if there is none. */
export async function persistentLoginOf(tx: Tx, accountId: string, sessionId: string): Promise<string | null> {
  const [row] = await tx
    .select({ loginId: sessions.persistentLoginId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
  return row?.loginId ?? null
}

export async function insertPersistentLogin(tx: Tx, login: typeof persistentLogins.$inferInsert): Promise<void> {
  await tx.insert(persistentLogins).values(login)
}

export async function insertPersistentToken(tx: Tx, token: typeof persistentLoginTokens.$inferInsert): Promise<void> {
  await tx.insert(persistentLoginTokens).values(token)
}

/** The valid persistent login of a token, locked until the transaction ends, with the time of the token's first use. */
export async function lockPersistentLogin(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ login: PersistentLogin; usedAt: Date | null } | null> {
  const ofToken = eq(persistentLoginTokens.tokenHash, tokenHash)
  const [found] = await tx.select({ loginId: persistentLoginTokens.loginId }).from(persistentLoginTokens).where(ofToken)
  if (!found) return null
  const [login] = await tx
    .select()
    .from(persistentLogins)
    .where(and(eq(persistentLogins.id, found.loginId), isLive(now)))
    .for('update')
  // Read again after the lock, because a concurrent request may have used the token before.
  const [token] = await tx.select({ usedAt: persistentLoginTokens.usedAt }).from(persistentLoginTokens).where(ofToken)
  return login && token ? { login, usedAt: token.usedAt } : null
}

/** Marks the unused tokens of a login as used: the one that the client sent and those issued with it. */
export async function markTokensUsed(tx: Tx, loginId: string, now: Date): Promise<void> {
  await tx
    .update(persistentLoginTokens)
    .set({ usedAt: now })
    .where(and(eq(persistentLoginTokens.loginId, loginId), isNull(persistentLoginTokens.usedAt)))
}

export async function extendPersistentLogin(
  tx: Tx,
  id: string,
  use: Pick<PersistentLogin, 'usedAt' | 'expiresAt' | 'ip' | 'userAgent'>,
): Promise<void> {
  await tx.update(persistentLogins).set(use).where(eq(persistentLogins.id, id))
}

/** Deletes persistent logins that ended or expired before a time, and their tokens. */
export async function deleteOldLogins(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(persistentLogins)
    .where(or(lt(persistentLogins.expiresAt, before), lt(persistentLogins.endedAt, before)))
}

/** Deletes some sessions that were opened before a time. Ids sort by time, so no other index is needed. */
export async function deleteOldSessions(tx: Tx, before: Date, limit: number): Promise<void> {
  const old = lt(sessions.id, newId(before.getTime(), new Uint8Array(10)))
  const some = tx.select({ id: sessions.id }).from(sessions).where(old).orderBy(sessions.id).limit(limit)
  await tx.delete(sessions).where(inArray(sessions.id, some))
}
