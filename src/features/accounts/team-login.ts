import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { erasePersonalData } from './closing.ts'
import { storeConsents } from './consents/consents.ts'
import { hashPassword, requireGoodPassword } from './passwords/passwords.ts'
import { endSessions } from './sessions/session.ts'
import { requireConsents } from './sign-up/sign-up.ts'
import { insertAccount, updateAccount } from './store.ts'

/** The login of a person who acts for a marketer's account. */
export interface NewLogin {
  email: string
  name: string
  passwordHash: string
  consents: Readonly<Record<string, boolean>>
}

/**
 * Checks the consents and password of a new login and hashes the password. Slow: call it before the transaction.
 * Errors: `consent_required`, `password_length`, `password_common`.
 */
export async function prepareLogin(
  ctx: Ctx,
  { password, ...login }: Omit<NewLogin, 'passwordHash'> & { password: string },
): Promise<NewLogin> {
  requireConsents(login.consents)
  requireGoodPassword(password, login.email, await readSettings(ctx.db, ctx.clock.now()))
  return { ...login, passwordHash: await hashPassword(password) }
}

/** Creates the login and returns its account's id. Error: `address_taken`. */
export async function createTeamLogin(tx: Tx, ctx: Ctx, login: NewLogin): Promise<string> {
  const now = ctx.clock.now()
  const id = newId(now.getTime())
  await insertAccount(tx, {
    id,
    role: 'marketer',
    email: login.email,
    emailVerifiedAt: now,
    passwordHash: login.passwordHash,
    status: 'active',
    lang: ctx.lang,
    displayName: login.name,
    createdAt: now,
  })
  await storeConsents(tx, ctx, id, login.consents)
  return id
}

/**
 * Closes a login: its sessions end and its email address is free again. The name remains with the person's past
 * actions.
 */
export async function closeTeamLogin(tx: Tx, personId: string, now: Date): Promise<void> {
  await endSessions(tx, personId, now)
  await erasePersonalData(tx, personId, now)
  await updateAccount(tx, personId, { status: 'deactivated', deactivatedAt: now })
}
