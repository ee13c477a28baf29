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

/** None of the keys in use decrypts a stored token: the configuration is wrong, the token itself may be good. */
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

/** Stores the tokens of a new grant, encrypted. A pending revocation is cancelled: it would end the new grant, too. */
export async function saveToken(tx: Tx, secrets: Secrets, channelId: string, token: TokenValues): Promise<void> {
  const values = seal(secrets, channelId, token)
  await tx
    .insert(channelTokens)
    .values({ channelId, ...values })
    .onConflictDoUpdate({ target: channelTokens.channelId, set: values })
  await tx.delete(channelRevocations).where(eq(channelRevocations.channelId, channelId))
}

/**
 * Stores a renewed token in the place of the one it was renewed from. If the channel was turned off in the meantime,
 * the new token is revoked instead.
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

/** A channel's tokens with `sealed`, which identifies this version of them. Throws TokenUnreadable. */
export async function findToken(tx: Tx, secrets: Secrets, channelId: string) {
  const [row] = await tx.select().from(channelTokens).where(eq(channelTokens.channelId, channelId))
  return row ? { ...openToken(secrets, channelId, row.sealed), expiresAt: row.expiresAt, sealed: row.sealed } : null
}

/** After this time a renewal is considered interrupted. */
const RENEWAL = MINUTE

/**
 * Lets one process renew a token, because many platforms accept a refresh token only once. False while another one
 * renews it, or when it was replaced since it was read.
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

/** Takes a channel's tokens out of use; they are given back to the platform afterwards. */
export async function releaseToken(tx: Tx, now: Date, { id, type }: ChannelRecord): Promise<void> {
  const [row] = await tx.delete(channelTokens).where(eq(channelTokens.channelId, id)).returning()
  if (!row) return
  await tx
    .insert(channelRevocations)
    .values({ channelId: id, type, sealed: row.sealed, dueAt: now })
    .onConflictDoNothing()
}

export type RevocationRecord = typeof channelRevocations.$inferSelect

/** Takes tokens that are due to be given back, and puts their next try off. */
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
