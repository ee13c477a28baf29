import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { recoveryCodes, twoStepLogins } from './schema.ts'

export type TwoStepRecord = typeof twoStepLogins.$inferSelect

export async function findTwoStep(tx: Tx, accountId: string): Promise<TwoStepRecord | undefined> {
  const [row] = await tx.select().from(twoStepLogins).where(eq(twoStepLogins.accountId, accountId))
  return row
}

/** Locks the row, so that attempts are counted one after the other. */
export async function lockTwoStep(tx: Tx, accountId: string): Promise<TwoStepRecord | undefined> {
  const [row] = await tx.select().from(twoStepLogins).where(eq(twoStepLogins.accountId, accountId)).for('update')
  return row
}

/** Stores a new secret, replacing an unconfirmed one. Returns false if there is a confirmed one. */
export async function saveSecret(tx: Tx, accountId: string, secret: string, now: Date): Promise<boolean> {
  const fresh = { secret, createdAt: now, lastStep: 0 }
  const rows = await tx
    .insert(twoStepLogins)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({ target: twoStepLogins.accountId, set: fresh, setWhere: isNull(twoStepLogins.confirmedAt) })
    .returning({ id: twoStepLogins.accountId })
  return rows.length > 0
}

export async function updateTwoStep(tx: Tx, accountId: string, changes: Partial<TwoStepRecord>): Promise<void> {
  await tx.update(twoStepLogins).set(changes).where(eq(twoStepLogins.accountId, accountId))
}

/** Consumes a time step. Returns false if it was already used. */
export async function consumeTimeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(twoStepLogins)
    .set({ lastStep: step })
    .where(and(eq(twoStepLogins.accountId, accountId), lt(twoStepLogins.lastStep, step)))
    .returning({ id: twoStepLogins.accountId })
  return rows.length > 0
}

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

const unused = (accountId: string) => and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))

/**
 * Whether a recovery code belongs to the login, used or not. Only `consumeRecoveryCode` decides whether it can be used.
 */
export async function hasRecoveryCode(tx: Tx, accountId: string, codeHash: string): Promise<boolean> {
  const [row] = await tx
    .select({ hash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
  return row !== undefined
}

/** Consumes a recovery code. Returns false if it was already used. */
export async function consumeRecoveryCode(tx: Tx, accountId: string, codeHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unused(accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ hash: recoveryCodes.codeHash })
  return rows.length > 0
}

export async function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(recoveryCodes).where(unused(accountId))
  return row?.n ?? 0
}

export async function deleteTwoStep(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.delete(twoStepLogins).where(eq(twoStepLogins.accountId, accountId))
}
