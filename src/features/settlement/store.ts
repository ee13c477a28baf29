import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { packageUnits } from '../../ledger/schema.ts'
import { accounts, influencers } from '../accounts/schema.ts'

/** The data needed to pay a person. */
export interface PayeeRecord {
  accountId: string
  displayName: string
  latinName: string | null
  legalName: string | null
  address: typeof influencers.$inferSelect.address
  nationalId: string | null
  passportNo: string | null
  vatBranch: string | null
  vatRegistered: boolean
  payeeClass: typeof influencers.$inferSelect.payeeClass
  referredBy: string | null
  taxDecidedAt: Date | null
}

const payeeColumns = {
  accountId: influencers.accountId,
  displayName: accounts.displayName,
  latinName: accounts.latinName,
  // A company is paid under its own name.
  legalName: sql<
    string | null
  >`case when ${influencers.payeeClass} = 'company' then coalesce(${influencers.companyName}, ${influencers.legalName}) else ${influencers.legalName} end`,
  address: influencers.address,
  nationalId: sql<
    string | null
  >`case when ${influencers.payeeClass} = 'company' then coalesce(${influencers.companyTaxId}, ${influencers.nationalId}) else ${influencers.nationalId} end`,
  passportNo: influencers.passportNo,
  vatBranch: influencers.vatBranch,
  vatRegistered: influencers.vatRegistered,
  payeeClass: influencers.payeeClass,
  referredBy: influencers.referredBy,
  taxDecidedAt: influencers.taxDecidedAt,
}

export async function listPayees(tx: Tx, ids: readonly string[]): Promise<Map<string, PayeeRecord>> {
  const rows = await tx
    .select(payeeColumns)
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(inArray(influencers.accountId, [...ids]))
  return new Map(rows.map((row) => [row.accountId, row]))
}

/** The package unit that a job holds. */
export async function unitOfJob(tx: Tx, jobId: string): Promise<string> {
  const [unit] = await tx
    .select({ id: packageUnits.id })
    .from(packageUnits)
    .where(and(eq(packageUnits.jobId, jobId), eq(packageUnits.state, 'held')))
  if (!unit) throw new AppError('ledger_unbalanced', { job: jobId })
  return unit.id
}
