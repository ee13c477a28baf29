import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/types.ts'
import { sweepState } from './schema.ts'

export interface SweepState {
  /** The last completed sweep, or the first start of the site if there is none. */
  lastAt: Date
  alarmedAt: Date | null
}

const ROW = 1
const theRow = eq(sweepState.id, ROW)

/** Writes the row at the first start of the site. */
export async function createSweepState(db: Db, now: Date): Promise<void> {
  await db.insert(sweepState).values({ id: ROW, createdAt: now }).onConflictDoNothing()
}

export async function readSweepState(tx: Tx): Promise<SweepState | null> {
  const [row] = await tx.select().from(sweepState).where(theRow)
  return row ? { lastAt: row.finishedAt ?? row.createdAt, alarmedAt: row.alarmedAt } : null
}

/**
 * Records a completed sweep and ends the incident. The time never decreases, even if a slower process finishes later.
 */
export async function markSweepFinished(db: Db, now: Date): Promise<void> {
  const finishedAt = sql`greatest(${sweepState.finishedAt}, ${now.toISOString()}::timestamptz)`
  await db.update(sweepState).set({ finishedAt, alarmedAt: null }).where(theRow)
}

/** Claims the alert of an incident; false if another process has sent it, or a sweep has completed since. */
export async function claimSweepAlarm(tx: Tx, { lastAt }: SweepState, now: Date): Promise<boolean> {
  const unchanged = eq(sql`coalesce(${sweepState.finishedAt}, ${sweepState.createdAt})`, lastAt.toISOString())
  const claimed = await tx
    .update(sweepState)
    .set({ alarmedAt: now })
    .where(and(theRow, isNull(sweepState.alarmedAt), unchanged))
    .returning({ id: sweepState.id })
  return claimed.length > 0
}
