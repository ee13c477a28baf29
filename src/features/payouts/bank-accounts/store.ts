import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { decodeCursor } from '../../../platform/cursor.ts'
import { influencers } from '../../accounts/schema.ts'
import { bankAccounts } from '../schema.ts'

export type BankRecord = typeof bankAccounts.$inferSelect

/** The payee's account in use, or null. Waiting ones are in use too: they may not be paid to yet. */
export async function currentBank(tx: Tx, accountId: string): Promise<BankRecord | null> {
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, accountId), inArray(bankAccounts.status, ['waiting', 'verified'])))
  return row ?? null
}

/** The account in use, otherwise the newest one: its owner must read why it was rejected. */
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

export async function replaceBank(tx: Tx, record: BankRecord): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ status: 'replaced' })
    .where(and(eq(bankAccounts.accountId, record.accountId), inArray(bankAccounts.status, ['waiting', 'verified'])))
  await tx.insert(bankAccounts).values(record)
}

/** Stores the picture of the bank book with an account that is being checked; the file that it replaces, or null without one. */
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

export async function bankQueueRows(tx: Tx, after: string | undefined, limit: number) {
  const cursor = decodeCursor(after, 1)
  return tx
    .select({ bank: bankAccounts, legalName: influencers.legalName })
    .from(bankAccounts)
    .leftJoin(influencers, eq(influencers.accountId, bankAccounts.accountId))
    .where(and(eq(bankAccounts.status, 'waiting'), cursor ? lt(bankAccounts.id, String(cursor[0])) : undefined))
    .orderBy(desc(bankAccounts.id))
    .limit(limit + 1)
}
