import { and, count, desc, eq, ilike, isNull, lt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/types.ts'
import { outbox } from '../../platform/schema.ts'
import type { NoticeChannel } from './rules.ts'

export type MessageRow = typeof outbox.$inferSelect

/** Marks a message as opened once; false when no message has this capability. */
export async function openMessage(tx: Tx, capability: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(outbox)
    .set({ openedAt: now })
    .where(and(eq(outbox.capability, capability), isNull(outbox.openedAt)))
    .returning({ id: outbox.id })
  if (marked.length > 0) return true
  const [existing] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.capability, capability))
  return existing !== undefined
}

const onSite = (accountId: string) => and(eq(outbox.accountId, accountId), eq(outbox.channel, 'site'))

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

export interface MessageFilter {
  /** Part of an address. */
  address?: string | undefined
  channel?: NoticeChannel | undefined
}

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

/** Outgoing messages, newest first; on-site copies only when asked for. */
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
        filter.address ? ilike(outbox.address, likeText(filter.address)) : undefined,
        before ? lt(outbox.id, before) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(limit)
