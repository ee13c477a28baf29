import { AppError } from '../../core/errors.ts'
import type { JobValues } from '../jobs/schema.ts'
import type { SettlementStep } from './step.ts'
import { findManager, listPayees, type PayeeRecord } from './store.ts'

/** What a creator's tax certificates need, in the order in which a form asks for it. */
const NEEDED: readonly { th: string; en: string; missing: (payee: PayeeRecord) => boolean }[] = [
  { th: 'ชื่อตามกฎหมาย', en: 'legal name', missing: (p) => !p.legalName },
  {
    th: 'เลขประจำตัวประชาชนหรือหนังสือเดินทาง',
    en: 'national ID or passport',
    missing: (p) => !p.nationalId && !p.passportNo,
  },
  { th: 'ที่อยู่', en: 'address', missing: (p) => !p.address },
]

const missingTaxDetails = (payee: PayeeRecord) => NEEDED.filter((item) => item.missing(payee))

/** Whether a payment to this person could be certified. Without tax details nobody shares in a job, or it could never be paid. */
export const hasTaxDetails = (payee: PayeeRecord | undefined): boolean =>
  payee !== undefined && missingTaxDetails(payee).length === 0

/**
 * What holds from the creator's yes on: a manager's share as it stands now. Nobody starts a job that could not be
 * paid out: `profile_incomplete` names which tax details are missing.
 */
export async function acceptByInfluencer({ system, tx, job, now }: SettlementStep): Promise<JobValues> {
  const payee = (await listPayees(tx, [job.influencerId])).get(job.influencerId)
  if (!payee) throw new AppError('not_found')
  const missing = missingTaxDetails(payee)
  if (missing.length > 0)
    throw new AppError('profile_incomplete', { items: missing.map((item) => item[system.lang ?? 'th']).join(', ') })
  const found = await findManager(tx, job.influencerId, now)
  const manager = found && hasTaxDetails((await listPayees(tx, [found.managerId])).get(found.managerId)) ? found : null
  return { acceptedAt: now, managerId: manager?.managerId ?? null, managerShareBps: manager?.shareBps ?? 0 }
}
