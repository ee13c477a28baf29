import { aliasedTable, and, asc, count, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { mobileToE164 } from '../../../core/thai/phone.ts'
import type { Tx } from '../../../db/types.ts'
import { idOfCursor } from '../../../platform/cursor.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { bankAccounts } from '../schema.ts'

export type BankRecord = typeof bankAccounts.$inferSelect

export const isCurrent = inArray(bankAccounts.status, ['waiting', 'verified'])

/** The payee's current account, or null. It may still be waiting for verification. */
export async function currentBank(tx: Tx, accountId: string): Promise<BankRecord | null> {
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, accountId), isCurrent))
  return row ?? null
}

/** The current account, or else the newest one, so that its owner can read why it was rejected. */
export async function newestBank(tx: Tx, accountId: string): Promise<BankRecord | null> {
  const current = await currentBank(tx, accountId)
  if (current) return current
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.accountId, accountId))
    .orderBy(desc(bankAccounts.id))
    .limit(1)
  return row ?? null
}

/**
 * Whether another person has verified the mobile number since the account was checked. Accounts with the same email
 * belong to the same person.
 */
export async function isNumberReassigned(
  tx: Tx,
  { accountId, promptpay, number, createdAt }: BankRecord,
): Promise<boolean> {
  const phone = promptpay === 'phone' ? mobileToE164(number) : null
  if (phone === null) return false
  const payee = aliasedTable(accounts, 'payee')
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(payee, and(eq(payee.id, accountId), ne(payee.email, accounts.email)))
    .where(and(eq(accounts.phone, phone), gt(accounts.phoneVerifiedAt, createdAt)))
    .limit(1)
  return row !== undefined
}

/** Rejects a verified account; null if it is not verified any more. */
export async function rejectVerified(tx: Tx, id: string, now: Date): Promise<BankRecord | null> {
  const [row] = await tx
    .update(bankAccounts)
    .set({ status: 'rejected', decidedAt: now })
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.status, 'verified')))
    .returning()
  return row ?? null
}

export async function replaceBank(tx: Tx, record: BankRecord): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ status: 'replaced' })
    .where(and(eq(bankAccounts.accountId, record.accountId), inArray(bankAccounts.status, ['waiting', 'verified'])))
  await tx.insert(bankAccounts).values(record)
}

/** Stores the picture of the bank book for an account under verification. Returns the replaced file, or null. */
export async function storePassbook(
  tx: Tx,
  accountId: string,
  fileId: string,
): Promise<{ bank: BankRecord; replaced: string | null } | null> {
  const [bank] = await tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, accountId), eq(bankAccounts.status, 'waiting')))
    .for('update')
  if (!bank) return null
  await tx.update(bankAccounts).set({ passbookFileId: fileId }).where(eq(bankAccounts.id, bank.id))
  return { bank: { ...bank, passbookFileId: fileId }, replaced: bank.passbookFileId }
}

export async function decideBank(
  tx: Tx,
  id: string,
  set: Pick<BankRecord, 'status' | 'decidedBy' | 'decidedAt' | 'reason'>,
): Promise<BankRecord | null> {
  const [row] = await tx
    .update(bankAccounts)
    .set(set)
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.status, 'waiting')))
    .returning()
  return row ?? null
}

const isWaiting = eq(bankAccounts.status, 'waiting')

/** Accounts to verify, oldest first. */
export async function bankQueueRows(tx: Tx, after: string | undefined, limit: number) {
  const last = idOfCursor(after)
  return tx
    .select({ bank: bankAccounts, legalName: influencers.legalName })
    .from(bankAccounts)
    .leftJoin(influencers, eq(influencers.accountId, bankAccounts.accountId))
    .where(and(isWaiting, last ? gt(bankAccounts.id, last) : undefined))
    .orderBy(asc(bankAccounts.id))
    .limit(limit + 1)
}

export async function countBankQueue(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(bankAccounts).where(isWaiting)
  return row?.n ?? 0
}

/** Erases the bank accounts of a closed account. Returns the ids of their pictures. */
export async function blankBankAccounts(tx: Tx, accountId: string): Promise<string[]> {
  const own = eq(bankAccounts.accountId, accountId)
  const rows = await tx.select({ fileId: bankAccounts.passbookFileId }).from(bankAccounts).where(own)
  await tx.update(bankAccounts).set({ number: '', name: '', reason: null, passbookFileId: null }).where(own)
  return rows.flatMap(({ fileId }) => fileId ?? [])
}
