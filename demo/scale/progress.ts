import { sql } from 'drizzle-orm'
import type { Tx } from '../../src/db/types.ts'
import { settingRows } from '../../src/platform/schema.ts'
import { seedId } from '../day.ts'

/** What the scale seed has added to a database. */
export interface Progress {
  /** The time of the first run. Later runs count people and jobs from that day too, so that ids stay the same. */
  startedAt: string
  influencers: number
  jobs: number
  marketers: number
}

/** The setting row that records what was added. Only this file reads it; it is not a setting of the product. */
const MARKER = 'scale.seeded'
const MARKER_ID = seedId(MARKER, new Date(0))

export async function readProgress(tx: Tx, now: Date): Promise<Progress> {
  const [row] = await tx
    .select({ value: settingRows.value })
    .from(settingRows)
    .where(sql`${settingRows.id} = ${MARKER_ID}`)
  return (row?.value as Progress | undefined) ?? { startedAt: now.toISOString(), influencers: 0, jobs: 0, marketers: 0 }
}

/**
 * Writes the progress in the transaction of the rows that it counts, so that a stopped run can continue where it ended.
 */
export async function saveProgress(tx: Tx, value: Progress): Promise<void> {
  const startedAt = new Date(value.startedAt)
  await tx
    .insert(settingRows)
    .values({ id: MARKER_ID, key: MARKER, value, effectiveFrom: startedAt, createdAt: startedAt })
    .onConflictDoUpdate({ target: settingRows.id, set: { value } })
}
