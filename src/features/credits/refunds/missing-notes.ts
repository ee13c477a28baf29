import { withTx } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import type { PayEnv } from '../charges/service.ts'
import { lockCharge } from '../charges/store.ts'
import { issueCreditNote } from './credit-note.ts'
import { claimNoteDue, listNotesDue, type NoteDue, reversedBy } from './store-missing-notes.ts'

const BATCH = 100

async function issueMissing(tx: Tx, env: PayEnv, due: NoteDue): Promise<void> {
  const charge = await lockCharge(tx, due.chargeId)
  if (!charge || !(await claimNoteDue(tx, due))) return
  const reversed = await reversedBy(tx, due)
  if (reversed) await issueCreditNote(tx, env, charge, { kind: due.refType, id: due.refId, ...reversed })
}

/**
 * Issues the missing credit notes of older refunds and chargebacks. They get the current date and the next numbers; the
 * reason names the day of the reversal.
 */
export async function sweepMissingNotes(env: PayEnv): Promise<void> {
  for (;;) {
    const due = await listNotesDue(env.db, BATCH)
    await sweepEach(env.log, {
      sweep: 'missing credit notes',
      rows: due,
      about: ({ refType, refId }) => ({ refType, refId }),
      handle: (one) => withTx(env.db, (tx) => issueMissing(tx, env, one)),
      required: true,
    })
    if (due.length < BATCH) return
  }
}
