import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { attachments } from '../schema.ts'

export type AttachmentRow = typeof attachments.$inferSelect

export async function insertAttachment(tx: Tx, row: typeof attachments.$inferInsert): Promise<void> {
  await tx.insert(attachments).values(row)
}

/** The newest paper of each kind. */
export const listAttachments = (tx: Tx, accountId: string): Promise<AttachmentRow[]> =>
  tx
    .selectDistinctOn([attachments.kind])
    .from(attachments)
    .where(eq(attachments.accountId, accountId))
    .orderBy(attachments.kind, desc(attachments.id))

/** Whether a paper of a kind was handed in and not refused. */
export async function hasAttachment(tx: Tx, accountId: string, kind: AttachmentRow['kind']): Promise<boolean> {
  const [row] = await tx
    .select({ status: attachments.status })
    .from(attachments)
    .where(and(eq(attachments.accountId, accountId), eq(attachments.kind, kind)))
    .orderBy(desc(attachments.id))
    .limit(1)
  return row !== undefined && row.status !== 'reject'
}
