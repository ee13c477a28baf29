import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/types.ts'
import { outbox } from '../../../platform/schema.ts'
import type { NoticeChannel } from '../rules.ts'

export type Message = typeof outbox.$inferSelect

/** A claimed message that was neither marked sent nor failed (a crash) is free again after this time. */
export const LEASE = 120_000

/** Messages of a channel that are sent together: how many at once, and whether the provider recognizes a repetition by its id. */
export interface Lane {
  channel: NoticeChannel
  size: number
  deduplicates: boolean
}

/**
 * Takes due messages of a lane for this process, one-time codes first: counts the try and hides them from others for
 * the length of the lease. Rows that another process is taking are passed over.
 */
export async function claimDue(db: Db, now: Date, { channel, size, deduplicates }: Lane): Promise<Message[]> {
  const repeats = deduplicates ? sql`false` : sql`${outbox.tryingSince} is not null`
  // A WITH that locks rows runs once; as a plain subquery it could run again and take more than `size`.
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
  /** When to try again; null is never. */
  nextAt: Date | null
  /** The provider may have taken the message. */
  outcomeUnknown: boolean
}

/** Ends a try without success, unless the message was taken up again after its lease. */
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
