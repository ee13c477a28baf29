import { sql } from 'drizzle-orm'
import type { Day } from '../../core/calendar.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import { downloadCounts } from './schema.ts'

/** Adds one download of an item on a Bangkok day. */
export async function countDownload(tx: Tx, itemId: string, day: Day, now: Date): Promise<void> {
  await tx
    .insert(downloadCounts)
    .values({ id: newId(now.getTime()), itemId, day, count: 1 })
    .onConflictDoUpdate({
      target: [downloadCounts.itemId, downloadCounts.day],
      set: { count: sql`${downloadCounts.count} + 1` },
    })
}
