import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { signUps } from '../schema.ts'

export type SignUpRow = typeof signUps.$inferSelect

const live = (tokenHash: string, now: Date) =>
  and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, now), isNull(signUps.completedAt))

/** The sign-up behind a token, if it is neither over nor too old. */
export async function findSignUp(tx: Tx, tokenHash: string, now: Date): Promise<SignUpRow | null> {
  const [row] = await tx.select().from(signUps).where(live(tokenHash, now))
  return row ?? null
}

/** The same, held until the transaction ends: it makes one account at most. */
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
