import { satang } from '../src/core/money.ts'
import type { Tx } from '../src/db/types.ts'
import type { Hold } from '../src/ledger/holds.ts'
import { settleJob } from '../src/ledger/settle.ts'

const ZERO = satang(0)

/** Cancels a job with one hold, which is returned to the brand completely. */
export const giveBack = (tx: Tx, hold: Hold, now: Date) =>
  settleJob(
    tx,
    'cancelled',
    {
      jobId: hold.jobId,
      marketerId: hold.ownerId,
      parts: [
        { from: 'credits', holdId: hold.id, pay: ZERO, fee: ZERO, reimbursement: ZERO, returned: hold.remaining },
      ],
      payees: [],
    },
    now,
  )
