import { z } from 'zod'
import { zDate, zId, zTime } from '../../core/shapes.ts'
import { ATTACHMENT_ACTS, ATTACHMENT_KINDS, ATTACHMENT_STATUSES, PAYEE_CLASSES } from './kinds.ts'

export const zAttachmentKind = z.enum(ATTACHMENT_KINDS)
export const zAttachmentStatus = z.enum(ATTACHMENT_STATUSES)

const zWords = z.object({ th: z.string(), en: z.string() })

/** An attachment as its owner sees it. */
export const zAttachment = z.object({
  id: zId,
  kind: zAttachmentKind,
  status: zAttachmentStatus,
  /** `ATTACHMENT_FILE_ERROR_REJECT` while the attachment is rejected: a new one can be sent. */
  error: z.literal('ATTACHMENT_FILE_ERROR_REJECT').nullable(),
  /** Why it was rejected. */
  reason: zWords.nullable(),
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  createdAt: zTime,
  /** Deadline for an operator's decision. */
  dueAt: zTime,
  checkedAt: zTime.nullable(),
  /** VAT branch on the P.P.20. */
  branch: z.string().nullable(),
  /** For kind `company`. */
  companyName: z.string().nullable(),
  companyTaxId: z.string().nullable(),
})
export type Attachment = z.output<typeof zAttachment>

/** An attachment as operators see it. */
export const zReviewAttachment = zAttachment.extend({
  accountId: zId,
  person: z.string(),
  legalName: z.string().nullable(),
  decidedBy: z.string().nullable(),
  replacedAt: zTime.nullable(),
  acts: z.array(z.enum(ATTACHMENT_ACTS)),
})
export type ReviewAttachment = z.output<typeof zReviewAttachment>

export const zPayeeClass = z.enum(PAYEE_CLASSES)

/** An operator's decision about a person's tax class. The class is null before the decision. */
export const zTax = z.object({
  payeeClass: zPayeeClass.nullable(),
  decidedAt: zTime.nullable(),
  vatRegistered: z.boolean(),
  vatBranch: z.string().nullable(),
})
export type Tax = z.output<typeof zTax>

/** What the owner of an attachment entered, for comparison with the document. */
export const zPayee = z.object({
  id: zId,
  name: z.string(),
  handle: z.string(),
  legalName: z.string().nullable(),
  birthdate: zDate.nullable(),
  age: z.int().nullable(),
  nationality: zWords,
  thai: z.boolean(),
  nationalId: z.string().nullable(),
  passportNo: z.string().nullable(),
  workPermitNo: z.string().nullable(),
  idExpiresOn: zDate.nullable(),
  address: z.string().nullable(),
  tax: zTax,
  /** Withholding tax rate of each class, in basis points. */
  rates: z.record(zPayeeClass, z.int()),
  /** A change of the VAT registration waits for approval by another operator. */
  vatWaiting: z.boolean(),
  /** The owner cannot edit the details during a check. */
  locked: z.boolean(),
  /** The current attachment of each kind. */
  attachments: z.array(zReviewAttachment),
  /** Earlier attachments that were replaced, newest first. */
  replaced: z.array(zReviewAttachment),
})
export type Payee = z.output<typeof zPayee>
