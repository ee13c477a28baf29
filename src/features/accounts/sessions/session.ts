import { and, eq, gt, isNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import { HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { AppConfig, Caller, Ctx, Scope } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { teamMembers } from '../../teams/schema.ts'
import { SESSION_HOURS } from '../rules/sessions.ts'
import { accounts } from '../schema.ts'
import { persistentLogins, sessions } from '../schema-access.ts'
import { callerColumns, callerFrom, joinCaller } from './caller.ts'

/** Lifetime of the scope, uuid and token cookies. */
export const SESSION_LIFE = SESSION_HOURS * HOUR

/** A session's last use is recorded only this often, so that reading pages does not write. */
const USE_RECORDED_EVERY = HOUR

/** The name of the token cookie contains environment and country; `__Host-` restricts it to this host over HTTPS. */
export const tokenCookieName = (config: Pick<AppConfig, 'secure' | 'country'>): string =>
  `${config.secure ? '__Host-' : ''}talad_token_${config.country.toLowerCase()}`

/** The cookie of a persistent login. */
export const persistentCookieName = (config: Pick<AppConfig, 'secure'>): string =>
  `${config.secure ? '__Host-' : ''}talad_stay`

/** When a session was last used. */
export const lastUse = sql<Date>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt)

const selectCaller = prepared(['tokenHash', 'now'], (tx, { tokenHash, now }) =>
  joinCaller(
    tx
      .select({ sessionId: sessions.id, usedAt: lastUse, ...callerColumns })
      .from(accounts)
      .innerJoin(sessions, eq(sessions.accountId, accounts.id))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(sessions.endedAt)))
      .$dynamic(),
  ),
)

/** The caller of a valid session, or null. `tokenHash` is the hex SHA-256 of the token. Records the use once an hour. */
export async function findCaller(db: Db, tokenHash: string, now: Date): Promise<Caller | null> {
  const [row] = await selectCaller(db, { tokenHash, now })
  const before = new Date(now.getTime() - USE_RECORDED_EVERY)
  if (row && row.usedAt <= before)
    await db
      .update(sessions)
      .set({ usedAt: now })
      .where(and(eq(sessions.id, row.sessionId), lte(lastUse, before)))
  return row ? callerFrom(row, row.sessionId) : null
}

/** The account that a login acts for: the marketer's for a team member, else the login's own. */
export async function accountOfLogin(tx: Tx, loginId: string): Promise<string> {
  const [row] = await tx
    .select({ marketerId: teamMembers.marketerId })
    .from(teamMembers)
    .where(eq(teamMembers.personId, loginId))
  return row?.marketerId ?? loginId
}

/** Opens a session and returns its token (32 random bytes, stored only as a hash). */
export async function openSession(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'ip' | 'userAgent' | 'device'>,
  accountId: string,
  persistentLoginId?: string,
): Promise<string> {
  const token = newToken()
  const now = ctx.clock.now()
  await tx.insert(sessions).values({
    id: newId(now.getTime()),
    accountId,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE),
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 300),
    device: ctx.device,
    persistentLoginId: persistentLoginId ?? null,
  })
  return token
}

/** Ends the sessions and persistent logins of an account, except those of session `except` (empty: no exception). */
export async function endSessions(tx: Tx, accountId: string, now: Date, except = ''): Promise<void> {
  const open = and(eq(sessions.accountId, accountId), isNull(sessions.endedAt))
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(except ? and(open, ne(sessions.id, except)) : open)
  const ofExcept = tx
    .select({ id: sql<string>`coalesce(${sessions.persistentLoginId}, ${sessions.id})` })
    .from(sessions)
    .where(and(eq(sessions.id, except), eq(sessions.accountId, accountId)))
  const openLogin = and(eq(persistentLogins.accountId, accountId), isNull(persistentLogins.endedAt))
  await tx
    .update(persistentLogins)
    .set({ endedAt: now })
    .where(except ? and(openLogin, notInArray(persistentLogins.id, ofExcept)) : openLogin)
}

export type SetCookie = Ctx['setCookie']

/** Sets the token cookie and the readable cookies of the specification: scope, uuid, logged-in flag, login time. */
export function setLoginCookies(
  {
    config,
    clock,
    setCookie,
  }: { config: Pick<AppConfig, 'secure' | 'country'>; clock: Ctx['clock']; setCookie: SetCookie },
  token: string,
  scope: Scope,
  accountId: string,
): void {
  const maxAge = SESSION_LIFE / 1_000
  setCookie(tokenCookieName(config), token, { httpOnly: true, maxAge, sameSite: 'lax' })
  setCookie('scope', scope, { maxAge, sameSite: 'lax' })
  setCookie('uuid', accountId, { maxAge, sameSite: 'lax' })
  setCookie('loggedIn', 'true', { maxAge, sameSite: 'lax' })
  setCookie('tsCookie', String(clock.now().getTime()), { maxAge, sameSite: 'lax' })
}

/** Cookies after logout, as specified: flag 'false', scope open; uuid, tokens and tsCookie cleared. */
export function clearLoginCookies(ctx: Pick<Ctx, 'config' | 'setCookie' | 'clearCookie'>): void {
  const maxAge = SESSION_LIFE / 1_000
  ctx.clearCookie(tokenCookieName(ctx.config))
  ctx.clearCookie(persistentCookieName(ctx.config))
  ctx.setCookie('loggedIn', 'false', { maxAge, sameSite: 'lax' })
  ctx.setCookie('scope', 'open', { maxAge, sameSite: 'lax' })
  ctx.clearCookie('uuid')
  ctx.clearCookie('tsCookie')
}
