import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { callerColumns, joinCaller } from '../accounts/service.ts'
import { apiKeys } from './schema.ts'

export type ApiKeyRecord = typeof apiKeys.$inferSelect

/** Maximum number of keys in the list. */
const LISTED = 100

/** An account's keys with the names of their creators, newest first. */
export const listKeys = (db: Db, accountId: string) =>
  db
    .select({ key: apiKeys, maker: accounts.displayName })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.createdBy))
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(desc(apiKeys.id))
    .limit(LISTED)

const usable = (now: Date) => and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))

/**
 * The number of usable keys of an account. Locks the account's row, so that parallel requests are counted one after
 * another.
 */
export async function countUsable(tx: Tx, accountId: string, now: Date): Promise<number> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const [row] = await tx
    .select({ n: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), usable(now)))
  return row?.n ?? 0
}

export async function insertKey(tx: Tx, key: ApiKeyRecord): Promise<void> {
  await tx.insert(apiKeys).values(key)
}

const own = (accountId: string, id: string) => and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId))

/** Revokes a key of the account. Undefined if the account has no such key or the key is already revoked. */
export async function revokeKey(tx: Tx, accountId: string, id: string, now: Date): Promise<ApiKeyRecord | undefined> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(own(accountId, id), isNull(apiKeys.revokedAt)))
    .returning()
  return row
}

/** Revokes the usable keys that a login created, and returns them. */
export const revokeKeysOf = (tx: Tx, createdBy: string, now: Date): Promise<ApiKeyRecord[]> =>
  tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.createdBy, createdBy), usable(now)))
    .returning()

export async function hasKey(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: apiKeys.id }).from(apiKeys).where(own(accountId, id))
  return row !== undefined
}

/** A usable key by its hash, with the columns from which its account's `Caller` is built. */
export async function findUsable(db: Db, keyHash: string, now: Date) {
  const { id, scopes, lastUsedAt } = apiKeys
  const [row] = await joinCaller(
    db
      .select({ id, scopes, lastUsedAt, ...callerColumns })
      .from(accounts)
      .innerJoin(apiKeys, eq(apiKeys.accountId, accounts.id))
      .where(and(eq(apiKeys.keyHash, keyHash), usable(now)))
      .$dynamic(),
  )
  return row
}

/** Sets `last_used_at`, unless it is already later than `olderThan`. */
export async function noteUse(db: Db, id: string, now: Date, olderThan: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, olderThan))))
}
