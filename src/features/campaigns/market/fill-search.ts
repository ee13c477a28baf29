import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../src/db/types.ts'
import { findableJob } from '../src/features/campaigns/market/findable.ts'
import { listLivePublic } from '../src/features/campaigns/store.ts'
import { putFindable } from '../src/features/search/service.ts'
import { settingRows } from '../src/platform/schema.ts'
import { seedId } from './day.ts'
import type { Seeding } from './seeding.ts'

const MARKER = 'search.jobs.seeded'
/** Any number that nobody else locks. */
const LOCK = 4_701_994

/**
 * Puts the jobs that are open into the search, once: those of the demo, and those that were live before jobs could be
 * searched. From then on each campaign brings itself in and out. Returns how many jobs were put in.
 */
export async function seedJobSearch(app: Pick<Seeding, 'db' | 'clock'>): Promise<number> {
  if (await hasMarker(app.db)) return 0
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasMarker(tx)) return 0
    const open = (await listLivePublic(tx)).flatMap((campaign) => findableJob(campaign, now) ?? [])
    for (const job of open) await putFindable(tx, job)
    await tx.insert(settingRows).values({
      id: seedId(MARKER, now),
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
