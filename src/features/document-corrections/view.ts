import { z } from 'zod'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { viewApprovals, waitingAct } from '../approvals/service.ts'
import { correctionsOf, reissueProblemOf } from '../documents/service.ts'
import { zVatKind } from '../documents/shapes.ts'
import { type VatDocument, type VatDocumentDetail, zBuyer } from './shapes.ts'
import { type DocumentRecord, listRequested } from './store.ts'

/** The part of the data that tax invoices and credit notes share. */
const zPrinted = z.object({
  buyer: zBuyer,
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  reference: z.string().default(''),
  invoice: z.object({ serial: z.string() }).optional(),
  replaces: z.object({ serial: z.string() }).optional(),
})

export const printedOf = ({ data }: { data: unknown }): z.output<typeof zPrinted> => zPrinted.parse(data)

/** Documents in the given order, with their cancellation and replacement copies. */
export async function viewDocuments(tx: Tx, rows: readonly DocumentRecord[]): Promise<VatDocument[]> {
  const ids = rows.map(({ document }) => document.id)
  const corrections = await correctionsOf(tx, ids)
  const requested = await listRequested(tx, ids)
  return rows.map(({ document, owner }) => {
    const { buyer, net, vat, total, reference, invoice, replaces } = printedOf(document)
    const { cancelled, replacements } = corrections(document.id)
    const request = requested.get(document.id)
    return {
      id: document.id,
      kind: zVatKind.parse(document.kind),
      serial: document.serial,
      issuedAt: document.issuedAt.toISOString(),
      owner,
      ...{ buyer, net, vat, total, reference },
      corrects: invoice?.serial ?? null,
      replaces: replaces?.serial ?? null,
      cancelled,
      replacements,
      requested: request ? { at: request.requestedAt.toISOString(), reason: request.reason } : null,
    }
  })
}

/** One document with the corrections that are possible at this time. */
export async function viewDetail(tx: Tx, lang: Lang, row: DocumentRecord, now: Date): Promise<VatDocumentDetail> {
  const [view] = await viewDocuments(tx, [row])
  const waiting = await waitingAct(tx, 'invoice_reissue', row.document.id, now)
  const [approval] = waiting ? await viewApprovals(tx, lang, { id: waiting.id }) : []
  return {
    ...view!,
    reissueProblem: await reissueProblemOf(tx, row.document, now),
    waiting: waiting && approval ? { approval, buyer: zBuyer.parse(waiting.input.buyer) } : null,
  }
}
