import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { onViolation } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { needActive } from '../../platform/context.ts'
import { attachments } from '../attachments/schema.ts'
import { recoveryCodes, twoStepLogins } from '../two-step/schema.ts'
import { isClosed } from './rules/status.ts'
import { accounts, consents, influencers, marketers } from './schema.ts'
import {
  codeAddresses,
  externalLogins,
  loginAttempts,
  loginDevices,
  loginRequests,
  oneTimeCodes,
  persistentLogins,
  phoneChanges,
  sessions,
} from './schema-access.ts'
import { shownName } from './schema-names.ts'
import { signUps } from './schema-sign-up.ts'

export type Account = typeof accounts.$inferSelect
export type InfluencerRecord = typeof influencers.$inferSelect
export type MarketerRecord = typeof marketers.$inferSelect
export type Role = Account['role']

/** The account of an email address in a role. The address of a deactivated account is free again. */
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

/**
 * Throws `account_closed` or a similar error unless the account is active. The account cannot be closed until the
 * transaction ends, because the row lock conflicts with the one that closing takes.
 */
export async function requireActive(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.select({ status: accounts.status }).from(accounts).where(eq(accounts.id, id)).for('share')
  if (!row) throw new AppError('not_found')
  needActive(row)
}

/**
 * Whether an account still has the password that was compared before the transaction. The password cannot be replaced
 * until the transaction ends.
 */
export async function hasPassword(tx: Tx, { id, passwordHash }: Account): Promise<boolean> {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .for('share')
  return row !== undefined
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

/**
 * An influencer with its account, or null. The influencer's row is locked. A transaction that changes both rows changes
 * the account first.
 */
export async function lockInfluencer(tx: Tx, id: string): ReturnType<typeof findInfluencer> {
  await tx
    .select({ id: influencers.accountId })
    .from(influencers)
    .where(eq(influencers.accountId, id))
    .for('no key update')
  return findInfluencer(tx, id)
}

/** The day from which a paused influencer takes new jobs; null without a pause. */
export async function findJobPause(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ from: influencers.takesJobsFrom })
    .from(influencers)
    .where(eq(influencers.accountId, accountId))
  return row?.from ?? null
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

/** A marketer with its account, or null. The marketer's row is locked, as in `lockInfluencer`. */
export async function lockMarketer(tx: Tx, id: string): ReturnType<typeof findMarketer> {
  await tx.select({ id: marketers.accountId }).from(marketers).where(eq(marketers.accountId, id)).for('no key update')
  return findMarketer(tx, id)
}

/** A concurrent transaction may insert the same address, so the unique constraint decides. */
const refuseTaken = onViolation({
  accounts_role_email: () => new AppError('address_taken', {}, { email: 'address_taken' }),
})

export async function insertAccount(tx: Tx, account: typeof accounts.$inferInsert): Promise<void> {
  await tx.insert(accounts).values(account).catch(refuseTaken)
}

export async function insertInfluencer(tx: Tx, row: typeof influencers.$inferInsert): Promise<void> {
  await tx.insert(influencers).values(row)
}

export async function insertMarketer(tx: Tx, row: typeof marketers.$inferInsert): Promise<void> {
  await tx.insert(marketers).values(row)
}

/** Whether an account is closed. If it is not, it cannot be closed until the transaction ends. */
export async function isAccountClosed(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.select({ status: accounts.status }).from(accounts).where(eq(accounts.id, id)).for('share')
  return !row || isClosed(row.status)
}

const hasChange = (changes: object): boolean => Object.values(changes).some((value) => value !== undefined)

export async function updateAccount(tx: Tx, id: string, changes: Partial<Account>): Promise<void> {
  if (hasChange(changes)) await tx.update(accounts).set(changes).where(eq(accounts.id, id)).catch(refuseTaken)
}

export async function updateInfluencer(tx: Tx, id: string, changes: Partial<InfluencerRecord>): Promise<void> {
  if (hasChange(changes)) await tx.update(influencers).set(changes).where(eq(influencers.accountId, id))
}

export async function updateMarketer(tx: Tx, id: string, changes: Partial<MarketerRecord>): Promise<void> {
  if (hasChange(changes)) await tx.update(marketers).set(changes).where(eq(marketers.accountId, id))
}

/** Suspends an active account because of a debt; false if it was not active. */
export async function suspendForDebt(tx: Tx, accountId: string, reason: string): Promise<boolean> {
  const rows = await tx
    .update(accounts)
    .set({ status: 'suspended', statusReason: reason, suspendedForDebt: true })
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')))
    .returning({ id: accounts.id })
  return rows.length > 0
}

/** Reactivates an account that was suspended because of a debt; false if it was not. */
export async function endDebtSuspension(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .update(accounts)
    .set({ status: 'active', statusReason: null, suspendedForDebt: false })
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'suspended'), accounts.suspendedForDebt))
    .returning({ id: accounts.id })
  return rows.length > 0
}

/** The owner of a referral code, with the name that is shown to friends; null if there is none. */
export async function findByRefCode(
  tx: Tx,
  code: string,
  lang: Lang = 'th',
): Promise<{ accountId: string; name: string } | null> {
  const [row] = await tx
    .select({ accountId: accounts.id, name: shownName(lang) })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(and(eq(influencers.refCode, code), eq(accounts.status, 'active')))
  return row ?? null
}

/** Whether a guardian's consent was uploaded and not rejected. */
export async function hasGuardianConsent(tx: Tx, accountId: string): Promise<boolean> {
  const current = and(eq(attachments.accountId, accountId), isNull(attachments.replacedAt))
  const [row] = await tx
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(current, eq(attachments.kind, 'guardian'), ne(attachments.status, 'reject')))
  return row !== undefined
}

export async function findPayeeClass(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({ payeeClass: influencers.payeeClass })
    .from(influencers)
    .where(eq(influencers.accountId, accountId))
  return row?.payeeClass ?? null
}

/** Deletes expired rows: failed logins, codes, unfinished sign-ups. */
export async function deleteExpired(tx: Tx, before: Date, now: Date): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.at, before))
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before))
  await tx.delete(codeAddresses).where(lt(codeAddresses.lastAt, before))
  await tx.delete(signUps).where(and(lt(signUps.expiresAt, now), isNull(signUps.completedAt)))
}

/** Deletes devices, codes, pending changes, external logins and the sign-up of a closed account. */
export async function deletePersonalRows(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(loginDevices).where(eq(loginDevices.accountId, accountId))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, accountId))
  await tx.delete(phoneChanges).where(eq(phoneChanges.accountId, accountId))
  await tx.delete(loginRequests).where(eq(loginRequests.accountId, accountId))
  await tx.delete(externalLogins).where(eq(externalLogins.accountId, accountId))
  await tx.delete(signUps).where(eq(signUps.accountId, accountId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.delete(twoStepLogins).where(eq(twoStepLogins.accountId, accountId))
}

/** Clears IP addresses and devices in an account's sessions and consents, and the legal details of a brand. */
export async function eraseRetainedRows(tx: Tx, accountId: string): Promise<void> {
  const trace = { ip: '', userAgent: '' }
  await tx
    .update(sessions)
    .set({ ...trace, device: {} })
    .where(eq(sessions.accountId, accountId))
  await tx.update(persistentLogins).set(trace).where(eq(persistentLogins.accountId, accountId))
  await tx.update(consents).set({ ip: '' }).where(eq(consents.accountId, accountId))
  await tx
    .update(marketers)
    .set({ legalName: null, taxId: null, address: null, contactName: null, website: null, questionnaire: null })
    .where(eq(marketers.accountId, accountId))
}
