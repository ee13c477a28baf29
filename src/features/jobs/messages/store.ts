import { and, desc, eq, lt } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { jobMessages } from '../schema.ts'

export type MessageRecord = typeof jobMessages.$inferSelect & { authorName: string }

export async function listMessages(
  tx: Tx,
  jobId: string,
  before: string | null,
  limit: number,
): Promise<MessageRecord[]> {
  const rows = await tx
    .select({ message: jobMessages, authorName: accounts.displayName })
    .from(jobMessages)
    .innerJoin(accounts, eq(accounts.id, jobMessages.authorId))
    .where(and(eq(jobMessages.jobId, jobId), before ? lt(jobMessages.id, before) : undefined))
    .orderBy(desc(jobMessages.id))
    .limit(limit + 1)
  return rows.map(({ message, authorName }) => ({ ...message, authorName }))
}

export async function insertMessage(tx: Tx, row: typeof jobMessages.$inferInsert): Promise<void> {
  await tx.insert(jobMessages).values(row)
}

export async function nameOf(tx: Tx, accountId: string): Promise<string> {
  const [row] = await tx.select({ name: accounts.displayName }).from(accounts).where(eq(accounts.id, accountId))
  return row?.name ?? ''
}
