import { addDays, dayOf } from '../../core/calendar.ts'
import type { Clock } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { deleteVisits } from './store.ts'

export { buildTrackedLinks } from './visits.ts'

/** Deletes the hashes and salts from before yesterday. */
export const sweepLinkVisits = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  withTx(db, (tx) => deleteVisits(tx, addDays(dayOf(clock.now()), -1)))
