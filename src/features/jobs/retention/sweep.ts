import type { Logger } from 'pino'
import { type Clock, DAY } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { markUnused } from '../../files/service.ts'
import { eraseContentOf, listEndedBefore, lockEndedBefore } from './store.ts'

/** How long the content of an ended job is retained, as the privacy policy says. */
const CONTENT_RETENTION = 3 * 365 * DAY
/** Jobs of one sweep, each in a transaction of its own. */
const SWEEP_BATCH = 50

/** Erases drafts, messages and notes of jobs that ended three years ago. The job, its money and its results stay. */
export async function sweepJobContent(app: { db: Db; clock: Clock; log: Pick<Logger, 'error'> }): Promise<void> {
  const now = app.clock.now()
  const before = new Date(now.getTime() - CONTENT_RETENTION)
  await sweepEach(app.log, {
    sweep: 'job content',
    rows: await listEndedBefore(app.db, before, SWEEP_BATCH),
    about: (jobId) => ({ jobId }),
    handle: (id) => withTx(app.db, (tx) => erase(tx, id, before, now)),
    required: true,
  })
}

async function erase(tx: Tx, id: string, before: Date, now: Date): Promise<void> {
  if (!(await lockEndedBefore(tx, id, before))) return
  for (const fileId of await eraseContentOf(tx, id, now)) await markUnused(tx, fileId, now)
}
