import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { readSettings } from '../../platform/settings.ts'
import type { JobRecord } from '../jobs/schema.ts'
import { type ActInput, holdToAccept, holdToInvite } from '../jobs/service.ts'

/**
 * Throws `hold_changed` unless the amount to hold is the one that the marketer saw. The fee may have changed since, or
 * the influencer may have requested another price. A counter-offer cannot be accepted without `shown`.
 */
export async function checkShownHold(tx: Tx, job: JobRecord, shown: number | undefined, now: Date): Promise<ActInput> {
  const { requested, toHold } = holdToAccept(job, await readSettings(tx, now))
  if (shown === undefined ? requested !== null : shown !== toHold)
    throw new AppError('hold_changed', { amount: toHold })
  return {}
}

/**
 * The same check for inviting an applicant: the amount is that of the job's price, even if the applicant has requested
 * another price.
 */
export async function checkShownInvitation(
  tx: Tx,
  job: JobRecord,
  shown: number | undefined,
  now: Date,
): Promise<void> {
  const amount = holdToInvite(job, await readSettings(tx, now))
  if (shown !== undefined && shown !== amount) throw new AppError('hold_changed', { amount })
}
