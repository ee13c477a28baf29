import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zCounter, zDate, zId, zNext, zPaging, zSatang, zText } from '../../core/shapes.ts'
import { UPLOAD_ERRORS } from '../files/contract.ts'
import { zSenderView, zTaladParty } from '../received-documents/shapes.ts'
import { VAT_REJECT_REASONS } from './kinds.ts'
import { zReviewVatInvoice, zVatInvoice, zVatInvoiceStatus } from './shapes.ts'

const own = '/sv_influ_api/influ/earn/vat-invoices/{uuid}'
const review = '/api/operator/vat-invoices'
const ofOwn = z.object({ uuid: zId, id: zId })
const id = z.object({ id: zId })
/** The version of the tax invoice that the operator saw. If a newer one was sent, the decision is refused. */
const zVersion = zCounter
const decisionErrors = ['not_found', 'vat_invoice_replaced', 'vat_invoice_decided'] as const

/**
 * Tax invoices of VAT-registered payees: each releases the VAT part of one payment. Another payee's uuid is
 * `not_found`.
 */
export const contract = {
  list: endpoint({
    id: 'vatInvoices.list',
    method: 'GET',
    path: own,
    audience: 'influencer',
    summary: 'Lists the payments with VAT, newest first. `pending` is the VAT for which a tax invoice is outstanding.',
    params: z.object({ uuid: zId }),
    query: z.object({ ...zPaging, view: zSenderView.optional() }),
    output: z.array(zVatInvoice),
    extra: zNext.extend({
      counts: z.record(zSenderView, z.int()),
      pending: zSatang,
      buyer: zTaladParty,
    }),
    errors: ['not_found'],
  }),
  get: endpoint({
    id: 'vatInvoices.get',
    summary: 'Returns a payment with VAT and its tax invoice.',
    method: 'GET',
    path: `${own}/{id}`,
    audience: 'influencer',
    params: ofOwn,
    output: zVatInvoice,
    errors: ['not_found'],
  }),
  send: endpoint({
    id: 'vatInvoices.send',
    method: 'POST',
    path: `${own}/{id}`,
    audience: 'influencer',
    upload: 'optional',
    whileSuspended: true,
    summary: 'Sends the tax invoice for a payment. It replaces one that wasn’t approved.',
    params: ofOwn,
    body: z.object({
      number: zText(40),
      issuedOn: zDate,
      /** A file that was uploaded before, instead of a file in the request. */
      fileId: zId.optional(),
    }),
    output: zVatInvoice,
    errors: ['not_found', 'vat_invoice_decided', 'vat_invoice_number_used', 'invalid_input', ...UPLOAD_ERRORS],
  }),
  queue: endpoint({
    id: 'vatInvoices.queue',
    method: 'GET',
    path: review,
    audience: 'operator',
    summary: 'Lists tax invoices: those in review by deadline, others newest first. `q` is part of a name or a number.',
    query: z.object({ ...zPaging, status: zVatInvoiceStatus.optional(), q: z.string().trim().max(80).optional() }),
    output: z.array(zReviewVatInvoice),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  review: endpoint({
    id: 'vatInvoices.review',
    summary: 'Returns an influencer’s tax invoice with the data that operators compare.',
    method: 'GET',
    path: `${review}/{id}`,
    audience: 'operator',
    params: id,
    output: zReviewVatInvoice,
    extra: z.object({ buyer: zTaladParty }),
    errors: ['not_found'],
  }),
  approve: endpoint({
    id: 'vatInvoices.approve',
    method: 'POST',
    path: `${review}/{id}/approve`,
    audience: 'operator',
    rateLimit: 'money',
    idempotent: true,
    summary: 'Approves a tax invoice. The VAT is paid to the payee’s balance, and the input VAT can be claimed.',
    params: id,
    body: z.object({ version: zVersion }),
    output: zReviewVatInvoice,
    errors: decisionErrors,
  }),
  reject: endpoint({
    id: 'vatInvoices.reject',
    method: 'POST',
    path: `${review}/{id}/reject`,
    audience: 'operator',
    summary:
      'Rejects a tax invoice. The payee can read the reason and send another one. The reason `other` requires a note.',
    params: id,
    body: z.object({
      version: zVersion,
      reasonCode: z.enum(VAT_REJECT_REASONS),
      reason: z.string().trim().max(500).optional(),
    }),
    output: zReviewVatInvoice,
    errors: [...decisionErrors, 'reason_required'],
  }),
}
