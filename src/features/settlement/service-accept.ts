import { AppError } from '../../core/errors.ts'
import type { JobValues } from '../jobs/schema.ts'
import { hasTaxDetails, missingTaxDetails } from './rules/tax-details.ts'
import type { SettlementStep } from './step.ts'
import { findManager, listPayees } from './store.ts'

/**
 * What holds from the creator's yes on: a manager's share as it stands now. Nobody starts a job that could not be
 * paid out: `profile_incomplete` names which tax details are missing, `tax_class_required` waits for an operator.
 */
export async function acceptByInfluencer({ system, tx, job, now }: SettlementStep): Promise<JobValues> {
  const payee = (await listPayees(tx, [job.influencerId])).get(job.influencerId)
  if (!payee) throw new AppError('not_found')
  const missing = missingTaxDetails(payee)
  if (missing.length > 0)
    throw new AppError('profile_incomplete', { items: missing.map((item) => item[system.lang ?? 'th']).join(', ') })
  if (!payee.taxDecidedAt) throw new AppError('tax_class_required')
  const found = await findManager(tx, job.influencerId, now)
  const payable = found && (await listPayees(tx, [found.managerId])).get(found.managerId)
  const manager = payable?.taxDecidedAt && hasTaxDetails(payable) ? found : null
  return { acceptedAt: now, managerId: manager?.managerId ?? null, managerShareBps: manager?.shareBps ?? 0 }
}
