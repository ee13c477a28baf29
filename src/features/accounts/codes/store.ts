import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { codeAddresses, oneTimeCodes } from '../schema-access.ts'

export type CodeRow = typeof oneTimeCodes.$inferSelect

/** Locks an address until the transaction ends, so that parallel sends count each other. */
export async function lockAddress(tx: Tx, address: string, now: Date): Promise<void> {
  await tx
    .insert(codeAddresses)
    .values({ address, lastAt: now })
    .onConflictDoUpdate({ target: codeAddresses.address, set: { lastAt: now } })
}

export type Send = Pick<CodeRow, 'address' | 'accountId' | 'requester' | 'purpose' | 'tries' | 'createdAt'>

/** Codes sent since a time to an address, by an account or from a network, whether used or not. */
export const sendsSince = (
  tx: Tx,
  of: Pick<CodeRow, 'address' | 'accountId' | 'requester'>,
  since: Date,
): Promise<Send[]> =>
  tx
    .select({
      address: oneTimeCodes.address,
      accountId: oneTimeCodes.accountId,
      requester: oneTimeCodes.requester,
      purpose: oneTimeCodes.purpose,
      tries: oneTimeCodes.tries,
      createdAt: oneTimeCodes.createdAt,
    })
    .from(oneTimeCodes)
    .where(
      and(
        gt(oneTimeCodes.createdAt, since),
        or(
          eq(oneTimeCodes.address, of.address),
          of.accountId === null ? undefined : eq(oneTimeCodes.accountId, of.accountId),
          of.requester === null ? undefined : eq(oneTimeCodes.requester, of.requester),
        ),
      ),
    )

export async function insertCode(tx: Tx, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await tx.insert(oneTimeCodes).values(code)
}

export interface CodeOwner {
  purpose: string
  address?: string
  accountId?: string | null
  clientHash?: string | null
}

const lastCode = (tx: Tx, { purpose, address, accountId, clientHash }: CodeOwner) =>
  tx
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        address ? eq(oneTimeCodes.address, address) : undefined,
        accountId ? eq(oneTimeCodes.accountId, accountId) : undefined,
        clientHash ? eq(oneTimeCodes.clientHash, clientHash) : undefined,
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)

/** The last code that was sent for a purpose. */
export const findLastCode = async (tx: Tx, owner: CodeOwner): Promise<CodeRow | null> =>
  (await lastCode(tx, owner))[0] ?? null

/** Whether a client's token was issued together with a code. */
export async function isClientIssued(tx: Tx, clientHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.clientHash, clientHash))
    .limit(1)
  return rows.length > 0
}

/** As `findLastCode`, with the row locked until the transaction ends. */
export const lockLastCode = async (tx: Tx, owner: CodeOwner): Promise<CodeRow | null> =>
  (await lastCode(tx, owner).for('update'))[0] ?? null

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

/** Uses up the newest unused grant for a purpose (and address, if given). Null if there is none. */
export async function consumeGrant(
  tx: Tx,
  grant: { accountId: string; purpose: string; address?: string },
  now: Date,
): Promise<CodeRow | null> {
  const newest = tx
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
  const [row] = await tx
    .update(oneTimeCodes)
    .set({ grantUsedAt: now })
    .where(and(eq(oneTimeCodes.id, sql`(${newest})`), isNull(oneTimeCodes.grantUsedAt)))
    .returning()
  return row ?? null
}

const openToken = (tokenHash: string, now: Date) =>
  and(eq(oneTimeCodes.tokenHash, tokenHash), gt(oneTimeCodes.grantUntil, now), isNull(oneTimeCodes.grantUsedAt))

/** The unused grant of a recovery token, or null. */
export async function findToken(tx: Tx, tokenHash: string, now: Date): Promise<CodeRow | null> {
  const [row] = await tx.select().from(oneTimeCodes).where(openToken(tokenHash, now))
  return row ?? null
}

/** Uses up the grant of a recovery token. Null if there is none. */
export async function consumeRecoveryToken(tx: Tx, tokenHash: string, now: Date): Promise<CodeRow | null> {
  const [row] = await tx.update(oneTimeCodes).set({ grantUsedAt: now }).where(openToken(tokenHash, now)).returning()
  return row ?? null
}
