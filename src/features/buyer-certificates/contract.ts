import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zCounter, zDate, zId, zNext, zPaging, zSatang, zText } from '../../core/shapes.ts'
import { zApproval } from '../approvals/shapes.ts'
import { zBankRef } from '../credits/shapes.ts'
import { UPLOAD_ERRORS } from '../files/contract.ts'
import { zSenderView, zTaladParty } from '../received-documents/shapes.ts'
import { CERTIFICATE_REASONS } from './kinds.ts'
import { zBuyerCertificate, zCertificateStatus, zReviewCertificate } from './shapes.ts'

const own = '/api/buyer-certificates'
const review = '/api/operator/buyer-certificates'
const id = z.object({ id: zId })
const ending = { method: 'POST', audience: 'operator', rateLimit: 'money', idempotent: true, params: id } as const
/** The most payments that one certificate can cover. */
export const PAYMENTS_MAX = 50
/** The other payments of the certificate, as the operator saw them. */
const zOtherPayments = z
  .array(z.object({ id: zId, version: zCounter }))
  .max(PAYMENTS_MAX - 1)
  .optional()
/** The version of the certificate that the operator saw; 0 if none was sent. */
const zVersion = z.int().min(0)
const decisionErrors = ['not_found', 'certificate_replaced', 'certificate_decided'] as const

/** Withholding certificates of buyers. Approving one ends the receivable for the tax withheld from one payment. */
export const contract = {
  list: endpoint({
    id: 'buyerCertificates.list',
    method: 'GET',
    path: own,
    audience: 'marketer',
    summary:
      'Lists the payments from which tax was withheld, newest first. `due` is the tax for which a certificate is outstanding.',
    query: z.object({ ...zPaging, view: zSenderView.optional() }),
    output: z.array(zBuyerCertificate),
    extra: zNext.extend({ counts: z.record(zSenderView, z.int()), due: zSatang, payee: zTaladParty }),
  }),
  get: endpoint({
    id: 'buyerCertificates.get',
    summary: 'Returns a payment from which tax was withheld, with its certificate.',
    method: 'GET',
    path: `${own}/{id}`,
    audience: 'marketer',
    params: id,
    output: zBuyerCertificate,
    errors: ['not_found'],
  }),
  send: endpoint({
    id: 'buyerCertificates.send',
    permission: 'finance',
    method: 'POST',
    path: `${own}/{id}`,
    audience: 'marketer',
    upload: 'optional',
    whileExpired: true,
    summary:
      'Sends the withholding tax certificate for a payment. It replaces one that wasn’t approved. `otherPaymentIds` lists other payments that the same certificate covers.',
    params: id,
    body: z.object({
      number: zText(40),
      issuedOn: zDate,
      otherPaymentIds: z
        .array(zId)
        .max(PAYMENTS_MAX - 1)
        .optional(),
      /** A file that was uploaded before, instead of a file in the request. */
      fileId: zId.optional(),
    }),
    output: zBuyerCertificate,
    errors: [
      'not_found',
      'certificate_decided',
      'certificate_used',
      'certificate_payers',
      'invalid_input',
      ...UPLOAD_ERRORS,
    ],
  }),
  queue: endpoint({
    id: 'buyerCertificates.queue',
    method: 'GET',
    path: review,
    audience: 'operator',
    summary:
      'Lists withholding tax certificates: those in review by deadline, others newest first. `q` is part of a name, a number or a reference.',
    query: z.object({ ...zPaging, status: zCertificateStatus.optional(), q: z.string().trim().max(80).optional() }),
    output: z.array(zReviewCertificate),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  review: endpoint({
    id: 'buyerCertificates.review',
    summary: 'Returns a withholding tax certificate with the data that operators compare.',
    method: 'GET',
    path: `${review}/{id}`,
    audience: 'operator',
    params: id,
    output: zReviewCertificate,
    extra: z.object({
      payee: zTaladParty,
      /** Actions on it that wait for a second operator. */
      approvals: z.array(zApproval),
    }),
    errors: ['not_found'],
  }),
  approve: endpoint({
    id: 'buyerCertificates.approve',
    method: 'POST',
    path: `${review}/{id}/approve`,
    audience: 'operator',
    rateLimit: 'money',
    idempotent: true,
    summary:
      'Approves a withholding tax certificate for all its payments. The receivable is cleared. `otherPayments` lists the other payments that it covers.',
    params: id,
    body: z.object({ version: zCounter, otherPayments: zOtherPayments }),
    output: zReviewCertificate,
    errors: decisionErrors,
  }),
  reject: endpoint({
    id: 'buyerCertificates.reject',
    method: 'POST',
    path: `${review}/{id}/reject`,
    audience: 'operator',
    summary:
      'Rejects a withholding tax certificate. The marketer can read the reason and send another one. The reason `other` requires a note.',
    params: id,
    body: z.object({
      version: zCounter,
      otherPayments: zOtherPayments,
      reasonCode: z.enum(CERTIFICATE_REASONS),
      reason: z.string().trim().max(500).optional(),
    }),
    output: zReviewCertificate,
    errors: [...decisionErrors, 'reason_required'],
  }),
  collect: endpoint({
    ...ending,
    id: 'buyerCertificates.collect',
    path: `${review}/{id}/collect`,
    summary:
      'Records that the marketer transferred the withheld tax instead of sending a certificate. The receivable is cleared. `received` must be the outstanding tax. An amount above the approval limit requires a second operator.',
    body: z.object({ version: zVersion, received: zSatang, bankRef: zBankRef }),
    output: zReviewCertificate,
    errors: [...decisionErrors, 'approval_waiting', 'slip_mismatch', 'receipt_recorded'],
  }),
  writeOff: endpoint({
    ...ending,
    id: 'buyerCertificates.writeOff',
    path: `${review}/{id}/write-off`,
    summary:
      'Requests that withheld tax be written off because no certificate will arrive. A second operator must approve it.',
    body: z.object({ version: zVersion, reason: zText(500, 3) }),
    output: zReviewCertificate,
    errors: [...decisionErrors, 'approval_waiting'],
  }),
}
