import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zDate, zId, zNext, zPaging } from '../../../core/shapes.ts'
import { zDocumentSums, zMarketerKind, zOwnDocument } from '../shapes.ts'

const own = { audience: 'marketer', params: z.object({ id: zId }) } as const
const path = '/api/marketers/{id}/documents'

/** Bangkok days, inclusive. */
const filters = {
  from: zDate.optional(),
  to: zDate.optional(),
  kind: zMarketerKind.optional(),
  /** Part of a document's number, the payment's reference, the PO number or the cost centre. */
  q: z.string().trim().max(80).optional(),
}

/** The documents of a marketer: the list, the CSV, and a ZIP of the PDFs. */
export const archiveContract = {
  list: endpoint({
    ...own,
    id: 'documents.list',
    method: 'GET',
    path,
    summary:
      'Lists tax invoices / receipts and credit notes, or one kind of document, newest first. `count` is their number, `sums` are the sums of all of them, and `most` the maximum number in one ZIP file.',
    query: z.object({ ...zPaging, ...filters }),
    output: z.array(zOwnDocument),
    extra: zNext.extend({ count: z.int(), sums: zDocumentSums, most: z.int() }),
    errors: ['not_found'],
  }),
  csv: endpoint({
    ...own,
    id: 'documents.csv',
    method: 'GET',
    path: `${path}.csv`,
    summary: 'Exports the list of documents as CSV.',
    query: z.object(filters),
    blob: ['text/csv'],
    errors: ['not_found'],
  }),
  zip: endpoint({
    ...own,
    id: 'documents.zip',
    method: 'GET',
    path: `${path}.zip`,
    summary: 'Downloads the PDFs of the documents as one ZIP file, with a CSV of its contents.',
    query: z.object(filters),
    blob: ['application/zip'],
    errors: ['not_found', 'too_many_documents'],
    rateLimit: 'upload',
  }),
}
