import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { channelClaims } from '../schema.ts'

export type ClaimRecord = typeof channelClaims.$inferSelect

export async function insertClaim(tx: Tx, values: typeof channelClaims.$inferInsert): Promise<void> {
  await tx.insert(channelClaims).values(values)
}

/** Consumes the state of a sign-in. Null if it was used before, has expired, or belongs to another session. */
export async function useOauthClaim(
  tx: Tx,
  secret: string,
  sessionId: string,
  accountId: string,
  now: Date,
): Promise<ClaimRecord | null> {
  const [row] = await tx
    .update(channelClaims)
    .set({ usedAt: now })
    .where(
      and(
        eq(channelClaims.kind, 'oauth'),
        eq(channelClaims.secret, secret),
        eq(channelClaims.sessionId, sessionId),
        eq(channelClaims.accountId, accountId),
        isNull(channelClaims.usedAt),
        gt(channelClaims.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

const isOpenBioClaim = (accountId: string, now: Date) =>
  and(
    eq(channelClaims.kind, 'bio'),
    eq(channelClaims.accountId, accountId),
    isNull(channelClaims.usedAt),
    gt(channelClaims.expiresAt, now),
  )

/** The account's pending profile-code claims, newest first. */
export const listBioClaims = (tx: Tx, accountId: string, now: Date): Promise<ClaimRecord[]> =>
  tx.select().from(channelClaims).where(isOpenBioClaim(accountId, now)).orderBy(desc(channelClaims.id)).limit(20)

/** A pending profile-code claim of this account, or null. */
export async function findBioClaim(tx: Tx, id: string, accountId: string, now: Date): Promise<ClaimRecord | null> {
  const [row] = await tx
    .select()
    .from(channelClaims)
    .where(and(eq(channelClaims.id, id), isOpenBioClaim(accountId, now)))
  return row ?? null
}

/** Consumes a profile-code claim. False if another request did so first. */
export async function useBioClaim(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(channelClaims)
    .set({ usedAt: now })
    .where(and(eq(channelClaims.id, id), isNull(channelClaims.usedAt)))
    .returning({ id: channelClaims.id })
  return used.length > 0
}

/** The account's pending profile-code claim of the same link. Requesting a code again shows the same one. */
export async function findOpenBioClaim(tx: Tx, accountId: string, url: string, now: Date): Promise<ClaimRecord | null> {
  const [row] = await tx
    .select()
    .from(channelClaims)
    .where(and(eq(channelClaims.url, url), isOpenBioClaim(accountId, now)))
    .limit(1)
  return row ?? null
}
