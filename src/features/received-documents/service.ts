import { HOUR, isoTime } from '../../core/clock.ts'
import { earliestDate } from '../../core/document-dates.ts'
import type { Bilingual } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import type { AppConfig } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { filesOf } from '../files/service.ts'
import type { ReceivedDocument, TaladParty } from './shapes.ts'

export { afterDue, type DueCursor, dueCursor, dueCursorParts, dueOrder } from './store-queue.ts'

type StoredFiles = Awaited<ReturnType<typeof filesOf>>

interface ReceivedRecord {
  id: string
  status: string
  paidAt: Date
  number: string | null
  issuedOn: string | null
  fileId: string | null
  sentAt: Date | null
  dueAt: Date | null
  decidedAt: Date | null
}

/** Talad, as a document must name it. */
export const viewTaladParty = ({ seller }: Pick<AppConfig, 'seller'>): TaladParty => {
  const { name, address, taxId, branch } = seller
  return { name, address, taxId, branch }
}

/** The files of documents, by id. */
export const filesOfDocuments = (tx: Tx, rows: readonly Pick<ReceivedRecord, 'fileId'>[]): Promise<StoredFiles> =>
  filesOf(
    tx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )

/** The fields that all received documents share. `reason` is shown while the document is rejected. */
export function viewReceived(row: ReceivedRecord, files: StoredFiles, reason: Bilingual): ReceivedDocument {
  const { id, status, paidAt, number, issuedOn, fileId, sentAt, dueAt, decidedAt } = row
  const file = fileId ? files.get(fileId) : undefined
  return {
    id,
    paidAt: paidAt.toISOString(),
    earliestOn: earliestDate(paidAt),
    number,
    issuedOn,
    file: file ? { url: file.url, name: file.name, contentType: file.contentType } : null,
    sentAt: isoTime(sentAt),
    dueAt: status === 'in_progress' ? isoTime(dueAt) : null,
    decidedAt: isoTime(decidedAt),
    reason: status === 'rejected' ? reason : null,
  }
}

export interface SentDocument {
  number: string
  issuedOn: string
}

/** The columns of a document that was sent or replaced: its review starts anew. */
export async function sentColumns(tx: Tx, now: Date, version: number, { number, issuedOn }: SentDocument) {
  const hours = (await readSettings(tx, now))['operator.paper_hours']
  return {
    version: version + 1,
    number,
    issuedOn,
    sentAt: now,
    dueAt: new Date(now.getTime() + hours * HOUR),
    alarmedAt: null,
    reasonCode: null,
    reason: null,
    decidedAt: null,
    decidedBy: null,
  }
}
