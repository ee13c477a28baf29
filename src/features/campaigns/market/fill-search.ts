import { eq, sql } from 'drizzle-orm'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { settingRows } from '../../../platform/schema.ts'
import { putFindable } from '../../search/service.ts'
import { listLivePublic } from '../store.ts'
import { findableJob } from './findable.ts'

const MARKER = 'search.jobs.seeded'
/** Key of the advisory lock, which nothing else takes. */
const LOCK = 4_701_994

/**
 * Puts the jobs that are open into the search, once for a database: campaigns that went live before jobs could be searched,
 * and those of seeds. Every other campaign enters and leaves by `changeOnMarket`. Returns how many jobs were put in.
 */
export async function fillJobSearch(app: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  if (await hasMarker(app.db)) return 0
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasMarker(tx)) return 0
    const open = (await listLivePublic(tx)).flatMap((campaign) => findableJob(campaign, now) ?? [])
    for (const job of open) await putFindable(tx, job)
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
