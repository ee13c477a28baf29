import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { AppConfig, Caller, Ctx, Scope } from '../../../platform/context.ts'
import { accounts, influencers, sessions } from '../schema.ts'

/** Scope, uuid and token cookies live 24 hours. */
export const SESSION_LIFE = DAY

/** The token cookie's name carries environment and country; `__Host-` pins it to this host over https. */
export const tokenCookieName = (config: Pick<AppConfig, 'secure' | 'country'>): string =>
  `${config.secure ? '__Host-' : ''}talad_token_${config.country.toLowerCase()}`

/** The caller of a live session, or null. `tokenHash` is the hex SHA-256 of the token. */
export async function findCaller(db: Db, tokenHash: string, now: Date): Promise<Caller | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      accountId: accounts.id,
      role: accounts.role,
      status: accounts.status,
      name: accounts.displayName,
      talentManager: influencers.talentManager,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(influencers, eq(influencers.accountId, accounts.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(sessions.endedAt)))
  if (!row || row.status === 'deactivated') return null
  const { role, talentManager, ...rest } = row
  return { ...rest, scope: role as Scope, talentManager: talentManager ?? false }
}

/** Opens a session and returns its token (32 random bytes, only ever stored hashed). */
export async function openSession(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'ip' | 'userAgent' | 'device'>,
  accountId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  await tx.insert(sessions).values({
    id: newId(now.getTime()),
    accountId,
    tokenHash: createHash('sha256').update(token).digest('hex'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE),
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 300),
    device: ctx.device,
  })
  return token
}

/** Ends the sessions of an account, all but `except` (an empty string ends all). */
export async function endSessions(tx: Tx, accountId: string, now: Date, except = ''): Promise<void> {
  const open = and(eq(sessions.accountId, accountId), isNull(sessions.endedAt))
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(except ? and(open, ne(sessions.id, except)) : open)
}

/** Sets the token cookie and the readable hints of the specification: scope, uuid, logged-in flag. */
export function setLoginCookies(ctx: Ctx, token: string, scope: Scope, accountId: string): void {
  const maxAge = SESSION_LIFE / 1_000
  ctx.setCookie(tokenCookieName(ctx.config), token, { httpOnly: true, maxAge, sameSite: 'lax' })
  ctx.setCookie('scope', scope, { maxAge, sameSite: 'lax' })
  ctx.setCookie('uuid', accountId, { maxAge, sameSite: 'lax' })
  ctx.setCookie('loggedIn', 'true', { maxAge, sameSite: 'lax' })
}

/** Logout as the specification says: flag 'false', scope open, uuid, token and tsCookie cleared. */
export function clearLoginCookies(ctx: Ctx): void {
  const maxAge = SESSION_LIFE / 1_000
  ctx.clearCookie(tokenCookieName(ctx.config))
  ctx.setCookie('loggedIn', 'false', { maxAge, sameSite: 'lax' })
  ctx.setCookie('scope', 'open', { maxAge, sameSite: 'lax' })
  ctx.clearCookie('uuid')
  ctx.clearCookie('tsCookie')
}
