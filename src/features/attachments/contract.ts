import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zText } from '../../core/shapes.ts'
import { checkJuristicId, idDigits } from '../../core/thai/national-id.ts'
import { UPLOAD_ERRORS } from '../files/contract.ts'
import { REJECT_REASONS } from './kinds.ts'
import {
  zAttachment,
  zAttachmentKind,
  zAttachmentStatus,
  zPayee,
  zPayeeClass,
  zReviewAttachment,
  zTax,
} from './shapes.ts'

export * from './shapes.ts'

const own = { audience: 'influencer', upload: 'optional' } as const
const back = { audience: 'operator' } as const
const uuid = z.object({ uuid: zId })
const id = z.object({ id: zId })
/** A file that was uploaded before, instead of a file in the request. */
const fileId = zId.optional()
/** Stored as in the company register. People type it with spaces and dashes, which are removed. */
const zJuristicId = z
  .string()
  .transform(idDigits)
  .superRefine((text, issues) => {
    const refusal = checkJuristicId(text)
    if (refusal) issues.addIssue({ code: 'custom', message: refusal === 'juristic_id_check' ? refusal : 'juristic_id' })
  })
const zNote = z.string().trim().max(500)
const uploads = ['not_found', ...UPLOAD_ERRORS] as const

/** Attachments: their owner sends them, operators check them. The uuid of another account is `not_found`. */
export const contract = {
  attach: endpoint({
    ...own,
    id: 'attachments.attach',
    method: 'POST',
    path: '/sv_influ_api/influ/attachment/{uuid}',
    summary: 'Uploads an attachment. It replaces an earlier attachment of the same kind.',
    params: uuid,
    body: z.object({
      kind: z.enum(['identity', 'guardian', 'company']),
      fileId,
      /** Required for kind `company`, with `companyTaxId`. */
      companyName: z.string().trim().max(160).optional(),
      companyTaxId: zJuristicId.optional(),
    }),
    output: zAttachment,
    errors: uploads,
  }),
  attachments: endpoint({
    audience: 'influencer',
    id: 'attachments.attachments',
    method: 'GET',
    path: '/sv_influ_api/influ/attachment/{uuid}',
    summary: 'Lists the current attachment of each kind.',
    params: uuid,
    output: z.array(zAttachment),
    extra: z.object({
      /** The kinds of attachments that this person has to send. */
      needed: z.array(zAttachmentKind),
      tax: zTax,
    }),
    errors: ['not_found'],
  }),
  uploadVat: endpoint({
    ...own,
    id: 'attachments.uploadVat',
    method: 'PATCH',
    path: '/api/influencers/{id}/upload-file-registration-vat',
    summary: 'Uploads the VAT registration (P.P.20) and the branch. An operator checks it before VAT is paid.',
    params: id,
    body: z.object({ branch: z.string().regex(/^\d{5}$/, 'vat_branch'), fileId }),
    output: zAttachment,
    errors: uploads,
  }),
  uploadWorkPermit: endpoint({
    ...own,
    id: 'attachments.uploadWorkPermit',
    summary: 'Uploads the influencer’s work permit for review.',
    method: 'PATCH',
    path: '/api/influencers/{id}/upload-file-work-permit',
    params: id,
    body: z.object({ fileId }),
    output: zAttachment,
    errors: uploads,
  }),
  queue: endpoint({
    ...back,
    id: 'attachments.queue',
    method: 'GET',
    path: '/api/operator/papers',
    summary:
      'Lists current attachments: those in review by deadline, others newest first. `q` is part of a name, or a tax ID.',
    query: z.object({
      ...zPaging,
      status: zAttachmentStatus.optional(),
      kind: zAttachmentKind.optional(),
      q: z.string().trim().max(80).optional(),
    }),
    output: z.array(zReviewAttachment),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  review: endpoint({
    ...back,
    id: 'attachments.review',
    method: 'GET',
    path: '/api/operator/papers/{id}',
    summary: 'Returns an attachment with its owner’s details and the owner’s other attachments.',
    params: id,
    output: z.object({ attachment: zReviewAttachment, payee: zPayee }),
    errors: ['not_found'],
  }),
  approve: endpoint({
    ...back,
    id: 'attachments.approve',
    summary: 'Approves an attachment.',
    method: 'POST',
    path: '/api/operator/papers/{id}/approve',
    params: id,
    output: zReviewAttachment,
    errors: ['not_found', 'attachment_replaced', 'attachment_decided'],
  }),
  reject: endpoint({
    ...back,
    id: 'attachments.reject',
    method: 'POST',
    path: '/api/operator/papers/{id}/reject',
    summary:
      'Rejects an attachment. Its owner can read the reason and upload it again. The reason `other` requires a note.',
    params: id,
    body: z.object({ reasonCode: z.enum(REJECT_REASONS), reason: zNote.optional() }),
    output: zReviewAttachment,
    errors: ['not_found', 'attachment_replaced', 'attachment_decided', 'reason_required'],
  }),
  complete: endpoint({
    ...back,
    id: 'attachments.complete',
    method: 'POST',
    path: '/api/operator/papers/{id}/complete',
    summary: 'Marks an approved attachment as complete after its details have been entered.',
    params: id,
    output: zReviewAttachment,
    errors: ['not_found', 'attachment_replaced', 'attachment_decided'],
  }),
  setTax: endpoint({
    ...back,
    id: 'attachments.setTax',
    method: 'POST',
    path: '/api/operator/payees/{id}/tax',
    summary: 'Sets the tax class of a payee. Approved attachments become complete, and later payments use the class.',
    params: id,
    body: z.object({ payeeClass: zPayeeClass, reason: zNote.optional() }),
    output: zPayee,
    errors: ['not_found', 'documents_not_approved'],
  }),
  setVat: endpoint({
    ...back,
    id: 'attachments.setVat',
    method: 'POST',
    path: '/api/operator/payees/{id}/vat',
    summary: 'Requests a change of a payee’s VAT registration. Another operator must approve it.',
    params: id,
    body: z.object({ registered: z.boolean(), reason: zText(500) }),
    output: zPayee,
    errors: ['not_found', 'conflict', 'documents_not_approved', 'approval_waiting'],
  }),
  setLock: endpoint({
    ...back,
    id: 'attachments.setLock',
    method: 'POST',
    path: '/api/operator/payees/{id}/lock',
    summary: 'Locks or unlocks a payee’s details during a review (`DisableDetail`).',
    params: id,
    body: z.object({ locked: z.boolean() }),
    output: zPayee,
    errors: ['not_found'],
  }),
}
