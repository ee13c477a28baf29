import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { containing } from '../../db/like.ts'
import { onViolation } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { searchedName, shownName } from '../accounts/schema-names.ts'
import { VAT_KINDS } from '../documents/kinds.ts'
import { documentCancellations, documents } from '../documents/schema.ts'
import type { DocumentView } from './kinds.ts'
import { replacementRequests as requests } from './schema.ts'

export interface DocumentFilter {
  view?: DocumentView | undefined
  owner?: string | undefined
  q?: string | undefined
}

const isCancelled = sql`exists (select 1 from ${documentCancellations} c where c.document_id = ${documents.id})`
const isRequested = sql`exists (select 1 from ${requests} r where r.document_id = ${documents.id} and r.status = 'waiting')`
const printed = (path: string) => sql`${documents.data} #>> ${`{${path}}`}`

function chosen({ view = 'all', owner, q }: DocumentFilter): SQL | undefined {
  const kind = VAT_KINDS.find((one) => one === view)
  const like = q && containing(q)
  return and(
    kind ? eq(documents.kind, kind) : inArray(documents.kind, [...VAT_KINDS]),
    view === 'cancelled' ? isCancelled : view === 'requested' ? isRequested : undefined,
    owner ? eq(documents.ownerAccountId, owner) : undefined,
    like
      ? or(
          ilike(documents.serial, like),
          ilike(searchedName(), like),
          ...['reference', 'buyer,name', 'buyer,taxId'].map((path) => sql`${printed(path)} ilike ${like}`),
        )
      : undefined,
  )
}

const selectDocuments = (tx: Tx, lang: Lang) =>
  tx
    .select({ document: documents, owner: { id: accounts.id, name: shownName(lang), role: accounts.role } })
    .from(documents)
    .innerJoin(accounts, eq(accounts.id, documents.ownerAccountId))
    .$dynamic()
export type DocumentRecord = Awaited<ReturnType<typeof selectDocuments>>[number]

/** Newest first; `limit` + 1 rows, to detect a next page. */
export const listDocuments = (
  tx: Tx,
  lang: Lang,
  filter: DocumentFilter,
  { before, limit }: { before: string | null; limit: number },
): Promise<DocumentRecord[]> =>
  selectDocuments(tx, lang)
    .where(and(chosen(filter), before ? lt(documents.id, before) : undefined))
    .orderBy(desc(documents.id))
    .limit(limit + 1)

export async function findDocument(tx: Tx, lang: Lang, id: string): Promise<DocumentRecord | undefined> {
  const [row] = await selectDocuments(tx, lang).where(
    and(eq(documents.id, id), inArray(documents.kind, [...VAT_KINDS])),
  )
  return row
}

type RequestRecord = typeof requests.$inferSelect

const isWaiting = eq(requests.status, 'waiting')

const taken = (): AppError => new AppError('replacement_requested')

/** Errors: `replacement_requested` if there is an open request. */
export async function insertRequest(tx: Tx, row: typeof requests.$inferInsert): Promise<void> {
  await tx
    .insert(requests)
    .values(row)
    .catch(onViolation({ replacement_requests_waiting: taken }))
}

/** Closes the open request for a document. Returns undefined if there is none. */
export async function endRequest(
  tx: Tx,
  documentId: string,
  set: Pick<RequestRecord, 'status' | 'decidedBy' | 'decidedAt'> & { note?: string },
): Promise<RequestRecord | undefined> {
  const [row] = await tx
    .update(requests)
    .set(set)
    .where(and(eq(requests.documentId, documentId), isWaiting))
    .returning()
  return row
}

export const countRequests = (tx: Tx): Promise<number> => tx.$count(requests, isWaiting)

/** Open requests, by document. */
export async function listRequested(tx: Tx, ids: readonly string[]): Promise<Map<string, RequestRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(requests)
    .where(and(inArray(requests.documentId, [...ids]), isWaiting))
  return new Map(rows.map((row) => [row.documentId, row]))
}
