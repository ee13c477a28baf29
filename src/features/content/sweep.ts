import type { Logger } from 'pino'
import type { Clock } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import type { Doc } from './kinds.ts'
import { goLive, takeDown } from './publication.ts'
import { missingIn } from './rules/publish.ts'
import { listDue, lockItem, updateItem } from './store.ts'

const BATCH = 50

/** Publishes and takes down what operators scheduled. Safe to run twice and in any process. */
export async function sweepContent(app: { db: Db; clock: Clock; log: Logger }): Promise<number> {
  const now = app.clock.now()
  const due = await listDue(app.db, now, BATCH)
  // One thing that cannot be published holds up no other.
  for (const { id } of due)
    await settle(app.db, id, now).catch((error: unknown) => app.log.error({ err: error, id }, 'content'))
  return due.length
}

const settle = (db: Db, id: string, now: Date): Promise<void> =>
  withTx(db, async (tx) => {
    let item = await lockItem(tx, id)
    if (item?.publishAt && item.publishAt <= now) {
      // A draft that lost something after it was scheduled stays a draft.
      const whole = missingIn(item.kind, item.draft as Doc).length === 0
      item = whole
        ? await goLive(tx, item, item.updatedBy, item.publishAt)
        : await updateItem(tx, id, { publishAt: null })
    }
    if (item?.unpublishAt && item.unpublishAt <= now) await takeDown(tx, item)
  })
