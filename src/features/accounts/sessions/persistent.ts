import { DAY, MINUTE } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { notify } from '../../notifications/service.ts'
import { deviceName } from '../rules/device-name.ts'
import { PERSISTENT_DAYS } from '../rules/sessions.ts'
import { type Account, findAccount } from '../store.ts'
import { openSession, persistentCookieName, type SetCookie } from './session.ts'
import {
  endPersistentLogin,
  extendPersistentLogin,
  insertPersistentLogin,
  insertPersistentToken,
  lockPersistentLogin,
  markTokensUsed,
} from './store.ts'

const LIFE = PERSISTENT_DAYS * DAY
/** A token may be sent twice within this time: by tabs that were opened together, or again after a lost response. */
const GRACE = MINUTE

type Client = Pick<Ctx, 'clock' | 'ip' | 'userAgent' | 'device'>

/** Issues a token for a persistent login (32 random bytes, stored only as a hash). */
async function issueToken(tx: Tx, loginId: string, now: Date): Promise<string> {
  const token = newToken()
  await insertPersistentToken(tx, { tokenHash: hashToken(token), loginId, createdAt: now })
  return token
}

/** Starts a persistent login in this browser. Returns its id and the token for its cookie. */
export async function openPersistentLogin(
  tx: Tx,
  { clock, ip, userAgent }: Client,
  accountId: string,
): Promise<{ id: string; token: string }> {
  const now = clock.now()
  const id = newId(now.getTime())
  const expiresAt = new Date(now.getTime() + LIFE)
  const browser = { ip, userAgent: userAgent.slice(0, 300) }
  await insertPersistentLogin(tx, { id, accountId, createdAt: now, usedAt: now, expiresAt, ...browser })
  return { id, token: await issueToken(tx, id, now) }
}

export interface Renewal {
  account: Account
  /** Token of the new session. */
  token: string
  /** Replaces the token that the client sent. */
  persistentToken: string
}

/**
 * Opens a new session for the token of a persistent login; null if the token is not valid. If the token was first used
 * more than a minute ago, it has been copied: the login and all its sessions end, and the owner is notified.
 */
export async function renewSession(tx: Tx, client: Client, persistentToken: string): Promise<Renewal | null> {
  const now = client.clock.now()
  const found = await lockPersistentLogin(tx, hashToken(persistentToken), now)
  if (!found) return null
  const { login, usedAt } = found
  const account = await findAccount(tx, login.accountId)
  if (!account || account.status === 'deactivated') return null
  if (usedAt && now.getTime() - usedAt.getTime() > GRACE) {
    await endPersistentLogin(tx, login.id, now)
    await notify(tx, now, {
      kind: 'security.login_copied',
      key: `login-copied:${login.id}`,
      to: { accountId: account.id },
      data: { time: now, device: deviceName(login.userAgent, {}) },
      href: account.role === 'marketer' ? '/Marketer/changePassword' : '/Influencer/changePassword',
    })
    return null
  }
  if (!usedAt) await markTokensUsed(tx, login.id, now)
  const { ip, userAgent } = client
  const expiresAt = new Date(now.getTime() + LIFE)
  await extendPersistentLogin(tx, login.id, { usedAt: now, expiresAt, ip, userAgent: userAgent.slice(0, 300) })
  return {
    account,
    token: await openSession(tx, client, account.id, login.id),
    persistentToken: await issueToken(tx, login.id, now),
  }
}

export const setPersistentCookie = (
  { config, setCookie }: { config: Pick<Ctx['config'], 'secure'>; setCookie: SetCookie },
  token: string,
): void => setCookie(persistentCookieName(config), token, { httpOnly: true, sameSite: 'lax', maxAge: LIFE / 1_000 })
