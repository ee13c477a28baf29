import { dayOf } from '../../core/calendar.ts'
import type { Clock } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import { sendFinanceNotice } from './archive/finance-notice.ts'
import { archiveHandlers } from './archive/service.ts'
import {
  type contract,
  type DocumentInput,
  type DocumentKind,
  documentShapes,
  type Issued,
  type WithholdingCertificate,
  zWithholdingCertificate,
} from './contract.ts'
import { type Buyer, marksOf, recordCancellation, reissuedData, requireReissuable } from './corrections/service.ts'
import { renderDocument } from './render.ts'
import { formatSerial, periodOf } from './serials.ts'
import {
  countIssued,
  type DocumentRef,
  type DocumentRow,
  findDocument,
  findIssued,
  findVisible,
  insertDocument,
  listByRefs,
  listIssued,
  lockSerials,
  nextNumber,
  takeNumber,
} from './store.ts'

export { printedAddress } from './address/names.ts'
export {
  correctionsOf,
  invoiceToCredit,
  issueReplacement,
  reissueProblemOf,
  requireInForce,
  requireReissuable,
} from './corrections/service.ts'
export { type CampaignReportDocument, campaignReportPdf } from './pdf/campaign-report.ts'
export { monthlyStatementPdf } from './pdf/monthly-statement.ts'
export { statementPdf } from './pdf/statement.ts'
export { taxYearPdf } from './pdf/tax-year.ts'
export { textDocumentPdf } from './pdf/text-document.ts'
export { transferSlipPdf } from './pdf/transfer-slip.ts'
export { certificatePlace, taxAddress } from './rules.ts'
export type { DocumentRef } from './store.ts'

/**
 * Returns a reference such as `WD-20251121-0417`: prefix, Bangkok day (CE), number within that day. Call it last in the
 * transaction, because it locks the counter.
 */
export async function nextReference(tx: Tx, prefix: string, now: Date): Promise<string> {
  const day = dayOf(now).replaceAll('-', '')
  return `${prefix}-${day}-${String(await nextNumber(tx, prefix, day)).padStart(4, '0')}`
}

/** The fields of an issued document for links and lists. */
export type IssuedDocument = Pick<DocumentRow, 'id' | 'kind' | 'serial' | 'refType' | 'refId' | 'issuedAt'>

const brief = ({ id, kind, serial, refType, refId, issuedAt }: IssuedDocument): IssuedDocument => ({
  id,
  kind,
  serial,
  refType,
  refId,
  issuedAt,
})

/**
 * Freezes the data of a document and assigns the next number of its kind and month. Idempotent: a second call for the
 * same kind and ref returns the first document. Call it last: the counter stays locked until the transaction ends.
 * Throws a ZodError if the data or its sums are wrong.
 */
export async function issueDocument<K extends DocumentKind>(
  tx: Tx,
  clock: Clock,
  document: { kind: K; owner: string; ref: DocumentRef; data: DocumentInput<K> },
): Promise<IssuedDocument> {
  const { kind, owner, ref } = document
  const issued = await findIssued(tx, kind, ref)
  if (issued) return brief(issued)
  const data = documentShapes[kind].parse(document.data)
  const period = periodOf(clock.now())
  await lockSerials(tx, kind, period)
  // Another transaction may have issued it while this one waited for the lock.
  const existing = await findIssued(tx, kind, ref)
  if (existing) return brief(existing)
  return insertNext(tx, clock, { kind, ownerAccountId: owner, refType: ref.type, refId: ref.id, data, edition: 1 })
}

/** Stores a document with the next serial number. The caller has locked the counter. */
async function insertNext(
  tx: Tx,
  clock: Clock,
  document: Omit<DocumentRow, 'id' | 'serial' | 'issuedAt'>,
): Promise<IssuedDocument> {
  const issuedAt = clock.now()
  const { kind } = document
  const period = periodOf(issuedAt)
  const serial = formatSerial(kind, period, await takeNumber(tx, kind, period))
  const row = { ...document, id: newId(issuedAt.getTime()), serial, issuedAt }
  await insertDocument(tx, row)
  await sendFinanceNotice(tx, row)
  return brief(row)
}

/**
 * Cancels an invoice and reissues it for the right buyer, with a new number and the same amounts. Call it last: the
 * counter stays locked until the transaction ends. Errors: `not_found`, `document_cancelled`, `document_credited`,
 * `document_month_over`.
 */
export async function reissueInvoice(
  tx: Tx,
  clock: Clock,
  { id, buyer, reason, by }: { id: string; buyer: Buyer; reason: string; by: string },
): Promise<IssuedDocument> {
  const old = await requireReissuable(tx, clock, id)
  const { kind, ownerAccountId, refType, refId, edition } = old
  const data = documentShapes[kind].parse(reissuedData(old, buyer))
  await lockSerials(tx, kind, periodOf(clock.now()))
  const issued = await insertNext(tx, clock, { kind, ownerAccountId, refType, refId, data, edition: edition + 1 })
  await recordCancellation(tx, clock, { documentId: id, replacedById: issued.id, reason, by })
  return issued
}

/** The PDF of a document, marked with its corrections. */
export const renderIssued = async (
  tx: Tx,
  row: DocumentRow,
  which: { copy: 1 | 2; replacement?: number | undefined } = { copy: 1 },
): Promise<Uint8Array> => renderDocument(row, await marksOf(tx, row.id, which.copy, which.replacement))

/** The PDF of a document as an email attachment. */
export async function documentFile(db: Db, id: string): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  const row = await findDocument(db, id)
  if (!row) throw new AppError('not_found')
  return { name: `${row.serial}.pdf`, type: 'application/pdf', bytes: await renderIssued(db, row) }
}

/** The documents in force for several references (jobs, charges …). */
export async function documentsOf(tx: Tx, refType: string, refIds: readonly string[]): Promise<IssuedDocument[]> {
  return (await listByRefs(tx, refType, refIds)).map(brief)
}

/** As `documentsOf`, including cancelled ones; invoices before credit notes, then by number. */
export async function everIssued(tx: Tx, refType: string, refIds: readonly string[]): Promise<IssuedDocument[]> {
  const rows = await listByRefs(tx, refType, refIds, { cancelled: true })
  return rows
    .map(brief)
    .sort(
      (a, b) =>
        b.kind.localeCompare(a.kind) ||
        a.issuedAt.getTime() - b.issuedAt.getTime() ||
        a.serial.localeCompare(b.serial, 'en', { numeric: true }),
    )
}

/** Tax invoices and credit notes by `refKey` of their reference. */
export type DocumentsByRef = ReadonlyMap<string, { id: string; serial: string }>
export const refKey = ({ type, id }: DocumentRef): string => `${type}:${id}`

const LINKED_KINDS: readonly DocumentKind[] = ['tax_invoice', 'credit_note']

/** The tax invoices and credit notes of several charges, refunds and chargebacks. */
export async function documentsByRef(tx: Tx, refs: readonly DocumentRef[]): Promise<DocumentsByRef> {
  const found = new Map<string, { id: string; serial: string }>()
  for (const type of new Set(refs.map((ref) => ref.type))) {
    const ids = new Set(refs.filter((ref) => ref.type === type).map((ref) => ref.id))
    for (const { id, kind, serial, refId } of await listByRefs(tx, type, [...ids]))
      if (LINKED_KINDS.includes(kind)) found.set(refKey({ type, id: refId }), { id, serial })
  }
  return found
}

/** A payee's withholding tax certificates of a period, in order of issue. */
export async function certificatesOf(
  tx: Tx,
  owner: string,
  period: { from: Date; until: Date },
): Promise<Issued<WithholdingCertificate>[]> {
  const rows = await listIssued(tx, owner, 'withholding_certificate', period)
  return rows.map(({ serial, issuedAt, data }) => ({ serial, issuedAt, data: zWithholdingCertificate.parse(data) }))
}

/** The number of such certificates. */
export const countCertificates = (tx: Tx, owner: string, period: { from?: Date; until?: Date }): Promise<number> =>
  countIssued(tx, owner, 'withholding_certificate', period)

export const handlers = {
  ...archiveHandlers,
  async get(ctx, { params, query }) {
    const row = await findVisible(ctx.db, ctx.caller, params.id)
    if (!row) throw new AppError('not_found')
    const bytes = await renderIssued(ctx.db, row, { copy: query.copy === '2' ? 2 : 1, replacement: query.replacement })
    return { type: 'application/pdf', bytes, name: `${row.serial}.pdf`, inline: true }
  },
} satisfies Handlers<typeof contract>
