import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/types.ts'
import { documentCancellations, documentReplacements, documents } from '../schema.ts'
import type { DocumentRow } from '../store.ts'

/** Locks a document until the end of the transaction. */
export async function lockDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
  return row
}

const newer = alias(documents, 'newer_document')

/** The cancellations of several documents, with the documents that replace them. */
export async function listCancellations(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      documentId: documentCancellations.documentId,
      at: documentCancellations.cancelledAt,
      reason: documentCancellations.reason,
      replacedBy: { id: newer.id, serial: newer.serial },
    })
    .from(documentCancellations)
    .innerJoin(newer, eq(newer.id, documentCancellations.replacedById))
    .where(inArray(documentCancellations.documentId, [...ids]))
}

export const insertCancellation = async (tx: Tx, row: typeof documentCancellations.$inferInsert): Promise<void> => {
  await tx.insert(documentCancellations).values(row)
}

/** Replacement copies of several documents, oldest first. */
export async function listReplacements(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(documentReplacements)
    .where(inArray(documentReplacements.documentId, [...ids]))
    .orderBy(asc(documentReplacements.documentId), asc(documentReplacements.number))
}

export const insertReplacement = async (tx: Tx, row: typeof documentReplacements.$inferInsert): Promise<void> => {
  await tx.insert(documentReplacements).values(row)
}

/** Whether a credit note refers to an invoice. */
export async function isCredited(tx: Tx, { ownerAccountId, serial }: DocumentRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.ownerAccountId, ownerAccountId),
        eq(documents.kind, 'credit_note'),
        sql`${documents.data}->'invoice'->>'serial' = ${serial}`,
      ),
    )
    .limit(1)
  return row !== undefined
}
