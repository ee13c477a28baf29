import { and, count, desc, eq, ilike, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { containing } from '../../db/like.ts'
import type { Db, Tx } from '../../db/types.ts'
import { outbox } from '../../platform/schema.ts'
import type { NoticeChannel } from './rules.ts'

export type MessageRow = typeof outbox.$inferSelect

const onSite = (accountId: string) => and(eq(outbox.accountId, accountId), eq(outbox.channel, 'site'))

/**
 * Marks a message as opened, together with the on-site notice of its event: opening it on a device counts as reading
 * it. False if no message has this capability.
 */
export async function openMessage(tx: Tx, capability: string, now: Date): Promise<boolean> {
  const [message] = await tx
    .select({ id: outbox.id, eventKey: outbox.eventKey, accountId: outbox.accountId })
    .from(outbox)
    .where(eq(outbox.capability, capability))
  if (!message) return false
  const { id, eventKey, accountId } = message
  const notice = accountId ? and(onSite(accountId), eq(outbox.eventKey, eventKey)) : undefined
  await tx
    .update(outbox)
    .set({ openedAt: now })
    .where(and(or(eq(outbox.id, id), notice), isNull(outbox.openedAt)))
  return true
}

/** The kind and account of an email by its capability. Null if it was sent to an address without an account. */
export async function findEmail(tx: Tx, capability: string): Promise<{ kind: string; accountId: string } | null> {
  const [row] = await tx
    .select({ kind: outbox.kind, accountId: outbox.accountId })
    .from(outbox)
    .where(and(eq(outbox.capability, capability), eq(outbox.channel, 'email')))
  return row?.accountId ? { kind: row.kind, accountId: row.accountId } : null
}

/** On-site messages of an account, newest first, at most `limit`. */
export const listOnSite = (db: Db, accountId: string, before: string | null, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(outbox)
    .where(and(onSite(accountId), before ? lt(outbox.id, before) : undefined))
    .orderBy(desc(outbox.id))
    .limit(limit)

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(outbox)
    .where(and(onSite(accountId), isNull(outbox.openedAt)))
  return row?.n ?? 0
}

export async function openAllOnSite(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ openedAt: now })
    .where(and(onSite(accountId), isNull(outbox.openedAt)))
}

/** Marks the on-site messages of some events as opened, because the reader has seen their pages. */
export async function openNotices(tx: Tx, accountId: string, keyPrefix: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ openedAt: now })
    .where(and(onSite(accountId), isNull(outbox.openedAt), sql`starts_with(${outbox.eventKey}, ${keyPrefix})`))
}

export interface MessageFilter {
  /** Part of an address. */
  address?: string | undefined
  channel?: NoticeChannel | undefined
}

/** Outgoing messages, newest first. On-site messages are included only if requested. */
export const listMessages = (
  db: Db,
  filter: MessageFilter,
  before: string | null,
  limit: number,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        filter.channel ? eq(outbox.channel, filter.channel) : ne(outbox.channel, 'site'),
        filter.address ? ilike(outbox.address, containing(filter.address)) : undefined,
        before ? lt(outbox.id, before) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(limit)
