import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { codeAddresses, oneTimeCodes } from './schema.ts'

export type CodeRow = typeof oneTimeCodes.$inferSelect

/** Holds an address until the transaction ends, so that two sends never see the same history. */
export async function lockAddress(tx: Tx, address: string, now: Date): Promise<void> {
  await tx
    .insert(codeAddresses)
    .values({ address, lastAt: now })
    .onConflictDoUpdate({ target: codeAddresses.address, set: { lastAt: now } })
}

export type Send = Pick<CodeRow, 'purpose' | 'accountId' | 'createdAt'>

/** Sends to an address since a time, used or not. */
export const sendsTo = (tx: Tx, address: string, since: Date): Promise<Send[]> =>
  tx
    .select({ purpose: oneTimeCodes.purpose, accountId: oneTimeCodes.accountId, createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.address, address), gt(oneTimeCodes.createdAt, since)))

/** Sends that an account asked for since a time, to any address. */
export async function sendsBy(tx: Tx, accountId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.accountId, accountId), gt(oneTimeCodes.createdAt, since)))
  return rows.map((row) => row.at)
}

export async function insertCode(tx: Tx, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await tx.insert(oneTimeCodes).values(code)
}

/** The last code sent to an address for a purpose, held until the transaction ends. */
export async function lockLastCode(
  tx: Tx,
  address: string,
  purpose: string,
  accountId: string | null,
): Promise<CodeRow | null> {
  const [row] = await tx
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.address, address),
        eq(oneTimeCodes.purpose, purpose),
        accountId === null ? undefined : eq(oneTimeCodes.accountId, accountId),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)
    .for('update')
  return row ?? null
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(eq(oneTimeCodes.id, id))
}

export async function markUsed(
  tx: Tx,
  id: string,
  grant: { usedAt: Date; grantUntil?: Date; tokenHash?: string },
): Promise<void> {
  await tx.update(oneTimeCodes).set(grant).where(eq(oneTimeCodes.id, id))
}

/** Uses up the newest open grant of a purpose (and address, if given); its row, or null when there is none. */
export async function takeGrant(
  tx: Tx,
  grant: { accountId: string; purpose: string; address?: string },
  now: Date,
): Promise<CodeRow | null> {
  const [open] = await tx
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.accountId, grant.accountId),
        eq(oneTimeCodes.purpose, grant.purpose),
        grant.address === undefined ? undefined : eq(oneTimeCodes.address, grant.address),
        gt(oneTimeCodes.grantUntil, now),
        isNull(oneTimeCodes.grantUsedAt),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
    .for('update')
  if (!open) return null
  const [row] = await tx
    .update(oneTimeCodes)
    .set({ grantUsedAt: now })
    .where(and(eq(oneTimeCodes.id, open.id), isNull(oneTimeCodes.grantUsedAt)))
    .returning()
  return row ?? null
}

const openToken = (tokenHash: string, now: Date) =>
  and(eq(oneTimeCodes.tokenHash, tokenHash), gt(oneTimeCodes.grantUntil, now), isNull(oneTimeCodes.grantUsedAt))

/** The open grant behind a recovery token. */
export async function findToken(tx: Tx, tokenHash: string, now: Date): Promise<CodeRow | null> {
  const [row] = await tx.select().from(oneTimeCodes).where(openToken(tokenHash, now))
  return row ?? null
}

/** Uses up the grant behind a recovery token. */
export async function takeToken(tx: Tx, tokenHash: string, now: Date): Promise<CodeRow | null> {
  const [row] = await tx.update(oneTimeCodes).set({ grantUsedAt: now }).where(openToken(tokenHash, now)).returning()
  return row ?? null
}
