import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import { prepared } from '../../../db/prepared.ts'
import { onViolation } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { accountId as accountIdOf } from '../../../ledger/account.ts'
import { ledgerAccounts } from '../../../ledger/schema.ts'
import { idOfCursor } from '../../../platform/cursor.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { shownNames } from '../../accounts/schema-names.ts'
import { bankTransfers, charges } from '../../credits/schema.ts'
import { heldJobsOf, jobs } from '../../jobs/schema.ts'
import { type BankRecord, isCurrent } from '../bank-accounts/store.ts'
import { bankAccounts, withdrawals } from '../schema.ts'

export type WithdrawalRecord = typeof withdrawals.$inferSelect

export const PAGE = 20

const claimer = alias(accounts, 'qr_claimer')

export const withBank = {
  withdrawal: withdrawals,
  bank: bankAccounts,
  qrClaimer: sql<Record<
    Lang,
    string
  > | null>`(select ${shownNames(claimer)} from ${accounts} qr_claimer where qr_claimer.id = ${withdrawals.qrClaimedBy})`,
  requestedBy: sql<string | null>`(select m.display_name from ${accounts} m where m.id = ${withdrawals.requestedBy})`,
}
/** A withdrawal with its payout account. */
export interface Transfer {
  withdrawal: WithdrawalRecord
  bank: BankRecord
}
export interface WithBank extends Transfer {
  /** Name of the operator who opened its QR. */
  qrClaimer: Bilingual | null
  /** Name of the talent manager who requested it for the payee. */
  requestedBy: string | null
}

export async function pendingOf(tx: Tx, accountId: string): Promise<WithBank | null> {
  const [row] = await tx
    .select(withBank)
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(and(eq(withdrawals.accountId, accountId), eq(withdrawals.status, 'Pending')))
  return row ?? null
}

const selectMeans = prepared(['accountId', 'payable'], (tx, { accountId, payable }) =>
  tx
    .select({
      waiting: withdrawals.price,
      bank: bankAccounts,
      available: sql<string>`coalesce((select balance from ${ledgerAccounts} where id = ${payable}::uuid), 0)`,
    })
    .from(accounts)
    .leftJoin(withdrawals, and(eq(withdrawals.accountId, accounts.id), eq(withdrawals.status, 'Pending')))
    .leftJoin(bankAccounts, and(eq(bankAccounts.accountId, accounts.id), isCurrent))
    .where(eq(accounts.id, accountId)),
)

/** What decides whether a payee can withdraw, in one query: the pending withdrawal, the payout account, the balance. */
export async function readWithdrawalState(tx: Tx, accountId: string) {
  const payable = accountIdOf({ code: 'creator_payable', owner: accountId })
  const [row] = await selectMeans(tx, { accountId, payable })
  return { waiting: row?.waiting ?? null, bank: row?.bank ?? null, available: satang(Number(row?.available ?? 0)) }
}

/** Whether somebody has an active job, as influencer or as talent manager. */
export async function hasOpenJobs(tx: Tx, accountId: string): Promise<boolean> {
  const [row] = await tx.select({ id: jobs.id }).from(jobs).where(heldJobsOf(accountId)).limit(1)
  return row !== undefined
}

export async function withdrawalsOf(
  tx: Tx,
  accountId: string,
  after: string | undefined,
  limit: number,
): Promise<WithBank[]> {
  const before = idOfCursor(after)
  return tx
    .select(withBank)
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(and(eq(withdrawals.accountId, accountId), before ? lt(withdrawals.id, before) : undefined))
    .orderBy(desc(withdrawals.id))
    .limit(limit + 1)
}

/** Locks a withdrawal for a decision, with its bank account. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithBank> {
  const [row] = await tx
    .select(withBank)
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(eq(withdrawals.id, id))
    .for('update', { of: withdrawals })
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * Inserts a Pending withdrawal. Throws `withdrawal_pending` if the payee has another one, even with concurrent
 * requests.
 */
export async function insertWithdrawal(tx: Tx, row: typeof withdrawals.$inferInsert): Promise<WithdrawalRecord> {
  const [inserted] = await tx
    .insert(withdrawals)
    .values(row)
    .returning()
    .catch(onViolation({ withdrawals_one_pending: () => new AppError('withdrawal_pending', { amount: row.price }) }))
  return inserted!
}

/** Throws `receipt_recorded` if the line of the bank statement was recorded for something else at the same time. */
export async function changeWithdrawal(tx: Tx, id: string, set: Partial<WithdrawalRecord>): Promise<WithdrawalRecord> {
  const [row] = await tx
    .update(withdrawals)
    .set(set)
    .where(eq(withdrawals.id, id))
    .returning()
    .catch(
      onViolation({
        bank_transfers_pkey: () => new AppError('receipt_recorded', {}, { bankRef: 'receipt_recorded' }),
      }),
    )
  if (!row) throw new AppError('not_found')
  return row
}

/** Reference of the payment or of the returned withdrawal for which a line of the bank statement is booked, if any. */
export async function bookedFor(tx: Tx, bankRef: string): Promise<string | null> {
  const [row] = await tx
    .select({ charge: charges.reference, withdrawal: withdrawals.reference })
    .from(bankTransfers)
    .leftJoin(charges, eq(charges.id, bankTransfers.chargeId))
    .leftJoin(withdrawals, eq(withdrawals.id, bankTransfers.withdrawalId))
    .where(eq(bankTransfers.bankRef, bankRef))
  return row ? (row.charge ?? row.withdrawal) : null
}

/** Rows for a bank file, locked in id order. */
export async function lockForBatch(tx: Tx, ids: readonly string[]): Promise<WithdrawalRecord[]> {
  return tx
    .select()
    .from(withdrawals)
    .where(and(inArray(withdrawals.id, [...ids]), eq(withdrawals.status, 'Pending')))
    .orderBy(withdrawals.id)
    .for('update')
}

/** The legal name and settings of a payee. */
export async function payeeOf(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({
      displayName: accounts.displayName,
      verifiedPhone: sql<string | null>`case when ${accounts.phoneVerifiedAt} is not null then ${accounts.phone} end`,
      legalName: influencers.legalName,
      nationalId: influencers.nationalId,
      passportNo: influencers.passportNo,
      payeeClass: influencers.payeeClass,
      vatBranch: influencers.vatBranch,
      address: influencers.address,
      automatic: influencers.automaticWithdrawal,
      status: accounts.status,
    })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(eq(influencers.accountId, accountId))
  if (!row) throw new AppError('not_found')
  return row
}

export type PayeeFacts = Awaited<ReturnType<typeof payeeOf>>

/** Withdrawals with their payout accounts, by id. */
export async function withdrawalsById(tx: Tx, ids: readonly string[]): Promise<Map<string, WithBank>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select(withBank)
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(inArray(withdrawals.id, [...ids]))
  return new Map(rows.map((row) => [row.withdrawal.id, row]))
}
