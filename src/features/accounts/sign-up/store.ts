import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { signUps } from '../schema-sign-up.ts'

export type SignUpRow = typeof signUps.$inferSelect

const live = (tokenHash: string, now: Date) =>
  and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, now), isNull(signUps.completedAt))

/** The unfinished, unexpired sign-up of a token, or null. */
export async function findSignUp(tx: Tx, tokenHash: string, now: Date): Promise<SignUpRow | null> {
  const [row] = await tx.select().from(signUps).where(live(tokenHash, now))
  return row ?? null
}

/** The same, locked until the transaction ends, so that it creates at most one account. */
export async function lockSignUp(tx: Tx, tokenHash: string, now: Date): Promise<SignUpRow | null> {
  const [row] = await tx.select().from(signUps).where(live(tokenHash, now)).for('update')
  return row ?? null
}

export async function insertSignUp(tx: Tx, row: typeof signUps.$inferInsert): Promise<void> {
  await tx.insert(signUps).values(row)
}

export async function updateSignUp(tx: Tx, id: string, changes: Partial<SignUpRow>): Promise<void> {
  await tx.update(signUps).set(changes).where(eq(signUps.id, id))
}

/**
 * Another sign-up with the same address that was confirmed earlier, on any device; locked until the transaction ends.
 */
export async function lockEarlier(
  tx: Tx,
  { id, role }: SignUpRow,
  email: string,
  now: Date,
): Promise<SignUpRow | null> {
  const [row] = await tx
    .select()
    .from(signUps)
    .where(
      and(
        eq(signUps.role, role),
        eq(signUps.email, email),
        isNull(signUps.completedAt),
        isNotNull(signUps.emailVerifiedAt),
        gt(signUps.expiresAt, now),
        ne(signUps.id, id),
      ),
    )
    .orderBy(desc(signUps.emailVerifiedAt))
    .limit(1)
    .for('update')
  return row ?? null
}

/** The channel entered before the account was created. */
export async function findSignUpChannel(tx: Tx, accountId: string): Promise<SignUpRow['channel']> {
  const [row] = await tx
    .select({ channel: signUps.channel })
    .from(signUps)
    .where(eq(signUps.accountId, accountId))
    .limit(1)
  return row?.channel ?? null
}
