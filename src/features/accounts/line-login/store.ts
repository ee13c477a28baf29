import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { AppError } from '../../../core/errors.ts'
import { onViolation } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../schema.ts'
import { externalLogins, loginRequests } from '../schema-access.ts'

export type LoginRequest = typeof loginRequests.$inferSelect
export type ExternalLogin = typeof externalLogins.$inferSelect

export async function insertLoginRequest(tx: Tx, row: typeof loginRequests.$inferInsert): Promise<void> {
  await tx.insert(loginRequests).values(row)
}

/** Uses up a login request of this browser and, for linking, of this session; null if there is none. */
export async function consumeLoginRequest(
  tx: Tx,
  of: { stateHash: string; browserHash: string; sessionId: string | null },
  now: Date,
): Promise<LoginRequest | null> {
  const [row] = await tx
    .update(loginRequests)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginRequests.stateHash, of.stateHash),
        eq(loginRequests.browserHash, of.browserHash),
        of.sessionId ? eq(loginRequests.sessionId, of.sessionId) : isNull(loginRequests.sessionId),
        isNull(loginRequests.usedAt),
        gt(loginRequests.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteOldLoginRequests(tx: Tx, now: Date): Promise<void> {
  await tx.delete(loginRequests).where(lt(loginRequests.expiresAt, now))
}

/** The account linked to a LINE user. */
export async function findLineAccount(tx: Tx, subject: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(externalLogins)
    .innerJoin(accounts, eq(accounts.id, externalLogins.accountId))
    .where(
      and(
        eq(externalLogins.provider, 'line'),
        eq(externalLogins.role, 'influencer'),
        eq(externalLogins.subject, subject),
        ne(accounts.status, 'deactivated'),
      ),
    )
  return row?.id ?? null
}

export async function findLineLogin(tx: Tx, accountId: string): Promise<ExternalLogin | null> {
  const [row] = await tx
    .select()
    .from(externalLogins)
    .where(and(eq(externalLogins.accountId, accountId), eq(externalLogins.provider, 'line')))
  return row ?? null
}

/**
 * Links LINE to an account and replaces a previous link. Throws `line_login_taken` if another account has this LINE
 * user.
 */
export async function saveLineLogin(
  tx: Tx,
  { accountId, subject, name, linkedAt }: Pick<ExternalLogin, 'accountId' | 'subject' | 'name' | 'linkedAt'>,
): Promise<void> {
  await tx
    .insert(externalLogins)
    .values({ accountId, provider: 'line', role: 'influencer', subject, name, linkedAt })
    .onConflictDoUpdate({
      target: [externalLogins.accountId, externalLogins.provider],
      set: { subject, name, linkedAt },
    })
    .catch(onViolation({ external_logins_subject: () => new AppError('line_login_taken') }))
}

export async function deleteLineLogin(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .delete(externalLogins)
    .where(and(eq(externalLogins.accountId, accountId), eq(externalLogins.provider, 'line')))
    .returning({ subject: externalLogins.subject })
  return rows.length > 0
}
