import { eq, inArray, sql } from 'drizzle-orm'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { outbox } from '../../service/schema.ts'

export type Message = typeof outbox.$inferSelect

/** A claimed message that was neither marked sent nor failed (a crash) is free again after this time. */
export const LEASE = 120_000

/**
 * Takes due messages for this process: counts the try and hides them from others for the length of the lease.
 * Rows that another process is taking are passed over.
 */
export function claimDue(db: Db, now: Date, limit: number): Promise<Message[]> {
  return withTx(db, async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(sql`${outbox.status} = 'pending' and ${outbox.nextAt} <= ${now}`)
      .orderBy(outbox.nextAt)
      .limit(limit)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: new Date(now.getTime() + LEASE) })
      .where(
        inArray(
          outbox.id,
          due.map((row) => row.id),
        ),
      )
      .returning()
  })
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ status: 'sent', sentAt: now, error: null }).where(eq(outbox.id, id))
}

/** Another try at `nextAt`, or never again when it is null. */
export async function markFailed(db: Db, id: string, error: string, nextAt: Date | null): Promise<void> {
  await db
    .update(outbox)
    .set(nextAt ? { error, nextAt } : { error, status: 'failed' })
    .where(eq(outbox.id, id))
}
