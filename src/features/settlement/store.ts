import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { packageUnits } from '../../ledger/schema.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { managerLinks } from '../partners/schema.ts'

/** What paying somebody needs to know of them. */
export interface PayeeRecord {
  accountId: string
  displayName: string
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
  // A company is paid in its own name.
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

/** The manager who shares the pay of a creator's new jobs at `now`. */
export async function findManager(
  tx: Tx,
  partnerId: string,
  now: Date,
): Promise<{ managerId: string; shareBps: number } | null> {
  const [row] = await tx
    .select({ managerId: managerLinks.managerId, shareBps: managerLinks.shareBps })
    .from(managerLinks)
    .where(
      and(
        eq(managerLinks.partnerId, partnerId),
        eq(managerLinks.status, 'active'),
        or(isNull(managerLinks.endsAt), gt(managerLinks.endsAt, now)),
      ),
    )
  return row ?? null
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
