import { addDays, dayOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db } from '../../../db/types.ts'
import { computeMedians, isComputed } from './store.ts'

/** Days of the market that the medians are taken from. */
const YEAR = 365

/** Computes the market's medians once a Bangkok day. */
export async function sweepMedians({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const today = dayOf(clock.now())
  await withTx(db, async (tx) => {
    if (!(await isComputed(tx, today))) await computeMedians(tx, today, addDays(today, -YEAR))
  })
}
