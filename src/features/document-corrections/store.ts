import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import { containing } from '../../db/like.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { searchedName, shownName } from '../accounts/schema-names.ts'
import { VAT_KINDS } from '../documents/kinds.ts'
import { documentCancellations, documents } from '../documents/schema.ts'
import type { DocumentView } from './kinds.ts'

export interface DocumentFilter {
  view?: DocumentView | undefined
  owner?: string | undefined
  q?: string | undefined
}

const isCancelled = sql`exists (select 1 from ${documentCancellations} c where c.document_id = ${documents.id})`
const printed = (path: string) => sql`${documents.data} #>> ${`{${path}}`}`

function chosen({ view = 'all', owner, q }: DocumentFilter): SQL | undefined {
  const kind = VAT_KINDS.find((one) => one === view)
  const like = q && containing(q)
  return and(
    kind ? eq(documents.kind, kind) : inArray(documents.kind, [...VAT_KINDS]),
    view === 'cancelled' ? isCancelled : undefined,
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

/** Newest first, one more than `limit`. */
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
