import { sql } from 'drizzle-orm'
import type { Tx } from '../../src/db/types.ts'
import { settingRows } from '../../src/platform/schema.ts'
import { seedId } from '../day.ts'

/** What the scale seed has added to a database. */
export interface Progress {
  /** The first run's time: people and jobs of every later run count from its day too, so that ids stay the same. */
  startedAt: string
  influencers: number
  jobs: number
  marketers: number
}

/** The row that counts what was added. It is no setting: nothing reads it but this. */
const MARKER = 'scale.seeded'
const MARKER_ID = seedId(MARKER, new Date(0))

export async function readProgress(tx: Tx, now: Date): Promise<Progress> {
  const [row] = await tx
    .select({ value: settingRows.value })
    .from(settingRows)
    .where(sql`${settingRows.id} = ${MARKER_ID}`)
  return (row?.value as Progress | undefined) ?? { startedAt: now.toISOString(), influencers: 0, jobs: 0, marketers: 0 }
}

/** Written in the transaction of the rows that it counts, so that a stopped run goes on where it ended. */
export async function saveProgress(tx: Tx, value: Progress): Promise<void> {
  const startedAt = new Date(value.startedAt)
  await tx
    .insert(settingRows)
    .values({ id: MARKER_ID, key: MARKER, value, effectiveFrom: startedAt, createdAt: startedAt })
    .onConflictDoUpdate({ target: settingRows.id, set: { value } })
}
