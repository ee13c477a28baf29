import type { z } from 'zod'
import { dayOf, monthOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { documentShapes, type zPayer } from '../contract.ts'
import { isReissued, type ReissuedKind, type ReplacementReason } from '../kinds.ts'
import type { Marks } from '../pdf/marks.ts'
import type { zCancelled, zReplacement } from '../shapes.ts'
import { type DocumentRef, type DocumentRow, findIssued } from '../store.ts'
import {
  insertCancellation,
  insertReplacement,
  isCredited,
  listCancellations,
  listReplacements,
  lockDocument,
} from './store.ts'

export type Buyer = z.output<typeof zPayer>

/** Corrections of a document after its issue. */
export interface Corrections {
  cancelled: z.output<typeof zCancelled> | null
  replacements: z.output<typeof zReplacement>[]
}

/** The corrections of several documents, by id. */
export async function correctionsOf(tx: Tx, ids: readonly string[]): Promise<(id: string) => Corrections> {
  const cancellations = new Map(
    (await listCancellations(tx, ids)).map(({ documentId, at, ...row }) => [
      documentId,
      { ...row, at: at.toISOString() },
    ]),
  )
  const replacements = await listReplacements(tx, ids)
  return (id) => ({
    cancelled: cancellations.get(id) ?? null,
    replacements: replacements
      .filter(({ documentId }) => documentId === id)
      .map(({ number, reason, issuedAt }) => ({ number, reason, at: issuedAt.toISOString() })),
  })
}

/** The marks to print on a document. Errors: `not_found` if there is no replacement copy with this number. */
export async function marksOf(tx: Tx, id: string, copy: 1 | 2, number?: number): Promise<Marks> {
  const { cancelled, replacements } = (await correctionsOf(tx, [id]))(id)
  if (cancelled) {
    const { at, replacedBy } = cancelled
    return { copy, cancelled: { on: dayOf(new Date(at)), by: replacedBy.serial } }
  }
  if (number === undefined) return { copy }
  const found = replacements.find((one) => one.number === number)
  if (!found) throw new AppError('not_found')
  return { copy, replacement: { number, on: dayOf(new Date(found.at)), reason: found.reason } }
}

/** Why an invoice cannot be reissued, or null. */
export async function reissueProblemOf(tx: Tx, document: DocumentRow, now: Date) {
  if (!isReissued(document.kind)) return 'kind' as const
  if ((await listCancellations(tx, [document.id])).length > 0) return 'document_cancelled' as const
  if (await isCredited(tx, document)) return 'document_credited' as const
  return monthOf(document.issuedAt) === monthOf(now) ? null : ('document_month_over' as const)
}

type Reissuable = DocumentRow & { kind: ReissuedKind }

/**
 * Locks and returns an invoice that can be reissued: it is in force, no credit note refers to it, and its VAT month is
 * not over. Errors: `not_found`, `document_cancelled`, `document_credited`, `document_month_over`.
 */
export async function requireReissuable(tx: Tx, clock: Clock, id: string): Promise<Reissuable> {
  const document = await lockDocument(tx, id)
  if (!document) throw new AppError('not_found')
  const problem = await reissueProblemOf(tx, document, clock.now())
  if (problem) throw new AppError(problem === 'kind' ? 'not_found' : problem)
  return document as Reissuable
}

/** The printed date of an invoice. A reissued invoice has the date of the first one. */
export const datedOn = ({ issuedAt, data }: DocumentRow): string =>
  (data as { replaces?: { issuedOn: string } }).replaces?.issuedOn ?? dayOf(issuedAt)

/** The data of a reissued invoice: the same sale with another buyer. */
export function reissuedData(old: Reissuable, buyer: Buyer): Record<string, unknown> {
  const data = documentShapes[old.kind].parse(old.data)
  const replaces = { serial: old.serial, issuedOn: datedOn(old) }
  const isFull = /^\d{13}$/.test(buyer.taxId) && buyer.address !== ''
  return { ...data, buyer, replaces, ...('form' in data && { form: isFull ? 'full' : 'abbreviated' }) }
}

export const recordCancellation = (
  tx: Tx,
  clock: Clock,
  cancelled: { documentId: string; replacedById: string; reason: string; by: string },
): Promise<void> => {
  const { by: cancelledBy, ...row } = cancelled
  return insertCancellation(tx, { ...row, cancelledBy, cancelledAt: clock.now() })
}

/** Locks a document for which a replacement copy can be issued. Errors: `not_found`, `document_cancelled`. */
export async function requireInForce(tx: Tx, id: string): Promise<Corrections> {
  if (!(await lockDocument(tx, id))) throw new AppError('not_found')
  const corrections = (await correctionsOf(tx, [id]))(id)
  if (corrections.cancelled) throw new AppError('document_cancelled')
  return corrections
}

/** Issues the next replacement copy of a document and returns its number. Errors: `not_found`, `document_cancelled`. */
export async function issueReplacement(
  tx: Tx,
  clock: Clock,
  { id, reason, by }: { id: string; reason: ReplacementReason; by: string },
): Promise<number> {
  const number = (await requireInForce(tx, id)).replacements.length + 1
  await insertReplacement(tx, { documentId: id, number, reason, issuedBy: by, issuedAt: clock.now() })
  return number
}

/**
 * The invoice in force that a credit note will refer to. It is locked, so that it cannot be cancelled before the
 * commit.
 */
export async function invoiceToCredit(
  tx: Tx,
  kind: ReissuedKind,
  ref: DocumentRef,
): Promise<{ serial: string; issuedOn: string; buyer: Buyer } | undefined> {
  const found = await findIssued(tx, kind, ref)
  if (!found) return undefined
  await lockDocument(tx, found.id)
  // It may have been cancelled while this transaction waited for the lock.
  const inForce = (await findIssued(tx, kind, ref)) ?? found
  if (inForce.id !== found.id) return invoiceToCredit(tx, kind, ref)
  return { serial: inForce.serial, issuedOn: datedOn(inForce), buyer: documentShapes[kind].parse(inForce.data).buyer }
}
