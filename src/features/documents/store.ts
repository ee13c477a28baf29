import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/types.ts'
import type { Caller } from '../../platform/context.ts'
import type { DocumentKind } from './contract.ts'
import { documentCancellations, documentSerials, documents } from './schema.ts'

export type DocumentRow = typeof documents.$inferSelect

/** What a document was issued for. */
export interface DocumentRef {
  type: string
  id: string
}

/** The document of a kind and reference that is in force. */
export async function findIssued(tx: Tx, kind: DocumentKind, ref: DocumentRef): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.refType, ref.type), eq(documents.refId, ref.id)))
    .orderBy(desc(documents.edition))
    .limit(1)
  return row
}

/** Locks the counter's row until the end of the transaction, without taking a number. */
export async function lockSerials(tx: Tx, kind: DocumentKind, period: string): Promise<void> {
  await tx
    .insert(documentSerials)
    .values({ kind, period, last: 0 })
    .onConflictDoUpdate({
      target: [documentSerials.kind, documentSerials.period],
      set: { last: sql`${documentSerials.last}` },
    })
}

/** The next number of a locked counter. */
export async function takeNumber(tx: Tx, kind: DocumentKind, period: string): Promise<number> {
  const [row] = await tx
    .update(documentSerials)
    .set({ last: sql`${documentSerials.last} + 1` })
    .where(and(eq(documentSerials.kind, kind), eq(documentSerials.period, period)))
    .returning({ last: documentSerials.last })
  if (!row) throw new Error(`the run ${kind} ${period} was not locked`)
  return row.last
}

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.insert(documents).values(row)
}

export async function findDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id))
  return row
}

export async function findVisible(tx: Tx, caller: Caller, id: string): Promise<DocumentRow | undefined> {
  if (!caller.accountId) return undefined
  const mine = caller.scope === 'operator' ? undefined : eq(documents.ownerAccountId, caller.accountId)
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), mine))
  return row
}

const { data: _, ...withoutData } = getTableColumns(documents)

const isInForce = sql`not exists (select 1 from ${documentCancellations} c where c.document_id = ${documents.id})`

/** Documents of several references, without their data. Cancelled ones only if requested. */
export async function listByRefs(
  tx: Tx,
  refType: string,
  refIds: readonly string[],
  { cancelled = false } = {},
): Promise<Omit<DocumentRow, 'data'>[]> {
  if (refIds.length === 0) return []
  return tx
    .select(withoutData)
    .from(documents)
    .where(
      and(eq(documents.refType, refType), inArray(documents.refId, [...refIds]), cancelled ? undefined : isInForce),
    )
}

interface Period {
  from?: Date
  until?: Date
}

const issuedIn = (owner: string, kind: DocumentKind, { from, until }: Period) =>
  and(
    eq(documents.ownerAccountId, owner),
    eq(documents.kind, kind),
    from && gte(documents.issuedAt, from),
    until && lt(documents.issuedAt, until),
  )

/** Documents of a kind that an owner received in a period, oldest first. */
export const listIssued = (tx: Tx, owner: string, kind: DocumentKind, period: Period): Promise<DocumentRow[]> =>
  tx
    .select()
    .from(documents)
    .where(issuedIn(owner, kind, period))
    .orderBy(documents.id)

export const countIssued = (tx: Tx, owner: string, kind: DocumentKind, period: Period): Promise<number> =>
  tx.$count(documents, issuedIn(owner, kind, period))

const countUp = prepared(['run', 'period'], (tx, { run, period }) =>
  tx
    .insert(documentSerials)
    .values({ kind: run, period, last: 1 })
    .onConflictDoUpdate({
      target: [documentSerials.kind, documentSerials.period],
      set: { last: sql`${documentSerials.last} + 1` },
    })
    .returning({ last: documentSerials.last }),
)

/**
 * The next number of a counter that may have gaps (for references, not for documents). Locks the counter until the
 * commit, so call it last.
 */
export async function nextNumber(tx: Tx, run: string, period: string): Promise<number> {
  const [row] = await countUp(tx, { run, period })
  return row!.last
}
