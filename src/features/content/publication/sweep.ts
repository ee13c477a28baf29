import type { Logger } from 'pino'
import type { Clock } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { OPEN_CALLER } from '../../../platform/context.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { record } from '../editor/record.ts'
import { type ItemRecord, listDue, lockItem, updateItem } from '../store.ts'
import { goLive, refusalOf, unpublishItem } from './publication.ts'

const BATCH = 50

/** Publishes and unpublishes the items whose scheduled time has come. Safe to run twice and in several processes. */
export async function sweepContent(app: { db: Db; clock: Clock; log: Logger }): Promise<number> {
  const now = app.clock.now()
  const due = await listDue(app.db, now, BATCH)
  await sweepEach(app.log, {
    sweep: 'content',
    rows: due,
    about: ({ id }) => ({ id }),
    handle: ({ id }) => settle(app, id, now),
  })
  return due.length
}

const settle = (app: { db: Db; clock: Clock }, id: string, now: Date): Promise<void> =>
  withTx(app.db, async (tx) => {
    let item = await lockItem(tx, id)
    if (item?.publishAt && item.publishAt <= now) item = await publishDue(tx, app.clock, item, item.publishAt)
    if (item?.unpublishAt && item.unpublishAt <= now) {
      const down = await unpublishItem(tx, item)
      await record(tx, bySystem(app.clock), 'unpublish', { before: item, after: down })
    }
  })

/** Publishes a scheduled item. If its draft has become incomplete, it stays unpublished and the editor shows why. */
async function publishDue(tx: Tx, clock: Clock, item: ItemRecord, at: Date): Promise<ItemRecord> {
  const refusal = await refusalOf(tx, item)
  if (!refusal) {
    const live = await goLive(tx, item, null, at)
    await record(tx, bySystem(clock), 'publish', { before: item, after: live })
    return live
  }
  const missed = { ...refusal, at: at.toISOString() }
  const refused = { why: refusal.code, fields: refusal.fields.join(', ') }
  const left = await updateItem(tx, item.id, { publishAt: null, missed })
  await record(tx, bySystem(clock), 'missed', { before: item, after: left }, refused)
  return left
}

const bySystem = (clock: Clock) => ({ caller: OPEN_CALLER, clock, ip: '' })
