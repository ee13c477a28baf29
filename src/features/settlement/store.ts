import { and, eq, gt, inArray, isNull, min, or, sql, sum } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import { type Satang, satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { rowsOf } from '../../ledger/rows.ts'
import { packageUnits } from '../../ledger/schema.ts'
import { accounts, influencers, sessions } from '../accounts/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { managerLinks } from '../partners/schema.ts'
import { bankAccounts } from '../payouts/schema.ts'

/** What paying somebody needs to know of them. */
export interface PayeeRecord {
  accountId: string
  legalName: string | null
  address: typeof influencers.$inferSelect.address
  nationalId: string | null
  passportNo: string | null
  vatBranch: string | null
  vatRegistered: boolean
  payeeClass: typeof influencers.$inferSelect.payeeClass
  referredBy: string | null
}

const payeeColumns = {
  accountId: influencers.accountId,
  legalName: influencers.legalName,
  address: influencers.address,
  nationalId: influencers.nationalId,
  passportNo: influencers.passportNo,
  vatBranch: influencers.vatBranch,
  vatRegistered: influencers.vatRegistered,
  payeeClass: influencers.payeeClass,
  referredBy: influencers.referredBy,
}

export async function listPayees(tx: Tx, ids: readonly string[]): Promise<Map<string, PayeeRecord>> {
  const rows = await tx
    .select(payeeColumns)
    .from(influencers)
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

/** What a friend's jobs have brought the one who invited them. Locks the friend, so that the cap holds for jobs that end together. */
export async function lockReferral(
  tx: Tx,
  friendId: string,
): Promise<{ firstCompletedAt: Date | null; paidSoFar: Satang }> {
  await tx
    .select({ id: influencers.accountId })
    .from(influencers)
    .where(eq(influencers.accountId, friendId))
    .for('no key update')
  const [row] = await tx
    .select({ first: min(jobs.completedAt), paid: sum(jobs.referralPaid) })
    .from(jobs)
    .where(eq(jobs.influencerId, friendId))
  return { firstCompletedAt: row?.first ?? null, paidSoFar: satang(Number(row?.paid ?? 0)) }
}

/** Whether two people look like one: the same id, phone, bank account, or device at the same address. */
export async function sharesIdentity(tx: Tx, a: string, b: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`
    select 1 from ${influencers} x join ${influencers} y on y.account_id = ${b}::uuid
    where x.account_id = ${a}::uuid and (x.national_id = y.national_id or x.passport_no = y.passport_no)
    union all
    select 1 from ${accounts} x join ${accounts} y on y.id = ${b}::uuid where x.id = ${a}::uuid and x.phone = y.phone
    union all
    select 1 from ${bankAccounts} x join ${bankAccounts} y on y.bank = x.bank and y.number = x.number
    where x.account_id = ${a}::uuid and y.account_id = ${b}::uuid
    union all
    select 1 from ${sessions} x join ${sessions} y on y.ip = x.ip and y.user_agent = x.user_agent and y.device = x.device
    where x.account_id = ${a}::uuid and y.account_id = ${b}::uuid
    limit 1`,
  )
  return rows.length > 0
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
