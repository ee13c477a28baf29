import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { JobValues } from '../jobs/schema.ts'
import { findInForce, type LinkRecord } from '../partners/service.ts'
import { acceptBlocker, hasTaxDetails } from './rules/tax-details.ts'
import type { SettlementStep } from './step.ts'
import { listPayees, type PayeeRecord } from './store.ts'

/**
 * Returns the terms fixed when the influencer accepts: the talent manager's share. Refuses jobs that could not be paid
 * out. Errors: `profile_incomplete` with the missing tax details, `tax_class_required` until an operator has decided
 * the tax class.
 */
export async function acceptByInfluencer({ system, tx, job, now }: SettlementStep): Promise<JobValues> {
  const payee = (await listPayees(tx, [job.influencerId])).get(job.influencerId)
  if (!payee) throw new AppError('not_found')
  const blocker = acceptBlocker(payee)
  if (blocker?.code === 'profile_incomplete')
    throw new AppError(blocker.code, {
      items: blocker.missing.map((item) => item[system.lang ?? 'th']).join(', '),
      missing: blocker.missing.map(({ code }) => code),
    })
  if (blocker) throw new AppError(blocker.code)
  const manager = await findSharingManager(tx, job.influencerId, now)
  return { acceptedAt: now, managerId: manager?.managerId ?? null, managerShareBps: manager?.shareBps ?? 0 }
}

/**
 * The talent manager who shares the pay of an influencer's new jobs at `now`. Without tax details a manager gets no
 * share.
 */
export async function findSharingManager(tx: Tx, influencerId: string, now: Date): Promise<LinkRecord | null> {
  const found = await findInForce(tx, influencerId, now)
  const payee = found && (await listPayees(tx, [found.managerId])).get(found.managerId)
  return found && mayShare(payee) ? found : null
}

/** Whether a manager can be paid a share. */
export const mayShare = (payee: PayeeRecord | null | undefined): boolean =>
  Boolean(payee?.taxDecidedAt) && hasTaxDetails(payee ?? undefined)
