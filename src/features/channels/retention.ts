import { type Clock, DAY } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { eraseFiguresOfRemoved } from './store.ts'

/** How long the figures of a removed channel are retained, as the privacy policy says. */
const FIGURE_RETENTION = 30 * DAY
const BATCH = 100

/** Erases the figures and the audience of channels that were removed thirty days ago. Their name stays with past jobs. */
export async function sweepRemovedChannels(app: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(app.clock.now().getTime() - FIGURE_RETENTION)
  await withTx(app.db, (tx) => eraseFiguresOfRemoved(tx, before, BATCH))
}
