import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zCounter, zDate, zId, zNext, zPaging, zSatang, zText } from '../../core/shapes.ts'
import { zApproval } from '../approvals/shapes.ts'
import { zBankRef } from '../credits/shapes.ts'
import { UPLOAD_ERRORS } from '../files/contract.ts'
import { CERTIFICATE_REASONS } from './kinds.ts'
import { zBuyerCertificate, zCertificateStatus, zCertificateView, zPayee, zReviewCertificate } from './shapes.ts'

const own = '/api/buyer-certificates'
const review = '/api/operator/buyer-certificates'
const id = z.object({ id: zId })
const ending = { method: 'POST', audience: 'operator', rateLimit: 'money', idempotent: true, params: id } as const
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
    summary: 'Payments from which tax was withheld, newest first; `due` is the tax whose certificate is still due',
    query: z.object({ ...zPaging, view: zCertificateView.optional() }),
    output: z.array(zBuyerCertificate),
    extra: zNext.extend({ counts: z.record(zCertificateView, z.int()), due: zSatang, payee: zPayee }),
  }),
  get: endpoint({
    id: 'buyerCertificates.get',
    summary: 'One payment from which tax was withheld, with its certificate',
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
    summary: 'Sends the certificate of one payment; it takes the place of one that was not approved',
    params: id,
    body: z.object({
      number: zText(40),
      issuedOn: zDate,
      /** A file that was uploaded before, instead of a file in the request. */
      fileId: zId.optional(),
    }),
    output: zBuyerCertificate,
    errors: ['not_found', 'certificate_decided', 'invalid_input', ...UPLOAD_ERRORS],
  }),
  queue: endpoint({
    id: 'buyerCertificates.queue',
    method: 'GET',
    path: review,
    audience: 'operator',
    summary: 'In review by their deadline, others newest first; `q`: part of a name, of a number or of a reference',
    query: z.object({ ...zPaging, status: zCertificateStatus.optional(), q: z.string().trim().max(80).optional() }),
    output: z.array(zReviewCertificate),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  review: endpoint({
    id: 'buyerCertificates.review',
    summary: 'One withholding certificate for operators, with what they compare',
    method: 'GET',
    path: `${review}/{id}`,
    audience: 'operator',
    params: id,
    output: zReviewCertificate,
    extra: z.object({
      payee: zPayee,
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
    summary: 'The tax was paid in our name: the receivable ends',
    params: id,
    body: z.object({ version: zCounter }),
    output: zReviewCertificate,
    errors: decisionErrors,
  }),
  reject: endpoint({
    id: 'buyerCertificates.reject',
    method: 'POST',
    path: `${review}/{id}/reject`,
    audience: 'operator',
    summary: 'The buyer reads the reason and can send another one; `other` needs a note',
    params: id,
    body: z.object({
      version: zCounter,
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
      'The buyer has transferred the tax instead of sending a certificate: the receivable ends. `received` must be the tax that is due. Above the limit it waits for a second operator.',
    body: z.object({ version: zVersion, received: zSatang, bankRef: zBankRef }),
    output: zReviewCertificate,
    errors: [...decisionErrors, 'approval_waiting', 'slip_mismatch', 'receipt_recorded'],
  }),
  writeOff: endpoint({
    ...ending,
    id: 'buyerCertificates.writeOff',
    path: `${review}/{id}/write-off`,
    summary: 'Asks to write the tax off, because no certificate will come. A second operator approves.',
    body: z.object({ version: zVersion, reason: zText(500, 3) }),
    output: zReviewCertificate,
    errors: [...decisionErrors, 'approval_waiting'],
  }),
}
