import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { MINUTE } from '../../../core/clock.ts'
import type { Tx } from '../../../db/types.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { PortError } from '../../../ports/http.ts'
import { channelRevocations, channelTokens } from '../schema.ts'
import type { ChannelRecord } from '../store.ts'

export interface TokenValues {
  accessToken: string
  refreshToken: string | null
  expiresAt: Date | null
}

const zSealed = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() })

/** No configured key decrypts a stored token: the configuration is wrong, but the token may be valid. */
export class TokenUnreadable extends PortError {
  constructor() {
    super('tokens', 'bad_answer', { detail: 'no key of TOKEN_KEYS decrypts a stored token' })
  }
}

/** Decrypts tokens. Throws TokenUnreadable. */
export function openToken(secrets: Secrets, channelId: string, sealed: string) {
  const opened = secrets.open(sealed, channelId)
  if (!opened) throw new TokenUnreadable()
  return { ...zSealed.parse(JSON.parse(opened.text)), current: opened.current }
}

function seal(secrets: Secrets, channelId: string, { accessToken, refreshToken, expiresAt }: TokenValues) {
  const sealed = secrets.seal(JSON.stringify({ accessToken, refreshToken }), channelId)
  return { sealed, expiresAt, renewingAt: null }
}

/** Stores the tokens of a new grant, encrypted. Cancels a pending revocation, which would end the new grant too. */
export async function saveToken(tx: Tx, secrets: Secrets, channelId: string, token: TokenValues): Promise<void> {
  const values = seal(secrets, channelId, token)
  await tx
    .insert(channelTokens)
    .values({ channelId, ...values })
    .onConflictDoUpdate({ target: channelTokens.channelId, set: values })
  await tx.delete(channelRevocations).where(eq(channelRevocations.channelId, channelId))
}

/**
 * Replaces a token with its renewal. If the channel was turned off in the meantime, the new token is revoked instead.
 */
export async function replaceToken(
  tx: Tx,
  secrets: Secrets,
  now: Date,
  { id: channelId, type }: ChannelRecord,
  { from, token }: { from: string; token: TokenValues },
): Promise<void> {
  const values = seal(secrets, channelId, token)
  const replaced = await tx
    .update(channelTokens)
    .set(values)
    .where(and(eq(channelTokens.channelId, channelId), eq(channelTokens.sealed, from)))
    .returning({ id: channelTokens.channelId })
  if (replaced.length > 0 || (await tx.$count(channelTokens, eq(channelTokens.channelId, channelId))) > 0) return
  const revocation = { type, sealed: values.sealed, attempts: 0, dueAt: now }
  await tx
    .insert(channelRevocations)
    .values({ channelId, ...revocation })
    .onConflictDoUpdate({ target: channelRevocations.channelId, set: revocation })
}

/** A channel's tokens. `sealed` identifies this version of them. Throws TokenUnreadable. */
export async function findToken(tx: Tx, secrets: Secrets, channelId: string) {
  const [row] = await tx.select().from(channelTokens).where(eq(channelTokens.channelId, channelId))
  return row ? { ...openToken(secrets, channelId, row.sealed), expiresAt: row.expiresAt, sealed: row.sealed } : null
}

/** A renewal that takes longer than this counts as interrupted. */
const RENEWAL = MINUTE

/**
 * Lets one process renew a token, because many platforms accept a refresh token only once. False if another process is
 * renewing it, or if it was replaced since it was read.
 */
export async function claimRenewal(tx: Tx, channelId: string, sealed: string, now: Date): Promise<boolean> {
  const free = or(isNull(channelTokens.renewingAt), lt(channelTokens.renewingAt, new Date(now.getTime() - RENEWAL)))
  const rows = await tx
    .update(channelTokens)
    .set({ renewingAt: now })
    .where(and(eq(channelTokens.channelId, channelId), eq(channelTokens.sealed, sealed), free))
    .returning({ id: channelTokens.channelId })
  return rows.length > 0
}

export async function endRenewal(tx: Tx, channelId: string): Promise<void> {
  await tx.update(channelTokens).set({ renewingAt: null }).where(eq(channelTokens.channelId, channelId))
}

export async function deleteToken(tx: Tx, channelId: string): Promise<void> {
  await tx.delete(channelTokens).where(eq(channelTokens.channelId, channelId))
}

/** Deletes a channel's tokens and queues them for revocation at the platform. */
export async function releaseToken(tx: Tx, now: Date, { id, type }: ChannelRecord): Promise<void> {
  const [row] = await tx.delete(channelTokens).where(eq(channelTokens.channelId, id)).returning()
  if (!row) return
  await tx
    .insert(channelRevocations)
    .values({ channelId: id, type, sealed: row.sealed, dueAt: now })
    .onConflictDoNothing()
}

export type RevocationRecord = typeof channelRevocations.$inferSelect

/** Claims tokens that are due to be revoked, and sets the time of the next attempt. */
export async function takeRevocations(tx: Tx, now: Date, next: Date, limit: number): Promise<RevocationRecord[]> {
  const due = tx
    .select({ id: channelRevocations.channelId })
    .from(channelRevocations)
    .where(lte(channelRevocations.dueAt, now))
    .orderBy(asc(channelRevocations.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(channelRevocations)
    .set({ dueAt: next })
    .where(inArray(channelRevocations.channelId, due))
    .returning()
}

export async function deleteRevocation(tx: Tx, { channelId, sealed }: RevocationRecord): Promise<void> {
  await tx
    .delete(channelRevocations)
    .where(and(eq(channelRevocations.channelId, channelId), eq(channelRevocations.sealed, sealed)))
}

export async function putOffRevocation(tx: Tx, { channelId, attempts }: RevocationRecord, dueAt: Date): Promise<void> {
  await tx
    .update(channelRevocations)
    .set({ attempts: attempts + 1, dueAt })
    .where(eq(channelRevocations.channelId, channelId))
}
