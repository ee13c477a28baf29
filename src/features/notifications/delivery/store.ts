import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/types.ts'
import { outbox } from '../../../platform/schema.ts'
import type { NoticeChannel } from '../rules.ts'

export type Message = typeof outbox.$inferSelect

/**
 * A claimed message that was marked neither as sent nor as failed (a crash) can be claimed again after this time.
 * Milliseconds.
 */
export const LEASE = 120_000

/** How the messages of a channel are claimed: how many at once, and whether the provider deduplicates by message id. */
export interface Lane {
  channel: NoticeChannel
  size: number
  deduplicates: boolean
}

/**
 * Claims due messages of a lane for this process, one-time codes first: counts the attempt and hides the messages from
 * other processes for the length of the lease. Rows that another process has locked are skipped.
 */
export async function claimDue(db: Db, now: Date, { channel, size, deduplicates }: Lane): Promise<Message[]> {
  const repeats = deduplicates ? sql`false` : sql`${outbox.tryingSince} is not null`
  // PostgreSQL runs a WITH that locks rows once. A plain subquery could run again and claim more than `size` rows.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.status, 'pending'), lte(outbox.nextAt, now), eq(outbox.channel, channel)))
      .orderBy(sql`${outbox.kind} <> 'security.code'`, outbox.nextAt)
      .limit(size)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAt: new Date(now.getTime() + LEASE),
      tryingSince: now,
      possibleDuplicate: sql`${outbox.possibleDuplicate} or ${repeats}`,
    })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning()
}

export async function markSent(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ status: 'sent', sentAt: now, error: null, tryingSince: null })
    .where(anyOf(outbox.id, ids))
}

interface Failure {
  error: string
  /** When to retry; null for never. */
  nextAt: Date | null
  /** The provider may have accepted the message. */
  outcomeUnknown: boolean
}

/** Records a failed attempt, unless the message was claimed again after its lease expired. */
export async function markFailed(db: Db, { id, attempts }: Message, failure: Failure): Promise<void> {
  const { error, nextAt, outcomeUnknown } = failure
  await db
    .update(outbox)
    .set({
      error,
      ...(nextAt ? { nextAt } : { status: 'failed' as const }),
      ...(!outcomeUnknown && { tryingSince: null }),
    })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, 'pending')))
}
