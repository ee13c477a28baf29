import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { lineLinks, notificationContacts } from '../schema.ts'

/** Removes a LINE user who blocked the official account from every account. */
export async function deleteLineUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(notificationContacts)
    .where(and(eq(notificationContacts.channel, 'line'), eq(notificationContacts.address, userId)))
}

/** The open code of an account. */
export async function findLineCode(tx: Tx, accountId: string, now: Date) {
  const [row] = await tx
    .select({ code: lineLinks.code, expiresAt: lineLinks.expiresAt })
    .from(lineLinks)
    .where(and(eq(lineLinks.accountId, accountId), gt(lineLinks.expiresAt, now)))
  return row ?? null
}

export async function saveLineCode(tx: Tx, link: typeof lineLinks.$inferInsert): Promise<void> {
  const { code, expiresAt } = link
  await tx.insert(lineLinks).values(link).onConflictDoUpdate({ target: lineLinks.accountId, set: { code, expiresAt } })
}

/** Consumes an open code. Returns the account that requested it, or null. */
export async function consumeLineCode(tx: Tx, code: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .delete(lineLinks)
    .where(and(eq(lineLinks.code, code), gt(lineLinks.expiresAt, now)))
    .returning({ accountId: lineLinks.accountId })
  return row?.accountId ?? null
}

export async function deleteLineCode(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(lineLinks).where(eq(lineLinks.accountId, accountId))
}
