import { addDays, dayOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db } from '../../../db/types.ts'
import { computeMedians, isComputed } from './store.ts'

/** The medians use the campaigns of this many days. */
const PERIOD_DAYS = 365

/** Computes the medians once a day in Bangkok time. */
export async function sweepMedians({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const today = dayOf(clock.now())
  await withTx(db, async (tx) => {
    if (!(await isComputed(tx, today))) await computeMedians(tx, today, addDays(today, -PERIOD_DAYS))
  })
}
