import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { sessions } from '../schema.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Live sessions of an account, newest first. */
export const listSessions = (tx: Tx, accountId: string, now: Date): Promise<SessionRow[]> =>
  tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.id))
    .limit(100)

/** Ends one session of an account; false when it is not one of its live ones. */
export async function endSession(tx: Tx, accountId: string, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
