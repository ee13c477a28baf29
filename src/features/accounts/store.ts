import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { attachments } from '../attachments/schema.ts'
import {
  accounts,
  codeAddresses,
  influencers,
  loginAttempts,
  loginDevices,
  marketers,
  oneTimeCodes,
  phoneChanges,
  signUps,
} from './schema.ts'

export type Account = typeof accounts.$inferSelect
export type InfluencerRecord = typeof influencers.$inferSelect
export type MarketerRecord = typeof marketers.$inferSelect
export type Role = Account['role']

/** The account that an address opens in a role; a deactivated one frees its address. */
export async function findByEmail(tx: Tx, role: Role, email: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.role, role), eq(accounts.email, email), ne(accounts.status, 'deactivated')))
  return row ?? null
}

export async function findAccount(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id))
  return row ?? null
}

/** An influencer with its account, or null. */
export async function findInfluencer(
  tx: Tx,
  id: string,
): Promise<{ account: Account; influencer: InfluencerRecord } | null> {
  const [row] = await tx
    .select({ account: accounts, influencer: influencers })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(eq(influencers.accountId, id))
  return row ?? null
}

/** A marketer with its account, or null. */
export async function findMarketer(tx: Tx, id: string): Promise<{ account: Account; marketer: MarketerRecord } | null> {
  const [row] = await tx
    .select({ account: accounts, marketer: marketers })
    .from(marketers)
    .innerJoin(accounts, eq(accounts.id, marketers.accountId))
    .where(eq(marketers.accountId, id))
  return row ?? null
}

export async function insertAccount(tx: Tx, account: typeof accounts.$inferInsert): Promise<void> {
  await tx.insert(accounts).values(account)
}

export async function insertInfluencer(tx: Tx, row: typeof influencers.$inferInsert): Promise<void> {
  await tx.insert(influencers).values(row)
}

export async function insertMarketer(tx: Tx, row: typeof marketers.$inferInsert): Promise<void> {
  await tx.insert(marketers).values(row)
}

const hasChange = (changes: object): boolean => Object.values(changes).some((value) => value !== undefined)

export async function updateAccount(tx: Tx, id: string, changes: Partial<Account>): Promise<void> {
  if (hasChange(changes)) await tx.update(accounts).set(changes).where(eq(accounts.id, id))
}

export async function updateInfluencer(tx: Tx, id: string, changes: Partial<InfluencerRecord>): Promise<void> {
  if (hasChange(changes)) await tx.update(influencers).set(changes).where(eq(influencers.accountId, id))
}

export async function updateMarketer(tx: Tx, id: string, changes: Partial<MarketerRecord>): Promise<void> {
  if (hasChange(changes)) await tx.update(marketers).set(changes).where(eq(marketers.accountId, id))
}

/** Suspends an active account for a debt, or makes an account active again that was suspended for it. */
export async function setSuspension(tx: Tx, accountId: string, reason: string | null): Promise<void> {
  const [from, to] = reason === null ? (['suspended', 'active'] as const) : (['active', 'suspended'] as const)
  await tx
    .update(accounts)
    .set({ status: to, statusReason: reason })
    .where(and(eq(accounts.id, accountId), eq(accounts.status, from)))
}

/** The owner of a referral code, with the name shown to friends. */
export async function findByRefCode(tx: Tx, code: string): Promise<{ accountId: string; name: string } | null> {
  const [row] = await tx
    .select({ accountId: accounts.id, name: accounts.displayName })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(and(eq(influencers.refCode, code), eq(accounts.status, 'active')))
  return row ?? null
}

/** Whether a guardian's consent was handed in and not rejected. */
export async function hasGuardianConsent(tx: Tx, accountId: string): Promise<boolean> {
  const current = and(eq(attachments.accountId, accountId), isNull(attachments.replacedAt))
  const [row] = await tx
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(current, eq(attachments.kind, 'guardian'), ne(attachments.status, 'reject')))
  return row !== undefined
}

/** The tax class of an influencer. */
export async function findPayeeClass(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({ payeeClass: influencers.payeeClass })
    .from(influencers)
    .where(eq(influencers.accountId, accountId))
  return row?.payeeClass ?? null
}

/** Deletes what no rule looks at any more: failures, used codes, sign-ups nobody finished. */
export async function dropOld(tx: Tx, before: Date): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.at, before))
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before))
  await tx.delete(codeAddresses).where(lt(codeAddresses.lastAt, before))
  await tx.delete(signUps).where(and(lt(signUps.expiresAt, before), isNull(signUps.completedAt)))
}

/** Devices, codes and waiting changes of an account that is closed. */
export async function deletePersonalRows(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(loginDevices).where(eq(loginDevices.accountId, accountId))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, accountId))
  await tx.delete(phoneChanges).where(eq(phoneChanges.accountId, accountId))
}
