import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { readSettings } from '../../platform/settings.ts'
import type { JobRecord } from '../jobs/schema.ts'
import { type ActInput, holdToAccept, holdToInvite } from '../jobs/service.ts'

/**
 * The brand accepts the amount that it saw. The fee may have changed since, or the creator may have asked for another
 * price: a counter-offer is never accepted without its amount.
 */
export async function checkShownHold(tx: Tx, job: JobRecord, shown: number | undefined, now: Date): Promise<ActInput> {
  const { requested, toHold } = holdToAccept(job, await readSettings(tx, now))
  if (shown === undefined ? requested !== null : shown !== toHold)
    throw new AppError('hold_changed', { amount: toHold })
  return {}
}

/** The same for an applicant who is invited: at the job's price, whatever other price they have requested. */
export async function checkShownInvitation(
  tx: Tx,
  job: JobRecord,
  shown: number | undefined,
  now: Date,
): Promise<void> {
  const amount = holdToInvite(job, await readSettings(tx, now))
  if (shown !== undefined && shown !== amount) throw new AppError('hold_changed', { amount })
}
