import { type Clock, DAY, MINUTE } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db } from '../../../db/types.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { PortError } from '../../../ports/http.ts'
import type { SocialPort } from '../../../ports/social/port.ts'
import type { ChannelRecord } from '../store.ts'
import {
  claimRenewal,
  deleteRevocation,
  endRenewal,
  findToken,
  openToken,
  putOffRevocation,
  type RevocationRecord,
  replaceToken,
  TokenUnreadable,
  type TokenValues,
  takeRevocations,
} from './store.ts'

/** What the functions of this file need of the running application. */
export interface TokenApp {
  db: Db
  clock: Clock
  ports: { social: SocialPort }
  config: { secrets: Secrets }
}

/** A token that expires within this time is renewed before it is used. */
const RENEW_BEFORE = 5 * MINUTE

/**
 * A valid token, renewed if needed. Null if there is none. Throws PortError if the renewal fails, with code
 * `unavailable` if another process is renewing the token.
 */
export async function liveToken(app: TokenApp, channel: ChannelRecord): Promise<string | null> {
  const { id, type } = channel
  const { secrets } = app.config
  const token = await findToken(app.db, secrets, id)
  if (!token) return null
  const now = app.clock.now()
  const replace = (values: TokenValues) =>
    withTx(app.db, (tx) => replaceToken(tx, secrets, now, channel, { from: token.sealed, token: values }))
  const left = token.expiresAt === null ? Number.POSITIVE_INFINITY : token.expiresAt.getTime() - now.getTime()
  if (left > RENEW_BEFORE) {
    if (!token.current) await replace(token)
    return token.accessToken
  }
  if (!token.refreshToken) return left > 0 ? token.accessToken : null
  if (!(await claimRenewal(app.db, id, token.sealed, now))) throw new PortError(type.toLowerCase(), 'unavailable')
  try {
    const renewed = await app.ports.social.refresh(type, token.refreshToken)
    await replace({ ...renewed, refreshToken: renewed.refreshToken ?? token.refreshToken })
    return renewed.accessToken
  } catch (error) {
    await endRenewal(app.db, id)
    throw error
  }
}

/** Like `liveToken`, but null for a lost token, so that public data can still be read. */
export async function accessTokenOf(app: TokenApp, channel: ChannelRecord): Promise<string | null> {
  try {
    return await liveToken(app, channel)
  } catch (error) {
    if (error instanceof PortError && ['unauthorized', 'refused'].includes(error.code)) return null
    throw error
  }
}

const BATCH = 20
const FIRST_RETRY = 10 * MINUTE
/** After this many attempts a token is deleted without revoking it; it then expires at the platform. */
const ATTEMPTS_MAX = 8

/** Revokes the tokens of channels that were turned off, banned or closed at their platforms. */
export async function revokeDueTokens(app: TokenApp): Promise<number> {
  const now = app.clock.now()
  const next = new Date(now.getTime() + FIRST_RETRY)
  const due = await withTx(app.db, (tx) => takeRevocations(tx, now, next, BATCH))
  for (const revocation of due) await revoke(app, revocation)
  return due.length
}

async function revoke(app: TokenApp, revocation: RevocationRecord): Promise<void> {
  const { channelId, type, sealed, attempts } = revocation
  try {
    await app.ports.social.revoke(type, openToken(app.config.secrets, channelId, sealed))
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // A refusal means that the token is already invalid or cannot be revoked.
    if ((error.retryable || error instanceof TokenUnreadable) && attempts + 1 < ATTEMPTS_MAX) {
      const wait = Math.max((error.retryAfterSeconds ?? 0) * 1000, Math.min(DAY, FIRST_RETRY * 2 ** attempts))
      return putOffRevocation(app.db, revocation, new Date(app.clock.now().getTime() + wait))
    }
  }
  await deleteRevocation(app.db, revocation)
}
