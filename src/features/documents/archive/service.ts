import type { z } from 'zod'
import { AppError } from '../../../core/errors.ts'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import type { Db } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { type ZipEntry, zipPieces } from '../../../platform/zip.ts'
import { type Corrections, correctionsOf, marksOf } from '../corrections/service.ts'
import { renderDocument } from '../render.ts'
import type { MarketerKind, OwnDocument } from '../shapes.ts'
import type { DocumentRow } from '../store.ts'
import type { archiveContract } from './contract.ts'
import { documentsCsv, fileNameOf } from './csv.ts'
import {
  countOwn,
  type DocumentFilter,
  listOwn,
  listReductions,
  type OwnDocumentRecord,
  readOwn,
  sumOwn,
} from './store.ts'

const PAGE = 20
const BATCH = 500
/** Limits the size of the CSV. For more documents, the marketer limits the range of days. */
const CSV_MAX_ROWS = 20_000
/** Maximum number of documents in a ZIP: each is rendered while the file is sent. */
export const ZIP_MAX_DOCUMENTS = 200
const PIECE = 65_536

/** The package title that is stored with the payment. */
function titleOf(item: Record<string, unknown> | null, lang: Lang): string | null {
  const title = item?.title as Partial<Bilingual> | undefined
  return title?.[lang] || title?.th || null
}

function view(
  { charge, issuedAt, ...row }: OwnDocumentRecord,
  corrections: Corrections & Pick<OwnDocument, 'reducedBy'>,
  lang: Lang,
): OwnDocument {
  return {
    ...row,
    ...corrections,
    kind: row.kind as MarketerKind,
    net: row.net as OwnDocument['net'],
    vat: row.vat as OwnDocument['vat'],
    total: row.total as OwnDocument['total'],
    withheld: row.withheld as OwnDocument['withheld'],
    issuedAt: issuedAt.toISOString(),
    charge: charge && {
      id: charge.id,
      purpose: charge.purpose,
      net: charge.net,
      packageTitle: charge.purpose === 'package' ? titleOf(charge.item, lang) : null,
    },
  }
}

async function viewAll(db: Db, owner: string, rows: readonly OwnDocumentRecord[], lang: Lang): Promise<OwnDocument[]> {
  const corrections = await correctionsOf(
    db,
    rows.map(({ id }) => id),
  )
  const invoices = rows.flatMap(({ kind, serial }) => (kind === 'tax_invoice' ? serial : []))
  const reductions = await listReductions(db, owner, invoices)
  return rows.map((row) => view(row, { ...corrections(row.id), reducedBy: reductions.get(row.serial) ?? [] }, lang))
}

/** Reads all filtered documents, newest first, in pages; at most `most`. */
async function listAll(db: Db, owner: string, filter: DocumentFilter, lang: Lang, most: number) {
  const all: OwnDocument[] = []
  for (let before: string | null = null; all.length < most; ) {
    const rows = await listOwn(db, owner, { ...filter, before, limit: Math.min(BATCH, most - all.length) })
    all.push(...(await viewAll(db, owner, rows, lang)))
    before = rows.at(-1)?.id ?? null
    if (before === null || rows.length < BATCH) break
  }
  return all
}

const renderMarked = async (db: Db, row: DocumentRow) => renderDocument(row, await marksOf(db, row.id, 1))

/** The table of contents, then each document as PDF, rendered one after the other. */
async function* entriesOf(
  db: Db,
  owner: string,
  documents: readonly OwnDocument[],
  lang: Lang,
): AsyncIterable<ZipEntry> {
  const one = async function* (bytes: Uint8Array | Promise<Uint8Array>) {
    yield await bytes
  }
  yield { name: lang === 'th' ? 'รายการเอกสาร.csv' : 'contents.csv', bytes: one(documentsCsv(documents, lang)) }
  for (const document of documents) {
    const row = await readOwn(db, owner, document.id)
    if (row) yield { name: fileNameOf(document), stored: true, bytes: one(renderMarked(db, row)) }
  }
}

type Filter = z.output<(typeof archiveContract)['csv']['query']>

/** For example `talad-documents-2026-10-01-2026-10-31.zip`. */
const nameOf = ({ from, to, kind }: Filter, type: 'csv' | 'zip'): string =>
  `${['talad-documents', kind?.replace('_', '-'), from, to].filter(Boolean).join('-')}.${type}`

async function zip(ctx: Ctx, owner: string, filter: Filter) {
  const count = await countOwn(ctx.db, owner, filter)
  if (count > ZIP_MAX_DOCUMENTS) throw new AppError('too_many_documents', { count, most: ZIP_MAX_DOCUMENTS })
  const documents = await listAll(ctx.db, owner, filter, ctx.lang, ZIP_MAX_DOCUMENTS)
  const pieces = { size: PIECE, mtime: ctx.clock.now() }
  return {
    type: 'application/zip',
    bytes: new Uint8Array(0),
    stream: zipPieces(entriesOf(ctx.db, owner, documents, ctx.lang), pieces),
    name: nameOf(filter, 'zip'),
  }
}

export const archiveHandlers = {
  async list(ctx, { params, query: { after, limit = PAGE, ...filter } }) {
    const owner = ownAccount(ctx, params.id)
    const rows = await listOwn(ctx.db, owner, { ...filter, before: idOfCursor(after), limit: limit + 1 })
    const page = paginate(rows, limit, (row) => [row.id])
    const [count, sums] = [await countOwn(ctx.db, owner, filter), await sumOwn(ctx.db, owner, filter)]
    const data = await viewAll(ctx.db, owner, page.rows, ctx.lang)
    return { data, next: page.next, count, sums, most: ZIP_MAX_DOCUMENTS }
  },
  async csv(ctx, { params, query }) {
    const documents = await listAll(ctx.db, ownAccount(ctx, params.id), query, ctx.lang, CSV_MAX_ROWS)
    return { type: 'text/csv; charset=utf-8', bytes: documentsCsv(documents, ctx.lang), name: nameOf(query, 'csv') }
  },
  zip: (ctx, { params, query }) => zip(ctx, ownAccount(ctx, params.id), query),
} satisfies Handlers<typeof archiveContract>
