import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { settingRows } from '../../platform/schema.ts'
import { accounts } from '../accounts/schema.ts'
import { shownNameIfAny } from '../accounts/schema-names.ts'
import type { FormName, MessageStatus } from './rules/message.ts'
import { contactMessages } from './schema.ts'

export type MessageRecord = typeof contactMessages.$inferSelect

export async function insertMessage(tx: Tx, row: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(row)
}

/**
 * Locks an IP address until the end of the transaction, so that messages sent at the same time are counted one after
 * another.
 */
export const lockAddress = (tx: Tx, ip: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${ip}`}, 0))`)

/** Messages from an IP address since a time, oldest first. */
export const listSince = (tx: Tx, ip: string, since: Date): Promise<MessageRecord[]> =>
  tx
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.ip, ip), gt(contactMessages.createdAt, since)))
    .orderBy(contactMessages.createdAt)
    .limit(100)

export interface InboxRow {
  message: MessageRecord
  handler: string | null
}

/** The inbox, newest first, with the names of the operators who answered. */
export const listMessages = (
  tx: Tx,
  lang: Lang,
  list: { status?: MessageStatus | undefined; form?: FormName | undefined; before: string | null; limit: number },
): Promise<InboxRow[]> =>
  tx
    .select({ message: contactMessages, handler: shownNameIfAny(lang, accounts) })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.handledBy))
    .where(
      and(
        list.status ? eq(contactMessages.status, list.status) : undefined,
        list.form ? eq(contactMessages.form, list.form) : undefined,
        list.before ? lt(contactMessages.id, list.before) : undefined,
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(list.limit)

export async function countNew(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(contactMessages).where(eq(contactMessages.status, 'new'))
  return row?.n ?? 0
}

export async function lockMessage(tx: Tx, id: string): Promise<MessageRecord | undefined> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  return row
}

export async function updateMessage(tx: Tx, lang: Lang, id: string, values: Partial<MessageRecord>): Promise<InboxRow> {
  await tx.update(contactMessages).set(values).where(eq(contactMessages.id, id))
  const [row] = await tx
    .select({ message: contactMessages, handler: shownNameIfAny(lang, accounts) })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.handledBy))
    .where(eq(contactMessages.id, id))
  return row as InboxRow
}

/** Deletes messages that were answered or marked as spam before a time. */
export async function deleteHandled(tx: Tx, before: Date): Promise<void> {
  await tx.delete(contactMessages).where(lt(contactMessages.handledAt, before))
}

/** Fixed id of the row with the signing key, so that all processes use the same key. */
const KEY_ROW = '0190c0de-f0f0-7000-8000-000000000001'

/** The key that signs the forms' opening times. Stores `fresh` if there is no key yet. */
export async function readStampKey(tx: Tx, fresh: string, now: Date): Promise<string> {
  const find = () => tx.select({ value: settingRows.value }).from(settingRows).where(eq(settingRows.id, KEY_ROW))
  const [existing] = await find()
  if (existing) return String(existing.value)
  await tx
    .insert(settingRows)
    .values({ id: KEY_ROW, key: 'contact.stamp_key', value: fresh, effectiveFrom: now, createdAt: now })
    .onConflictDoNothing()
  const [inserted] = await find()
  return String(inserted?.value ?? fresh)
}
