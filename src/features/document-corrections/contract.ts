import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging, zText } from '../../core/shapes.ts'
import { zReplacementReason } from '../documents/shapes.ts'
import { DOCUMENT_VIEWS } from './kinds.ts'
import { zVatDocument, zVatDocumentDetail } from './shapes.ts'

const path = '/api/operator/documents'
const params = z.object({ id: zId })
const act = {
  audience: 'operator',
  method: 'POST',
  params,
  output: zVatDocumentDetail,
  idempotent: true,
  rateLimit: 'money',
} as const

/** Tax invoices and credit notes of all accounts, their replacement copies, and reissuing an invoice. */
export const contract = {
  list: endpoint({
    id: 'documentCorrections.list',
    method: 'GET',
    path,
    audience: 'operator',
    summary:
      'Lists tax documents, newest first. `q` is part of a number, a reference, or the name of a buyer or an account. `requested` is the number of open replacement requests.',
    query: z.object({
      ...zPaging,
      view: z.enum(DOCUMENT_VIEWS).optional(),
      owner: zId.optional(),
      q: z.string().trim().max(80).optional(),
    }),
    output: z.array(zVatDocument),
    extra: zNext.extend({ requested: z.int() }),
  }),
  get: endpoint({
    id: 'documentCorrections.get',
    summary: 'Returns a tax document with its copies and corrections.',
    method: 'GET',
    path: `${path}/{id}`,
    audience: 'operator',
    params,
    output: zVatDocumentDetail,
    errors: ['not_found'],
  }),
  request: endpoint({
    id: 'documentCorrections.request',
    method: 'POST',
    path: '/api/marketers/{id}/documents/{documentId}/replacement-request',
    audience: 'marketer',
    permission: 'finance',
    summary: 'Requests a replacement copy of a lost document. An operator issues it.',
    params: params.extend({ documentId: zId }),
    body: z.object({ reason: zReplacementReason }),
    output: zOk,
    errors: ['not_found', 'document_cancelled', 'replacement_requested'],
  }),
  declineRequest: endpoint({
    ...act,
    id: 'documentCorrections.declineRequest',
    path: `${path}/{id}/replacement-request/decline`,
    summary: 'Declines a request for a replacement copy, with a reason that the marketer can read.',
    body: z.object({ reason: zText(300, 3) }),
    errors: ['not_found', 'conflict'],
  }),
  replace: endpoint({
    ...act,
    id: 'documentCorrections.replace',
    path: `${path}/{id}/replacements`,
    summary: 'Issues the next replacement copy of a lost document (Revenue Code, section 86/12).',
    body: z.object({ reason: zReplacementReason }),
    errors: ['not_found', 'document_cancelled'],
  }),
  reissue: endpoint({
    ...act,
    id: 'documentCorrections.reissue',
    path: `${path}/{id}/reissue`,
    summary:
      'Requests that an invoice of the current VAT month be cancelled and issued again for the correct buyer. Another operator must approve it.',
    body: z.object({
      name: zText(150),
      address: zText(240),
      taxId: z
        .string()
        .regex(/^(\d{13}|[A-Z0-9]{6,10})$/, 'tax_id')
        .or(z.literal('')),
      /** 5 digits; 00000 is the head office. Null for persons. */
      branch: z
        .string()
        .regex(/^\d{5}$/, 'vat_branch')
        .nullable(),
      reason: zText(300, 3),
    }),
    errors: [
      'not_found',
      'approval_waiting',
      'document_cancelled',
      'document_credited',
      'document_month_over',
      'document_unchanged',
      'invalid_input',
    ],
  }),
}
