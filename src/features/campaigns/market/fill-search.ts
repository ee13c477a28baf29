import { eq, sql } from 'drizzle-orm'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { settingRows } from '../../../platform/schema.ts'
import { indexItem } from '../../search/service.ts'
import { listLivePublic } from '../store.ts'
import { indexedItemOfJob } from './listing.ts'

const MARKER = 'search.jobs.seeded'
/** Key of the advisory lock; unique in the application. */
const LOCK = 4_701_994

/**
 * Adds the open jobs to the search index, once per database: seeded campaigns, and campaigns that are older than the
 * index. All other campaigns are added and removed by `syncMarketListing`. Returns the number of added jobs.
 */
export async function fillJobSearch(app: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  if (await hasMarker(app.db)) return 0
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasMarker(tx)) return 0
    const open = (await listLivePublic(tx)).flatMap((campaign) => indexedItemOfJob(campaign, now) ?? [])
    for (const job of open) await indexItem(tx, job)
    await tx.insert(settingRows).values({
      id: newId(now.getTime()),
      key: MARKER,
      value: { jobs: open.length },
      effectiveFrom: now,
      createdAt: now,
    })
    return open.length
  })
}

async function hasMarker(tx: Tx): Promise<boolean> {
  const [marker] = await tx.select({ id: settingRows.id }).from(settingRows).where(eq(settingRows.key, MARKER)).limit(1)
  return marker !== undefined
}
